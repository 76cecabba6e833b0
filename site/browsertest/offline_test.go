package browsertest

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"quinola/site/serve"
)

// ready waits until the worker has the page in its charge and what it fetched
// in its caches.
const ready = `(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) return false;
  return !!(await caches.match(location.href.replace(/\/$/, '/index.html'), { ignoreVary: true }));
})()`

// keeps waits until a file whose name has this ending is in a cache.
func keeps(ending string) chromedp.Action[chromedp.Void] {
	return until(`(async () => {
  for (const name of await caches.keys())
    for (const r of await (await caches.open(name)).keys()) if (r.url.endsWith(` + "'" + ending + "'" + `)) return true;
  return false;
})()`)
}

// The first print of a first visit is set as the second is: the worker, which came
// after the typefaces, gives them again.
func TestTheFirstPrintIsInTheTypefacesOfThePage(t *testing.T) {
	ctx := tab(t)
	again := `[...document.fonts].filter(f => f.family.includes('on paper'))`
	act(t, ctx, chromedp.Navigate(host+"/hague-1785/1/"), until(ready), until(again+`.length > 0 && `+again+`.every(f => f.status === 'loaded')`))
	faces := func() string {
		printed, err := chromedp.Call(ctx, page.PrintToPDF, page.PrintToPDFParams{})
		if err != nil {
			t.Fatal(err)
		}
		drawn := len(regexp.MustCompile(`/Subtype\s*/Type3\b`).FindAll(printed.Data, -1)) // as the typefaces of the edition are
		return fmt.Sprint(drawn, " drawn, and ", len(regexp.MustCompile(`/BaseFont\s*/\w+`).FindAll(printed.Data, -1)))
	}
	first, second := faces(), faces()
	if first != second || strings.HasPrefix(first, "0 ") {
		t.Errorf("first %s, then %s", first, second)
	}
}

// A reader visits a clause, runs its example and searches once; then the host
// is gone.
func TestAfterAVisitTheSiteIsReadOffline(t *testing.T) {
	ctx := tab(t)
	server := httptest.NewServer(serve.Handler(folder))
	defer server.Close()
	home := server.URL
	act(t, ctx, chromedp.Navigate(home+clause), until(ready), press("run"), until(hasEnded), until(`[...document.images].every(i => i.complete)`), keeps(".wasm.gz"))
	act(t, ctx, chromedp.Navigate(home+"/search/index.html?q=espagnolette"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)), keeps(".pack"))
	server.Close()

	act(t, ctx, chromedp.Navigate(home+clause), chromedp.Reload())
	shown := js[string](t, ctx, ledger)
	act(t, ctx, press("run"), until(hasEnded))
	if after := js[string](t, ctx, ledger); shown == "" || after != shown {
		t.Errorf("offline the page showed\n%s\nand Run shows\n%s", shown, after)
	}
	if n := js[int](t, ctx, `[...document.images].filter(i => !i.complete || i.naturalWidth === 0).length`); n != 0 {
		t.Errorf("offline %d pictures are not there", n)
	}
	if ok := js[bool](t, ctx, `document.fonts.check('16px "EB Garamond 12"') && getComputedStyle(document.body).fontFamily.includes('EB Garamond 12')`); !ok {
		t.Error("offline the page is not dressed")
	}

	// Another word than before: the whole search is kept.
	act(t, ctx, chromedp.Navigate(home+"/search/index.html?q=corbillon"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if first := js[string](t, ctx, `document.querySelector('.hits').textContent`); !strings.Contains(strings.ToLower(first), "corbillon") {
		t.Errorf("offline a search for corbillon finds %q", first)
	}
	act(t, ctx, chromedp.Navigate(home+"/"), chromedp.WaitVisible(chromedp.CSS(`.shelf`)))
	act(t, ctx, chromedp.Navigate(home+"/reglor-1809/"), until(`location.pathname === '/offline/index.html' && document.querySelector('h1').textContent.includes('Not kept')`))
}

// What the editors say is kept in the reader's language, and in no other.
func TestTheEditorsAreSearchedOffline(t *testing.T) {
	ctx := tab(t)
	server := httptest.NewServer(serve.Handler(folder))
	defer server.Close()
	page := server.URL + "/search/index.html?q="
	act(t, ctx, chromedp.Navigate(page+"quinola"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)), keeps(".pack"))
	const packs = `(async () => { const all = []; for (const name of await caches.keys()) for (const r of await (await caches.open(name)).keys()) all.push(r.url);
		globalThis.packs = all.map((u) => /assets\/search-(.*)[0-9a-f]{10}\.pack$/.exec(u)?.[1]).filter((p) => p !== undefined).sort().join('|') })(), true`
	kept := func(want string) {
		js[bool](t, ctx, packs)
		act(t, ctx, until(`globalThis.packs !== undefined`))
		if got := js[string](t, ctx, `globalThis.packs`); got != want {
			t.Errorf("the packs %q are kept, want %q", got, want)
		}
	}
	kept("")
	js[bool](t, ctx, `(localStorage.setItem('tongue', 'fr'), true)`)
	act(t, ctx, chromedp.Navigate(page+"surcouper+in:gloss"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)), until(`(`+packs+`, globalThis.packs?.includes('g-fr-'))`))
	kept("|g-fr-")
	server.Close()
	act(t, ctx, chromedp.Navigate(page+"renoncer+in:gloss"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if lang := js[string](t, ctx, `document.querySelector('.hits .excerpt').lang`); lang != "fr" {
		t.Errorf("offline what the editors say is shown in %q", lang)
	}
}

// While there is a host nothing older is shown than what it has, and a new
// edition takes the place of the old in the reader's browser.
func TestAnotherEditionIsShownAtOnce(t *testing.T) {
	ctx := tab(t)
	var edition atomic.Int32
	older := serve.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimSuffix(r.URL.Path, "index.html")
		if edition.Load() == 0 || name != clause && name != "/worker.js" {
			older.ServeHTTP(w, r)
			return
		}
		file := filepath.Join(folder, filepath.FromSlash(name))
		if name == clause {
			file = filepath.Join(file, "index.html")
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Error(err)
		}
		data = bytes.Replace(data, []byte(`id="title"`), []byte(`id="title" data-newer="yes"`), 1)
		data = bytes.Replace(data, []byte(" core"), []byte("-newer core"), 1)
		data = bytes.Replace(data, []byte(" seen"), []byte("-newer seen"), 1)
		kind := "text/html; charset=utf-8"
		if name != clause {
			kind = "text/javascript; charset=utf-8"
		}
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-cache")
		w.Write(data)
	}))
	defer server.Close()
	act(t, ctx, chromedp.Navigate(server.URL+clause), until(ready))
	edition.Store(1)
	act(t, ctx, chromedp.Reload(), chromedp.WaitVisible(chromedp.CSS(`#title`)))
	if newer := js[bool](t, ctx, `document.getElementById('title').dataset.newer === 'yes'`); !newer {
		t.Error("an older page is shown while the host has a newer one")
	}
	act(t, ctx, until(`(async () => {
  const names = await caches.keys();
  return names.length > 0 && names.every((n) => n.includes('-newer'));
})()`), until(ready))
	server.Close()
	act(t, ctx, chromedp.Reload(), until(`document.getElementById('title')?.dataset.newer === 'yes'`))
}
