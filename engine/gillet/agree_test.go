package gillet_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/gillet"
	"quinola/engine/gillet/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestGilletAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, gillet.Gillet().Rulesets()[0], naive.Settle)
}

// Hand by hand through matches, what nobody has won lying there for the next, the
// same may be done by either at each step.
func TestGilletMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, gillet.Gillet().Rulesets()[0], naive.May, naive.Settle)
}

// So it does by whatever the players agree on.
func TestGilletAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, gillet.Gillet().Rulesets()[0], naive.May, naive.Settle)
}
