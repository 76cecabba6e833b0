package auvergne

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Auvergne(), nil) }

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Auvergne(), 20_000) }

func BenchmarkAuvergne(b *testing.B) { agree.Bench(b, Auvergne(), "auvergne") }
