package imperiale

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/table"
)

// byNotes is the rules that no random hand brings about, and examples of the
// notes prove: what players agree on in mid-match.
var byNotes = map[string]bool{"parts/match.quit.agreed": true}

// Every mutant comes apart from the rule in some hand: no rule is idle, and no
// figure is of no matter.
func TestMutantsComeApart(t *testing.T) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	g := Imperiale()
	rs := g.Rulesets()[0]
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		l, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range game.Mutants(g, rs) {
			if m.Why(g, rs) != "" || rs.Variants == nil && inherited(rs, m.ID) {
				continue
			}
			other, err := rs.Compile(m.Change)
			if err != nil {
				t.Fatal(err)
			}
			if m.What == "off" && byNotes[m.ID] {
				continue
			}
			r := l.(*table.Law).Apart(other, 20_000, 1)
			if r == nil {
				t.Errorf("%s: %s (%s) cannot be told from the rule", rs.ID, m.ID, m.What)
				continue
			}
			if _, err := l.Settle(r); err != nil {
				t.Errorf("%s: %s (%s): the hand that tells them apart cannot be: %v\n%s", rs.ID, m.ID, m.What, err, r.Block())
			}
		}
	}
}

// inherited reports whether a variant has the answer of its base.
func inherited(rs *game.Ruleset, id string) bool {
	for i := range id {
		if id[i] == '#' {
			id = id[:i]
			break
		}
	}
	of, _ := rs.Base(id)
	return of != nil
}
