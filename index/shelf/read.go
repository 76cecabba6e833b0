package shelf

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/plainjson"
	"quinola/corpus/restore"
	"quinola/index"
)

// Told is what is told of a book once it was read, a line of books.jsonl.
type Told struct {
	ID      string `json:"id,omitempty"`
	File    string `json:"file"`
	Lang    string `json:"lang,omitempty"`
	Bytes   int    `json:"bytes"`
	Leaves  int    `json:"leaves"`
	Clauses int    `json:"clauses"`
	Doubts  int    `json:"doubts"`          // words that are doubtful
	Error   string `json:"error,omitempty"` // why it could not be read: nothing else is then written of it
}

// Clause is a line of clauses.jsonl: what of a clause is known before an editor
// looked at it, with the keys of quinola clauses -json.
type Clause struct {
	ID       string   `json:"id"`
	Text     string   `json:"text"`
	Lang     string   `json:"lang"`
	Label    string   `json:"label"`
	Number   *int     `json:"number"`
	Division []string `json:"division"`
	Kind     string   `json:"kind"`
	Leaf     *int     `json:"leaf"`
	Source   Span     `json:"source"`
	Reading  string   `json:"reading"`
}

// Span is a stretch of a source in bytes. Of a scan with places that is the text
// that quinola new makes of it.
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// reading is a line of readings.jsonl.
type reading struct {
	ID      string `json:"id"`
	Lang    string `json:"lang"`
	Reading string `json:"reading"`
}

// The parts of a book.
const (
	toldPart     = "told"
	readingPart  = "reading"
	clausesPart  = "clauses"
	postingsPart = "postings"
)

// Read restores and splits a book and writes its parts. The error is that they
// cannot be written; what is wrong with the book is told with it.
func Read(b Book, out string) error {
	t, err := open(b)
	if err != nil {
		return writePart(out, toldPart, b.No, Told{File: b.Name(), Error: err.Error()})
	}
	told := Told{ID: b.ID, File: b.Name(), Lang: t.Meta.Lang, Bytes: len(t.Source), Leaves: max(1, len(t.Leaves)), Clauses: len(t.Clauses)}
	for _, tok := range t.Tokens() {
		if len(tok.Rivals) > 0 {
			told.Doubts++
		}
	}
	clauses := make([]any, len(t.Clauses))
	for i, c := range t.Clauses {
		clauses[i] = Clause{c.ID, t.ID, t.Meta.Lang, c.Label, positive(c.Number), append([]string{}, c.Division...), string(c.Kind), positive(c.Leaf), Span{c.Span.Start, c.Span.End}, c.Reading()}
	}
	if err := writePart(out, clausesPart, b.No, clauses...); err != nil {
		return err
	}
	if err := writePart(out, readingPart, b.No, reading{b.ID, t.Meta.Lang, strings.TrimSpace(restore.Reading(t.Tokens()))}); err != nil {
		return err
	}
	if err := writePostings(t, part(out, postingsPart, b.No)); err != nil {
		return err
	}
	return writePart(out, toldPart, b.No, told) // the last: with it a book is done
}

// open reads a book, and takes what breaks the program over it for a fault of the
// book: a shelf of thousands goes on.
func open(b Book) (t *corpus.Text, err error) {
	defer func() {
		if p := recover(); p != nil {
			t, err = nil, fmt.Errorf("%s: the program cannot read it: %v; please report this, with the file", b.Name(), p)
		}
	}()
	switch {
	case b.Error != "":
		return nil, fmt.Errorf("%s", b.Error)
	case b.Line == 0:
		return edition.Unwritten(edition.Scan{ID: b.ID, File: b.File, Lang: b.Lang, Encoding: b.Encoding})
	}
	f, err := os.Open(b.File)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if _, err := f.Seek(b.Offset, io.SeekStart); err != nil {
		return nil, err
	}
	line, _, err := nextLine(bufio.NewReader(f))
	if err != nil && err != io.EOF {
		return nil, err
	}
	p, err := parse(b.Name(), line)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(p.Raw) == "" {
		return nil, &edition.Error{File: b.Name(), What: "is empty", Cure: `give the text as "raw"`}
	}
	return edition.UnwrittenText(b.ID, b.Lang, b.Name(), []byte(p.Raw), nil)
}

// writePostings writes where each form of a text stands: FORM TAB LANG TAB
// [ID,TIMES],… by form.
func writePostings(t *corpus.Text, name string) error {
	type place struct {
		form, id string
		times    int
	}
	var places []place
	for _, c := range t.Clauses {
		times := map[string]int{}
		for _, w := range index.Words(t.Meta.Lang, c.Reading()) {
			times[w.Form]++
		}
		for form, n := range times {
			places = append(places, place{form, c.ID, n})
		}
	}
	order := make(map[string]int, len(t.Clauses))
	for i, c := range t.Clauses {
		order[c.ID] = i
	}
	slices.SortFunc(places, func(a, b place) int {
		return cmp.Or(strings.Compare(a.form, b.form), order[a.id]-order[b.id])
	})
	return whole(name, func(f *os.File) error {
		w := bufio.NewWriter(f)
		last := ""
		for _, p := range places {
			switch {
			case p.form == last:
				w.WriteByte(',')
			case last != "":
				w.WriteByte('\n')
				fallthrough
			default:
				fmt.Fprintf(w, "%s\t%s\t", p.form, t.Meta.Lang)
				last = p.form
			}
			fmt.Fprintf(w, "[%q,%d]", p.id, p.times)
		}
		if last != "" {
			w.WriteByte('\n')
		}
		return w.Flush()
	})
}

// writePart writes values as lines of JSON.
func writePart(out, what string, no int, lines ...any) error {
	var b bytes.Buffer
	for _, l := range lines {
		if err := plainjson.Write(&b, l, ""); err != nil {
			return err
		}
	}
	return whole(part(out, what, no), func(f *os.File) error {
		_, err := f.Write(b.Bytes())
		return err
	})
}

func positive(n int) *int {
	if n <= 0 {
		return nil
	}
	return &n
}
