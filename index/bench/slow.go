package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// A slow line: 1.6 Mbit/s, and 150 ms until an answer begins.
const (
	slowBytes   = 1.6e6 / 8
	slowLatency = 150
)

// slowTerms is how many of the judged terms are tried on the slow line.
const slowTerms = 15

// slow times from the opening of a page to its first result, on the slow line
// and with nothing kept from before, in the median.
func (b *browser) slow(terms []judged, page func(query string) string) (time.Duration, error) {
	no, down, up := false, float64(slowBytes), float64(slowBytes)
	conditions := &network.Conditions{Latency: slowLatency, DownloadThroughput: down, UploadThroughput: up}
	if _, err := chromedp.Call(b.ctx, network.SetBypassServiceWorker, network.SetBypassServiceWorkerParams{Bypass: true}); err != nil {
		return 0, err
	}
	if _, err := chromedp.Call(b.ctx, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		EmulateOfflineServiceWorker: &no, MatchedNetworkConditions: []*network.Conditions{conditions}}); err != nil {
		return 0, err
	}
	defer chromedp.Call(b.ctx, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{}})
	var times []float64
	for i := range slowTerms {
		t := terms[i*len(terms)/slowTerms]
		if err := chromedp.Do(b.ctx, chromedp.Navigate(b.server.URL+page(t.query))); err != nil {
			return 0, err
		}
		var ms float64
		if err := b.await(&ms, `
			while (!globalThis.firstResult && !document.querySelector(".hits li mark")) await new Promise((done) => setTimeout(done, 4));
			return globalThis.firstResult ?? performance.now();`); err != nil {
			return 0, fmt.Errorf("%s: %w", t.query, err)
		}
		times = append(times, ms)
	}
	b.taken()
	return time.Duration(median(times) * float64(time.Millisecond)), nil
}

// slowOurs returns measured on an empty page, as the others are, and then on the page
// of the search with its styles and typefaces.
func (b *browser) slowOurs(terms []judged, script string) (bare, page time.Duration, err error) {
	b.roots["engine.js"] = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		squeezed(w, []byte(script))
	})
	bare, err = b.slow(terms, b.bare("slowquinola", `
		const fetched = fetch("/search/data/start.gz").then((r) => r.blob());
		await import("/engine.js");
		const near = quinola.gzipped(new URL("/search/data/", location.href));
		const unpacked = async () => new Response((await fetched).stream().pipeThrough(new DecompressionStream("gzip"))).text();
		const engine = await quinola.Engine.open((name) => name === "start" ? unpacked() : near(name));
		const r = await engine.search(q);
		await engine.show(r.hits[0], r.told)`))
	if err != nil {
		return 0, 0, err
	}
	page, err = b.slow(terms, searchPage)
	return bare, page, err
}

// bare returns a page that runs a script and nothing else; q is the query in it, and
// firstResult is to be set.
func (b *browser) bare(root, script string) func(query string) string {
	b.roots[root] = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><title>bench</title><link rel="icon" href="data:,"><script type="module">const q = new URL(location.href).searchParams.get("q");%s;globalThis.firstResult = performance.now()</script>`, script)
	})
	return func(query string) string { return "/" + root + "/?q=" + url.QueryEscape(query) }
}

func searchPage(query string) string { return "/search/index.html?q=" + url.QueryEscape(query) }

func (b *browser) slowPagefind(terms []judged, root string) (time.Duration, error) {
	return b.slow(terms, b.bare("slow"+root, `
		const pf = await import("/`+root+`/pagefind.js");
		await (await pf.search(q)).results[0]?.data()`))
}

func (b *browser) slowMiniSearch(terms []judged, packed []byte) (time.Duration, error) {
	b.roots["packed"] = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Encoding", "gzip")
		w.Write(packed)
	})
	script, err := os.ReadFile(filepath.Join(b.tmp, "node_modules", "minisearch", "dist", "es", "index.js"))
	if err != nil {
		return 0, err
	}
	b.roots["minisearch.js"] = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		squeezed(w, script)
	})
	return b.slow(terms, b.bare("slowminisearch", `
		const [{ default: MiniSearch }, text] = await Promise.all([import("/minisearch.js"), fetch("/packed/").then((r) => r.text())]);
		`+foldScript+`
		MiniSearch.loadJSON(text, options).search(q)`))
}

// compressing serves files as hosts do: pages, styles and scripts compressed.
func compressing(dir http.Dir) http.Handler {
	files := http.FileServer(dir)
	kinds := map[string]string{".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json"}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if kind := kinds[path.Ext(r.URL.Path)]; kind != "" {
			if data, err := os.ReadFile(filepath.Join(string(dir), filepath.FromSlash(path.Clean("/"+r.URL.Path)))); err == nil {
				w.Header().Set("Content-Type", kind)
				squeezed(w, data)
				return
			}
		}
		files.ServeHTTP(w, r)
	})
}

// squeezed writes data as hosts send scripts: compressed.
func squeezed(w http.ResponseWriter, data []byte) {
	w.Header().Set("Content-Encoding", "gzip")
	w.Write(pack(data, gzip.DefaultCompression))
}

func pack(data []byte, level int) []byte {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		panic(err) // a level that there is
	}
	z.Write(data)
	z.Close()
	return b.Bytes()
}
