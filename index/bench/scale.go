package main

import (
	"compress/gzip"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"quinola/index"
)

// point is one point of the curve.
type point struct {
	clauses, first, later, files, disk int
	built                              time.Duration
}

// scaled measures a corpus of n times the size.
func (b *browser) scaled(c index.Contents, n int, terms []judged) (point, error) {
	c.Docs = grown(c.Docs, n)
	start := time.Now()
	files, err := index.Shards(c, index.Restorer{})
	if err != nil {
		return point{}, err
	}
	p := point{clauses: len(c.Docs), built: time.Since(start), files: len(files)}
	for _, data := range files {
		p.disk += len(data)
	}
	script, err := engine()
	if err != nil {
		return point{}, err
	}
	root := fmt.Sprintf("scale%d", n)
	b.roots[root] = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		data, ok := files[strings.TrimPrefix(r.URL.Path, "/")]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Write(data)
	})
	defer delete(b.roots, root)
	if err := b.blank(); err != nil {
		return point{}, err
	}
	if err := b.do(script); err != nil {
		return point{}, err
	}
	r, err := b.costs("/"+root+"/", terms, len(pack([]byte(script), gzip.DefaultCompression)))
	p.first, p.later = r.first, r.later
	return p, err
}

// every hundredth word of a copy is another than in the texts: a corpus that
// grows brings new words and new damage.
const varied = 100

// grown is the corpus n times over, each copy with words of its own.
func grown(docs []index.Doc, n int) []index.Doc {
	list := make([]index.Doc, 0, n*len(docs))
	list = append(list, docs...)
	r := rand.New(rand.NewPCG(1785, 1809))
	const letters = "abcdefghilmnoprstuv"
	for copies := 1; copies < n; copies++ {
		for _, d := range docs {
			text, path, _ := strings.Cut(d.ID, ":")
			d.ID = fmt.Sprintf("%s-%d:%s", text, copies, path)
			d.Text = fmt.Sprintf("%s-%d", text, copies)
			var b strings.Builder
			at := 0
			for _, w := range index.Words(d.Lang, d.Reading) {
				if w.End-w.Start < 5 || r.IntN(varied) > 0 {
					continue
				}
				letters := string([]byte{letters[r.IntN(len(letters))], letters[r.IntN(len(letters))]})
				b.WriteString(d.Reading[at:w.Start] + w.Form[:2] + letters + w.Form[min(4, len(w.Form)):])
				at = w.End
			}
			if at > 0 {
				d.Reading = strings.ToValidUTF8(b.String()+d.Reading[at:], "")
			}
			list = append(list, d)
		}
	}
	return list
}
