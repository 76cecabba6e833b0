package browsertest

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// clause is an article with an example on its page.
const clause = "/hague-1785/18/"

const ledger = `Array.from(document.querySelectorAll('#example-1 .outcome tbody tr'), r => r.innerText.replace(/\s+/g, ' ').trim()).join('\n')`

const said = `document.querySelector('#example-1 .say').textContent`

// spoken says that the engine has come and the table has said something.
const spoken = said + ` !== '' && !` + said + `.startsWith('The engine is being')`

const hasEnded = said + `.includes('The example ends')`

func press(what string) chromedp.Action[chromedp.Void] {
	return chromedp.Click(chromedp.CSS(`#example-1 [data-do="` + what + `"]`))
}

func TestRunShowsTheOutcomeThePageShowed(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	before := js[string](t, ctx, ledger)
	js[bool](t, ctx, `(window.all = [], new MutationObserver(() => all.push(document.querySelector('#example-1 > [role=status]').textContent)).observe(document.querySelector('#example-1 > [role=status]'), { childList: true }), true)`)
	act(t, ctx, press("run"), until(hasEnded))
	if heard := js[string](t, ctx, `all.at(-1)`); !strings.HasPrefix(heard, "East plays the knave of hearts. The example ends") {
		t.Errorf("whoever does not see the table hears %q", heard)
	}
	if after := js[string](t, ctx, ledger); before == "" || after != before {
		t.Errorf("the page showed\n%s\nand Run shows\n%s", before, after)
	}
}

// On a slow line the cards of the record fall before the engine is there, and
// then it tells what it would have told.
func TestRunDoesNotWaitForTheEngine(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	before := js[string](t, ctx, ledger)
	js[bool](t, ctx, `(() => {
		const sent = fetch;
		window.fetch = (name, how) => String(name).includes('.wasm') ? new Promise((done) => { window.release = () => done(sent(name, how)); }) : sent(name, how);
		window.heard = new Set();
		new MutationObserver(() => heard.add(`+said+`)).observe(document.querySelector('#example-1 .say'), { childList: true, characterData: true, subtree: true });
		return true;
	})()`)
	act(t, ctx, press("run"), until(`document.querySelectorAll('#example-1 .middle li.laid').length === 4`))
	if text := js[string](t, ctx, `[...heard].join(' ')`); !strings.HasPrefix(text, "The engine is being fetched: it tells what follows. North plays the king of spades. West plays") {
		t.Errorf("while the engine is on its way the table says %q", text)
	}
	act(t, ctx, until(said+`.startsWith('The engine is being')`)) // the record has no more cards
	js[bool](t, ctx, `release(), true`)
	act(t, ctx, until(hasEnded))
	if after := js[string](t, ctx, ledger); before == "" || after != before {
		t.Errorf("the page showed\n%s\nand Run shows\n%s", before, after)
	}
	act(t, ctx, press("back"), until(`document.querySelectorAll('#example-1 .middle li.laid').length === 3`))
}

func TestTheEngineIsFetchedOnlyWhenItIsTouched(t *testing.T) {
	ctx := tab(t)
	fetched := `performance.getEntriesByType('resource').filter(r => r.name.includes('.wasm')).length`
	act(t, ctx, chromedp.Navigate(host+clause))
	before := js[int](t, ctx, fetched)
	act(t, ctx, press("step"), until(spoken))
	if after := js[int](t, ctx, fetched); before != 0 || after != 1 {
		t.Errorf("the engine was fetched %d times before Step and %d times after", before, after)
	}
}

func TestChangeRefusesAnIllegalCardAndNamesTheArticle(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/hague-1785/1/"))
	table := "#" + js[string](t, ctx, `[...document.querySelectorAll('.play')].find(p => p.querySelector('h2').textContent.includes('must play it')).id`)
	act(t, ctx, chromedp.Click(chromedp.CSS(table+`-tab`)), chromedp.Click(chromedp.CSS(table+` [data-do="change"]`)))
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

// The words and the table stay in view while the longer of the two is read; what
// comes after both is never under them.
func TestNothingIsReadThroughAnother(t *testing.T) {
	ctx := tab(t)
	window(t, ctx, 1440, 1)
	for _, at := range []string{"/", "/hague-1785/35/", "/games/reversis/"} {
		visit(t, ctx, at)
		over := js[string](t, ctx, `(() => {
			for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
				scrollTo({ top: y, behavior: 'instant' });
				for (const e of document.querySelectorAll('main :is(h2, h3, p, summary)')) {
					const r = e.getClientRects()[0];
					if (!r || r.width < 4 || r.top < 0 || r.bottom > innerHeight || !e.checkVisibility({ visibilityProperty: true })) continue;
					const top = document.elementFromPoint(r.left + 3, r.top + r.height / 2);
					if (top && !top.contains(e) && !e.contains(top)) return y + ': “' + top.textContent.trim().slice(0, 40) + '” over “' + e.textContent.trim().slice(0, 40) + '”';
				}
			}
			return '';
		})()`)
		if over != "" {
			t.Errorf("%s scrolled to %s", at, over)
		}
	}
}

// The words of the longest article stay beside each of its examples, which
// stand one at a time; a provision leads to the example that proves it, and the
// browser's own search to the one in which it finds something.
func TestExamplesAreTabs(t *testing.T) {
	ctx := tab(t)
	window(t, ctx, 1440, 1)
	visit(t, ctx, "/hague-1785/35/")
	const shown = `[...document.querySelectorAll('.play')].filter(p => !p.hidden).map(p => p.id).join()`
	if got := js[string](t, ctx, shown); got != "example-1" {
		t.Errorf("at first %s stand open", got)
	}
	if high := js[float64](t, ctx, `document.documentElement.scrollHeight / innerHeight`); high > 4 {
		t.Errorf("the page is %.1f screens high", high)
	}
	js[bool](t, ctx, `([...document.querySelectorAll('a.proof')].find(a => a.hash === '#example-4').click(), true)`)
	if got := js[string](t, ctx, shown+` + ' ' + document.activeElement.id`); got != "example-4 example-4-tab" {
		t.Errorf("the provision leads to %s", got)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-4 [data-do="run"]`)), until(`document.querySelector('#example-4 .say').textContent.includes('The example ends')`))
	const seen = `[...document.querySelectorAll('.reading mark[data-verdict="true"], #example-4 .felt')].every(m => m.getBoundingClientRect().bottom <= innerHeight && m.getBoundingClientRect().top >= 0)`
	if !js[bool](t, ctx, seen) {
		t.Error("the lit words and the table are not in view together")
	}
	act(t, ctx, chromedp.Focus(chromedp.CSS("#example-4-tab")), chromedp.KeyEvent(kb.ArrowRight))
	if got := js[string](t, ctx, shown+` + ' ' + document.querySelectorAll('.reading mark[data-verdict]').length`); got != "example-5 0" {
		t.Errorf("the arrow leads to %s", got)
	}
}

// The longest article is two printed pages as it is first seen.
func TestTheLongestArticlePrints(t *testing.T) {
	ctx := tab(t)
	visit(t, ctx, "/hague-1785/35/")
	printed, err := chromedp.Call(ctx, page.PrintToPDF, page.PrintToPDFParams{PaperWidth: 8.27, PaperHeight: 11.69})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(regexp.MustCompile(`/Type\s*/Page\b`).FindAll(printed.Data, -1)); n > 2 {
		t.Errorf("%d pages", n)
	}
}

// On a telephone what stands around the longest article folds: it takes four screens.
func TestTheLongestArticleTakesFourScreens(t *testing.T) {
	ctx := tab(t)
	const width, height = 390, 844
	window(t, ctx, width, 1)
	visit(t, ctx, "/hague-1785/35/")
	act(t, ctx, until(`document.fonts.status === 'loaded'`))
	if tall := js[int](t, ctx, `document.documentElement.scrollHeight`); tall > 4*height {
		t.Errorf("it is %d high: %.2f screens", tall, float64(tall)/height)
	}
	if folded := js[int](t, ctx, `document.querySelectorAll('.gloss:not([open]), .round details:not([open])').length`); folded < 3 {
		t.Errorf("%d parts are folded", folded)
	}
}

// The words that differ from the scan are no links, one mark tells of them all;
// from it the arrows go to each.
func TestTheApparatusIsOneMark(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	if n := js[int](t, ctx, `document.querySelectorAll('.layers a:not(.ref), .layers [tabindex]').length`); n != 0 {
		t.Errorf("%d stops of the tabulator in the words", n)
	}
	act(t, ctx, chromedp.Focus(chromedp.CSS("#apparatus > summary")), chromedp.KeyEvent(kb.ArrowRight), chromedp.WaitVisible(chromedp.CSS(`.why`)), chromedp.KeyEvent(kb.ArrowRight))
	if got := js[string](t, ctx, `document.activeElement.dataset.entry + ' ' + document.querySelector('.w.asked').dataset.entry`); got != "a2 a2" {
		t.Errorf("the arrows lead to %s", got)
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
	act(t, ctx, chromedp.Navigate(host+clause), chromedp.Click(chromedp.CSS(`.reading .w[data-entry]`)), chromedp.WaitVisible(chromedp.CSS(`.why`)))
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
