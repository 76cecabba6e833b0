package textpages

import (
	"testing"

	"quinola/site/page"
)

// Why words are set aside is told in a reader's words, for every reason that a note gives.
func TestWordsSetAsideAreToldWhy(t *testing.T) {
	e, whole := ofEdition(t)
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
	if len(told) < len(asideWhy) {
		t.Errorf("%d reasons are told, of %d", len(told), len(asideWhy))
	}
}
