package export

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
)

// opened is the edition's own corpus.
func opened(t *testing.T) *corpus.Corpus {
	t.Helper()
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Whoever has the raw bytes and the changes has the reading; of a table that the
// editors set its words, which the rows have in the order of print.
func TestSourceAndChangesGiveTheReading(t *testing.T) {
	c := opened(t)
	for _, text := range c.Texts {
		for _, cl := range text.Clauses {
			data, err := NewEntry(nil, nil, c.Edition, cl).JSON()
			if err != nil {
				t.Fatal(err)
			}
			var e Entry
			if err := json.Unmarshal(data, &e); err != nil {
				t.Fatal(err)
			}
			if e.Table != nil {
				rows := e.Table.Caption
				for _, row := range e.Table.Rows {
					rows += " " + strings.Join(row, " ")
				}
				if strings.Join(strings.Fields(rows), " ") != strings.Join(strings.Fields(e.Reading), " ") {
					t.Errorf("%s: the rows read\n%s\nand not\n%s", cl.ID, rows, e.Reading)
				}
				continue
			}
			if got := e.read(string(text.Source)); got != e.Reading || got != cl.Reading() {
				t.Errorf("%s: the changes give\n%s\nand not\n%s", cl.ID, got, cl.Reading())
			}
			if e.Raw != string(text.Source[e.Source.Start:e.Source.End]) {
				t.Errorf("%s: raw is not the source", cl.ID)
			}
		}
	}
}

// read applies the changes, as the README of the download says.
func (e *Entry) read(source string) string {
	var b strings.Builder
	at := e.Body
	plain := func(to int) {
		for _, h := range e.Holes {
			if h.Start >= at && h.End <= to {
				b.WriteString(source[at:h.Start])
				at = h.End
			}
		}
		b.WriteString(source[at:to])
	}
	for _, c := range e.Changes {
		plain(c.Start)
		b.WriteString(c.Reading)
		at = c.End
	}
	plain(e.Source.End)
	return strings.TrimSpace(b.String())
}

func TestPlainText(t *testing.T) {
	c := opened(t)
	got := string(Plain(c.Edition, c.Clause("hague-1785:18")))
	for _, want := range []string{", The Hague, P. F. Gosse, ", "De la Remise du Quinola, XVIII\n", "hague-1785:18, leaf ", "\n" + Caveat + "\n\nLa Remise est"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "Remife") {
		t.Errorf("it is not the reading:\n%s", got)
	}
}

func TestTheSameCorpusGivesTheSameArchive(t *testing.T) {
	c := Contents{Corpus: opened(t), Files: Files{Corpus: corpus.FS, Notes: fstest.MapFS{
		"notes/a/1.md": {Data: []byte("a note")}, "notes/.hidden.md": {Data: []byte("x")}, "notes/scan.pdf": {Data: []byte("x")}, "unasked.md": {Data: []byte("x")},
	}, Rights: fstest.MapFS{"LICENSE": {Data: []byte("yours")}, "secret.txt": {Data: []byte("x")}}}}
	c.More = func(yield func(string, []byte) bool) { yield("readings/salon.txt", []byte("a reading")) }
	var one, two bytes.Buffer
	if err := c.Zip(&one, nil); err != nil {
		t.Fatal(err)
	}
	if err := c.Zip(&two, nil); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(one.Bytes(), two.Bytes()) {
		t.Error("the same corpus gives other bytes")
	}
	z, err := zip.NewReader(bytes.NewReader(one.Bytes()), int64(one.Len()))
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		name, ok := strings.CutPrefix(f.Name, c.Name()+"/")
		if !ok {
			t.Errorf("%s lies outside of the folder", f.Name)
		}
		names[name] = string(data)
	}
	source, err := corpus.FS.ReadFile("texts/academie/source.txt")
	if err != nil {
		t.Fatal(err)
	}
	if names["texts/academie/source.txt"] != string(source) {
		t.Error("a source is not as it was received")
	}
	for _, name := range []string{"README.txt", "LICENSE", "edition.toml", "texts/hague-1785/reading.tsv", "readings/salon.txt", "notes/a/1.md", "clauses.jsonl"} {
		if names[name] == "" {
			t.Errorf("%s is not there", name)
		}
	}
	for _, name := range []string{"notes/.hidden.md", "notes/scan.pdf", "unasked.md", "secret.txt"} {
		if _, ok := names[name]; ok {
			t.Errorf("%s is taken along", name)
		}
	}
	if n := strings.Count(names["clauses.jsonl"], "\n"); n != len(c.all()) {
		t.Errorf("%d lines for %d clauses", n, len(c.all()))
	}
}

func (c Contents) all() (list []*corpus.Clause) {
	for _, t := range c.Corpus.Texts {
		list = append(list, t.Clauses...)
	}
	return list
}

// A clause tells its gloss in every language that has it, by the language.
func TestGlosses(t *testing.T) {
	c := opened(t)
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil {
		t.Fatal(err)
	}
	translated := 0
	for _, n := range notes.Notes() {
		e := NewClause(notes, nil, n.Clause)
		in := notes.Translations(n.Clause.Text.ID, n.Gloss)
		if e.Gloss["en"] != n.Gloss || len(e.Gloss) != 1+len(in) {
			t.Errorf("%s: %v", n.Clause.ID, e.Gloss)
		}
		for _, x := range in {
			if translated++; e.Gloss[x.Lang] != x.Text {
				t.Errorf("%s: in %s %q, want %q", n.Clause.ID, x.Lang, e.Gloss[x.Lang], x.Text)
			}
		}
	}
	if translated == 0 {
		t.Error("no gloss is translated: this test shows nothing")
	}
}
