package guinguette

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Guinguette(), nil) }

// What nobody tries in random hands the examples of the notes show: to show the
// guinguette that came by the cotillon, to keep silent about a cabaret, and to take
// a card back.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Guinguette(), 20_000, "guinguette/guinguette.late", "guinguette/cabaret.declare", "guinguette/boxes.order", "guinguette/revoke.back", "guinguette/stir.hidden")
}

func BenchmarkGuinguette(b *testing.B) { agree.Bench(b, Guinguette(), "guinguette") }
