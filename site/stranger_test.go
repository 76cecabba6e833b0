package site

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	texts "quinola/corpus/edition"
	"quinola/site/modules"
)

// A text of which nothing plays is built anywhere: it needs neither the engine nor
// the sources to make it of.
func TestStrangersTextWithoutSources(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if _, err := modules.Module(); !errors.Is(err, modules.ErrNoEngine) {
		t.Skipf("sources stand above the folder for temporary files: %v", err)
	}
	if err := os.WriteFile("laws.txt", []byte("THE LAWS.\n\nI. The deal goes round to the right.\n\nII. The ace takes the king.\n\nIII. Who revokes pays two counters.\n\nIV. Of la bête, and what to faire.\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := texts.NewText("mine", texts.Scan{ID: "laws", File: "laws.txt", Lang: "en"}); err != nil {
		t.Fatal(err)
	}
	corp, err := texts.Open(os.DirFS("mine"))
	if err != nil {
		t.Fatal(err)
	}
	if err := Build(context.Background(), Options{Corpus: corp, Out: filepath.Join(dir, "out")}); err != nil {
		t.Fatal(err)
	}
	corp.Texts[0].Meta.Images = true
	if err := Build(context.Background(), Options{Corpus: corp, Out: filepath.Join(dir, "seen")}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"seen/laws/index.html", "seen/laws/the-laws.2/index.html", "seen/about/index.html"} {
		page, err := os.ReadFile(name)
		if err != nil || !bytes.Contains(page, []byte("held against images of the pages")) || !bytes.Contains(page, []byte("each book says whether images")) || bytes.Contains(page, []byte("o image")) {
			t.Errorf("%s does not say that images were consulted: %v", name, err)
		}
	}
	if _, err := os.Stat("out/laws/the-laws.2/index.html"); err != nil {
		t.Error(err)
	}
	home, err := os.ReadFile("out/index.html")
	for _, none := range []string{`href="games/`, `href="term/`, "a payment names"} {
		if err != nil || bytes.Contains(home, []byte(none)) {
			t.Errorf("the home page has %q, of which the corpus has nothing (%v)", none, err)
		}
	}
	if search, err := os.ReadFile("out/search/index.html"); err != nil || bytes.Contains(search, []byte("faire")) {
		t.Errorf("the search offers a phrase whose words do not stand together (%v)", err)
	}
	err = filepath.WalkDir("out", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !slices.Contains([]string{".html", ".txt", ".xml", ".json"}, filepath.Ext(name)) || filepath.Base(name) == "openapi.json" || strings.Contains(name, "phrases-") {
			return err
		}
		page, err := os.ReadFile(name)
		for _, ours := range []string{"hague", "Hague", "four scanned", "In: Quinola", "edition of .", "Edition 0.1, .", "(),", "was read against its scan", "Old books of card rules"} {
			if bytes.Contains(page, []byte(ours)) {
				t.Errorf("%s says %q, which is true of another edition", name, ours)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
