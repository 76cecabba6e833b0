package guimbarde

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/guimbarde/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestGuimbardeAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Guimbarde().Rulesets()[0], naive.Settle)
}

// So it does by whatever the players agree on.
func TestGuimbardeAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Guimbarde().Rulesets()[0], nil, naive.Settle)
}

// So it does where two players do what is amiss in one hand.
func TestGuimbardeAgreesWhereTwoAreAmiss(t *testing.T) {
	agree.Amiss(t, Guimbarde().Rulesets()[0], naive.Settle)
}
