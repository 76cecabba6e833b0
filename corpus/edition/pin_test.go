package edition

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"quinola/corpus"
)

var (
	update = flag.Bool("update", false, "write the pins anew")
	moves  = flag.Bool("move", false, "with -update: write ids that are no longer found into moved.tsv")
)

// TestSourcesAreSacred holds the sources to the bytes that were received.
func TestSourcesAreSacred(t *testing.T) {
	for id, want := range map[string]string{
		"hague-1785":   "3bd4096fb2ad65ba4cef200cc84bbad9bf87e51fba4800f4f5a691be6370c228",
		"two-quinolas": "d2a600175c58166394e0479c36c432fc7e824c1d3f47a080dc5a48223723c4af",
		"academie":     "ad9364ac91b00f06764b8f0cbaedc67dd4ca7baacbeb61de99439ccc2d50210e",
		"reglor-1809":  "32b1fe45105e6e3c882f4f3ec54d6da01606f903200d4e2982c7fd1318ca4a72",
	} {
		src, err := corpus.FS.ReadFile("texts/" + id + "/source.txt")
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(src)); got != want {
			t.Errorf("%s/source.txt has SHA-256 %s, want %s", id, got, want)
		}
	}
}

// TestPins proves that the pins are what restoring, emending and splitting
// give. With -update the pins are written.
func TestPins(t *testing.T) {
	if *update {
		if err := Pin("..", Pinning{Move: *moves}); err != nil {
			t.Fatal(err)
		}
	}
	fsys := os.DirFS("..")
	_, ids, err := readEdition(fsys)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		text, err := readText(fsys, id)
		if err != nil {
			t.Fatal(err)
		}
		if text.Restated {
			continue
		}
		l, err := readLedger(fsys, text)
		if err != nil {
			t.Fatal(err)
		}
		if err := build(text, l); err != nil {
			t.Error(err)
			continue
		}
		tiles(t, text)
		for name, want := range map[string]string{"clauses.tsv": writeClauses(text), "reading.tsv": writeReading(text)} {
			got, err := os.ReadFile("../texts/" + id + "/" + name)
			if err != nil {
				t.Error(err)
			} else if line := firstDifference(string(got), want); line > 0 {
				t.Errorf("texts/%s/%s:%d: not what restoring, emending and splitting give; pin it again: go test ./corpus/edition -run TestPins -update", id, name, line)
			}
		}
	}
}

func firstDifference(a, b string) int {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(as), len(bs)) {
		if i >= len(as) || i >= len(bs) || as[i] != bs[i] {
			return i + 1
		}
	}
	return 0
}

// tiles checks that the tokens give back the source and the clauses lie in order.
func tiles(t *testing.T, text *corpus.Text) {
	t.Helper()
	at := 0
	for _, k := range text.Tokens() {
		if k.Start != at || k.End <= k.Start {
			t.Fatalf("%s: token %d-%d where %d is next", text.ID, k.Start, k.End, at)
		}
		at = k.End
	}
	if at != len(text.Source) {
		t.Fatalf("%s: tokens end at %d of %d", text.ID, at, len(text.Source))
	}
	ids := map[string]bool{}
	for _, c := range text.Clauses {
		if c.Span.Start < 0 || c.Span.End > at || c.Span.Start > c.Body || c.Body > c.Span.End {
			t.Errorf("%s lies at %d-%d, body %d", c.ID, c.Span.Start, c.Span.End, c.Body)
		}
		if ids[c.ID] {
			t.Errorf("two clauses are %s", c.ID)
		}
		ids[c.ID] = true
	}
}

// TestPinsLoadAsWritten: what is loaded is what was written.
func TestPinsLoadAsWritten(t *testing.T) {
	c, err := Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range c.Texts {
		tiles(t, text)
		if text.Restated {
			continue
		}
		for name, got := range map[string]string{"clauses.tsv": writeClauses(text), "reading.tsv": writeReading(text)} {
			want, _ := corpus.FS.ReadFile("texts/" + text.ID + "/" + name)
			if len(want) > 0 && got != string(want) {
				t.Errorf("%s/%s: loaded and written again, line %d differs", text.ID, name, firstDifference(got, string(want)))
			}
		}
	}
}

// TestVanishedClause: a pinned id that is found no more is an error, and
// nothing is written.
func TestVanishedClause(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", "title = \"Mine\"\nlang = \"en\"\n")
	write(t, dir, "texts/mine/source.txt", "THE LAWS.\n\nI. The deal goes round.\n\nII. The ace takes the king.\n\nIII. Who revokes pays.\n")
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	path := dir + "/texts/mine/clauses.tsv"
	pins, _ := os.ReadFile(path)
	write(t, dir, "texts/mine/clauses.tsv", strings.Replace(string(pins), "mine:the-laws.3\t", "mine:the-laws.9\t", 1))
	reading, _ := os.Stat(dir + "/texts/mine/reading.tsv")
	err := Pin(dir, Pinning{})
	var e *Error
	if !errors.As(err, &e) || !strings.Contains(e.What, "mine:the-laws.9") || e.Line == 0 {
		t.Fatalf("got %v, want an error that names mine:the-laws.9", err)
	}
	if after, _ := os.Stat(dir + "/texts/mine/reading.tsv"); !after.ModTime().Equal(reading.ModTime()) {
		t.Error("reading.tsv was written although the pins failed")
	}
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	path := dir + "/" + name
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		if err := os.MkdirAll(path[:i], 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// An emendation that reads over a law's number is named.
func TestOverrun(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", "title = \"Mine\"\nlang = \"en\"\n")
	write(t, dir, "texts/mine/source.txt", "THE LAWS.\n\nI. The deal goes round.\n\nII. The ace takes the king.\n\nIII. Who revokes pays.\n\nIV. Who wlns deals.\n")
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"1 | wlns | wins | sure | sense\n":                        "",
		"1 | IV. Who wlns | IV. Who wins | sure | sense\n":        "",
		"# form\n1 | IV. Who wlns | who wins | sure | sense\n":    "texts/mine/emendations/a.txt:2: the item mine:the-laws.4 is lost, whose number is quoted here; keep the number in the reading, or begin the quote after it",
		"1 | pays. IV. Who wlns | pays who wins | sure | sense\n": "texts/mine/emendations/a.txt:1: the item mine:the-laws.4 is lost, whose number is quoted here; keep the number in the reading, or begin the quote after it",
	} {
		write(t, dir, "texts/mine/emendations/a.txt", line)
		got := ""
		Pin(dir, Pinning{Warn: func(err error) { got += err.Error() }})
		if got != want {
			t.Errorf("%q: warned %q, want %q", line, got, want)
		}
	}
}
