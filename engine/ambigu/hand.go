package ambigu

import (
	"math/bits"

	"quinola/engine"
	"quinola/engine/cards"
)

// The kinds of hand, from the least to the best: the simple ones, and then those
// that are two in one.
const (
	kindPoint int32 = 1 + iota
	kindPrime
	kindSequence
	kindTricon
	kindFlux
	kindTriconPrime
	kindFluxSequence
	kindFredon
)

// judge returns the kind of a hand of four cards, the cards by which it is that, and how
// high it is among those of its kind. What is no other is at most a point.
func judge(s *State, hand cards.Set) (kind int32, set cards.Set, high int) {
	alike, top := mostAlike(hand)
	run := longest(hand)
	four := hand.Len() > 3
	prime, flux := four && suits(hand) == 4, four && suits(hand) == 1
	switch {
	case alike.Len() > 3:
		return kindFredon, alike, top
	case flux && run.Len() > 2:
		return kindFluxSequence, hand, 64*(64*run.Len()+sum(s, run)) + sum(s, hand)
	case alike.Len() > 2 && prime:
		return kindTriconPrime, hand, top
	case flux:
		return kindFlux, hand, sum(s, hand)
	case alike.Len() > 2:
		return kindTricon, alike, top
	case run.Len() > 2:
		return kindSequence, run, sum(s, run)
	case prime:
		return kindPrime, hand, sum(s, hand)
	}
	return kindPoint, 0, 0
}

// suits returns how many suits a hand has cards of.
func suits(hand cards.Set) (n int) {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if hand&cards.Lane(suit) != 0 {
			n++
		}
	}
	return n
}

// mostAlike returns the most cards of a face in a hand, and that face.
func mostAlike(hand cards.Set) (set cards.Set, face int) {
	for left := hand; left != 0; left = left.Without() {
		f := left.First().Face()
		if of := hand & cards.Face(f); of.Len() > set.Len() {
			set, face = of, int(f)
		}
	}
	return set, face
}

// longest returns the most cards of a suit in a hand that follow each other.
func longest(hand cards.Set) (best cards.Set) {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		lane, faces := hand&cards.Lane(suit), uint16(0)
		for left := lane; left != 0; left = left.Without() {
			faces |= 1 << left.First().Face()
		}
		for faces != 0 {
			from := bits.TrailingZeros16(faces)
			n := bits.TrailingZeros16(^(faces >> from))
			if n > best.Len() {
				best = 0
				for f := from; f < from+n; f++ {
					best |= cards.Of(suit, uint8(f)).Bit()
				}
			}
			faces &^= (1<<n - 1) << from
		}
	}
	return best
}

// point returns the cards of a suit, so many at least, that count the most in a hand; of
// two that count as much those that follow each other.
func point(s *State, hand cards.Set, least int) (best cards.Set) {
	most := -1
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		set := hand & cards.Lane(suit)
		if set == 0 || set.Len() < least {
			continue
		}
		if n := 2*sum(s, set) + follow(set); n > most {
			most, best = n, set
		}
	}
	return best
}

// follow returns 1 of two cards that follow each other, and else 0.
func follow(set cards.Set) int {
	return engine.Int(set.Len() == 2 && longest(set).Len() == 2)
}

// sum returns what some cards count.
func sum(s *State, set cards.Set) (n int) {
	for ; set != 0; set = set.Without() {
		n += int(s.WorthOf(set.First()))
	}
	return n
}
