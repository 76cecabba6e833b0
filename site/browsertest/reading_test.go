package browsertest

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	permission "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

const shownLayer = `['source', 'reading', 'modern'].filter(l => getComputedStyle(document.querySelector('.layers > .' + l)).visibility === 'visible').join()`

func open(t *testing.T, ctx context.Context, path string) {
	t.Helper()
	act(t, ctx, chromedp.Navigate(host+path), until(`document.readyState === 'complete' && document.fonts.status === 'loaded'`))
}

// fresh opens a page for a reader who has chosen nothing yet.
func TestTheLayerIsKeptInTheAddressAndInMemory(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, clause)
	if q := js[string](t, ctx, `location.search`); q != "" {
		t.Errorf("before a choice the address has %q", q)
	}
	act(t, ctx, chromedp.KeyEvent("3"))
	if q := js[string](t, ctx, `location.search`); q != "?layer=modern" {
		t.Errorf("after the key 3 the address has %q", q)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`a[rel="next"]`)), until(`document.querySelector('article').dataset.clause === 'hague-1785:19' && document.readyState === 'complete'`))
	if l := js[string](t, ctx, shownLayer); l != "modern" {
		t.Errorf("the next clause opens in the layer %q", l)
	}
	open(t, ctx, clause+"?layer=source")
	if l := js[string](t, ctx, shownLayer); l != "source" {
		t.Errorf("a link to the source opens in the layer %q", l)
	}
	act(t, ctx, chromedp.KeyEvent("2"))
	if q := js[string](t, ctx, `location.search`); q != "?layer=reading" {
		t.Errorf("after the key 2 the address has %q", q)
	}
}

func TestTheSourceBesideLeavesTheClauseWhereItIs(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, "/hague-1785/#30")
	top := `Math.round([...document.querySelectorAll('main .layers')].find(l => l.getBoundingClientRect().bottom > 0).getBoundingClientRect().top)`
	name := `[...document.querySelectorAll('.block')].find(l => l.getBoundingClientRect().bottom > 0).id`
	before, clause := js[int](t, ctx, top), js[string](t, ctx, name)
	for range 2 {
		act(t, ctx, chromedp.KeyEvent("b"))
		if after, now := js[int](t, ctx, top), js[string](t, ctx, name); after-before > 1 || before-after > 1 || now != clause {
			t.Errorf("b moves the clause %s from %d to %s at %d", clause, before, now, after)
		}
	}
	act(t, ctx, chromedp.KeyEvent("b"))
	if l := js[string](t, ctx, shownLayer); l != "source,reading" {
		t.Errorf("beside each other are %q", l)
	}
	act(t, ctx, chromedp.KeyEvent("b"))
}

func TestTheLayersOfATextDoNotMoveIt(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, "/academie/sheet/3/")
	js[bool](t, ctx, `(scrollTo(0, document.body.scrollHeight / 2), true)`)
	place := `JSON.stringify([scrollY, document.documentElement.scrollHeight, [...document.querySelectorAll('.block')].map(b => Math.round(b.getBoundingClientRect().top))])`
	before := js[string](t, ctx, place)
	for _, key := range []string{"1", "3", "2"} {
		act(t, ctx, chromedp.KeyEvent(key))
		if after := js[string](t, ctx, place); after != before {
			t.Errorf("the key %s moves the page", key)
		}
	}
}

func TestAnAddressLightsItsWords(t *testing.T) {
	ctx := tab(t)
	lit := `[...document.querySelectorAll('.cited')].map(w => w.textContent).join(' ')`
	for address, want := range map[string]string{"#w2": "Remise", "#w1-w4": "La Remise est attachée"} {
		open(t, ctx, "/about/")
		open(t, ctx, clause+"?layer=modern"+address)
		if l := js[string](t, ctx, shownLayer); l != "reading" {
			t.Errorf("%s shows the layer %q", address, l)
		}
		if got := js[string](t, ctx, lit); got != want {
			t.Errorf("%s lights %q, want %q", address, got, want)
		}
	}
	open(t, ctx, "/academie/mail.bernarde.p1/#w240-w260")
	if !js[bool](t, ctx, `(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('.cited').getBoundingClientRect())`) {
		t.Error("the words are not in view")
	}
}

// clipboard is held by the test that uses it: the machine has but one.
var clipboard sync.Mutex

// onClipboard is the real clipboard, which the browser lets this page read.
func onClipboard(t *testing.T, ctx context.Context) string {
	t.Helper()
	js[bool](t, ctx, `(window.pasted = undefined, navigator.clipboard.readText().then(s => window.pasted = s, e => window.pasted = String(e)), true)`)
	act(t, ctx, until(`window.pasted !== undefined`))
	return js[string](t, ctx, `window.pasted`)
}

func allowClipboard(t *testing.T, ctx context.Context) {
	t.Helper()
	clipboard.Lock()
	t.Cleanup(clipboard.Unlock)
	profile := chromedp.FromContext(ctx).BrowserContextID
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		p := permission.SetPermissionParams{Permission: &permission.PermissionDescriptor{Name: name}, Setting: permission.PermissionSettingGranted, BrowserContextID: profile}
		if _, err := chromedp.CallBrowser(ctx, permission.SetPermission, p); err != nil {
			t.Fatal(err)
		}
	}
}

// selectWords selects the words from one number to another of a reading, from
// within the first to within the last.
const selectWords = `((reading, from, to) => {
	const walk = document.createTreeWalker(reading, NodeFilter.SHOW_TEXT, n => n.parentElement.closest('.leaf') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
	const at = []; let text = '';
	for (let n; (n = walk.nextNode()); ) for (let i = 0; i < n.length; i++) { at.push([n, i]); text += n.data[i]; }
	const found = [...text.matchAll(/\S*[\p{L}\p{Nd}]\S*/gu)];
	const a = found[from - 1], b = found[to - 1];
	const first = at[a.index + (a[0].length > 2 ? 1 : 0)], last = at[b.index + b[0].length - 1];
	getSelection().setBaseAndExtent(first[0], first[1], last[0], last[1] + 1);
	return true;
})`

func TestTheAddressOfWordsIsCopied(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, clause)
	allowClipboard(t, ctx)
	page := host + clause
	for _, c := range []struct{ where, reading, want string }{
		{clause, `document.querySelector('.layers > .reading')`, page + "#w9-w12"},
		{"/hague-1785/", `document.getElementById('18').querySelector('.layers > .reading')`, page + "#w9-w12"},
	} {
		open(t, ctx, c.where)
		js[bool](t, ctx, selectWords+`(`+c.reading+`, 9, 12)`)
		act(t, ctx, chromedp.KeyEvent("c"), chromedp.WaitVisible(chromedp.CSS(".said code")))
		if got := onClipboard(t, ctx); got != c.want {
			t.Errorf("on %s the address copied is %s, want %s", c.where, got, c.want)
		}
	}
	open(t, ctx, clause)
	act(t, ctx, chromedp.KeyEvent("c"), chromedp.WaitVisible(chromedp.CSS(".said code")))
	if got := onClipboard(t, ctx); got != page {
		t.Errorf("without a selection the address copied is %s, want %s", got, page)
	}
}

func TestAWordOffersALineToCorrectItAndItsAddress(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, clause)
	allowClipboard(t, ctx)
	for _, c := range []struct{ path, word string }{
		{clause, `.layers > .reading .w[data-entry]`},       // explained by the page's own apparatus
		{"/hague-1785/", `[id="18"] .layers > .reading .w`}, // ... and by that of the clause's page
	} {
		open(t, ctx, c.path)
		js[bool](t, ctx, `(document.querySelector('`+c.word+`').scrollIntoView({ block: 'center' }), true)`)
		act(t, ctx, chromedp.Click(chromedp.CSS(c.word)), chromedp.WaitVisible(chromedp.CSS(`.why`)))
		if !js[bool](t, ctx, `(w => w.left >= 0 && w.right <= innerWidth)(document.querySelector('.why').getBoundingClientRect())`) {
			t.Errorf("%s: the popover is not in view", c.path)
		}
		act(t, ctx, chromedp.Click(chromedp.CSS(`.why .correct`)), until(`document.querySelector('.why .correct').textContent.startsWith('Copied')`))
		if got := onClipboard(t, ctx); strings.Count(got, " | ") != 4 || !strings.HasPrefix(got, "4 | Remife") {
			t.Errorf("%s: the line copied is %q", c.path, got)
		}
		act(t, ctx, chromedp.Click(chromedp.CSS(`.why .correct:last-child`)), chromedp.WaitVisible(chromedp.CSS(".said code")))
		if got := onClipboard(t, ctx); got != host+clause+"#w2" {
			t.Errorf("%s: the address copied is %q", c.path, got)
		}
	}
}

func TestALinkShowsWhatIsThere(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, "/hague-1785/41/")
	link := `document.querySelector('.layers > .reading a.ref, .prose a[href*="hague-1785"], .round a[href*="hague-1785"]')`
	js[bool](t, ctx, `(`+link+`.scrollIntoView({ block: 'center' }), true)`)
	height := `document.documentElement.scrollHeight`
	before := js[int](t, ctx, height)
	x := js[float64](t, ctx, `(r => r.left + r.width / 2)(`+link+`.getClientRects()[0])`)
	y := js[float64](t, ctx, `(r => r.top + r.height / 2)(`+link+`.getClientRects()[0])`)
	shown := `document.querySelector('.preview')?.matches(':popover-open')`
	move := func(x, y float64) chromedp.Action[chromedp.Void] {
		return chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y)
	}
	act(t, ctx, move(x, y), until(shown))
	if text := js[string](t, ctx, `document.querySelector('.preview').textContent`); !strings.Contains(text, "The Hague 1785") || !strings.Contains(text, "proved") || len(text) < 80 {
		t.Errorf("the card says %q", text)
	}
	if lang := js[string](t, ctx, `document.querySelector('.preview-words').lang`); lang != "fr" {
		t.Errorf("the words of the book are in %q", lang)
	}
	if after := js[int](t, ctx, height); after != before {
		t.Errorf("the card makes the page %d high instead of %d", after, before)
	}
	// It stays while it is pointed at, and goes with Escape.
	middle := js[[]float64](t, ctx, `(r => [r.left + 20, r.top + r.height / 2])(document.querySelector('.preview').getBoundingClientRect())`)
	act(t, ctx, move(middle[0], middle[1]))
	js[bool](t, ctx, `(window.waited = false, setTimeout(() => window.waited = true, 800), true)`)
	act(t, ctx, until(`window.waited`))
	if !js[bool](t, ctx, shown) {
		t.Error("the card goes while it is pointed at")
	}
	act(t, ctx, chromedp.KeyEvent(kb.Escape), until(`!`+shown))
	act(t, ctx, move(1, 1))

	// By the keyboard alone.
	js[bool](t, ctx, `(`+link+`.focus({ focusVisible: true }), true)`)
	act(t, ctx, until(shown))
	if told := js[string](t, ctx, `document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent`); told != "The Hague 1785, XX ● proved" {
		t.Errorf("the link is described by %q", told)
	}
	act(t, ctx, chromedp.KeyEvent(kb.Escape), until(`!`+shown))
}

func TestKeysOfOneLetter(t *testing.T) {
	ctx := tab(t)
	at := `document.activeElement.closest('.block')?.id ?? ''`
	open(t, ctx, "/hague-1785/#20")
	for _, c := range []struct{ key, want string }{{"j", "21"}, {"j", "22"}, {"k", "21"}} {
		act(t, ctx, chromedp.KeyEvent(c.key))
		if got := js[string](t, ctx, at); got != c.want {
			t.Errorf("%s goes to %q, want %q", c.key, got, c.want)
		}
	}
	act(t, ctx, chromedp.KeyEvent("?"), chromedp.WaitVisible(chromedp.CSS("dialog.keys")))
	listed := js[string](t, ctx, `[...document.querySelectorAll('dialog.keys kbd')].map(k => k.textContent).join('')`)
	if listed != "123dbjknpc/?" {
		t.Errorf("the page lists the keys %q", listed)
	}
	act(t, ctx, chromedp.KeyEvent("3"))
	if l := js[string](t, ctx, shownLayer); l != "reading" {
		t.Errorf("behind the dialog the key 3 shows %q", l)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS("dialog.keys input")), chromedp.KeyEvent(kb.Escape), until(`!document.querySelector('dialog[open]')`))
	act(t, ctx, chromedp.KeyEvent("3"))
	if l := js[string](t, ctx, shownLayer); l != "reading" {
		t.Errorf("turned off, the key 3 shows %q", l)
	}
	js[bool](t, ctx, `(localStorage.removeItem('keys'), true)`)
	open(t, ctx, clause)
	act(t, ctx, chromedp.KeyEvent("/"))
	act(t, ctx, chromedp.KeyEvent("3j"))
	if typed, l := js[string](t, ctx, `document.activeElement.value`), js[string](t, ctx, shownLayer); !strings.HasSuffix(typed, "3j") || l != "reading" {
		t.Errorf("typed into the search: %q, and the layer is %q", typed, l)
	}
	open(t, ctx, clause)
	act(t, ctx, chromedp.KeyEvent("j"), until(`document.readyState === 'complete' && document.querySelector('article').dataset.clause === 'hague-1785:19'`))
	act(t, ctx, chromedp.KeyEvent("u"), until(`document.querySelector('article.text') && location.hash === '#19'`))
}

func TestTwoTextsInParallel(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, "/parallel/hague-1785/two-quinolas/")
	layer := func(side string) string {
		return js[string](t, ctx, strings.Replace(shownLayer, ".layers >", ".side."+side+" .layers >", 1))
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`label:has(#left-source)`)))
	if l, r := layer("left"), layer("right"); l != "source" || r != "reading" {
		t.Errorf("left shows %q and right %q", l, r)
	}
	if q := js[string](t, ctx, `location.search`); q != "?left=source" {
		t.Errorf("the address has %q", q)
	}
	open(t, ctx, "/parallel/hague-1785/two-quinolas/?left=modern&right=source")
	if l, r := layer("left"), layer("right"); l != "modern" || r != "source" {
		t.Errorf("opened, left shows %q and right %q", l, r)
	}
	// Counterparts begin at one height, and the rule that joins them lights
	// the words of both.
	rule := `[...document.querySelectorAll('.pair a[data-quotes][href*="quinola"]')].find(a => ['left', 'right'].every(side => a.closest('.pair').querySelector('.' + side + ' .reading mark[data-q~="' + a.dataset.quotes + '"]')))`
	pair := `(` + rule + `).closest('.pair')`
	if gap := js[float64](t, ctx, `Math.abs(`+pair+`.querySelector('.left .layers').getBoundingClientRect().top - `+pair+`.querySelector('.right .layers').getBoundingClientRect().top)`); gap > 60 {
		t.Errorf("counterparts stand %v apart", gap)
	}
	js[bool](t, ctx, `(`+rule+`.focus(), true)`)
	for _, side := range []string{"left", "right"} {
		if !js[bool](t, ctx, fmt.Sprintf(`%s.querySelector('.%s mark.on') !== null`, pair, side)) {
			t.Errorf("on the %s no words are lit", side)
		}
	}
}

func TestVerseKeepsItsLinesAndTablesTheirColumns(t *testing.T) {
	ctx := tab(t)
	for _, width := range []int64{1280, 390, 320} {
		act(t, ctx, chromedp.EmulateViewport(width, 900))
		open(t, ctx, "/reglor-1809/quadrille.3/")
		if n := js[int](t, ctx, `document.querySelectorAll('.reading .line').length`); n != 8 {
			t.Errorf("the stanza has %d lines", n)
		}
		open(t, ctx, "/reglor-1809/boston.p21/")
		edges := js[[]float64](t, ctx, `[...new Set([...document.querySelectorAll('.reading td.figures')].map(c => Math.round(c.getBoundingClientRect().right)))]`)
		if len(edges) != 1 {
			t.Errorf("at %d pixels the figures end at %v", width, edges)
		}
		if js[bool](t, ctx, `document.querySelector('.reading table').getBoundingClientRect().right > document.querySelector('.layers').getBoundingClientRect().right + 1`) {
			t.Errorf("at %d pixels the table is wider than the text", width)
		}
		if js[bool](t, ctx, `[...document.querySelectorAll('.reading td.figures')].some(c => { const r = new Range(); r.selectNodeContents(c); return r.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(c).lineHeight) })`) {
			t.Errorf("at %d pixels a figure is broken", width)
		}
	}
}

// The keys n and p lead from doubt to doubt, from the last on a sheet to the first
// on the next that has any, and back; each is explained where it stands.
func TestFromDoubtToDoubt(t *testing.T) {
	ctx := tab(t)
	open(t, ctx, "/academie/sheet/1/#doubts")
	const (
		arrived   = `document.readyState === 'complete' && document.activeElement.matches('.w.doubt')`
		all       = `[...document.querySelectorAll('.reading .w.doubt')].filter(w => w.textContent)`
		at        = all + `.indexOf(document.activeElement)`
		explained = `document.getElementById('why')?.matches(':popover-open') && document.activeElement.classList.contains('asked')`
	)
	act(t, ctx, until(arrived), until(explained))
	if i := js[int](t, ctx, at); i != 0 {
		t.Fatalf("the address leads to doubt %d", i)
	}
	told := js[string](t, ctx, `document.querySelector('#doubts .count').textContent`)
	n := js[int](t, ctx, all+`.length`)
	if told != fmt.Sprintf("%d places in doubt", n) || n < 2 {
		t.Fatalf("the page tells of %q and has %d", told, n)
	}
	for i := 1; i < n; i++ {
		act(t, ctx, chromedp.KeyEvent("n"), until(explained))
		if got := js[int](t, ctx, at); got != i {
			t.Fatalf("n leads from doubt %d to %d", i-1, got)
		}
	}
	next := js[string](t, ctx, `new URL(document.querySelector('a.doubt-next').href).pathname`)
	act(t, ctx, chromedp.KeyEvent("n"), until(`location.pathname === '`+next+`' && `+arrived))
	if i := js[int](t, ctx, at); i != 0 {
		t.Errorf("n leads to doubt %d of the next sheet", i)
	}
	act(t, ctx, chromedp.KeyEvent("p"), until(`location.pathname.startsWith('/academie/sheet/1/') && `+arrived))
	if i := js[int](t, ctx, at); i != n-1 {
		t.Errorf("p leads back to doubt %d of %d", i, n)
	}
}
