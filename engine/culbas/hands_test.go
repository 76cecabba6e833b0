package culbas

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// The pool is drawn by whoever is out of cards, and stays where nobody is.
func TestRandomHands(t *testing.T) {
	agree.Random(t, CulBas(), func(r *record.Record, st *game.Settlement) string {
		if won := st.Who(game.Won) != cards.NoSeat; won == (st.Pools[0].Amount > 0) {
			return "the pool lies there though somebody has won, or is gone though nobody has"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, CulBas(), 20_000) }

func BenchmarkCulBas(b *testing.B) { agree.Bench(b, CulBas(), "cul-bas") }
