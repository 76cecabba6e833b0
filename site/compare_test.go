package site

import (
	"slices"
	"testing"
)

// L'Hombre of Paris and Lomber of Upsala ask the same questions, and have a page
// of their own; a game to which no game of another text is nearest has none.
func TestTwoGamesOfAFamilySideBySide(t *testing.T) {
	o := edited(t)
	e := &edition{options: o, corpus: o.Corpus}
	var paths []string
	for _, kin := range e.kin(e.meetings()) {
		paths = append(paths, kinPath(kin))
	}
	if want := []string{"compare/hombre-lomber/"}; !slices.Equal(paths, want) {
		t.Errorf("the pages are %q, want %q", paths, want)
	}
}
