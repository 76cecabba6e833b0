package triomphe

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/table"
)

// Every mutant of la Bête comes apart from the rule in some hand: none of its
// rules is idle, and no figure is of no matter.
func TestMutantsOfBeteComeApart(t *testing.T) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	g := Bete()
	l := law(t, g, "bete")
	rs := g.Rulesets()[0]
	for _, m := range game.Mutants(g, rs) {
		other, err := rs.Compile(m.Change)
		if err != nil {
			t.Fatal(err)
		}
		if m.Why(g, rs) != "" {
			continue
		}
		r := l.(*table.Law).Apart(other, 20_000, 1)
		if r == nil {
			t.Errorf("%s (%s) cannot be told from the rule", m.ID, m.What)
			continue
		}
		if _, err := l.Settle(r); err != nil {
			t.Errorf("%s (%s): the hand that tells them apart cannot be: %v\n%s", m.ID, m.What, err, r.Block())
		}
	}
}
