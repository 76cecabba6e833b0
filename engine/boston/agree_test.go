package boston

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/boston/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBostonAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Boston().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestBostonMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Boston().Rulesets()[0], naive.May, naive.Settle)
}

// So it does by whatever the players agree on.
func TestBostonAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Boston().Rulesets()[0], naive.May, naive.Settle)
}
