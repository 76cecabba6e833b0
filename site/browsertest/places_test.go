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
