package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/hombre/naive"
	"quinola/engine/table"
)

// contreAgreed is that the players have agreed on contre.
var contreAgreed = game.Change{Rule: "hombre/bid.contre", Part: "agreed", Value: 1}

// The engine agrees with a settlement that was written from the clauses alone. Contre
// is agreed on there, and in the matches it is not.
func TestQuadrilleAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Test(t, rs, naive.Quadrille, contreAgreed)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestQuadrilleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Matches(t, rs, naive.May, naive.Quadrille)
	}
}

// Le Médiateur agrees with a settlement that was written from its clauses.
func TestMediateurAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Mediateur().Rulesets()[0], naive.Mediateur)
}

// Its matches do, too.
func TestMediateurMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Mediateur().Rulesets()[0], naive.MayMediateur, naive.Mediateur)
}

// They agree by whatever the players agree on, in le Médiateur and le Quadrille.
func TestQuadrilleAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Quadrille().Rulesets() {
		agree.Agreed(t, rs, naive.May, naive.Quadrille)
	}
}

func TestMediateurAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Mediateur().Rulesets()[0], naive.MayMediateur, naive.Mediateur)
}

// They agree where several things are amiss in one hand, as where what is asked for late was
// cut in haste.
func TestTheyAgreeWhereTwoAreAmiss(t *testing.T) {
	for _, x := range []struct {
		game   *table.Game
		second agree.Second
	}{{Quadrille(), naive.Quadrille}, {Quintille(), naive.Quintille}, {Mediateur(), naive.Mediateur}, {Solitaire(), naive.Solitaire},
		{Piquemedrille(), naive.Piquemedrille}, {Hombre(), naive.Hombre}, {Lomber(), naive.Lomber}} {
		for _, rs := range x.game.Rulesets() {
			agree.Amiss(t, rs, x.second)
		}
	}
}
