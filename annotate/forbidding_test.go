package annotate

import (
	"slices"
	"strings"
	"testing"
)

// A player who may not do something is told the clauses that forbid it most plainly, and not
// all seventeen on which following suit rests at l'Hombre.
func TestForbiddingNamesFewOfManyClauses(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ ruleset, rule, want string }{
		{"hombre", "parts/follow.duty", "academie:hombre.jouer.2 academie:hombre.jouer.3.p2"},
		{"hombre", "parts/lead.first", "academie:hombre.donner.p4 academie:hombre.jouer.p1"}, // and no worked hand, in which somebody leads
		{"brusquembille", "parts/deal.count", "academie:brusquembille.p3"},
		{"hombre", "hombre/no.such", ""},
	} {
		var ids []string
		for _, l := range a.Forbidding(c.ruleset, c.rule) {
			if !slices.Contains(ids, l.Note.Clause.ID) {
				ids = append(ids, l.Note.Clause.ID)
			}
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%s, %s: %s, want %s", c.ruleset, c.rule, got, c.want)
		}
	}
	if all := a.Clauses("hombre", "parts/follow.duty"); len(all) < 10 {
		t.Errorf("following suit rests on %v", all)
	}
}
