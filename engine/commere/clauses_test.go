package commere

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Whose hand is the best of two, and what it brings besides the pool: East, on
// the dealer's right, is first in hand, and lays open whichever of the two may be.
func TestHandsCompared(t *testing.T) {
	l := agree.Law(t, Commere(), "ma-commere")
	for _, test := range []struct {
		clause, east, north string
		wins                cards.Seat
		net                 int32
	}{
		{"p7: three of a suit", "♠4 ♠9 ♠K", "♥5 ♥2 ♦9", cards.East, 8},
		{"p6: the higher point", "♠4 ♠9 ♠K", "♥5 ♥T ♥9", cards.North, 8},
		{"p6b: the ace counts eleven", "♠4 ♠9 ♠K", "♥4 ♥9 ♥A", cards.North, 8},
		{"p6: equal points", "♠4 ♠9 ♠K", "♥4 ♥9 ♥Q", cards.East, 8},
		{"p8: a sequence of whatever suit", "♠4 ♥5 ♣6", "♥9 ♥2 ♦9", cards.East, 15},
		{"p8: ace, king and queen", "♠A ♥K ♣Q", "♦J ♦Q ♦K", cards.East, 15},
		{"p6: a sequence over a point", "♠4 ♠9 ♠K", "♥2 ♦3 ♣4", cards.North, 15},
		{"p8: one of a suit is no better", "♠4 ♥5 ♣6", "♦4 ♦5 ♦6", cards.East, 15},
		{"p9: a tricon over a sequence", "♠A ♥K ♣Q", "♠2 ♥2 ♣2", cards.North, 22},
		{"p6: the higher tricon", "♠K ♥K ♣K", "♠A ♥A ♣A", cards.North, 22},
	} {
		block := "rules ma-commere\ndealer S\npool 8\nhands E " + test.east + "  N " + test.north + "\ntrade E lay\nexpect winner E\n..."
		r := agree.Parse(t, block)
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", test.clause, err)
			continue
		}
		if st.Who(game.Won) != test.wins || st.Net[test.wins] != test.net {
			t.Errorf("%s: %s wins %d, want %s %d", test.clause, st.Who(game.Won), st.Net[test.wins], test.wins, test.net)
		}
	}
}

// A bystander who has found something is asked before the trade goes on, and
// everybody must agree to cards of the talon.
func TestTradeGoesOn(t *testing.T) {
	l := agree.Law(t, Commere(), "ma-commere")
	for _, test := range []struct{ trade, refused, by string }{
		{"E give ♣K", "N pass", "parts/trade.back"},
		{"E give ♣K", "N give ♣K", "parts/trade.other"},
		{"E give ♣K  N give ♠5", "E pass", "parts/lay.duty"}, // East has three spades now
		{"E give ♣K  N give ♥2", "E give ♠4", "parts/trade.round"},
		{"E give ♣K  N give ♥2", "N lay", "parts/lay.need"},
	} {
		block := "rules ma-commere\ndealer S\npool 8\nhands E ♠4 ♠9 ♣K  N ♠5 ♥2 ♦9  W ♦2 ♥7 ♠T\ntrade " + test.trade + "\nrefuse " + test.refused + "\n..."
		r := agree.Parse(t, block)
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", block, err)
			continue
		}
		found := false
		for _, id := range st.Judged[0].By {
			found = found || id == test.by
		}
		if !found {
			t.Errorf("%s: refused by %v, want %s", block, st.Judged[0].By, test.by)
		}
	}
}

// p6: what hands are is told once, however many are compared.
func TestHandsAreToldOnce(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Commere(), "ma-commere"), `rules ma-commere
dealer T
pool 0
deal S ♥KQ ♣A E ♠T ♥5 ♦4 N ♣K87 W ♠4 ♥8 ♣J T ♠K ♥4 ♣2 U ♠63 ♣4 V ♠Q ♦6 ♣6 X ♠J ♦T7
talon ♦J ♥7 ♥A ♣3 ♣T ♠9 ♦8 ♦K ♦Q ♥9 ♥2 ♣5 ♦3 ♦2 ♦5 ♥3 ♠A ♠8 ♣Q ♦A ♥6 ♣9 ♥T ♦9 ♠5 ♥J ♠7 ♠2
trade S lay`)
	var told []string
	for _, e := range st.Events {
		if strings.Contains(e.Text, " has a ") {
			told = append(told, e.Text)
		}
	}
	if !slices.Equal(told, []string{"S has a sequence, ♥K ♥Q ♣A", "N has a point, ♣K ♣8 ♣7"}) {
		t.Errorf("told is %q", told)
	}
}

// Whoever changes a card says which, of those in the hand.
func TestACardIsChangedThatIsHeld(t *testing.T) {
	law := agree.Law(t, Commerce(), "commerce")
	const hand = "rules commerce\ndealer S\npool 6\nhands E ♠4 ♥9 ♣K N ♠5 ♥2 ♦9\ntrade E change"
	for card, want := range map[string]string{
		"":    "trade E change: it is not said which card E means",
		" ♦9": "trade E change: E does not hold ♦9",
	} {
		if _, err := law.Settle(agree.Parse(t, hand+card+"\nexpect net S 0\n...")); err == nil || err.Error() != want {
			t.Errorf("%v\nwant %s", err, want)
		}
	}
}
