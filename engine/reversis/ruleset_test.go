package reversis

import (
	"strings"
	"testing"

	"quinola/engine/game"
)

// Every answer is to a question, with the figures and roles that the question
// knows; every question is answered by some book, and made by some function.
func TestRulesets(t *testing.T) {
	answered := map[string]bool{}
	for _, rs := range Rulesets {
		seen := map[string]bool{}
		for _, a := range rs.Answers {
			id := a.Rule
			if !strings.Contains(id, "/") { // one of the game's own
				id = Prefix + id
			}
			if seen[id] {
				t.Errorf("%s answers %s twice", rs.ID, id)
			}
			seen[id], answered[id] = true, true
			q := asked(id)
			if q == nil {
				t.Errorf("%s answers %s, which is no question", rs.ID, id)
				continue
			}
			for _, f := range a.Figures {
				if q.Part(f.Name) == nil {
					t.Errorf("%s: %s has no figure %s", rs.ID, id, f.Name)
				}
			}
			for _, c := range a.Roles {
				if q.Part(c.Name) == nil {
					t.Errorf("%s: %s has no role %s", rs.ID, id, c.Name)
				}
			}
		}
	}
	for _, m := range makers {
		if !answered[m.ID] {
			t.Errorf("no book answers %s", m.ID)
		}
		if !strings.HasSuffix(m.Asks, "?") {
			t.Errorf("%s is not asked", m.ID)
		}
		if makers.Find(m.ID) != m {
			t.Errorf("two questions are called %s", m.ID)
		}
	}
}

// asked is the question with that id, or nil.
func asked(id string) *game.Question {
	if m := makers.Find(id); m != nil {
		return &m.Question
	}
	return nil
}

// What cannot be compiled is one line.
func TestCompileErrors(t *testing.T) {
	tests := []struct {
		change game.Change
		want   string
	}{
		{game.Change{Rule: "reversis/nothing", Off: true}, "the ruleset hague-1785 has no rule reversis/nothing"},
		{game.Change{Rule: "reversis/ace.placed", Part: "kings", Value: 1}, "the rule reversis/ace.placed has no figure or role kings in hague-1785"},
	}
	for _, test := range tests {
		if _, err := Hague1785.Compile(test.change); err == nil || err.Error() != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}
