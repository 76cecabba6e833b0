package piquet

import (
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What is marked is what is paid.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Piquet(), func(r *record.Record, st *game.Settlement) string {
		grown := int32(0)
		for _, it := range st.State {
			if it.Name == table.Scores.Name {
				grown += it.N
			}
		}
		for _, it := range r.State {
			if it.Name == table.Scores.Name {
				grown -= it.N
			}
		}
		if grown != -st.Bank {
			return "the scores grow by what is not counted"
		}
		return ""
	})
}

// A player who has just put cards out, and does not show that the hand has no
// figures, is noted to have done both: the record settles as the hand did.
func TestAHandWithoutFiguresThatIsNotShown(t *testing.T) {
	l := agree.Law(t, Piquet(), "piquet")
	for _, seed := range []uint64{30676, 34525} {
		r := play.Random(l, game.Mixed, seed)
		if _, err := l.Settle(r); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, r.Block())
		}
		if !slices.ContainsFunc(r.Steps, func(s record.Step) bool { return s.Phase == "meld" && s.Act == "done" }) {
			t.Errorf("seed %d: nobody leaves the hand unshown\n%s", seed, r.Block())
		}
	}
}
