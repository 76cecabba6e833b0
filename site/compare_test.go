package site

import (
	"slices"
	"testing"

	"quinola/site/sitetest"
)

// L'Hombre of Paris and Lomber of Upsala ask the same questions, and have a page
// of their own; a game to which no game of another text is nearest has none.
func TestTwoGamesOfAFamilySideBySide(t *testing.T) {
	e := sitetest.Edited(t)
	games := &gamePages{felt: &felt{&edition{corpus: e.Corpus, notes: e.Notes}}}
	var paths []string
	for _, kin := range games.kin(games.meetings()) {
		paths = append(paths, kinPath(kin))
	}
	if want := []string{"compare/hombre-lomber/"}; !slices.Equal(paths, want) {
		t.Errorf("the pages are %q, want %q", paths, want)
	}
}
