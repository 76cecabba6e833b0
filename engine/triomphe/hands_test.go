package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Holds(t, Triomphe(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "a hand of la Triomphe is a tie"
		}
		return ""
	})
}

// Several hands of five cards of a suit, what bears on a hand that is over, two
// faults in one hand, and who may look at whose cards, random hands hardly show, and the
// notes do.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Bete(), 20_000, "triomphe/void.back")
	agree.Mutants(t, Mouche(), 5_000, "triomphe/void.back", "triomphe/flush.trumps", "triomphe/flush.points", "triomphe/flush.pamphile", "parts/point.eldest", "parts/exchange.most")
	agree.Mutants(t, Triomphe(), 20_000, "parts/pack.false.again", "parts/match.over", "parts/hand.hidden", "triomphe/partners.see")
}
