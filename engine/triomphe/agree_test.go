package triomphe

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/table"
	"quinola/engine/triomphe/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBeteAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Bete().Rulesets()[0], naive.Bete)
}

// So do the three manners of la Triomphe.
func TestTriompheAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Triomphe().Rulesets() {
		agree.Test(t, rs, naive.Triomphe)
	}
}

// So do La Mouche and Le Pamphile.
func TestMoucheAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Mouche().Rulesets() {
		agree.Test(t, rs, naive.Mouche)
	}
}

// So does Le Sixte, in both packs.
func TestSixteAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Sixte().Rulesets() {
		agree.Test(t, rs, naive.Sixte)
	}
}

// So does La Sizette.
func TestSizetteAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Sizette().Rulesets()[0], naive.Sizette)
}

// And so do they by whatever the players agree on.
func TestTheyAgreeOnWhatIsAgreed(t *testing.T) {
	for _, x := range []struct {
		game   *table.Game
		second agree.Second
	}{{Bete(), naive.Bete}, {Triomphe(), naive.Triomphe}, {Mouche(), naive.Mouche}, {Sixte(), naive.Sixte}, {Sizette(), naive.Sizette}} {
		for _, rs := range x.game.Rulesets() {
			agree.Agreed(t, rs, nil, x.second)
		}
	}
}

// And so do they where two players do what is amiss in one hand.
func TestTheyAgreeWhereTwoAreAmiss(t *testing.T) {
	for _, x := range []struct {
		game   *table.Game
		second agree.Second
	}{{Bete(), naive.Bete}, {Triomphe(), naive.Triomphe}, {Mouche(), naive.Mouche}, {Sixte(), naive.Sixte}} {
		for _, rs := range x.game.Rulesets() {
			agree.Amiss(t, rs, x.second)
		}
	}
}
