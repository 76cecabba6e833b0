package guinguette

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/guinguette/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestGuinguetteAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Guinguette().Rulesets()[0], naive.Settle)
}
