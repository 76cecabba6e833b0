package main

import (
	"path/filepath"
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// TestApart adds the pairs of frequent words that the texts set side by side far more
// rarely than by chance, as often as in the counts of the folder, and leaves the others.
func TestApart(t *testing.T) {
	dir := t.TempDir()
	save(filepath.Join(dir, "words.gz"), "a\t2000\t0\nchat\t3\t0\ncat\t2000\t0\nsat\t2000\t0\n")
	save(filepath.Join(dir, "pairs.gz"), "a\tcat=2000\n")
	text := strings.Repeat("a cat sat ", 1000) + "a sat"
	added, err := apart(dir, []string{text}, lang.Of("en"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := lines(filepath.Join(dir, "pairs.gz"))
	if err != nil {
		t.Fatal(err)
	}
	// cat after a stands as it was; a before a, and what follows cat and sat but once, is told.
	want := "a\ta=0 cat=2000 sat=2\ncat\ta=0 cat=0\nsat\tcat=0 sat=0"
	if strings.Join(got, "\n") != want || added != 6 {
		t.Errorf("%d pairs:\n%s\nwant\n%s", added, strings.Join(got, "\n"), want)
	}
}
