package commere

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Random(t, Commere(), func(_ *record.Record, st *game.Settlement) string {
		if !st.Void && st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Commere(), 20_000) }

func BenchmarkCommere(b *testing.B) { agree.Bench(b, Commere(), "ma-commere") }

func TestRandomHandsOfCommerce(t *testing.T) {
	agree.Random(t, Commerce(), func(r *record.Record, st *game.Settlement) string {
		if !st.Void && st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsOfCommerceComeApart(t *testing.T) {
	agree.Mutants(t, Commerce(), 20_000, "parts/rank", "commere/bank.under")
}

func BenchmarkCommerce(b *testing.B) { agree.Bench(b, Commerce(), "commerce") }
