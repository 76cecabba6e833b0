package lore_test

import (
	"slices"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// TestSharedQuestions: what several games ask is one question, under whatever
// ids they ask it, and each id is in one question only.
func TestSharedQuestions(t *testing.T) {
	seen := map[string]string{}
	for _, s := range lore.SharedQuestions() {
		if len(s.Games) < 2 {
			t.Errorf("%s is asked by %d games", s.ID, len(s.Games))
		}
		if s.IDs[0] != s.ID {
			t.Errorf("%s: its first id is %s", s.ID, s.IDs[0])
		}
		for _, id := range s.IDs {
			if other := seen[id]; other != "" {
				t.Errorf("%s is in %s and in %s", id, other, s.ID)
			}
			seen[id] = s.ID
		}
		for _, g := range s.Games {
			answered := false
			for _, rs := range g.Rulesets() {
				answered = answered || len(s.In(rs)) > 0
			}
			if !answered {
				t.Errorf("%s: %s has no answer", s.ID, g.ID())
			}
		}
	}
	for _, c := range []struct{ id, with string }{
		{"triomphe/fault.revoke", "imperiale/fault.revoke"}, // asked in the same words
		{"parts/lead.first", "reversis/lead.first"},         // a name of parts
	} {
		if seen[c.id] != seen[c.with] {
			t.Errorf("%s and %s are not one question", c.id, c.with)
		}
	}
}

func TestSort(t *testing.T) {
	for id, want := range map[string]string{
		"reversis": "Games of tricks without trumps", "bete": "Games of tricks with trumps", "manille": "Games of stops",
		"ma-commere": "Games of barter", "coucou": "Games of barter", "belle": "Games of drawing", "ferme": "Games of drawing", "imperiale": "Games of melds and tricks",
		"piquet": "Games of melds and tricks", "romestecq": "Games of melds and tricks",
	} {
		if g := games.Game(id); g == nil {
			t.Errorf("there is no game %s", id)
		} else if got := lore.Sort(g); got != want {
			t.Errorf("%s is of %q, want %q", id, got, want)
		}
	}
	for _, g := range games.All() {
		if !slices.Contains(lore.Sorts(), lore.Sort(g)) {
			t.Errorf("%s is of no sort", g.ID())
		}
	}
}
