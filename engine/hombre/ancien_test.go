package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHandsOfAncien(t *testing.T) { agree.Random(t, Ancien(), nil) }

func TestMutantsOfAncien(t *testing.T) {
	agree.Mutants(t, Ancien(), 20_000, "parts/purse", "hombre/vole.pool")
}

func BenchmarkAncien(b *testing.B) { agree.Bench(b, Ancien(), "quintille.ancien") }
