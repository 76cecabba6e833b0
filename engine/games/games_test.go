package games

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
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

// A rule that is made of a single figure, or called with it, has no other, and no role.
func TestWhatIsMadeOfAFigureHasOne(t *testing.T) {
	for _, g := range All() {
		if g, ok := g.(*table.Game); ok {
			for _, m := range g.Makers {
				given := m.On != nil || m.Refuse != nil
				if (m.Of != nil || given) && (len(m.Figures) != 1 || m.Roles != nil || m.Make != nil || given == (m.Rule == nil)) {
					t.Errorf("%s is made of a single figure, and has %d, and %d roles", m.ID, len(m.Figures), len(m.Roles))
				}
				if m.On != nil && m.Rule.On != nil || m.Refuse != nil && m.Rule.Refuse != nil {
					t.Errorf("%s: a function beside its rule takes the place of one in it", m.ID)
				}
			}
		}
	}
}

func TestUnknownRuleset(t *testing.T) {
	_, err := For(&record.Record{Rules: "whist"})
	if err == nil {
		t.Fatal("no error")
	}
	told, list, _ := strings.Cut(err.Error(), "; there are ")
	if told != `unknown ruleset "whist"` {
		t.Errorf("%v", err)
	}
	var ids []string
	for _, rs := range Rulesets() {
		ids = append(ids, rs.ID)
	}
	if listed := strings.Split(list, ", "); len(ids) == 0 || !slices.Equal(listed, ids) {
		t.Errorf("the message lists %s; there are %s", listed, ids)
	}
}
