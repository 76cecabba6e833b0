package gamepages

import (
	"slices"
	"testing"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/sitetest"
)

// L'Hombre of Paris and Lomber of Upsala ask the same questions, and have a page
// of their own; a game to which no game of another text is nearest has none.
func TestTwoGamesOfAFamilySideBySide(t *testing.T) {
	e := sitetest.Edited(t)
	games := &Pages{Table: &felt.Table{Edition: &joined.Edition{Corpus: e.Corpus, Notes: e.Notes}}}
	var paths []string
	for _, kin := range games.kin(games.meetings()) {
		paths = append(paths, kinPath(kin))
	}
	if want := []string{"compare/hombre-lomber/"}; !slices.Equal(paths, want) {
		t.Errorf("the pages are %q, want %q", paths, want)
	}
}
