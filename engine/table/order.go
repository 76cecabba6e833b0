package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Facts say the order of the cards: which place a face has, which suit is trumps, which
// cards are trumps whatever their suit. The order is computed when something asks for
// it after new facts.

// natural is the place of each face where no rule says otherwise: the king
// first and the ace last.
var natural = [16]uint8{1: 13, 2: 12, 3: 11, 4: 10, 5: 9, 6: 8, 7: 7, 8: 6, 9: 5, 10: 4, 11: 3, 12: 2, 13: 1}

// everyCard is every value that a card may have.
const everyCard = ^cards.Set(0)

// The kinds of fact from which the order of the cards follows: that of the faces, and
// which cards are trumps.
var (
	ofFaces  = engine.Facts(FactOrder, FactReversed)
	ofTrumps = engine.Facts(FactTrump, FactRaised)
)

// moving is the set of kinds of fact on which the table itself acts.
var moving = ofFaces.With(ofTrumps).With(FactGives.Bit())

// ranking is the order of the cards, as it was last computed.
type ranking struct {
	ranked int            // the facts from which it was made
	order  [16]uint8      // of each face, its place in a suit; 0 is the highest
	height [64]uint8      // of each card, in its lane: greater takes
	lane   [64]cards.Suit // the suit that each card must be followed in
	trumps cards.Set
	raised cards.Set  // the trumps that rules raise, in places of their own
	counts [16]int32  // what the cards of each face count, as was said before the deal
	watch  cards.Set  // the cards that careful players keep or fear, as they were then
	best   cards.Card // the card that takes the trick of the cards bestOf, None where that was not asked
	bestOf cards.Set
}

// rank applies what was said since it was last called: it moves cards from hand to hand
// as rules say, and computes the order of the cards anew where something was said of it.
func (s *State) rank() {
	if s.ranked > 0 && s.ranked == len(s.Facts) {
		return
	}
	faces, trumps := s.ranked == 0, false
	for i := s.ranked; i < len(s.Facts); i++ {
		f := &s.Facts[i]
		faces, trumps = faces || ofFaces.Has(f.Kind), trumps || ofTrumps.Has(f.Kind)
		if f.Kind == FactGives {
			s.Give(f.Seat, f.Taker, f.Card)
		}
	}
	s.ranked = max(len(s.Facts), 1)
	if !faces && !trumps {
		return
	}
	if faces {
		s.order, s.raised = natural, everyCard
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == FactOrder {
				s.reorder(f.Card.Face(), uint8(f.N))
			}
		}
	}
	s.lowerRaised()
	s.best = cards.None
	s.rankTrumps()
}

// lowerRaised gives the cards that were raised the places of their faces in their own
// suits.
func (s *State) lowerRaised() {
	var reversed cards.Set
	if f := s.Seen(FactReversed); f != nil {
		reversed = f.Cards
	}
	for set := s.raised; set != 0; set = set.Without() {
		c := set.First()
		place := min(s.order[c&15], 13)
		s.lane[c], s.height[c] = c.Suit(), 14-place
		if place > 3 && reversed.Has(c) {
			s.height[c] = place - 3
		}
	}
	s.raised = 0
}

// rankTrumps finds which cards are trumps, and raises those that rules raise. When
// trumps are named anew and cards raised again, the earlier ones no longer hold.
func (s *State) rankTrumps() {
	s.trumps = 0
	suit, ok := s.Trump()
	if !ok {
		return
	}
	s.trumps = cards.Lane(suit)
	last, named := s.Last(FactRaised), s.Last(FactTrump)
	for last != nil && named != nil && named.Clock > last.Clock {
		named = s.Prior(named)
	}
	for r := last; r != nil && (named == nil || r.Clock > named.Clock); r = s.Prior(r) {
		if !s.raised.Has(r.Card) {
			s.raised |= r.Card.Bit()
			s.lane[r.Card], s.height[r.Card] = suit, 40-uint8(r.N)
		}
	}
	s.trumps |= s.raised
}

// Give moves a card from one hand to another, if it is there.
func (s *State) Give(from, to cards.Seat, c cards.Card) {
	if from >= 0 && to >= 0 && s.Hand[from].Has(c) {
		s.Hand[from] &^= c.Bit()
		s.Hand[to] |= c.Bit()
	}
}

// reorder gives a face a place; the faces between move by one.
func (s *State) reorder(face, place uint8) {
	was := s.order[face]
	for f := range s.order {
		if f == 0 || s.order[f] == 0 {
			continue
		}
		switch o := s.order[f]; {
		case o > was && o <= place:
			s.order[f]--
		case o < was && o >= place:
			s.order[f]++
		}
	}
	s.order[face] = place
}

// Lane returns the suit in which a card must be followed: that of a trump is trumps,
// whatever is printed on it.
func (s *State) Lane(c cards.Card) cards.Suit { return s.lane[c&63] }

// Lanes returns all cards that count as a suit when it is followed.
func (s *State) Lanes(suit cards.Suit) cards.Set {
	set := cards.Lane(suit)
	if s.trumps == 0 || s.trumps == cards.Lane(suit) {
		return set
	}
	if s.trumps&cards.Lane(suit) == cards.Lane(suit) {
		return s.trumps
	}
	return set &^ s.trumps
}

// Height returns a card's height among those of its lane: the higher card takes.
func (s *State) Height(c cards.Card) uint8 { return s.height[c&63] }

// Trump returns the suit of trumps, and whether there is one.
func (s *State) Trump() (suit cards.Suit, ok bool) {
	f := s.Seen(FactTrump)
	switch {
	case f == nil:
		return 0, false
	case f.Card != cards.None:
		return f.Card.Suit(), true
	}
	return cards.Suit(f.N), true
}

// Trumps returns every card that is a trump, in whatever hand.
func (s *State) Trumps() cards.Set { return s.trumps }

// Beats reports whether a card takes another that was played before it.
func (s *State) Beats(c, other cards.Card) bool {
	if s.Lane(c) == s.Lane(other) {
		return s.Height(c) > s.Height(other)
	}
	return s.trumps.Has(c)
}

// Above returns the cards of a set that are higher in their lane than a card of
// the same lane.
func (s *State) Above(set cards.Set, c cards.Card) cards.Set {
	var higher cards.Set
	for set &= s.Lanes(s.Lane(c)); set != 0; set = set.Without() {
		if o := set.First(); s.Height(o) > s.Height(c) {
			higher |= o.Bit()
		}
	}
	return higher
}

// Best returns the card of the trick on the table that takes it as things stand, or
// None.
func (s *State) Best() cards.Card {
	if s.Table.N == 0 {
		return cards.None
	}
	if s.best == cards.None || s.bestOf&^s.Table.All != 0 {
		s.best, s.bestOf = s.Table.Led, s.Table.Led.Bit()
	}
	for set := s.Table.All &^ s.bestOf; set != 0; set = set.Without() {
		if c := set.First(); s.Beats(c, s.best) {
			s.best = c
		}
	}
	s.bestOf = s.Table.All
	return s.best
}

// Highers returns the players, of some, whose cards in the trick are the highest.
func (s *State) Highers(of cards.SeatSet) (those cards.SeatSet) {
	most := uint8(0)
	for ; of != 0; of = of.Without() {
		h := s.Height(s.Table.Cards[of.First()])
		if h > most {
			most, those = h, 0
		}
		if h == most {
			those |= of.First().Bit()
		}
	}
	return those
}

// Highest returns the highest card of a set, in whatever suit, or None.
func (s *State) Highest(set cards.Set) cards.Card {
	best := set.First()
	for ; set != 0; set = set.Without() {
		if c := set.First(); s.Height(c) > s.Height(best) {
			best = c
		}
	}
	return best
}
