package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/hombre/naive"
)

// The engine agrees with a settlement of l'Hombre at three, in its four markings, and
// at two, that was written from the clauses alone. Contre is agreed on there, and in the
// matches it is not.
func TestHombreAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Test(t, rs, naive.Hombre, contreAgreed)
	}
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestHombreMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Matches(t, rs, naive.MayHombre, naive.Hombre)
	}
}

// So it does by whatever the players agree on.
func TestHombreAgreesOnWhatIsAgreed(t *testing.T) {
	for _, rs := range Hombre().Rulesets() {
		agree.Agreed(t, rs, naive.MayHombre, naive.Hombre)
	}
}

// A codille is left as a remise that was won by a gano of which the winner, sure of four
// tricks, had no need, and which the other could have declined.
func TestTheCodilleThatIsLeft(t *testing.T) {
	l := agree.Law(t, Hombre(), "hombre", game.Change{Rule: "hombre/codille.honest", Part: "agreed", Value: 1})
	agree.Same(t, l, naive.Hombre, `rules   hombre
set     hombre/codille.honest#agreed 1
dealer  W
pool    tours 45 betes 117 made 0 odd 0
state   waiting 126 108   codille 1   poules 6   deals 6
deal    S ♥KJ3 ♦64 ♣KQ42   E ♠J4 ♥A5 ♦A ♣AJ76   W ♠A7532 ♥Q2 ♦3 ♣3
talon   ♣5 ♦5 ♦J ♦Q ♠Q ♦K ♦7 ♥7 ♥4 ♠6 ♦2 ♥6 ♠K
bid     S ask  E pass  W pass
choose  S clubs
draw    S out ♣Q ♣K ♥J ♥3 ♥K ♣2 ♦4 ♦6  W out ♠5 ♦3 ♥2 ♠A
play    S ♥7  E ♥A  W ♥6
play    E ♣7  W ♣3  S ♣4
play    E ♠J  W ♠3  S ♠Q
play    S ♣5  E ♣6  W ♥Q
play    E ♠4  W ♠2  S ♦5
play    E ♦A  W ♦2  S ♦Q
play    S ♦J  E ♥5  W ♠6
play    S ♦K  E ♣J  W ♠7
play    E ♣A  W ♥4  S ♦7
act     1 E gano`)
}

// The estrapade is of the price that was agreed on for the vole, where there is one.
func TestTheEstrapadeIsOfTheAgreedPrice(t *testing.T) {
	l := agree.Law(t, Hombre(), "hombre.hasards", game.Change{Rule: "hombre/vole.price", Part: "price", Value: 1}, game.Change{Rule: "hombre/bid.contre", Part: "agreed", Value: 1})
	agree.Same(t, l, naive.Hombre, `rules   hombre.hasards
set     hombre/vole.price#price 1
set     hombre/bid.contre#agreed 1
dealer  S
pool    tours 0 betes 0 made 0 odd 0
state   waiting 27   deals 3   codille 1   poules 2   ahead S 10 E 125   behind W 164
deal    S ♠K4 ♥KQ5 ♦63 ♣53   E ♠765 ♥A64 ♦Q2 ♣A   W ♥J72 ♦AKJ5 ♣K6
talon   ♠A ♣J ♠2 ♣7 ♠Q ♣4 ♦7 ♣Q ♥3 ♦4 ♣2 ♠J ♠3
bid     E pass  W contre  S pass
choose  W hearts
draw    S out ♣5 ♠4  E out ♠7 ♣A ♦Q ♥A ♠6
play    E ♠5  W ♦5  S ♠K
play    S ♠A  E ♥6  W ♥7
play    S ♣J  E ♣7  W ♣6
play    S ♦3  E ♦2  W ♦K
play    W ♣K  S ♣3  E ♣4
play    W ♥2  S ♥5  E ♥4
play    W ♦J  S ♦6  E ♦7
play    W ♦A  S ♥Q  E ♠2
play    S ♥K  E ♠Q  W ♥J`)
}

// The dégoût is paid once where hands are played besides the pools, and the first bête of
// them ends the match.
func TestTheDegoutIsPaidOnce(t *testing.T) {
	l := agree.Law(t, Hombre(), "hombre.hasards", game.Change{Rule: "hombre/match.grace", Part: "hands", Value: 3})
	agree.Same(t, l, naive.Hombre, `rules   hombre.hasards
set     hombre/match.grace#hands 3
dealer  W
pool    tours 0 betes 0 made 0 odd 1
state   codille 1   odd S 1 E 1   poules 24   ahead S 183   behind E 183   deals 49
deal    S ♠7632 ♥3 ♦54 ♣Q6   E ♠AQ ♥K764 ♦Q ♣52   W ♠5 ♥A52 ♦A732 ♣A
talon   ♦6 ♦J ♣4 ♥J ♥Q ♣7 ♦K ♠4 ♣3 ♣K ♠J ♣J ♠K
bid     S pass  E ask  W pass
choose  E hearts
draw    E out ♣5 ♥4 ♣2 ♦Q ♠A ♥6 ♥K ♥7 ♠Q  W out ♦A ♥A  S out ♠6 ♣Q
play    S ♠7  E ♠4  W ♠J
play    W ♦2  S ♦5  E ♦6
play    W ♦3  S ♦4  E ♦K
play    E ♦J  W ♦7  S ♠3
play    E ♣4  W ♣K  S ♣J
play    W ♠5  S ♠2  E ♣7
play    W ♥2  S ♥3  E ♥Q
play    E ♥J  W ♣A  S ♣6
play    W ♥5  S ♠K  E ♣3`)
}

// A card too many is no harm once cards are drawn, or where it is played sans prendre; one
// that is wanting is none once somebody plays.
func TestTheHandOfAFalsePackThatStands(t *testing.T) {
	const dealt = `rules   hombre
dealer  W
pool    tours 27 betes 0 made 0 odd 0
` + threeDealt
	const played = threeAsked + threePlayed
	l := agree.Law(t, Hombre(), "hombre")
	for _, hand := range []string{
		"act     deal W false-pack 1\n",
		"act     deal W false-pack 2\n",
		threeAsked + "act     choose W false-pack 1\n",
		"bid     S sans-prendre  E pass  W pass\nact     choose W false-pack\n",
		played + "act     choose W false-pack 2\n",
		played + "act     exchange.5 W false-pack 1\n",
		played + "act     1 W false-pack 1\n",
	} {
		agree.Same(t, l, naive.Hombre, dealt+hand)
	}
	forced := agree.Law(t, Hombre(), "hombre", game.Change{Rule: "hombre/spadille.agreed", Part: "agreed", Value: 1})
	const passed = "set     hombre/spadille.agreed#agreed 1\n" + dealt + "bid     S pass  E pass  W pass\n"
	agree.Same(t, forced, naive.Hombre, passed+threePlayed+"act     choose W false-pack 2\n")
	agree.Same(t, forced, naive.Hombre, passed+"act     choose W false-pack 1\n")
}
