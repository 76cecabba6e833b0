package site

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/site/page"
	"quinola/site/pagecheck"
	"quinola/site/sitetest"
)

// TestBundledClauses builds a site with the clauses of each text as one file: it
// has the same lines, links that lead to them, and no other file less.
func TestBundledClauses(t *testing.T) {
	apart, bundled := plain(t), built(t, Options{Corpus: sitetest.Small(), Bundle: true})
	pagecheck.Site(t, bundled)

	c := sitetest.Small()
	var want = map[string]bool{}
	for _, text := range c.Texts {
		var lines []byte
		for _, cl := range text.Clauses {
			line, err := os.ReadFile(filepath.Join(apart, page.ClausePath(cl), page.ClauseJSON))
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, line...)
			want[page.ClausePath(cl)+page.ClauseJSON], want[page.ClausePath(cl)+page.ClausePlain] = true, true
		}
		got, err := os.ReadFile(filepath.Join(bundled, "clauses", text.ID+".jsonl"))
		if err != nil || !bytes.Equal(got, lines) {
			t.Errorf("%s: %v, the bundle has\n%s\nand the clauses have\n%s", text.ID, err, got, lines)
		}
	}
	before, after := sitetest.Sums(t, apart), sitetest.Sums(t, bundled)
	for name := range before {
		if _, there := after[name]; there == want[name] && !strings.HasPrefix(name, "assets/") {
			t.Errorf("%s: in the bundled site: %v", name, there)
		}
	}
	zip := "download/quinola-corpus-0.1.zip"
	if before[zip] != after[zip] || before[zip] == [32]byte{} {
		t.Error("the corpus as one file differs")
	}

	shown, err := os.ReadFile(filepath.Join(bundled, "hague-1785", "18", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range []string{`href="../../clauses/hague-1785.jsonl"`, `href="../../readings/hague-1785.txt"`} {
		if !bytes.Contains(shown, []byte(link)) {
			t.Errorf("the page of a clause has no %s", link)
		}
	}
	if bytes.Contains(shown, []byte(page.ClauseJSON)) || bytes.Contains(shown, []byte(page.ClausePlain)) {
		t.Error("the page of a clause speaks of files that are not there")
	}
}
