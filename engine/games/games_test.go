package games

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

// Every ruleset and variant has an id of its own, and knows its game.
func TestRulesetsAreTold(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range All() {
		if Game(g.ID()) != g {
			t.Errorf("%s is not found by its id", g.ID())
		}
		for _, rs := range g.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				if seen[v.ID] {
					t.Errorf("two rulesets are called %s", v.ID)
				}
				seen[v.ID] = true
				if v.Game != g {
					t.Errorf("%s is a ruleset of %s, and names another game", v.ID, g.ID())
				}
				if Find(v.ID) != v {
					t.Errorf("%s is not found by its id", v.ID)
				}
				if v.TextID() != rs.TextID() || v.Division != rs.Division {
					t.Errorf("%s is a variant of %s, and stands elsewhere in its text", v.ID, rs.ID)
				}
			}
		}
	}
}

func TestUnknownRuleset(t *testing.T) {
	_, err := For(&record.Record{Rules: "whist"})
	if want := `unknown ruleset "whist"; there are academie, hague-1785, two-quinolas, reglor-1809, salon, salon-3, bete, triomphe, triomphe.seconde, triomphe.as, manille, ma-commere, brusquembille, imperiale, guimbarde`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
