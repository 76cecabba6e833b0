package naive

import (
	"fmt"
	"strings"
)

// card is a rank and a suit, written as people write them: "KS", "9D".
type card struct{ rank, suit byte }

const ranks = "23456789TJQKA" // low to high; the ten only where the pack has it
const suits = "SHDC"          // the order of a dealt hand: ♠.♥.♦.♣

var (
	aceOfDiamonds = card{'A', 'D'}
	aceOfHearts   = card{'A', 'H'}
	knaveOfHearts = card{'J', 'H'}
	queenOfHearts = card{'Q', 'H'}
)

func (c card) String() string { return string([]byte{c.rank, c.suit}) }

func (c card) isAce() bool { return c.rank == 'A' }

func (c card) height() int { return strings.IndexByte(ranks, c.rank) }

// readCard reads "9D"; a ten may be written T or 10.
func readCard(s string) (card, error) {
	if len(s) == 3 && s[:2] == "10" {
		s = "T" + s[2:]
	}
	if len(s) != 2 || strings.IndexByte(ranks, s[0]) < 0 || strings.IndexByte(suits, s[1]) < 0 {
		return card{}, fmt.Errorf("%q is no card", s)
	}
	return card{s[0], s[1]}, nil
}

// readHand reads "AK3.Q84.975.A92".
func readHand(s string) ([]card, error) {
	parts := strings.Split(s, ".")
	if len(parts) != 4 {
		return nil, fmt.Errorf("%q is no hand: four suits are wanted, parted by points", s)
	}
	hand := make([]card, 0, 13)
	for i, part := range parts {
		for j := 0; j < len(part); j++ {
			if strings.IndexByte(ranks, part[j]) < 0 {
				return nil, fmt.Errorf("%q is no hand: %q is no rank", s, part[j])
			}
			hand = append(hand, card{part[j], suits[i]})
		}
	}
	return hand, nil
}

func holds(hand []card, c card) bool {
	for _, h := range hand {
		if h == c {
			return true
		}
	}
	return false
}

func holdsSuit(hand []card, suit byte) bool {
	for _, h := range hand {
		if h.suit == suit {
			return true
		}
	}
	return false
}

// without returns a new hand that lacks c.
func without(hand []card, c card) []card {
	rest := make([]card, 0, len(hand))
	for _, h := range hand {
		if h != c {
			rest = append(rest, h)
		}
	}
	return rest
}

func aces(hand []card) int {
	n := 0
	for _, c := range hand {
		if c.isAce() {
			n++
		}
	}
	return n
}

// courtPoints returns the count of four of the texts: ace 4, king 3, queen 2, knave 1.
func courtPoints(c card) int {
	switch c.rank {
	case 'A':
		return 4
	case 'K':
		return 3
	case 'Q':
		return 2
	case 'J':
		return 1
	}
	return 0
}
