package romestecq

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Holds(t, Romestecq(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "something is open"
		}
		return ""
	})
}

// Every rule and figure shows in some random hand.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Romestecq(), 20_000)
}

// What cards are called, as p10 to p14 say.
func TestCalled(t *testing.T) {
	for _, test := range []struct{ hand, want string }{
		{"♠A ♥A", "piece of double Rome"},
		{"♠K ♣K", "piece of double Rome"},
		{"♠9 ♣9", "piece of Rome"},
		{"♠A ♥K", ""},
		{"♠A ♥A ♣A", "piece of triche"},
		{"♠Q ♥Q ♣Q", "piece of triche"},
		{"♠A ♥A ♠K ♣K", "piece of ningre"},
		{"♠A ♥A ♠T ♣T", "piece of ningre"},
		{"♠Q ♦Q ♠J ♦J", "piece of ningre and of village"},
		{"♠Q ♦Q ♠J ♥J", "piece of ningre"},
		{"♠T ♦T ♠9 ♦9", "piece of ningre and of village"},
		{"♠9 ♦9 ♠8 ♦8", "piece of ningre and of village"},
		{"♠K ♦K ♠Q ♦Q", "piece of ningre"},
		{"♠Q ♦Q ♠T ♦T", "piece of ningre"},
		{"♠6 ♦6 ♥6 ♣6", ""},
		{"♠6 ♦6 ♥6 ♣7", ""},
	} {
		var set cards.Set
		for _, sign := range strings.Fields(test.hand) {
			c, ok := cards.CardOf(sign)
			if !ok {
				t.Fatal(sign)
			}
			set |= c.Bit()
		}
		if got := called(set); got != test.want {
			t.Errorf("%s: %q, want %q", test.hand, got, test.want)
		}
	}
}
