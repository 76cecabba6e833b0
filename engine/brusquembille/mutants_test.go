package brusquembille

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/table"
)

// shown is the mutants that no random hand can show, and the notes of the
// clauses do: what custom asks is lifted for every card, and only where players
// agree on nothing are they free to leave.
var shown = map[string]bool{"brusquembille/custom.follow": true, "brusquembille/custom.head": true, "brusquembille/match.free": true}

// Every mutant comes apart from the rule in some hand: none of the rules is
// idle, and no figure is of no matter.
func TestMutantsComeApart(t *testing.T) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	g := Brusquembille()
	for _, rs := range append([]*game.Ruleset{g.Books[0]}, g.Books[0].Variants...) {
		l, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range game.Mutants(g, rs) {
			if rs != g.Books[0] && g.Books[0].Answer(m.Change.Rule) != nil {
				continue
			}
			other, err := rs.Compile(m.Change)
			if err != nil {
				t.Fatal(err)
			}
			if m.Why(g, rs) != "" || shown[m.ID] {
				continue
			}
			r := l.(*table.Law).Apart(other, 5_000, 1)
			if r == nil {
				t.Errorf("%s (%s) cannot be told from the rule", m.ID, m.What)
				continue
			}
			if _, err := l.Settle(r); err != nil {
				t.Errorf("%s (%s): the hand that tells them apart cannot be: %v\n%s", m.ID, m.What, err, r.Block())
			}
		}
	}
}
