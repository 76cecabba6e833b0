package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of le Médiateur solitaire of four, and of le
// Tritrille in both packs, that was written from the clauses alone.
func TestSolitaireAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Solitaire().Rulesets() {
		agree.Test(t, rs, naive.Solitaire)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestSolitaireMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Solitaire().Rulesets() {
		agree.Matches(t, rs, naive.MaySolitaire, naive.Solitaire)
	}
}
