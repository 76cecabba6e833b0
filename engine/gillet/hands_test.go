package gillet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Holds(t, Gillet(), func(_ *record.Record, st *game.Settlement) string {
		for _, p := range st.Pools {
			if p.Name == "point" && p.Amount != 0 {
				return "nobody has won the point"
			}
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Gillet(), 20_000) }

// What a hand counts, in half points, as p7 reckons.
func TestPoint(t *testing.T) {
	for _, test := range []struct {
		clause string
		hand   []cards.Card
		half   int
	}{
		{"two aces, twenty and a half", []cards.Card{cards.Of(cards.Spades, cards.Ace), cards.Of(cards.Hearts, cards.Ace), cards.Of(cards.Clubs, 8)}, 41},
		{"an ace and a king of a suit, twenty-one and a half", []cards.Card{cards.Of(cards.Spades, cards.Ace), cards.Of(cards.Spades, cards.King), cards.Of(cards.Clubs, 8)}, 43},
		{"two aces and a king of the suit of one, the same", []cards.Card{cards.Of(cards.Spades, cards.Ace), cards.Of(cards.Spades, cards.King), cards.Of(cards.Clubs, cards.Ace)}, 43},
		{"the others what they are, of one suit", []cards.Card{cards.Of(cards.Hearts, 9), cards.Of(cards.Hearts, 8), cards.Of(cards.Hearts, 7)}, 48},
		{"and not of several", []cards.Card{cards.Of(cards.Hearts, 9), cards.Of(cards.Clubs, 8), cards.Of(cards.Spades, 7)}, 18},
	} {
		var hand cards.Set
		for _, c := range test.hand {
			hand |= c.Bit()
		}
		if got := point(hand, 23, 20, 41); got != test.half {
			t.Errorf("%s: %d half points, want %d", test.clause, got, test.half)
		}
	}
}
