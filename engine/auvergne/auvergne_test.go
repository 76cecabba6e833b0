package auvergne

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/triomphe/naive"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Auvergne(), nil) }

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Auvergne(), 20_000) }

// The engine agrees with a settlement that was written from the clauses alone.
func TestAuvergneAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Auvergne().Rulesets()[0], naive.Auvergne)
}

func BenchmarkAuvergne(b *testing.B) { agree.Bench(b, Auvergne(), "auvergne") }
