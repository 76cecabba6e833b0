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
