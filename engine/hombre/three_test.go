package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHandsOfThree(t *testing.T) { agree.Random(t, Hombre(), nil) }

// Rules that need two things amiss in one hand, or an agreement, the notes prove.
func TestMutantsOfThree(t *testing.T) {
	agree.Mutants(t, Hombre(), 20_000, "hombre/bete.together", "hombre/revoke.several", "hombre/revoke.mixed", "hombre/trump.kept", "hombre/claim.hasty")
}

func BenchmarkHombre(b *testing.B) { agree.Bench(b, Hombre(), "hombre") }
