package coucou

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/coucou/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestCoucouAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Coucou().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through whole matches, until one player alone has a
// counter, and at each step the same may be done by either.
func TestCoucouMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Coucou().Rulesets()[0], naive.May, naive.Settle)
}

// So it does by whatever the players agree on.
func TestCoucouAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Coucou().Rulesets()[0], naive.May, naive.Settle)
}
