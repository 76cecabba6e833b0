package culbas

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/culbas/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestCulBasAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, CulBas().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through matches, what nobody has won lying there for the
// next, and at each step the same may be done by either.
func TestCulBasMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, CulBas().Rulesets()[0], naive.May, naive.Settle)
}
