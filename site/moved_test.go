package site

import (
	"testing"

	"quinola/site/sitetest"
)

// TestMovedAddresses: every id that was given once has a page that leads to
// its words, and no clause stands at that address.
func TestMovedAddresses(t *testing.T) {
	o := sitetest.Edited(t)
	e := &textPages{felt: &felt{&edition{corpus: o.Corpus}}}
	taken, given := map[string]bool{}, 0
	for _, text := range o.Corpus.Texts {
		given += len(text.Moved)
		for _, c := range text.Clauses {
			taken[clausePath(c)] = true
		}
	}
	pages := e.movedPages()
	if len(pages) != given {
		t.Errorf("%d pages for %d ids that were given once", len(pages), given)
	}
	for _, p := range pages {
		if taken[p.path] {
			t.Errorf("a clause stands at %s", p.path)
		}
		taken[p.path] = true
	}
}
