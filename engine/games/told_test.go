package games

import (
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
)

// What a hand came to is told of somebody: no sentence has a player in it who is
// nobody.
func TestNobodyIsToldOf(t *testing.T) {
	for _, rs := range all() {
		law, err := rs.Compile()
		if err != nil {
			t.Fatal(err)
		}
		said := map[string]bool{}
		for _, mix := range []string{game.Plain, game.Faulty} {
			for seed := range uint64(150) {
				r := play.Random(law, mix, seed)
				so, err := law.Settle(r)
				if err != nil {
					t.Fatalf("%s, %s hand %d: %v", rs.ID, mix, seed, err)
				}
				for _, e := range so.Events {
					if (strings.HasPrefix(e.Text, "- ") || strings.Contains(e.Text, " - ")) && !said[e.Rule] {
						said[e.Rule] = true
						t.Errorf("%s: %s: %q\n%s", rs.ID, e.Rule, e.Text, r.Block())
					}
				}
			}
		}
	}
}
