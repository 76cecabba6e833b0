package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// What a book leaves to the players is agreed on beside the table: contre is then
// offered and played, the record says so, and the game goes on with it.
func TestContreIsAgreedOn(t *testing.T) {
	const (
		contre = `[...document.querySelectorAll('.choices button:not([aria-disabled])')].find(b => b.textContent === 'Contre')`
		field  = `document.querySelector('.agreed [data-figure="hombre/bid.contre#agreed"]')`
		of     = field + `.querySelector('input:checked').value`
	)
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/play/quadrille/"))
	calm(t, ctx)
	js[string](t, ctx, `document.querySelector('[name=bots]').value = 'policy'`)
	if got := js[string](t, ctx, of); got != "0" {
		t.Errorf("before anything is agreed on contre is %q", got)
	}
	if got := js[string](t, ctx, field+`.querySelector('.refs a').textContent`); !strings.Contains(got, "Contre") && got == "" {
		t.Errorf("the words that leave it to the players are in %q", got)
	}
	// A number that cannot be is shown, and nothing is dealt.
	const rounds = `document.querySelector('.agreed [data-figure="parts/match.rounds#rounds"] input')`
	js[bool](t, ctx, `(`+rounds+`.value = '0', true)`)
	act(t, ctx, chromedp.Click(chromedp.CSS(`.welcome [data-do="deal"]`)), until(told+`.includes('cannot be')`), until(`document.querySelector('.agreed').open`))
	js[bool](t, ctx, `(`+rounds+`.value = '3', `+field+`.querySelector('[value="1"]').click(), true)`)
	act(t, ctx, chromedp.Click(chromedp.CSS(`.welcome [data-do="deal"]`)), until(contre))
	clean(t, ctx)
	js[bool](t, ctx, `(`+contre+`.click(), true)`)
	playOut(t, ctx)
	if text := js[string](t, ctx, `document.querySelector('.log').textContent`); !strings.Contains(text, "contre") {
		t.Errorf("the log tells no contre: %s", text)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`.sharing summary`)), chromedp.Click(chromedp.CSS(`[data-share="block"]`)), until(`document.querySelector('.sharing pre').textContent`))
	block := js[string](t, ctx, `document.querySelector('.sharing pre').textContent`)
	for _, line := range []string{"hombre/bid.contre#agreed 1", "parts/match.rounds#rounds 3"} {
		if !strings.Contains(block, line) {
			t.Errorf("the block does not set %s:\n%s", line, block)
		}
	}
	act(t, ctx, chromedp.Reload(), chromedp.Click(chromedp.CSS(`.welcome [data-do="resume"]`)), until(of+` === '1'`))
	if got := js[string](t, ctx, rounds+`.value`); got != "3" {
		t.Errorf("the game goes on with %s rounds, and was begun with 3", got)
	}
}
