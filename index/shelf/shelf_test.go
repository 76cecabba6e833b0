package shelf_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/page"
	"quinola/index"
	"quinola/index/shelf"
)

// A shelf of books of each kind: what comes of it is what quinola new makes of each
// alone, and what is no book is told in a line and stops nothing.
func TestShelf(t *testing.T) {
	from, out := t.TempDir(), t.TempDir()
	academie := source(t, "academie")
	leaves := page.Leaves(academie)
	piece := func(n int) string { return string(academie[leaves[n].Start:leaves[n+2].End]) }
	put(t, from, "piquet.txt", piece(100))
	put(t, from, "Reversis & autres.txt", piece(256))
	put(t, from, "laws.txt", string(source(t, "two-quinolas")))
	put(t, from, "pages/1.txt", piece(30))
	put(t, from, "pages/2.txt", piece(33))
	put(t, from, "cover.png", "\x89PNG\r\n\x1a\n")
	put(t, from, "empty.txt", " \n")
	put(t, from, "piquet.xml", "<alto></alto>")
	put(t, from, "vulgata.txt", strings.Repeat("in principio creavit deus caelum et terram terra autem erat inanis et vacua et tenebrae super faciem abyssi et spiritus dei ferebatur super aquas ", 6))
	put(t, from, ".notes", "hidden")
	lines := ""
	for i, raw := range []string{piece(60), "", string(source(t, "reglor-1809"))[:6000]} {
		line, err := json.Marshal(map[string]string{"id": fmt.Sprintf("Line %d", i), "raw": raw})
		if err != nil {
			t.Fatal(err)
		}
		lines += string(line) + "\n"
	}
	put(t, from, "zz.jsonl", lines+"no json\n")

	books, err := shelf.Books(from, shelf.Manner{})
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	if err := shelf.Run(context.Background(), books, out, func(b shelf.Told) {
		what := b.ID + " " + b.Lang
		if b.Error != "" {
			what = strings.ReplaceAll(b.Error, from+string(filepath.Separator), "")
		}
		told = append(told, what)
	}); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"reversis-autres fr",
		"cover.png: is a picture; let a program read it first: tesseract PICTURE PAGE -l fra hocr makes PAGE.hocr",
		"empty.txt: is empty; name a file that holds the text",
		"laws en",
		"pages fr",
		"piquet fr",
		"piquet.xml: would be called piquet, as piquet.txt is; give it another name",
		"vulgata la",
		"line-0 fr",
		`zz.jsonl:2: is empty; give the text as "raw"`,
		"line-2 sv",
		`zz.jsonl:4: not a line {"id","lang","raw"}: invalid character 'o' in literal null (expecting 'u'); near “no json”: let a program's JSON library write the lines`,
	}
	if !slices.Equal(told, want) {
		t.Errorf("told:\n%s\nwant:\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}

	clauses := map[string][]shelf.Clause{}
	each(t, filepath.Join(out, shelf.ClausesFile), func(c shelf.Clause) { clauses[c.Text] = append(clauses[c.Text], c) })
	alike(t, filepath.Join(from, "piquet.txt"), "fr", clauses["piquet"])
	alike(t, filepath.Join(from, "laws.txt"), "en", clauses["laws"])
	alike(t, filepath.Join(from, "pages"), "fr", clauses["pages"])
	postings(t, out, slices.Concat(clauses["reversis-autres"], clauses["laws"], clauses["pages"], clauses["piquet"], clauses["vulgata"], clauses["line-0"], clauses["line-2"]))

	var ids []string
	each(t, filepath.Join(out, shelf.ReadingsFile), func(r struct{ ID, Reading string }) {
		if r.Reading != "" {
			ids = append(ids, r.ID)
		}
	})
	if got := strings.Join(ids, " "); got != "reversis-autres laws pages piquet vulgata line-0 line-2" {
		t.Errorf("readings of %s", got)
	}
	if left, _ := fs.Glob(os.DirFS(out), "*"); len(left) != 4 {
		t.Errorf("besides its files there is left: %v", left)
	}

	again := t.TempDir()
	if err := shelf.Run(context.Background(), books, again, nil); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{shelf.BooksFile, shelf.ReadingsFile, shelf.ClausesFile, shelf.PostingsFile} {
		if read(t, out, name) != read(t, again, name) {
			t.Errorf("%s differs from one run to the next", name)
		}
	}
}

// alike holds clauses to those of a corpus that quinola new makes of the same scan.
func alike(t *testing.T, file, code string, got []shelf.Clause) {
	t.Helper()
	dir := t.TempDir()
	id := edition.IDOf(file)
	if _, err := edition.NewText(dir, edition.Scan{ID: id, File: file, Lang: code}); err != nil {
		t.Fatal(err)
	}
	c, err := edition.Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	want := c.Texts[0].Clauses
	if len(got) != len(want) || len(got) == 0 {
		t.Fatalf("%s: %d clauses, and %d alone", id, len(got), len(want))
	}
	for i, c := range want {
		g := got[i]
		if g.ID != c.ID || g.Reading != c.Reading() || g.Label != c.Label || g.Kind != string(c.Kind) || g.Source != (shelf.Span{Start: c.Span.Start, End: c.Span.End}) || !slices.Equal(g.Division, c.Division) {
			t.Errorf("%s: %+v, and alone %s %q", id, g, c.ID, c.Reading())
		}
	}
}

// postings holds the file of postings to the clauses.
func postings(t *testing.T, out string, clauses []shelf.Clause) {
	t.Helper()
	want := map[string][]string{} // by form and language
	for _, c := range clauses {
		times := map[string]int{}
		for _, w := range index.Words(c.Lang, c.Reading) {
			times[w.Form]++
		}
		for form, n := range times {
			want[form+" "+c.Lang] = append(want[form+" "+c.Lang], fmt.Sprintf("%s %d", c.ID, n))
		}
	}
	last := ""
	each(t, filepath.Join(out, shelf.PostingsFile), func(p struct {
		Form, Lang string
		Clauses    [][2]any
	}) {
		key := p.Form + " " + p.Lang
		if key <= last {
			t.Errorf("%q stands after %q", key, last)
		}
		last = key
		var got []string
		for _, c := range p.Clauses {
			got = append(got, fmt.Sprintf("%s %v", c[0], c[1]))
		}
		if !slices.Equal(got, want[key]) {
			t.Errorf("%s: %v, want %v", key, got, want[key])
		}
		delete(want, key)
	})
	if len(want) > 0 {
		t.Errorf("%d forms have no line", len(want))
	}
}

// Postings of more than one batch are merged in the order of the books.
func TestManyBatches(t *testing.T) {
	const books = shelf.Batch + 3
	from, out := t.TempDir(), t.TempDir()
	for n := range books {
		put(t, from, fmt.Sprintf("%03d.txt", n), "THE GAME.\n\nThe ace takes the king, and the king takes the queen of the suit that was led by the dealer in this hand of the game.\n")
	}
	list, err := shelf.Books(from, shelf.Manner{Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	if err := shelf.Run(context.Background(), list, out, nil); err != nil {
		t.Fatal(err)
	}
	found := false
	each(t, filepath.Join(out, shelf.PostingsFile), func(p struct {
		Form    string
		Clauses [][2]any
	}) {
		if p.Form != "king" {
			return
		}
		found = true
		for n, c := range p.Clauses {
			if !strings.HasPrefix(c[0].(string), fmt.Sprintf("%03d:", n)) || c[1] != 2.0 {
				t.Errorf("place %d is %v", n, c)
			}
		}
		if len(p.Clauses) != books {
			t.Errorf("the king stands in %d of %d books", len(p.Clauses), books)
		}
	})
	if !found {
		t.Error("the king stands nowhere")
	}
}

func TestNoBooks(t *testing.T) {
	if _, err := shelf.Books(t.TempDir(), shelf.Manner{}); err == nil || !strings.Contains(err.Error(), "holds no book") {
		t.Errorf("got %v", err)
	}
}

// FuzzBooks reads any file of lines as books: each line that holds something is one,
// in order, and is read where it was listed.
func FuzzBooks(f *testing.F) {
	f.Add("{\"id\":\"a\",\"raw\":\"The ace takes the king.\"}\n\nno json\n{\"id\":\"a\"}")
	from := f.TempDir()
	f.Fuzz(func(t *testing.T, lines string) {
		put(t, from, "x.jsonl", lines)
		books, err := shelf.Books(from, shelf.Manner{Lang: "en"})
		if err != nil {
			return
		}
		for i, b := range books {
			line := strings.Split(lines, "\n")[b.Line-1]
			if b.No != i || strings.TrimSpace(line) == "" || !strings.HasPrefix(lines[b.Offset:], line) {
				t.Errorf("%+v is listed of %q", b, line)
			}
		}
	})
}

func source(t *testing.T, id string) []byte {
	t.Helper()
	src, err := corpus.FS.ReadFile("texts/" + id + "/source.txt")
	if err != nil {
		t.Fatal(err)
	}
	return src
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	name = filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func each[T any](t *testing.T, name string, do func(T)) {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<24)
	for s.Scan() {
		var v T
		if err := json.Unmarshal(s.Bytes(), &v); err != nil {
			t.Fatalf("%s: %v: %s", name, err, s.Text())
		}
		do(v)
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
}
