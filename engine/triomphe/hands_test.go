package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Random(t, Bete(), nil)
	agree.Random(t, Triomphe(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "a hand of la Triomphe is a tie"
		}
		return ""
	})
}

// What bears on a hand that is over, and who may look at whose cards, no random
// hand shows, and the notes do.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Bete(), 20_000)
	agree.Mutants(t, Triomphe(), 20_000, "parts/pack.false.again", "parts/match.over", "parts/hand.hidden", "triomphe/partners.see")
}

func BenchmarkBete(b *testing.B) { agree.Bench(b, Bete(), "bete") }

func BenchmarkTriomphe(b *testing.B) {
	for _, id := range []string{"triomphe", "triomphe.as"} {
		b.Run(id, func(b *testing.B) { agree.Bench(b, Triomphe(), id) })
	}
}
