package commere_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/commere"
	"quinola/engine/commere/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestCommereAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, commere.Commere().Rulesets()[0], naive.Settle)
}
