package commere_test

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/commere"
	"quinola/engine/commere/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestCommereAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, commere.Commere().Rulesets()[0], naive.Settle)
}

// So it does by whatever the players agree on.
func TestTheyAgreeOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, commere.Commere().Rulesets()[0], nil, naive.Settle)
	agree.Agreed(t, commere.Commerce().Rulesets()[0], naive.MayCommerce, naive.SettleCommerce)
}

// So does that of le Commerce.
func TestCommerceAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, commere.Commerce().Rulesets()[0], naive.SettleCommerce)
}

// So it does hand by hand through whole matches, and at each step the same may
// be done by either.
func TestCommerceMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, commere.Commerce().Rulesets()[0], naive.MayCommerce, naive.SettleCommerce)
}

// And so it does where chance hardly comes: among sequences and tricons, where
// two are equal, and when the pack is found false late.
func TestCommerceAgreesWhereChanceHardlyComes(t *testing.T) {
	l := agree.Law(t, commere.Commerce(), "commerce.3")
	const poor = "♠J ♥9 ♣K"
	for _, test := range []struct{ south, east, west, trade string }{
		{"♥3 ♥4 ♥5", "♠3 ♠4 ♠5", poor, "E lay"}, // the banker's sequence is equal
		{"♥3 ♥4 ♥5", "♠3 ♠4 ♣K", "♣3 ♣4 ♣5", "E lay"},
		{"♥3 ♥4 ♥5", "♠4 ♠5 ♠6", poor, "E lay"}, // lower
		{"♥4 ♥5 ♥6", "♠3 ♠4 ♠5", poor, "E lay"}, // higher
		{"♥8 ♥K ♦2", "♠8 ♠K ♣2", poor, "E lay"}, // an equal point
		{"♥8 ♥7 ♦2", "♠8 ♠K ♣2", poor, "E lay"},
		{"♥3 ♦3 ♣3", "♠5 ♥5 ♦5", "♠A ♠K ♠Q", "E lay"},
		{"♥5 ♦5 ♣5", "♠3 ♥3 ♦3", "♠A ♠K ♠Q", "E lay"},
		{"♥A ♦K ♣Q", "♠2 ♠3 ♠A", "♥K ♥Q ♦J", "E lay"}, // an ace is not below the two
		{"♠5 ♥6 ♦7", poor, "♠8 ♥2 ♦Q", "E change ♥9\nact trade.1 S false-pack"},
	} {
		hands := test.south + " " + test.east + " " + test.west
		var talon []string
		for suit := cards.Spades; suit <= cards.Clubs; suit++ {
			for face := uint8(cards.Ace); face <= cards.King; face++ {
				if c := cards.Of(suit, face).Sign(); !strings.Contains(hands, c) {
					talon = append(talon, c)
				}
			}
		}
		agree.Same(t, l, naive.SettleCommerce, "rules commerce.3\ndealer S\npool 3\ndeal S "+test.south+"  E "+test.east+"  W "+test.west+
			"\ntalon "+strings.Join(talon, " ")+"\ntrade "+test.trade)
	}
}
