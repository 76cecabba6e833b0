package site

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/page"
	"quinola/site/sitetest"
)

func TestTheSameCorpusGivesTheSameBytes(t *testing.T) {
	first, second := sitetest.Sums(t, plain(t)), sitetest.Sums(t, built(t, Options{Corpus: sitetest.Small()}))
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
	o := Options{Corpus: sitetest.Small(), Out: out, Table: table(t)}
	if err := Build(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	before := sitetest.Sums(t, out)
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	long := sitetest.Small()
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
	after := sitetest.Sums(t, out)
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
	if err := Build(context.Background(), Options{Corpus: sitetest.Small(), Out: out, Table: table(t)}); err == nil || !strings.Contains(err.Error(), "no list of an earlier build") {
		t.Errorf("a folder with other files is replaced: %v", err)
	}
}

func TestATextMayNotTakeThePlaceOfAPage(t *testing.T) {
	c := sitetest.Small()
	c.Texts[0].ID = "search"
	err := Build(context.Background(), Options{Corpus: c, Out: filepath.Join(t.TempDir(), "site"), Table: table(t)})
	if err == nil || !strings.Contains(err.Error(), "another id") {
		t.Errorf("err = %v", err)
	}
}

// A corpus has pages for the rules of the games that its books play, and not for those
// of all that the engine plays.
func TestRulesOfOtherGamesHaveNoPages(t *testing.T) {
	for path, want := range map[string]bool{page.RulePath("reversis/revoke.fine"): true, page.RulePath("piquet/pic"): false} {
		_, err := os.Stat(filepath.Join(plain(t), filepath.FromSlash(path), "index.html"))
		if there := err == nil; there != want {
			t.Errorf("%s is there: %v, want %v", path, there, want)
		}
	}
}
