package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// What other engines, paper, or a reader's own letters would show otherwise, as far as
// Chromium can tell it. docs/testing.md says how it is looked at in those engines.

// TestNoWordsInLinesHaveAShadowWithin: where words run over several lines, Firefox draws
// the shadow within their box across the whole page.
func TestNoWordsInLinesHaveAShadowWithin(t *testing.T) {
	ctx := tab(t)
	visit(t, ctx, clause)
	const shadowed = `[...document.querySelectorAll('body *')].filter(x => getComputedStyle(x).display === 'inline' && getComputedStyle(x).boxShadow.includes('inset')).map(x => x.outerHTML.slice(0, 80))`
	for _, element := range js[[]string](t, ctx, shadowed) {
		t.Error(element)
	}
}

// TestQuotationMarksAreOfTheReadersLanguage: left to itself, WebKit takes them from the
// language of the words that are quoted, the others from the words around them.
func TestQuotationMarksAreOfTheReadersLanguage(t *testing.T) {
	ctx := tab(t)
	visit(t, ctx, clause)
	for tongue, want := range map[string]string{"en": `"“" "”" "‘" "’"`, "fr": "\"«\u00a0\" \"\u00a0»\" \"“\" \"”\"", "sv": `"”" "”" "’" "’"`} {
		got := js[string](t, ctx, `(document.documentElement.lang = '`+tongue+`', getComputedStyle(document.querySelector('.lights q[lang="fr"]')).quotes)`)
		if got != want {
			t.Errorf("on a page in %s French words are quoted by %s", tongue, got)
		}
	}
}

// TestOnPaperNoGameIsCutOff: the tables of all games are as wide as a sheet between its
// margins, that of fractions as its long side.
func TestOnPaperNoGameIsCutOff(t *testing.T) {
	ctx := tab(t)
	window(t, ctx, 794, 1) // A4
	if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		t.Fatal(err)
	}
	visit(t, ctx, "/questions/")
	const mm = 96 / 25.4
	for table, most := range map[string]float64{".map:not(.alike)": (210 - 2*18) * mm, ".alike": (297 - 2*18) * mm} {
		js[bool](t, ctx, fmt.Sprintf(`(document.body.style.width = '%fpx', true)`, most))
		if wide := js[float64](t, ctx, fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().width`, table)); wide > most+1 {
			t.Errorf("on paper the table %s is %.0f pixels wide, and the sheet %.0f", table, wide, most)
		}
	}
}

// TestLettersOfTwiceTheSizeFitATelephone: a reader who has set them so scrolls down, not
// to the side.
func TestLettersOfTwiceTheSizeFitATelephone(t *testing.T) {
	ctx := tab(t)
	window(t, ctx, 390, 1)
	if _, err := chromedp.Call(ctx, page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: 32}}); err != nil {
		t.Fatal(err)
	}
	const beyond = `[...document.querySelectorAll('body *')].filter(x => x.checkVisibility({ visibilityProperty: true }) && !x.closest('.unseen, .skip, .cards thead, .wide, .layers, .felt, pre') && x.getBoundingClientRect().right > innerWidth + 1).map(x => x.outerHTML.slice(0, 80)).slice(0, 3)`
	for _, path := range []string{"/", clause, "/academie/sheet/17/", "/about/", "/compare/", "/coverage/", "/play/", "/search/?q=quinola"} {
		visit(t, ctx, path)
		for _, element := range js[[]string](t, ctx, beyond) {
			t.Errorf("%s: beside the window stands %s", path, element)
		}
	}
}
