package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestSearchFindsAndOpensAClause(t *testing.T) {
	ctx := tab(t)
	hit := chromedp.WaitVisible(chromedp.CSS(`.hits a`))
	act(t, ctx, chromedp.Navigate(host+"/"))
	js[bool](t, ctx, `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))`)
	act(t, ctx, chromedp.KeyEvent("espagnolette"), chromedp.KeyEvent(kb.Enter), hit)
	if url := js[string](t, ctx, `location.href`); !strings.Contains(url, "q=espagnolette") {
		t.Errorf("the query is not in the address %s", url)
	}
	if first := js[string](t, ctx, `document.querySelector('.hits li').textContent`); !strings.Contains(strings.ToLower(first), "espagnolette") {
		t.Errorf("the first hit is %q", first)
	}
	act(t, ctx, chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent(kb.Enter), chromedp.WaitVisible(chromedp.CSS(`article.clause`)))
}

func TestSearchGoesToAnArticle(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=hague+35"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if href := js[string](t, ctx, `document.querySelector('.hits a').getAttribute('href')`); href != "../hague-1785/35/index.html" {
		t.Errorf("the first hit for hague 35 leads to %s", href)
	}
}

func TestAHostileQueryIsOnlyText(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=%3Cimg+src%3Dx+onerror%3D%22document.title%3D1%22%3E%E2%80%AE%3C%2Fscript%3E"), until(`document.getElementById('tally').textContent !== ''`))
	if n := js[int](t, ctx, `document.querySelectorAll('main img, main script').length`); n != 0 {
		t.Errorf("the query made %d elements", n)
	}
	if v := js[string](t, ctx, `document.querySelector('#query').value`); !strings.Contains(v, "<img") {
		t.Errorf("the query is shown as %q", v)
	}
}
