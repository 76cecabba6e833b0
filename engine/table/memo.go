package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// memo is what was reckoned of hands, so that it is reckoned once.
type memo struct {
	valued cards.Set // the hand of which values tells
	values Values
	Melds  []Meld   // room for those that a player is found to have
	found  [2]found // what the hands last looked through were found to hold
}

// Meld is a combination of cards in a hand.
type Meld struct {
	Act   engine.ActKind // by which it is declared
	Kind  int32          // the game's number for what it is
	Rank  int32          // how good it is among those of its kind, where the game ranks them
	Cards cards.Set
}

// found is what a hand was found to hold.
type found struct {
	hand  cards.Set
	melds []Meld
}

// Found returns what a hand holds, as find adds it to a list. The hands of two players
// are looked through once: what is found depends on the cards alone, and stays as
// long as a third hand is not looked through.
func (s *State) Found(hand cards.Set, find func(s *State, hand cards.Set, list []Meld) []Meld) []Meld {
	if hand == s.found[0].hand {
		return s.found[0].melds
	}
	if hand != s.found[1].hand {
		s.found[1] = found{hand, find(s, hand, s.found[1].melds[:0])}
	}
	s.found[0], s.found[1] = s.found[1], s.found[0]
	return s.found[0].melds
}

// Values is what a game makes of a hand: what it promises in each suit, and what else
// there is to weigh.
type Values [6]int16

// Valued returns what a hand is worth by a game's own reckoning, which looks at nothing
// but the cards and the law; it is reckoned once for all that a player may choose
// among.
func (s *State) Valued(hand cards.Set, reckon func(*State, cards.Set) Values) *Values {
	if s.valued != hand {
		s.values, s.valued = reckon(s, hand), hand
	}
	return &s.values
}
