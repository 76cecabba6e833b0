package gamepages

import (
	"slices"
	"testing"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
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

// What changed from Paris to Upsala is told by the words of both: a ruling is no
// answer of a book's.
func TestWhatChangedFromOneGameToTheOther(t *testing.T) {
	e := sitetest.Edited(t)
	games := &Pages{Table: &felt.Table{Edition: &joined.Edition{Corpus: e.Corpus, Notes: e.Notes}}}
	meetings := games.meetings()
	v := games.changes(page.Place{Path: "compare/hombre-lomber/"}, games.kin(meetings)[0], meetings)
	if v.Alike < 30 || v.Both < v.Alike {
		t.Errorf("of %d questions %d have the same answer", v.Both, v.Alike)
	}
	said := map[string][2]bool{} // which of the two says it
	for _, h := range v.Heads {
		if len(h.Before)+len(h.After) == 0 {
			t.Errorf("nothing changed under %s", h.Name)
		}
		for _, l := range h.Before {
			said[l.Text] = [2]bool{true, false}
		}
		for _, l := range h.After {
			said[l.Text] = [2]bool{said[l.Text][0], true}
		}
	}
	for says, by := range map[string][2]bool{
		"A card played out of turn costs nothing where it harms nobody.":                                           {true, false},
		"Whoever plays out of turn makes a bête.":                                                                  {false, true},
		"When the vole is undertaken the two others may show each other their hands, and agree on what they keep.": {true, false},
		"When todos is undertaken the others may not confer on what they keep.":                                    {false, true},
		"A bête is 8 more than an ål, in the lesser preference 16, in the higher 32.":                              {false, true},
		"Whoever has passed may not bid.":                                                                          {true, false},
	} {
		if said[says] != by {
			t.Errorf("%q is said by %v, want %v", says, said[says], by)
		}
	}
}
