package guinguette

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Guinguette(), nil) }

// What nobody tries in random hands the examples of the notes show: to show the
// guinguette that came by the cotillon, and to keep silent about a cabaret.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Guinguette(), 20_000, "guinguette/guinguette.late", "guinguette/cabaret.declare")
}

func BenchmarkGuinguette(b *testing.B) { agree.Bench(b, Guinguette(), "guinguette") }
