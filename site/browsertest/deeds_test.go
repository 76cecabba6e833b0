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
