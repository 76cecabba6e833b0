package ferme

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/ferme/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBelleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Belle().Rulesets()[0], naive.Belle)
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestBelleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Belle().Rulesets()[0], naive.MayBelle, naive.Belle)
}

func TestFermeAgreesWithTheSecondSettlement(t *testing.T) {
	books := Ferme().Rulesets()
	agree.Test(t, books[0], naive.Ferme)
	agree.Test(t, books[1], naive.Other)
}

func TestFermeMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	books := Ferme().Rulesets()
	agree.Matches(t, books[0], naive.MayFerme, naive.Ferme)
	agree.Matches(t, books[1], naive.MayOther, naive.Other)
}
