package games

import (
	"testing"

	"quinola/engine/agree"
)

// Random hands of every game settle from their own record, and conserve counters.
func TestRandomHands(t *testing.T) {
	for _, g := range All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			agree.Random(t, g)
		})
	}
}

// Hands of every ruleset of every game: -bench Hands/piquet/piquet$ for one.
func BenchmarkHands(b *testing.B) {
	for _, g := range All() {
		b.Run(g.ID(), func(b *testing.B) { agree.Bench(b, g) })
	}
}
