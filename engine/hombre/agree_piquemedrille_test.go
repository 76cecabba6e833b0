package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of le Piquemédrille that was written from the
// clauses alone.
func TestPiquemedrilleAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Piquemedrille().Rulesets() {
		agree.Test(t, rs, naive.Piquemedrille)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestPiquemedrilleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Piquemedrille().Rulesets() {
		agree.Matches(t, rs, naive.MayPiquemedrille, naive.Piquemedrille)
	}
}

// So it does by whatever the players agree on.
func TestPiquemedrilleAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Piquemedrille().Rulesets() {
		agree.Agreed(t, rs, naive.MayPiquemedrille, naive.Piquemedrille)
	}
}
