package comete_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/comete"
	"quinola/engine/comete/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestManilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Manille().Rulesets()[0], naive.Manille)
}
