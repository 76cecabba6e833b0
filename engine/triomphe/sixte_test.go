package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand of le Sixte somebody is found to have won, unless it is
// void or the match is over before its end.
func TestRandomHandsOfSixte(t *testing.T) {
	agree.Random(t, Sixte(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "it is open who has won"
		}
		return ""
	})
}

func TestMutantsOfSixteComeApart(t *testing.T) {
	agree.Mutants(t, Sixte(), 20_000, "parts/pack.false.again", "parts/match.over", "triomphe/pack.false.mixed")
}

func BenchmarkSixte(b *testing.B) {
	for _, id := range []string{"sixte", "sixte.52"} {
		b.Run(id, func(b *testing.B) { agree.Bench(b, Sixte(), id) })
	}
}
