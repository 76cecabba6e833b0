package textpages

import (
	"testing"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// TestMovedAddresses: every id that was given once has a page that leads to
// its words, and no clause stands at that address.
func TestMovedAddresses(t *testing.T) {
	o := sitetest.Edited(t)
	e := &Pages{Table: &felt.Table{Edition: &joined.Edition{Corpus: o.Corpus}}}
	taken, given := map[string]bool{}, 0
	for _, text := range o.Corpus.Texts {
		given += len(text.Moved)
		for _, c := range text.Clauses {
			taken[page.ClausePath(c)] = true
		}
	}
	pages := e.MovedPages()
	if len(pages) != given {
		t.Errorf("%d pages for %d ids that were given once", len(pages), given)
	}
	for _, p := range pages {
		if taken[p.Path] {
			t.Errorf("a clause stands at %s", p.Path)
		}
		taken[p.Path] = true
	}
}
