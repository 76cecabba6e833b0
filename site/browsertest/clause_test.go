package browsertest

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// clause is an article with an example on its page.
const clause = "/hague-1785/18/"

const ledger = `Array.from(document.querySelectorAll('#example-1 .outcome tbody tr'), r => r.innerText.replace(/\s+/g, ' ').trim()).join('\n')`

const said = `document.querySelector('#example-1 .say').textContent`

const hasEnded = said + `.startsWith('The example ends')`

func press(what string) chromedp.Action[chromedp.Void] {
	return chromedp.Click(chromedp.CSS(`#example-1 [data-do="` + what + `"]`))
}

func TestRunShowsTheOutcomeThePageShowed(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	before := js[string](t, ctx, ledger)
	act(t, ctx, press("run"), until(hasEnded))
	if after := js[string](t, ctx, ledger); before == "" || after != before {
		t.Errorf("the page showed\n%s\nand Run shows\n%s", before, after)
	}
}

func TestTheEngineIsFetchedOnlyWhenItIsTouched(t *testing.T) {
	ctx := tab(t)
	fetched := `performance.getEntriesByType('resource').filter(r => r.name.includes('.wasm')).length`
	act(t, ctx, chromedp.Navigate(host+clause))
	before := js[int](t, ctx, fetched)
	act(t, ctx, press("step"), until(said+` !== ''`))
	if after := js[int](t, ctx, fetched); before != 0 || after != 1 {
		t.Errorf("the engine was fetched %d times before Step and %d times after", before, after)
	}
}

func TestChangeRefusesAnIllegalCardAndNamesTheArticle(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/hague-1785/1/"))
	table := "#" + js[string](t, ctx, `[...document.querySelectorAll('.play')].find(p => p.querySelector('h2').textContent.includes('must play it')).id`)
	act(t, ctx, chromedp.Click(chromedp.CSS(table+` [data-do="change"]`)))
	for _, card := range []string{"KS", "4S", "3S", "JH"} {
		act(t, ctx, chromedp.Click(chromedp.CSS(table+` li[data-card="`+card+`"] button`)))
	}
	if text := js[string](t, ctx, `document.querySelector('`+table+` .say').textContent`); !strings.HasPrefix(text, "East may not play the knave of hearts") {
		t.Errorf("the table says %q", text)
	}
	if link := js[string](t, ctx, `document.querySelector('`+table+` .say a[href*="hague-1785/1/"]')?.textContent ?? ''`); link != "I" {
		t.Errorf("the refusal links %q, not article I", link)
	}
}

func TestLayersToggleWithoutMovingThePage(t *testing.T) {
	ctx := tab(t)
	place := `JSON.stringify([scrollY, document.querySelector('.cite').getBoundingClientRect().top, document.documentElement.scrollHeight])`
	shown := `['source', 'reading', 'modern'].filter(l => getComputedStyle(document.querySelector('.layers > .' + l)).visibility === 'visible').join()`
	act(t, ctx, chromedp.Navigate(host+clause), until(`document.fonts.status === 'loaded'`))
	js[bool](t, ctx, `(scrollTo(0, 120), true)`)
	before := js[string](t, ctx, place)
	for _, c := range []struct{ key, layer string }{{"1", "source"}, {"2", "reading"}, {"1", "source"}, {"3", "modern"}, {"2", "reading"}} {
		act(t, ctx, chromedp.KeyEvent(c.key))
		if got := js[string](t, ctx, shown); got != c.layer {
			t.Errorf("the key %s shows %q", c.key, got)
		}
		if after := js[string](t, ctx, place); before != after {
			t.Errorf("the key %s moved the page from %s to %s", c.key, before, after)
		}
	}
}

func TestAWordExplainsItself(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), chromedp.Click(chromedp.CSS(`.reading a.w`)), chromedp.WaitVisible(chromedp.CSS(`.why`)))
	if text := js[string](t, ctx, `document.querySelector('.why').textContent`); !strings.Contains(text, "scan") {
		t.Errorf("the word explains itself with %q", text)
	}
	act(t, ctx, chromedp.KeyEvent(kb.Escape), until(`!document.querySelector('.why').matches(':popover-open')`))
}

func TestKeyboardAloneRunsAClause(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	tabTo(t, ctx, "Run", `document.activeElement.dataset.do === 'run'`)
	act(t, ctx, chromedp.KeyEvent(kb.Enter), until(hasEnded))
	tabTo(t, ctx, "Change", `document.activeElement.dataset.do === 'change'`)
	act(t, ctx, chromedp.KeyEvent(" "), chromedp.WaitVisible(chromedp.CSS(`#example-1 button.card`)))
	if !js[bool](t, ctx, `document.activeElement.matches('button.card')`) {
		t.Error("Change does not move the focus to a card")
	}
	act(t, ctx, chromedp.KeyEvent(kb.Enter), until(`document.querySelectorAll('#example-1 .middle .laid').length > 0`))
}

// tabTo presses the tabulator until a script is true.
func tabTo(t *testing.T, ctx context.Context, what, script string) {
	t.Helper()
	for range 150 {
		act(t, ctx, chromedp.KeyEvent(kb.Tab))
		if js[bool](t, ctx, script) {
			return
		}
	}
	t.Fatalf("the tabulator does not reach %s", what)
}
