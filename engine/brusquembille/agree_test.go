package brusquembille_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/brusquembille"
	"quinola/engine/brusquembille/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBrusquembilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, brusquembille.Brusquembille().Rulesets()[0], naive.Brusquembille)
}

// So it does by whatever the players agree on.
func TestBrusquembilleAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, brusquembille.Brusquembille().Rulesets()[0], nil, naive.Brusquembille)
}
