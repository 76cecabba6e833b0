package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// An example in which no card is played is told deed by deed: the cards change hands,
// the lines of the ledger come, and the words light up; no engine is fetched for it.
func TestDeedsAreShownOneByOne(t *testing.T) {
	ctx := tab(t)
	visit(t, ctx, "/academie/coucou.p3/")
	id := js[string](t, ctx, `[...document.querySelectorAll('.play')].find(p => p.querySelector('h2').textContent.includes('asks North, on the right')).id`)
	table := "#" + id
	const hand = `(t, seat) => [...document.querySelectorAll(t + ' [data-seat="' + seat + '"] .hand li')].map(c => c.dataset.card).join()`
	held := func(seat string) string { return js[string](t, ctx, `(`+hand+`)('`+table+`', '`+seat+`')`) }
	rows := `[...document.querySelectorAll('` + table + ` .outcome tbody tr')].filter(r => !r.hidden).length`
	said := `document.querySelector('` + table + ` .say').textContent`
	click := func(what string) {
		t.Helper()
		act(t, ctx, chromedp.Click(chromedp.CSS(table+` [data-do="`+what+`"]`)))
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(table+"-tab")))
	whole := js[int](t, ctx, rows)
	east, north := held("E"), held("N")
	if east == "" || north == "" || whole == 0 {
		t.Fatalf("East holds %q, North %q, and %d lines tell what follows", east, north, whole)
	}
	click("step")
	if got := js[string](t, ctx, said); got != "The cards are as the example begins." || js[int](t, ctx, rows) != 0 {
		t.Errorf("it begins with %q and %d lines", got, js[int](t, ctx, rows))
	}
	click("step")
	if got := js[string](t, ctx, said); !strings.HasPrefix(got, "East: ") {
		t.Errorf("the first deed is %q", got)
	}
	if held("E") != north || held("N") != east {
		t.Errorf("East holds %s and North %s: they have not changed %s and %s", held("E"), held("N"), east, north)
	}
	click("back")
	if held("E") != east || held("N") != north {
		t.Errorf("East holds %s and North %s again, not %s and %s", held("E"), held("N"), east, north)
	}
	js[bool](t, ctx, `(matchMedia = () => ({ matches: true }), true)`) // without motion a run does not wait
	click("run")
	act(t, ctx, until(`document.querySelector('`+table+` [data-do="run"]').textContent === 'Run' && `+rows+` === document.querySelectorAll('`+table+` .outcome tbody tr').length`))
	if lit := js[int](t, ctx, `document.querySelectorAll('.layers mark[data-verdict="true"]').length`); lit == 0 {
		t.Error("no words of the clause are lit")
	}
	if n := js[int](t, ctx, `performance.getEntriesByType('resource').filter(r => r.name.includes('.wasm')).length`); n != 0 {
		t.Errorf("%d engines were fetched", n)
	}
}

// A hand in which no card is played is edited, too: what the same deeds come to is
// told at once, what cannot be with its reason, and a link brings it back.
func TestDeedsAreEdited(t *testing.T) {
	ctx := tab(t)
	const (
		came  = `document.querySelector('#example-1 .came').textContent`
		said  = `document.querySelector('#example-1 .say').textContent`
		rows  = `document.querySelector('#example-1 .outcome tbody').textContent`
		shown = `document.querySelector('#example-1 .sharing pre').textContent`
	)
	give := func(card, to string) {
		t.Helper()
		act(t, ctx, until(came+` === '' || (document.querySelector('#example-1 .came').textContent = '', true)`),
			until(`(document.querySelector('#example-1 [data-giving][value="`+to+`"]').click(), document.querySelector('#example-1 .pack button[data-card="`+card+`"]').click(), true)`),
			until(came+` !== ''`))
	}
	visit(t, ctx, "/academie/gillet.p4/")
	as := js[string](t, ctx, rows)
	if !strings.Contains(as, "East takes 4") {
		t.Fatalf("the example comes to %q", as)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .editor summary`)), until(`document.querySelector('#example-1 .editor .pack button')`))
	give("AH", "S")
	if got := js[string](t, ctx, came); !strings.Contains(got, "South holds 4 cards") || js[string](t, ctx, rows) != as {
		t.Errorf("a card too many is answered with %q", got)
	}
	give("7D", "E")
	if got := js[string](t, ctx, rows); !strings.Contains(got, "North takes 4") || strings.Contains(got, "East takes") {
		t.Errorf("without his gé East is followed by %q", got)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 [data-do="run"]`)), until(said+`.includes('Start again brings back')`))
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .sharing summary`)), chromedp.Click(chromedp.CSS(`#example-1 [data-share="link"]`)), until(shown+` !== ''`))
	link, edited := js[string](t, ctx, shown), js[string](t, ctx, rows)
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 [data-do="again"]`)), until(said+`.includes('as the example begins')`))
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(link), until(said+`.includes('The hand is changed')`))
	if got := js[string](t, ctx, rows); got != edited {
		t.Errorf("the link %s brings %q, not %q", link, got, edited)
	}
	// What the example asks of the rules is asked of the changed hand, too, with deeds
	// and without.
	const judged = `[...root.querySelectorAll('.judged > li')].map((li) => li.className + (li.textContent.includes('otherwise than in the example') ? ' otherwise' : '')).join()`
	for _, c := range []struct{ page, record, card, as, anew, came string }{
		{"/academie/piquet.c3.p2/", "S ♠KQJT N ♥KQJT", "JH", "allowed,refused", "refused otherwise,refused", "is asked again."},
		{"/academie/papillon.p6/", "W pair ♥T ♦A", "TS", "allowed,refused", "refused otherwise,refused", "is asked of the changed hand."},
	} {
		visit(t, ctx, c.page)
		js[bool](t, ctx, `(globalThis.root = [...document.querySelectorAll('.play')].find((p) => p.querySelector('.record').textContent.includes('`+c.record+`')), root.querySelector('.editor').open = true)`)
		act(t, ctx, until(`root.querySelector('.pack button') && `+judged+` === '`+c.as+`'`),
			until(`(root.querySelector('[data-giving][value=""]').click(), root.querySelector('.pack button[data-card="`+c.card+`"]').click(), true)`),
			until(`root.querySelector('.came').textContent.includes('`+c.came+`') && `+judged+` === '`+c.anew+`'`))
		js[bool](t, ctx, `(root.querySelector('[data-do="undo-edits"]').click(), true)`)
		act(t, ctx, until(`root.querySelector('.came').textContent === 'This is the hand of the example.' && `+judged+` === '`+c.as+`'`))
	}
}
