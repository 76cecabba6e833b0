package textpages

import (
	"testing"

	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// Why words are set aside is told in a reader's words, for every reason that a note gives.
func TestWordsSetAsideAreToldWhy(t *testing.T) {
	whole := sitetest.Edited(t)
	edition, err := joined.Join(t.Context(), joined.Sources{Corpus: whole.Corpus, Notes: whole.Notes})
	if err != nil {
		t.Fatal(err)
	}
	e := New(&felt.Table{Edition: edition})
	told := map[string]int{}
	for _, n := range whole.Notes.Notes() {
		c := n.Clause
		var v ClausePage
		v.account(e, page.Place{Path: page.ClausePath(c)}, n)
		for _, a := range v.Asides {
			if told[a.Why]++; a.Why == "" || a.Why == "repeats" && a.Of.Href == "" {
				t.Errorf("%s: %q is set aside as %q", c.ID, a.Quote, a.Why)
			}
		}
	}
	if len(told) < len(set) {
		t.Errorf("%d reasons are told, of %d", len(told), len(set))
	}
}
