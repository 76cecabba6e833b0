package brusquembille_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/brusquembille"
	"quinola/engine/brusquembille/naive"
	"quinola/engine/game"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBrusquembilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, brusquembille.Brusquembille().Rulesets()[0], naive.Brusquembille)
}

// So it does by whatever the players agree on.
func TestBrusquembilleAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, brusquembille.Brusquembille().Rulesets()[0], nil, naive.Brusquembille)
}

// So it does where several things are amiss in one hand.
func TestBrusquembilleAgreesWhereTwoAreAmiss(t *testing.T) {
	rs := brusquembille.Brusquembille().Rulesets()[0]
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		agree.Amiss(t, rs, naive.Brusquembille)
	}
}
