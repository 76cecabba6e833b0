package imperiale_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/imperiale"
	"quinola/engine/imperiale/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestImperialeAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, imperiale.Imperiale().Rulesets()[0], naive.Imperiale)
}
