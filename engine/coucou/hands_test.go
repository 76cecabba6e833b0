package coucou

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand somebody has the lowest card, and the pool holds what all
// have lost, unless the match is won and it is drawn.
func TestRandomHands(t *testing.T) {
	agree.Random(t, Coucou(), func(r *record.Record, st *game.Settlement) string {
		if st.Outcome(game.Lost) == nil {
			return "nobody has the lowest card"
		}
		sum := int32(0)
		for _, it := range st.State {
			sum += it.N
		}
		if won := st.Outcome(game.MatchWon) != nil; !won && st.Pools[0].Amount != sum || won && st.Pools[0].Amount != 0 {
			return "the pool does not hold what all have lost"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Coucou(), 20_000, "coucou/dealer.cards") }

func BenchmarkCoucou(b *testing.B) {
	for _, id := range []string{"coucou", "coucou.20"} {
		b.Run(id, func(b *testing.B) { agree.Bench(b, Coucou(), id) })
	}
}
