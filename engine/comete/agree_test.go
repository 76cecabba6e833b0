package comete_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/comete"
	"quinola/engine/comete/naive"
)

// The engine agrees with settlements that were written from the clauses alone.
func TestManilleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Manille().Rulesets()[0], naive.Manille)
}

func TestPoqueAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Poque().Rulesets()[0], naive.Poque)
}

// Hand by hand through matches, what is left in the boxes lying there for the next,
// the same may be done by either at each step.
func TestPoqueMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Poque().Rulesets()[0], naive.PoqueMay, naive.Poque)
}

func TestEmpruntAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, comete.Emprunt().Rulesets()[0], naive.Emprunt)
}

// At each step of l'Emprunt the same may be done by either.
func TestEmpruntMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, comete.Emprunt().Rulesets()[0], naive.EmpruntMay, naive.Emprunt)
}
