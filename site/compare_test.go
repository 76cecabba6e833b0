package site

import (
	"slices"
	"strings"
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

// Sums of a book are told without the names that the engine has for its figures.
func TestClaimsAreToldAsPeopleReadThem(t *testing.T) {
	told := 0
	o := edited(t)
	e := &edition{corpus: o.Corpus}
	for _, n := range o.Notes.Notes() {
		for i, c := range e.claimsOf(place{}, n) {
			told++
			if n.Claims[i].Reference() && (c.Meant.Href == "" || o.Corpus.Clause(c.Meant.Text) != nil) {
				t.Errorf("%s: a reference to %q is told by an id", n.Clause.ID, c.Meant.Text)
			}
			if strings.ContainsAny(c.Sum, "{}#*") {
				t.Errorf("%s: %s = %s", n.Clause.ID, c.Sum, c.Truth)
			}
		}
	}
	if told == 0 {
		t.Error("no book says a sum of itself")
	}
}
