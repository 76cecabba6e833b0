package ambigu_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/ambigu"
	"quinola/engine/ambigu/naive"
	"quinola/engine/game"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestAmbiguAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, ambigu.Ambigu().Rulesets()[0], naive.Settle)
}

// Hand by hand through matches, what nobody has won lying there for the next, the
// same may be done by either at each step.
func TestAmbiguMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, ambigu.Ambigu().Rulesets()[0], naive.May, naive.Settle)
}

// So it does by whatever the players agree on.
func TestAmbiguAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, ambigu.Ambigu().Rulesets()[0], naive.May, naive.Settle)
}

// So it does where several things are amiss in one hand.
func TestAmbiguAgreesWhereTwoAreAmiss(t *testing.T) {
	rs := ambigu.Ambigu().Rulesets()[0]
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		agree.Amiss(t, rs, naive.Settle)
	}
}

// Two fluxes with a sequence as long and as high come once in a hundred thousand
// hands: the one that counts more wins.
func TestOfTwoFluxesWithASequenceTheHigherWins(t *testing.T) {
	agree.Same(t, agree.Law(t, ambigu.Ambigu(), "ambigu.6"), naive.Settle, `rules   ambigu.6
dealer  S
pool    poule 10 batterie 0 vade 10 renvis 0
deal    S ♠6 ♣T   E ♦T ♣7   N ♣98   W ♥8 ♦A   T ♠T ♦6   U ♣A2
talon   ♠2 ♠7 ♠9 ♠A ♣5 ♥6 ♦8 ♦9 ♥3 ♦4 ♦7 ♠5 ♥T ♥4 ♥A ♣3 ♦3 ♥9 ♦5 ♠8 ♣4 ♥7 ♦2 ♠4 ♠3 ♥2 ♥5 ♣6
choose  E baste  N baste  W baste  T out ♦6 ♠T  U out ♣A ♣2  S out ♠6
bid     E va 5  N hold  W hold  T hold  U hold  S fold
draw    E done  N out ♣9 ♣8 ♦8 ♥T  W out ♦9 ♦A ♥8 ♥4  T out ♠7 ♠2  U out ♦4 ♠A ♠9 ♣3
bet     E pass  N raise 4  W hold  T hold  U raise 2  E fold  N hold  W fold  T raise 2  U hold  N hold
meld    N meld ♠8 ♥9 ♦5 ♣4  T meld ♥A ♥5 ♥3 ♥2  U meld ♣A ♣6 ♣3 ♣2
`)
}
