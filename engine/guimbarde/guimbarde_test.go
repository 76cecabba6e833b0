package guimbarde

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Guimbarde(), nil) }

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Guimbarde(), 20_000) }

func BenchmarkGuimbarde(b *testing.B) { agree.Bench(b, Guimbarde(), "guimbarde") }
