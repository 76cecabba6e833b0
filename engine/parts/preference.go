package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Preference is that two suits of a colour are worth more than the others: the higher
// preference most, the lesser one less.
type Preference struct {
	Higher, Lesser engine.FactKind                 // suit N is this preference
	Played         func(*State) (cards.Suit, bool) // the suit in which the game is played, and whether it is played in one
}

// Rank returns the rank of a suit: 2 for the higher preference, 1 for the lesser, 0 for a
// plain suit.
func (p Preference) Rank(s *State, suit cards.Suit) int {
	if f := s.Seen(p.Higher); f != nil && f.N == int32(suit) {
		return 2
	}
	if f := s.Seen(p.Lesser); f != nil && f.N == int32(suit) {
		return 1
	}
	return 0
}

// Now returns the rank of the suit in which the game is played.
func (p Preference) Now(s *State) int {
	if suit, ok := p.Played(s); ok {
		return p.Rank(s, suit)
	}
	return 0
}

// OfColour makes the other suit of the colour of the higher preference the lesser one.
func (p Preference) OfColour() *Rule {
	return &Rule{Hears: p.Higher.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(p.Lesser, cards.NoSeat).N = 3 - f.N // the suits go black, red, red, black
	}}
}

// BySuit returns the figures for a plain suit, the lesser and the higher preference.
func BySuit(t *game.Terms) [3]int32 { return [3]int32{t.N("simple"), t.N("lesser"), t.N("highest")} }

// Scales makes the rule by which dues of some classes are so many times as great in the
// preferences.
func (p Preference) Scales(dues engine.DueClasses) func(*game.Terms) *Rule {
	return func(t *game.Terms) *Rule {
		times := BySuit(t)
		times[0] = 1
		return &Rule{While: table.FactTrump.Bit(), Dues: dues, Scale: func(s *State, _ *engine.Due) int32 { return times[p.Now(s)] }}
	}
}

// Adds makes the rule by which a bête is greater by a figure of the suit for each of several
// things.
func (p Preference) Adds(things func(*State) int32) func(*game.Terms) *Rule {
	return func(t *game.Terms) *Rule {
		more := BySuit(t)
		return &Rule{Dues: table.DueBete.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return things(s) * more[p.Now(s)] }}
	}
}
