package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestMutantsOfSolitaire(t *testing.T) {
	agree.Mutants(t, Solitaire(), 20_000, "hombre/bete.void", "hombre/favourite.cut", "hombre/favourite.drawn", "hombre/deal.first.suit", "parts/deal.first", "parts/purse",
		"hombre/deal.turn", "hombre/deal.turn.stands", "hombre/deal.turn.next", "hombre/deal.turn.passed", "hombre/round.second")
}
