package comete

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Holds(t, Manille(), func(_ *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Manille(), 20_000) }

// In every hand of le Poque somebody is out of cards, and the poque is drawn where
// anybody has bet on it.
func TestRandomHandsOfPoque(t *testing.T) {
	agree.Holds(t, Poque(), func(r *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		for i := range r.Steps {
			if r.Steps[i].Act == "poque" && st.Pools[boxPoque].Amount != 0 {
				return "the poque is not drawn that was bet on"
			}
		}
		return ""
	})
}

func TestMutantsOfPoqueComeApart(t *testing.T) { agree.Mutants(t, Poque(), 20_000) }

// In every hand of l'Emprunt somebody is out of cards, and draws the pool.
func TestRandomHandsOfEmprunt(t *testing.T) {
	agree.Holds(t, Emprunt(), func(_ *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat || st.Pools[0].Amount != 0 {
			return "nobody wins, or the pool is not drawn"
		}
		return ""
	})
}

func TestMutantsOfEmpruntComeApart(t *testing.T) { agree.Mutants(t, Emprunt(), 20_000) }

// In every hand of le Hoc somebody is out of cards.
func TestRandomHandsOfHoc(t *testing.T) {
	agree.Holds(t, Hoc(), func(_ *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsOfHocComeApart(t *testing.T) { agree.Mutants(t, Hoc(), 20_000) }

// In every hand of the Comète that is not dealt again somebody is out of cards.
func TestRandomHandsOfComete(t *testing.T) {
	agree.Holds(t, Comete(), func(_ *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat && !st.Void {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsOfCometeComeApart(t *testing.T) {
	agree.Mutants(t, Comete(), 20_000,
		"comete/misdeal.stands",                       // it is asked of a deal after the fault, which no hand of chance has
		"comete/opera.dealer",                         // off and not agreed on are the same
		"parts/society.two",                           // no cards are dealt by chance to those who wait
		"parts/exchange.most", "parts/exchange.least") // what may be put out is judged before a record has it
}
