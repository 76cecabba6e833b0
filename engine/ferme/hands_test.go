package ferme

import (
	"testing"

	"quinola/engine/agree"
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
