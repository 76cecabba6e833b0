package tontine

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand what all players and the pool have stays what they sat
// down with.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Tontine(), func(r *record.Record, st *game.Settlement) string {
		sum := st.Pools[0].Amount
		for _, it := range st.State {
			sum += it.N
		}
		if int(sum) != 12*len(st.Seats) {
			return "the players and the pool have not what they sat down with"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Tontine(), 20_000) }
