package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of Lomber, of Lombré and of Quadrille in verse
// that was written from the clauses alone.
func TestLomberAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Lomber().Rulesets() {
		agree.Test(t, rs, naive.Lomber)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestLomberMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Lomber().Rulesets() {
		agree.Matches(t, rs, naive.MayLomber, naive.Lomber)
	}
}

// So it does by whatever the players agree on.
func TestLomberAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Lomber().Rulesets() {
		agree.Agreed(t, rs, naive.MayLomber, naive.Lomber)
	}
}
