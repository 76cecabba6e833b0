package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of le Quintille nouveau that was written from the
// clauses alone.
func TestQuintilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Quintille().Rulesets()[0], naive.Quintille)
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestQuintilleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Quintille().Rulesets()[0], naive.MayQuintille, naive.Quintille)
}

// So it does by whatever the players agree on.
func TestQuintilleAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Quintille().Rulesets()[0], naive.MayQuintille, naive.Quintille)
}
