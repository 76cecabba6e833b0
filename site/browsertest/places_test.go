package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

func TestFromAFolderAPageReadsWell(t *testing.T) {
	ctx := tab(t)
	page := "file://" + filepath.ToSlash(filepath.Join(folder, "hague-1785", "18", "index.html"))
	act(t, ctx, chromedp.Navigate(page), until(`document.fonts.status === 'loaded'`))
	if font := js[bool](t, ctx, `document.fonts.check('16px "EB Garamond 12"') && getComputedStyle(document.body).fontFamily.includes('EB Garamond 12')`); !font {
		t.Error("the typeface is not there")
	}
	if n := js[int](t, ctx, `[...document.images].filter(i => i.complete && i.naturalWidth === 0).length`); n != 0 {
		t.Errorf("%d pictures are not there", n)
	}
	act(t, ctx, chromedp.KeyEvent("1"), until(`getComputedStyle(document.querySelector('.source')).visibility === 'visible'`))
	act(t, ctx, chromedp.Click(chromedp.CSS(`a[rel="next"]`)), chromedp.WaitVisible(chromedp.CSS(`article[data-clause="hague-1785:19"]`)))
}

func TestWithScriptsOffAllButSearchAndRunWorks(t *testing.T) {
	ctx := tab(t)
	if _, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		t.Fatal(err)
	}
	act(t, ctx, chromedp.Navigate(host+clause))
	text, err := chromedp.Run(ctx, chromedp.Text(chromedp.CSS("#example-1")))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text, "need scripts") || !strings.Contains(text, "takes 60 from the pool") {
		t.Errorf("without scripts the example reads\n%s", text)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`label:has(#layer-source)`)), chromedp.WaitVisible(chromedp.CSS(`.layers .source`)))
	act(t, ctx, chromedp.Navigate(host+"/search/"))
	if text, err = chromedp.Run(ctx, chromedp.Text(chromedp.CSS("main"))); err != nil || !strings.Contains(text, "needs scripts") {
		t.Errorf("without scripts the search says %q (%v)", text, err)
	}
}

// TestNothingLiesOverAName: at every width pools, names and cards of a felt have
// their own places, and of each card enough is seen to know it, with five pools
// as with eight players.
func TestNothingLiesOverAName(t *testing.T) {
	ctx := tab(t)
	for _, path := range []string{"/academie/mediateur.s4.c2.a3.p3/", "/academie/guimbarde.loix.7/", "/academie/ma-commere.p10/", "/hague-1785/35/"} {
		act(t, ctx, chromedp.Navigate(host+path), until(`document.readyState === 'complete'`))
		for _, width := range []int64{390, 768, 1100, 1440} {
			window(t, ctx, width, 1)
			for _, fault := range js[[]string](t, ctx, `(() => {
	const felt = document.querySelector('.felt'), faults = [];
	const boxes = (all) => [...felt.querySelectorAll(all)].map((x) => [x.textContent || x.dataset.card, x.getBoundingClientRect()]);
	const names = boxes('.pools span, .who b, .who small'), cards = boxes('.hand li');
	const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
	names.forEach(([text, box], i) => {
		for (const [other, its] of [...names.slice(i + 1), ...cards]) if (over(box, its)) faults.push(text + ' lies over ' + other);
	});
	for (const hand of felt.querySelectorAll('.hand')) {
		const at = [...hand.children].map((x) => x.getBoundingClientRect());
		at.slice(1).forEach((b, i) => { if (Math.hypot(b.left - at[i].left, b.top - at[i].top) < 7) faults.push('a card of ' + hand.ariaLabel + ' is hidden'); });
	}
	if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('the page is wider than the window');
	return faults;
})()`) {
				t.Errorf("%s at %d: %s", path, width, fault)
			}
		}
	}
}

// TestATrickLiesOverNobody: at a table of six the cards of a trick and the card
// turned up lie over no name and no hand.
func TestATrickLiesOverNobody(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/sizette/", "")
	act(t, ctx, until(inHand+` || `+chosen+` || document.querySelector('.hand button.card')`))
	for _, width := range []int64{320, 390, 768, 1100, 1440} {
		window(t, ctx, width, 1)
		for _, fault := range js[[]string](t, ctx, `(() => {
	const boxes = (all) => [...document.querySelectorAll('.felt ' + all)].map((x) => [x.textContent || x.alt || x.className, x.getBoundingClientRect()]);
	const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
	// Whoever leads has a place in the middle for all six.
	const left = document.querySelector(".felt .middle").getBoundingClientRect();
	const laid = [...boxes('.middle img'), ...boxes('.turned-up img'), ['the middle', left]];
	return laid.flatMap(([card, box]) => [...boxes('.who b'), ...boxes('.who small'), ...boxes('.backs li'), ...boxes('.hand img')].filter(([, its]) => its.width && over(box, its)).map(([what]) => card + ' lies over ' + what));
})()`) {
			t.Errorf("%d pixels wide: %s", width, fault)
		}
	}
}

// TestWhatMayBeTakenIsSeen: every card that a choice names is held by the player or
// lies open in the middle, where it lies over nobody.
func TestWhatMayBeTakenIsSeen(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/cul-bas/", "")
	act(t, ctx, until(chosen))
	for _, width := range []int64{390, 768, 1440} {
		window(t, ctx, width, 1)
		for _, fault := range js[[]string](t, ctx, `(() => {
	const suits = {'♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C'}, faults = [];
	const seen = new Set([...document.querySelectorAll('.felt :is(.middle, .hand) li')].map((x) => x.dataset.card));
	for (const b of document.querySelectorAll('.choices button'))
		for (const [card, suit, rank] of b.textContent.matchAll(/([♠♥♦♣])(10|\w)/g)) if (!seen.has((rank === '10' ? 'T' : rank) + suits[suit])) faults.push(card + ' is not seen');
	const boxes = (all) => [...document.querySelectorAll('.felt ' + all)].map((x) => [x.textContent || x.alt, x.getBoundingClientRect()]);
	const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
	const laid = boxes('.middle img');
	if (laid.length < 3) faults.push(laid.length + ' cards lie there');
	for (const [card, box] of laid) for (const [what, its] of [...boxes('.who b'), ...boxes('.backs li'), ...boxes('.hand img')]) if (its.width && over(box, its)) faults.push(card + ' lies over ' + what);
	return faults;
})()`) {
			t.Errorf("%d pixels wide: %s", width, fault)
		}
	}
}
