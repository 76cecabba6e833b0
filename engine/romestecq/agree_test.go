package romestecq

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/romestecq/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestRomestecqAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Romestecq().Rulesets()[0], naive.Settle)
}

// So it does hand by hand through matches, and at each step the same may be played
// and named by either.
func TestRomestecqMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Romestecq().Rulesets()[0], naive.May, naive.Settle)
}

// And so it does where chance hardly comes: two have a virlicque, of whom the higher
// wins the match.
func TestRomestecqAgreesWhereChanceHardlyComes(t *testing.T) {
	for _, block := range []string{`rules romestecq
dealer W
deal S ♠6 ♥6 ♦6 ♣6 ♠7  E ♠A ♥K ♦Q ♣J ♠T  N ♠Q ♥Q ♠9 ♥9 ♦9  W ♠K ♥T ♦K ♣K ♠J
talon ♣T ♦T ♥7 ♦7 ♣7 ♠8 ♥8 ♦8 ♣8 ♣9 ♦J ♥J ♣Q ♦A ♣A ♥A`,
		`rules romestecq
dealer W
deal S ♠6 ♥6 ♦6 ♣6 ♠7  E ♠A ♥K ♦Q ♣J ♠T  N ♠8 ♥8 ♦8 ♣8 ♠9  W ♠K ♥T ♦K ♣K ♠J
talon ♣T ♦T ♥7 ♦7 ♣7 ♠Q ♥Q ♥9 ♦9 ♣9 ♦J ♥J ♣Q ♦A ♣A ♥A`,
	} {
		agree.From(t, agree.Law(t, Romestecq(), "romestecq"), naive.May, naive.Settle, block)
	}
}

// A card that was turned up in dealing costs its marks though a virlicque then wins the
// match.
func TestRomestecqAgreesOnADealThatWinsTheMatch(t *testing.T) {
	agree.Same(t, agree.Law(t, Romestecq(), "romestecq"), naive.Settle, `rules   romestecq
dealer  N
state   score N 18
deal    S ♠6 ♥96 ♦6 ♣6   E ♠Q9 ♥K ♦T ♣Q   N ♠7 ♥A7 ♦8 ♣9   W ♠A ♥8 ♦K9 ♣7
talon   ♣A ♦Q ♣T ♥J ♥T ♠J ♦J ♣K ♦A ♣8 ♠K ♣J ♦7 ♥Q ♠T ♠8
act     deal N exposed ♦T
`)
}

// So it does by whatever the players agree on.
func TestRomestecqAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Romestecq().Rulesets()[0], naive.May, naive.Settle)
}
