package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of le Médiateur solitaire of four, and of le
// Tritrille in both packs, that was written from the clauses alone.
func TestSolitaireAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Solitaire().Rulesets() {
		agree.Test(t, rs, naive.Solitaire)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestSolitaireMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Solitaire().Rulesets() {
		agree.Matches(t, rs, naive.MaySolitaire, naive.Solitaire)
	}
}

// What chance does not bring about: a match that is put off, and poulans that lie there
// when a hand is void in the midst of the play, in which somebody has shown a hand.
func TestSolitaireAgreesOnRareHands(t *testing.T) {
	const hand = `rules   solitaire
dealer  S
pool    devant 20 betes 140 made 0 odd 0 poulans 10
state   waiting 168   game 2   deals 30   favourite 3   manille 10
deal    S ♠QJ53 ♥7 ♦J2 ♣J64   E ♠7 ♥KJ4 ♦Q763 ♣K2   N ♠AK42 ♥Q532 ♦5 ♣A   W ♠6 ♥A6 ♦AK4 ♣Q753
bid     E pass  N mediator  W pass  S pass
choose  N hearts  N call ♦K
trade   N give ♦5
`
	l := agree.Law(t, Solitaire(), "solitaire")
	for _, rest := range []string{
		"act 1 W quit\n",
		"act 1 W quit 1\n",
		"act 1 E show\nact 2 E false-pack\nplay E ♣K  N ♥5  W ♣3  S ♣6\n",
	} {
		agree.Same(t, l, naive.Solitaire, hand+rest+"...")
	}
}

// So it does by whatever the players agree on.
func TestSolitaireAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Solitaire().Rulesets() {
		agree.Agreed(t, rs, naive.MaySolitaire, naive.Solitaire)
	}
}
