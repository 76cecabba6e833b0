package coucou

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// policy returns what a player does who knows the game. The dealer keeps the highest
// card. Whoever has given a neighbour a card that is lower than the own cannot
// have the lowest, for who has spoken changes no more; anybody else asks who
// has a card that is more likely than not to be the lowest.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	seat := o.Seat
	if o.N > 0 && o.Acts[0].Kind == actPick {
		best := 0
		for i := range o.N {
			if o.Acts[i].Card.Face() > o.Acts[best].Card.Face() {
				best = i
			}
		}
		return o.Acts[best], true
	}
	if s.Hand[seat] == 0 {
		return a, false
	}
	own := s.Hand[seat].First()
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == factChanges && f.Taker == seat {
			if given := s.Hand[f.Seat].First(); given != cards.None && given.Face() < own.Face() {
				return o.Acts[0], true
			}
		}
	}
	if risky(s, own) {
		return o.Acts[1], true
	}
	return o.Acts[0], true
}

// risky reports whether a card is so low that a player should ask for another.
func risky(s *State, c cards.Card) bool {
	all := s.Law().Pack() & cards.Lane(c.Suit())
	below := all & (c.Bit() - 1)
	return below.Len()*2 < all.Len()-1
}
