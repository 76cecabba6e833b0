package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of le Quintille ancien that was written
// from the clauses alone.
func TestAncienAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Ancien().Rulesets()[0], naive.Ancien)
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestAncienMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Ancien().Rulesets()[0], naive.MayAncien, naive.Ancien)
}

// So it does by whatever the players agree on.
func TestAncienAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Ancien().Rulesets()[0], naive.MayAncien, naive.Ancien)
}
