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

// grown returns the corpus n times over. A clause of a copy begins as one clause of
// its text and ends as another, so that words stand together as they never did,
// and has words of its own.
func grown(docs []index.Doc, n int) []index.Doc {
	list := make([]index.Doc, 0, n*len(docs))
	list = append(list, docs...)
	r := rand.New(rand.NewPCG(1785, 1809))
	for copies := 1; copies < n; copies++ {
		for first := 0; first < len(docs); {
			end := first
			for end < len(docs) && docs[end].Text == docs[first].Text {
				end++
			}
			heads, tails := r.Perm(end-first), r.Perm(end-first)
			for i := range end - first {
				d := docs[first+i]
				_, path, _ := strings.Cut(d.ID, ":")
				d.Text = fmt.Sprintf("%s-%d", d.Text, copies)
				d.ID = d.Text + ":" + path
				head, _ := halves(docs[first+heads[i]].Reading)
				_, tail := halves(docs[first+tails[i]].Reading)
				d.Reading = misread(d.Lang, head+tail, r)
				list = append(list, d)
			}
			first = end
		}
	}
	return list
}

// halves parts a reading at a space in its middle.
func halves(reading string) (head, tail string) {
	i := strings.IndexByte(reading[len(reading)/2:], ' ')
	if i < 0 {
		return reading, ""
	}
	return reading[:len(reading)/2+i], reading[len(reading)/2+i:]
}

// misread puts two letters at random into every hundredth word or so.
func misread(lang, reading string, r *rand.Rand) string {
	const letters = "abcdefghilmnoprstuv"
	var b strings.Builder
	at := 0
	for _, w := range index.Words(lang, reading) {
		if w.End-w.Start < 5 || r.IntN(varied) > 0 {
			continue
		}
		letters := string([]byte{letters[r.IntN(len(letters))], letters[r.IntN(len(letters))]})
		b.WriteString(reading[at:w.Start] + w.Form[:2] + letters + w.Form[min(4, len(w.Form)):])
		at = w.End
	}
	return strings.ToValidUTF8(b.String()+reading[at:], "")
}
