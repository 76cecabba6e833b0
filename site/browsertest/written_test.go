package browsertest

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// deal opens the table of a book, has the page set what a script says, and deals.
func deal(t *testing.T, ctx context.Context, path, set string) {
	t.Helper()
	act(t, ctx, chromedp.Navigate(host+path))
	calm(t, ctx)
	js[bool](t, ctx, `(() => {
		const set = (name, value) => { const s = document.querySelector(name); s.value = value; s.dispatchEvent(new Event('change', { bubbles: true })); };
		set('[name=bots]', 'policy'); `+set+`
		document.querySelector('.welcome [data-do="deal"]').click();
		return true; })()`)
}

// What a tour has come to, who waits, and the columns stand beside the score of
// Piquet à écrire, in the reader's language, and in the end what everybody wins or
// loses by them: here of one tour.
func TestPiquetIsWrittenDown(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/piquet.ecrire/", `set('[name=table]', 'piquet.malheureux'); set('fieldset:not([disabled])[data-figure="piquet/write.rois#tours"] input', 1);`)
	const sheet = `document.querySelector('.written').innerText.replace(/\s+/g, ' ')` // French has narrow spaces
	says := func(what string) {
		t.Helper()
		act(t, ctx, until(sheet+`.includes(`+"`"+what+"`"+`)`))
	}
	// One of the three has no cards, and is told to.
	act(t, ctx, until(`[...document.querySelectorAll('.who')].filter(p => /sits? out/.test(p.textContent)).length === 1`))
	for range 20 {
		act(t, ctx, until(inHand+` || `+ended+` || `+chosen))
		playOut(t, ctx)
		if js[bool](t, ctx, `document.querySelector('.controls [data-do=next]').hidden`) {
			break
		}
		says("Tours played: 0")
		says("Waiting: ")
		act(t, ctx, chromedp.KeyEvent("n"), until(`!(`+ended+`)`))
	}
	says("Tours played: 1")
	says("Wins by the columns: ")
	if js[bool](t, ctx, sheet+`.includes('Waiting') || [...document.querySelectorAll('.log li')].some(l => l.textContent.includes('deals next'))`) {
		t.Errorf("after the match somebody waits or deals: %s", js[string](t, ctx, sheet))
	}
	clean(t, ctx)
	js[bool](t, ctx, `(() => { const s = document.getElementById('tongue'); s.value = 'fr'; s.dispatchEvent(new Event('change')); return true })()`)
	act(t, ctx, until(`document.readyState === 'complete' && document.documentElement.lang === 'fr' && document.querySelector('.welcome [data-do="resume"]')`),
		chromedp.Click(chromedp.CSS(`.welcome [data-do="resume"]`)))
	says("Tours joués : 1")
	says("Gagne par les colonnes : ")
}

// At the Sizette three play against three: the partners are named on the felt, and
// a side has one line of the score.
func TestPartnersAreNamed(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/sizette/", "")
	act(t, ctx, until(`[...document.querySelectorAll('.who')].filter(p => p.textContent.includes('partner')).map(p => p.querySelector('b').textContent).join() === 'North,The fifth'`))
	playOut(t, ctx)
	const row = `document.querySelector('.score tbody tr').cells`
	if who := js[string](t, ctx, row+`[0].textContent`); who != "You, North, The fifth" {
		t.Errorf("a line of the score is that of %q", who)
	}
	if n := js[int](t, ctx, `[...document.querySelectorAll('.score tbody tr')].reduce((sum, tr) => sum + Number(tr.cells[1].textContent), 0)`); n < 3 || n > 6 {
		t.Errorf("both sides have %d tricks", n)
	}
	if result := js[string](t, ctx, `document.querySelector('.result').textContent`); result != "" && !js[bool](t, ctx, `/Winner: (You, North, The fifth|East, West, The sixth)/.test(document.querySelector('.result').textContent)`) {
		t.Errorf("the hand ends with %q", result)
	}
	clean(t, ctx)
}
