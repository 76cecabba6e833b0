package main

import (
	"compress/gzip"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"quinola/index"
)

// The rivals, as npm has them.
const (
	pagefind   = "pagefind@1.6.0"
	minisearch = "minisearch@7.2.0"
)

// engine returns the script of the page's search, without its page.
func engine() (string, error) {
	dir, err := filepath.Abs("templates/script/search")
	if err != nil {
		return "", err
	}
	result := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: `export { Engine } from "./engine"; export { gzipped } from "./fetch";`, ResolveDir: dir, Loader: api.LoaderTS},
		Define: index.Script(), Bundle: true, Format: api.FormatIIFE, GlobalName: "quinola", Charset: api.CharsetUTF8, LogLevel: api.LogLevelSilent,
		MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
	})
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("%s; run bench in the project's folder", result.Errors[0].Text)
	}
	return string(result.OutputFiles[0].Contents) + ";globalThis.quinola = quinola", nil
}

const tenShown = `const r = await engine.search(q); await Promise.all(r.hits.slice(0, 10).map((h) => engine.show(h, q)));`

// costs returns the medians of what the judged terms take from data, as the first
// query of a page and as later ones; script is the size of the page's script.
func (b *browser) costs(data string, terms []judged, script int) (r row, err error) {
	var first, later, firstRequests, laterRequests []int
	open := `await quinola.Engine.open(quinola.gzipped(new URL(` + quoted(data) + `, location.href)))`
	b.taken()
	var v any
	for _, t := range terms {
		if err := b.await(&v, `const engine = `+open+`; const q = `+quoted(t.query)+`;`+tenShown); err != nil {
			return r, err
		}
		n, requests := b.taken()
		if n+script > r.firstMost {
			r.firstMost, r.worst = n+script, t.query
		}
		first, firstRequests = append(first, n+script), append(firstRequests, requests+1)
	}
	if err := b.await(&v, `globalThis.engine = `+open); err != nil {
		return r, err
	}
	b.taken()
	for _, t := range terms {
		if err := b.await(&v, `const q = `+quoted(t.query)+`;`+tenShown); err != nil {
			return r, err
		}
		n, requests := b.taken()
		later, laterRequests = append(later, n), append(laterRequests, requests)
	}
	r.first, r.later, r.firstRequests, r.laterRequ = median(first), median(later), slices.Max(firstRequests), median(laterRequests)
	return r, nil
}

func (b *browser) ours(terms []judged, docs []index.Doc) (row, error) {
	script, err := engine()
	if err != nil {
		return row{}, err
	}
	if err := b.blank(); err != nil {
		return row{}, err
	}
	if err := b.do(script); err != nil {
		return row{}, err
	}
	names, err := filepath.Glob(filepath.Join(b.site, "assets", "search-*.js"))
	if err != nil || len(names) != 1 {
		return row{}, fmt.Errorf("%s has no script of the search; build the pages anew", b.site)
	}
	shipped, err := os.ReadFile(names[0])
	if err != nil {
		return row{}, err
	}
	r, err := b.costs("/search/data/", terms, len(pack(shipped, gzip.DefaultCompression)))
	if err != nil {
		return row{}, err
	}
	r.name, r.excerpts = "quinola", true
	var times []float64
	for _, t := range terms {
		var told struct {
			Hits []int
			Time float64
		}
		if err := b.await(&told, `const q = `+quoted(t.query)+`; const start = performance.now();`+tenShown+`return { Hits: r.hits.map((h) => h.n), Time: performance.now() - start }`); err != nil {
			return row{}, err
		}
		var ids []string
		for _, n := range told.Hits {
			ids = append(ids, docs[n].ID)
		}
		r.tally.add(t, ids)
		times = append(times, told.Time)
	}
	r.hot = median(times)
	r.disk, r.files = weigh(filepath.Join(b.site, "search", "data"))
	r.slow, r.page, err = b.slowOurs(terms, script)
	return r, err
}

// install fetches a package from npm into the temporary folder.
func (b *browser) install(pkg string) error {
	return b.command("npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", b.tmp, pkg)
}

func (b *browser) command(name string, args ...string) error {
	cmd := exec.CommandContext(b.ctx, name, args...)
	cmd.Dir = b.tmp
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w: %.400s", name, args[0], err, out)
	}
	return nil
}

// pagefind indexes the pages of the clauses, as they are, or all as of one
// language.
func (b *browser) pagefind(terms []judged, docs []index.Doc, lang string) (row, error) {
	r := row{name: "Pagefind 1.6", excerpts: true}
	if err := b.install(pagefind); err != nil {
		return r, err
	}
	root := "pagefind" + lang
	out := filepath.Join(b.tmp, root)
	var texts []string
	for _, d := range docs {
		if !slices.Contains(texts, d.Text) {
			texts = append(texts, d.Text)
		}
	}
	site, err := filepath.Abs(b.site)
	if err != nil {
		return r, err
	}
	args := []string{"--site", site, "--output-path", out, "--glob", "{" + strings.Join(texts, ",") + "}/*/index.html", "--root-selector", ".words .reading"}
	if lang != "" {
		args = append(args, "--force-language", lang)
		r.name += ", all as " + lang
	}
	if err := b.command(filepath.Join(b.tmp, "node_modules", ".bin", "pagefind"), args...); err != nil {
		return r, err
	}
	b.roots[root] = compressing(http.Dir(out))
	if err := b.blank(); err != nil {
		return r, err
	}
	var first, later, firstRequests, laterRequests []int
	var times []float64
	b.taken()
	for i, t := range terms {
		var v any
		load := fmt.Sprintf(`const pf = globalThis.pf = await import("/%s/pagefind.js?%d");`, root, i)
		search := `const r = globalThis.r = await pf.search(` + quoted(t.query) + `); await Promise.all(r.results.slice(0, 10).map((x) => x.data()));`
		if err := b.await(&v, load+search); err != nil {
			return r, err
		}
		n, requests := b.taken()
		if n > r.firstMost {
			r.firstMost, r.worst = n, t.query
		}
		first, firstRequests = append(first, n), append(firstRequests, requests)
		var told struct {
			Time float64
			URLs []string
		}
		if err := b.await(&told, `const start = performance.now();`+search+`const Time = performance.now() - start;
			return { Time, URLs: (await Promise.all(r.results.map((x) => x.data()))).map((d) => d.raw_url ?? d.url) }`); err != nil {
			return r, err
		}
		b.taken()
		times = append(times, told.Time)
		var ids []string
		for _, u := range told.URLs {
			parts := strings.Split(strings.Trim(strings.TrimSuffix(u, "index.html"), "/"), "/")
			if len(parts) >= 2 {
				ids = append(ids, parts[len(parts)-2]+":"+parts[len(parts)-1])
			}
		}
		r.tally.add(t, ids)
	}
	if err := b.await(new(any), fmt.Sprintf(`globalThis.pf = await import("/%s/pagefind.js?later"); await pf.init();`, root)); err != nil {
		return r, err
	}
	b.taken()
	for _, t := range terms {
		if err := b.await(new(any), `const r = await pf.search(`+quoted(t.query)+`); await Promise.all(r.results.slice(0, 10).map((x) => x.data()));`); err != nil {
			return r, err
		}
		n, requests := b.taken()
		later, laterRequests = append(later, n), append(laterRequests, requests)
	}
	r.first, r.later, r.firstRequests, r.laterRequ, r.hot = median(first), median(later), slices.Max(firstRequests), median(laterRequests), median(times)
	r.disk, r.files = weigh(out)
	var err2 error
	r.slow, err2 = b.slowPagefind(terms, root)
	return r, err2
}

// foldScript makes MiniSearch fold accents and long s, and allow beginnings and
// mistakes.
const foldScript = `const fold = (s) => s.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ſ", "s").replaceAll("œ", "oe");
	const options = { fields: ["text"], processTerm: fold, searchOptions: { processTerm: fold, prefix: true, fuzzy: 0.2, combineWith: "AND" } };`

// minisearch folds accents and long s, and allows beginnings and mistakes.
func (b *browser) minisearch(terms []judged, docs []index.Doc) (row, error) {
	r := row{name: "MiniSearch 7.2, folded, prefix and fuzzy"}
	if err := b.install(minisearch); err != nil {
		return r, err
	}
	umd := filepath.Join(b.tmp, "node_modules", "minisearch", "dist", "umd", "index.js")
	script, err := os.ReadFile(umd)
	if err != nil {
		return r, err
	}
	type doc struct {
		ID   string `json:"id"`
		Text string `json:"text"`
	}
	var list []doc
	for _, d := range docs {
		list = append(list, doc{d.ID, d.Reading})
	}
	data := []byte(quoted(list))
	b.roots["docs"] = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write(data) })
	if err := b.blank(); err != nil {
		return r, err
	}
	if err := b.do(string(script)); err != nil {
		return r, err
	}
	var made string
	if err := b.await(&made, foldScript+`
		const m = globalThis.m = new MiniSearch(options);
		m.addAll(await (await fetch("/docs/")).json());
		return JSON.stringify(m);`); err != nil {
		return r, err
	}
	packed := pack([]byte(made), gzip.BestCompression)
	var times []float64
	for _, t := range terms {
		var told struct {
			IDs  []string
			Time float64
		}
		if err := b.await(&told, `m.search(`+quoted(t.query)+`); const start = performance.now(); const r = m.search(`+quoted(t.query)+`); return { Time: performance.now() - start, IDs: r.map((x) => x.id) }`); err != nil {
			return r, err
		}
		r.tally.add(t, told.IDs)
		times = append(times, told.Time)
	}
	r.first = len(packed) + len(pack(script, gzip.DefaultCompression))
	r.firstMost, r.firstRequests = r.first, 2
	r.disk, r.files, r.hot = len(packed), 1, median(times)
	r.slow, err = b.slowMiniSearch(terms, packed)
	return r, err
}

func median[T int | float64](list []T) T {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

// weigh returns the size and the number of the files below a folder.
func weigh(dir string) (size, files int) {
	filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		if info, err := d.Info(); err == nil {
			size += int(info.Size())
			files++
		}
		return nil
	})
	return size, files
}
