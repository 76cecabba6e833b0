package hombre

import (
	"testing"

	"quinola/engine/agree"
)

// A random hand conserves the counters, and a record of it settles the same.
func TestRandomHands(t *testing.T) { agree.Random(t, Quadrille(), nil) }

func BenchmarkQuadrille(b *testing.B) { agree.Bench(b, Quadrille(), "quadrille") }

// No rule is idle: every mutant comes apart from the rule in some random hand.
// Where two things must be done amiss in one hand the notes have it.
func TestMutants(t *testing.T) {
	agree.Mutants(t, Quadrille(), 30_000, "hombre/early.vole", "hombre/claim.hasty")
}
