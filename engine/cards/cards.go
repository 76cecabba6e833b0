// Package cards holds what card games share before any rule applies: suits, faces, sets
// of cards, and the seats round a table. Cards have no rank here: rank is a rule.
package cards

import "math/bits"

// Suit is one of the four suits, in the order in which a hand is written.
type Suit uint8

// The suits.
const (
	Spades Suit = iota
	Hearts
	Diamonds
	Clubs
)

// Card is a suit and a face: sixteen times the suit, plus the face as it is
// printed, from 1 (the ace) to 13 (the king). The zero Card is no card.
// Which face beats which is a rule, not a property of the card.
type Card uint8

// None is the absence of a card.
const None Card = 0

// The faces that have names.
const (
	Ace   = 1
	Ten   = 10
	Knave = 11
	Queen = 12
	King  = 13
)

// Of is the card of a suit and a face.
func Of(s Suit, face uint8) Card { return Card(uint8(s)<<4 | face) }

// Suit is the card's suit.
func (c Card) Suit() Suit { return Suit(c >> 4) }

// Face is what is printed on the card: 1 for the ace, 13 for the king.
func (c Card) Face() uint8 { return uint8(c & 15) }

// Valid reports whether c is a card at all.
func (c Card) Valid() bool { return c < 64 && c&15 >= Ace && c&15 <= King }

// Set is a set of cards, one bit each.
type Set uint64

// Lane is every card of the suit.
func Lane(s Suit) Set { return 0x3ffe << (16 * s & 63) }

// Full is the pack of fifty-two.
const Full Set = 0x3ffe_3ffe_3ffe_3ffe

// Bit is the set of one card.
func (c Card) Bit() Set { return 1 << (c & 63) }

// SetOf is the set of some cards.
func SetOf(list []Card) (set Set) {
	for _, c := range list {
		set |= c.Bit()
	}
	return set
}

// Has reports whether the card is in the set.
func (s Set) Has(c Card) bool { return s&(1<<(c&63)) != 0 }

// Len is the number of cards in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First is the lowest card of the set in the order of the suits, or None.
func (s Set) First() Card {
	if s == 0 {
		return None
	}
	return Card(bits.TrailingZeros64(uint64(s)))
}

// Last is the highest card of the set in the order of the suits, or None.
func (s Set) Last() Card {
	if s == 0 {
		return None
	}
	return Card(63 - bits.LeadingZeros64(uint64(s)))
}

// Without is the set less its first card.
func (s Set) Without() Set { return s & (s - 1) }

// Nth is the nth card of the set, counted from 0.
func (s Set) Nth(n int) Card {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return s.First()
}

// Append adds the cards of the set to a list, in the order of the suits.
func (s Set) Append(list []Card) []Card {
	for ; s != 0; s = s.Without() {
		list = append(list, s.First())
	}
	return list
}

// Face is every card of one face.
func Face(face uint8) Set { return 0x0001_0001_0001_0001 << face }

// Courts is the kings, queens and knaves.
const Courts Set = 0x3800_3800_3800_3800
