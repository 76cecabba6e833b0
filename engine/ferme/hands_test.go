package ferme

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand of la Belle what lies in a box is everybody's alike.
func TestRandomHandsOfBelle(t *testing.T) {
	agree.Random(t, Belle(), func(r *record.Record, st *game.Settlement) string {
		for _, p := range st.Pools {
			if int(p.Amount)%len(st.Seats) != 0 {
				return "what lies in the " + p.Name + " was not put there by everybody alike"
			}
		}
		return ""
	})
}

func TestMutantsOfBelleComeApart(t *testing.T) { agree.Mutants(t, Belle(), 20_000) }

func BenchmarkBelle(b *testing.B) { agree.Bench(b, Belle(), "belle") }

// In every random hand of la Ferme whoever wins has the most points of those who
// have not passed sixteen, and where all have passed it nobody does.
func TestRandomHandsOfFerme(t *testing.T) {
	agree.Random(t, Ferme(), func(r *record.Record, st *game.Settlement) string {
		winner := st.Who(game.Won)
		for _, seat := range st.Seats {
			switch n := st.Points[seat]; {
			case n == 0 || n > 16:
			case winner == cards.NoSeat:
				return "nobody wins, and " + seat.String() + " has not passed sixteen"
			case n > st.Points[winner]:
				return seat.String() + " has more points than whoever wins"
			}
		}
		return ""
	})
}

func TestMutantsOfFermeComeApart(t *testing.T) {
	agree.Mutants(t, Ferme(), 20_000, "ferme/farm.bid", "ferme/farmer.apart")
}

func BenchmarkFerme(b *testing.B) { agree.Bench(b, Ferme(), "ferme") }
