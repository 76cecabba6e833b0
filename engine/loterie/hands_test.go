package loterie

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand nothing is left on the lots, and nobody loses anything but
// what is put in when the match begins.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Loterie(), func(r *record.Record, st *game.Settlement) string {
		least := int32(0)
		if r.Pools[fund].Amount == 0 {
			least = -12
		}
		for _, seat := range st.Seats {
			if st.Net[seat] < least {
				return "somebody loses what was not put in"
			}
		}
		if st.Pools[onLots].Amount != 0 {
			return "something is left on the lots"
		}
		if over := st.Outcome(game.MatchOver) != nil; over != (st.Pools[fund].Amount == 0) {
			return "the match is over, or goes on, and the fund does not say so"
		}
		return ""
	})
}

// In which order tickets are dealt shows where each has several.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Loterie(), 20_000, "loterie/tickets.round")
}
