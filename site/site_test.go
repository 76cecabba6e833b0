package site

import (
	"context"
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"quinola/corpus"
)

// sums is the hash of every file of a built site.
func sums(t *testing.T, dir string) map[string][32]byte {
	t.Helper()
	m := map[string][32]byte{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		m[name] = sha256.Sum256(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheSameCorpusGivesTheSameBytes(t *testing.T) {
	first, second := sums(t, plain(t)), sums(t, built(t, Options{Corpus: small()}))
	if len(first) != len(second) || len(first) == 0 {
		t.Fatalf("%d files and then %d", len(first), len(second))
	}
	for name, sum := range first {
		if second[name] != sum {
			t.Errorf("%s differs", name)
		}
	}
}

func TestAFailedBuildLeavesTheOldSite(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	o := Options{Corpus: small(), Out: out, Table: table(t)}
	if err := Build(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	before := sums(t, out)
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	long := small()
	long.Texts[0].Clauses[0].ID = "hague-1785:" + strings.Repeat("long", 100)
	for name, try := range map[string]func() error{
		"a clause whose folder cannot be named": func() error { return Build(context.Background(), Options{Corpus: long, Out: out, Table: o.Table}) },
		"a build that is stopped":               func() error { return Build(stopped, o) },
		"a corpus without texts": func() error {
			return Build(context.Background(), Options{Corpus: corpus.New(corpus.Edition{}, nil), Out: out, Table: o.Table})
		},
	} {
		if err := try(); err == nil {
			t.Errorf("%s is built", name)
		}
	}
	after := sums(t, out)
	for name, sum := range before {
		if after[name] != sum {
			t.Errorf("%s has changed", name)
		}
	}
	left, err := os.ReadDir(filepath.Dir(out))
	if err != nil || len(left) != 1 {
		t.Errorf("beside the site is left: %v %v", left, err)
	}
}

func TestBuildKeepsItsHandsOffOtherFolders(t *testing.T) {
	out := t.TempDir()
	if err := os.WriteFile(filepath.Join(out, "thesis.txt"), []byte("years of work"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Build(context.Background(), Options{Corpus: small(), Out: out, Table: table(t)}); err == nil || !strings.Contains(err.Error(), "no list of an earlier build") {
		t.Errorf("a folder with other files is replaced: %v", err)
	}
}

func TestATextMayNotTakeThePlaceOfAPage(t *testing.T) {
	c := small()
	c.Texts[0].ID = "search"
	err := Build(context.Background(), Options{Corpus: c, Out: filepath.Join(t.TempDir(), "site"), Table: table(t)})
	if err == nil || !strings.Contains(err.Error(), "another id") {
		t.Errorf("err = %v", err)
	}
}

func TestSegment(t *testing.T) {
	for _, c := range []struct{ id, want string }{
		{"18", "18"}, {"reversy.2.29", "reversy.2.29"}, {"..", "~2e~2e"}, {".git", "~2egit"}, {"a/b", "a~2fb"},
		{"l'as", "l~27as"}, {"", "~"}, {"å", "å"}, {"\u202e", "~e2~80~ae"}, {"<b>", "~3cb~3e"},
	} {
		if got := segment(c.id); got != c.want {
			t.Errorf("segment(%q) = %q, want %q", c.id, got, c.want)
		}
	}
}

func TestLayersGiveBackTheSourceAndTheReading(t *testing.T) {
	c := small()
	e := &edition{emendations: map[*corpus.Text][]corpus.PlacedEmendation{}}
	for _, text := range c.Texts {
		for _, cl := range text.Clauses {
			var source, reading strings.Builder
			for _, p := range e.layersOf(text, cl.Tokens(), setting{apparatus: true}).Passages {
				for _, r := range p.Runs {
					source.WriteString(r.Source)
					reading.WriteString(r.Reading)
				}
			}
			if want := string(text.Source[cl.Body:cl.Span.End]); source.String() != want {
				t.Errorf("%s: the source layer is %q, want %q", cl.ID, source.String(), want)
			}
			if strings.TrimSpace(reading.String()) != cl.Reading() {
				t.Errorf("%s: the reading layer is %q, want %q", cl.ID, reading.String(), cl.Reading())
			}
		}
	}
}

func TestTheApparatusExplainsEachWord(t *testing.T) {
	c := small()
	e := &edition{emendations: map[*corpus.Text][]corpus.PlacedEmendation{}}
	text := c.Texts[0]
	text.Emendations = []corpus.Emendation{{Leaf: 1, Quote: "touc", Reading: "tout", Cert: "sure", Evidence: "sense"}}
	e.emendations[text] = text.PlacedEmendations()
	l := e.layersOf(text, text.Clauses[1].Tokens(), setting{apparatus: true})
	var got []string
	for _, x := range l.Entries {
		got = append(got, x.Scan+" → "+x.Reading+": "+strings.Join(x.Reasons, ", ")+" "+x.Cert+" "+x.Evidence)
	}
	want := []string{
		"eft → est: long s, which the scan takes for another letter  ",
		"Cceur → Coeur: a ligature  ",
		"Qui- nola. → Quinola: a word that the scan breaks  ",
		"eft → est: long s, which the scan takes for another letter  ",
		"dc → de: letters misread  ",
		"touc → tout: an editor's emendation sure sense",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A folder's name never leads anywhere else, and two ids never share one.
func FuzzSegment(f *testing.F) {
	f.Add("reversy.2.29", "..")
	f.Add("~2e", ".")
	f.Fuzz(func(t *testing.T, a, b string) {
		name := segment(a)
		if name == "" || name[0] == '.' || strings.ContainsAny(name, "/\\:\x00 ") {
			t.Errorf("segment(%q) = %q", a, name)
		}
		if a != b && utf8.ValidString(a) && utf8.ValidString(b) && segment(b) == name {
			t.Errorf("segment(%q) = segment(%q) = %q", a, b, name)
		}
	})
}
