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
	agree.Holds(t, CulBas(), func(r *record.Record, st *game.Settlement) string {
		if won := st.Who(game.Won) != cards.NoSeat; won == (st.Pools[0].Amount > 0) {
			return "the pool lies there though somebody has won, or is gone though nobody has"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, CulBas(), 20_000) }

// The pool is drawn by whoever has won; where nobody has, what everybody has put in
// stays there, unless the hand is void.
func TestRandomHandsOfLePapillon(t *testing.T) {
	agree.Holds(t, Papillon(), func(r *record.Record, st *game.Settlement) string {
		if won := st.Who(game.Won) != cards.NoSeat; won && st.Pools[0].Amount > 0 || !won && !st.Void && st.Pools[0].Amount == 0 {
			return "the pool lies there though somebody has won, or is gone though nobody has"
		}
		return ""
	})
}

// Nobody is asked about the last cards just before they are given: papillon.loix.15
// proves what the dealer says.
func TestMutantsOfLePapillonComeApart(t *testing.T) {
	agree.Mutants(t, Papillon(), 20_000, "culbas/deal.last")
}
