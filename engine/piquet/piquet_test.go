package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Random hands settle from their own record, and what is marked is what is paid.
func TestRandomHands(t *testing.T) {
	agree.Random(t, Piquet(), func(r *record.Record, st *game.Settlement) string {
		grown := int32(0)
		for _, it := range st.State {
			if it.Name == table.Scores {
				grown += it.N
			}
		}
		for _, it := range r.State {
			if it.Name == table.Scores {
				grown -= it.N
			}
		}
		if grown != -st.Bank {
			return "the scores grow by what is not counted"
		}
		return ""
	})
}

func BenchmarkPiquet(b *testing.B) { agree.Bench(b, Piquet(), "piquet") }
