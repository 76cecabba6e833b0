package textpages

import (
	"strings"
	"testing"
	"unicode"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// Sums of a book are told without the names that the engine has for its figures.
func TestClaimsAreToldAsPeopleReadThem(t *testing.T) {
	told := 0
	o := sitetest.Edited(t)
	e := &Pages{Table: &felt.Table{Edition: &joined.Edition{Corpus: o.Corpus, Notes: o.Notes}}}
	for _, n := range o.Notes.Notes() {
		for i, c := range e.claimsOf(page.Place{}, n) {
			told++
			if n.Claims[i].Reference() && (c.Meant.Href == "" || o.Corpus.Clause(c.Meant.Text) != nil) {
				t.Errorf("%s: a reference to %q is told by an id", n.Clause.ID, c.Meant.Text)
			}
			if strings.ContainsAny(c.Sum, "{}#*") || strings.ContainsFunc(c.Sum, unicode.IsLetter) {
				t.Errorf("%s: %s = %s", n.Clause.ID, c.Sum, c.Truth)
			}
		}
	}
	if told == 0 {
		t.Error("no book says a sum of itself")
	}
}
