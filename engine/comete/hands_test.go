package comete

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Random(t, Manille(), func(_ *record.Record, st *game.Settlement) string {
		if st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Manille(), 20_000) }

func BenchmarkManille(b *testing.B) { agree.Bench(b, Manille(), "manille") }
