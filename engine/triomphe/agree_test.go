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
	}{{Bete(), naive.Bete}, {Triomphe(), naive.Triomphe}, {Mouche(), naive.Mouche}, {Sixte(), naive.Sixte}, {Sizette(), naive.Sizette}} {
		for _, rs := range x.game.Rulesets() {
			agree.Amiss(t, rs, x.second)
		}
	}
}

// A fault of the moment in which the match was lost, while the other has yet to answer the
// game offered, costs nothing.
func TestNothingIsLostWhenTheMatchIsOver(t *testing.T) {
	agree.Same(t, agree.Law(t, Triomphe(), "triomphe"), naive.Triomphe, `rules   triomphe
dealer  S
pool    0
state   score S 2
deal    S ♠98 ♦8 ♣AK   N ♠A7 ♦T9 ♣T
talon   ♥9 ♦Q ♥8 ♥J ♦J ♣Q ♥K ♠Q ♦A ♣9 ♠K ♠J ♥7 ♣J ♣8 ♦7 ♣7 ♥A ♥T ♠T ♦K ♥Q
choose  N refuse-it
play    N ♦9
act     1.1 S give
act     1.1 S retake
act     1.1 S early
`)
}
