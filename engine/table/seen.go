package table

import (
	"quinola/engine/cards"
)

// Unseen returns the cards that a player has not seen: neither in that player's own
// hand, nor on the table, nor by what the facts say the player knows.
func (s *State) Unseen(seat cards.Seat) cards.Set {
	open, known := s.seen(seat)
	return s.law.pack &^ s.Hand[seat] &^ s.Out[seat] &^ open &^ known
}

// Shown returns the hands of others that a player has seen whole and what else that
// does not lie open the player has seen.
func (s *State) Shown(seat cards.Seat) (hands [cards.Seats]cards.Set, rest cards.Set) {
	open, known := s.seen(seat)
	known &^= s.Hand[seat]
	rest = known &^ s.Out[seat] &^ open
	for _, other := range s.Round {
		if hand := s.Hand[other]; hand&^known == 0 && other != seat {
			hands[other], rest = hand, rest&^hand
		}
	}
	return hands, rest
}

// seen returns the cards that everybody has seen, played, taken, laid open or turned up,
// and those that a player has seen though they do not lie open.
func (s *State) seen(seat cards.Seat) (open, known cards.Set) {
	open = s.Table.All
	for _, other := range s.Round {
		open |= s.Won[other]
	}
	for i := range s.plays {
		open |= s.plays[i].card.Bit()
	}
	for i := range s.Facts {
		switch f := &s.Facts[i]; f.Kind {
		case FactPlayed:
			open |= f.Card.Bit() | f.Cards
		case FactTurned:
			if !s.law.game.Second {
				open |= f.Card.Bit()
			}
		case FactMeld:
			open |= f.Cards
		case FactKnows:
			if f.Seat == seat || f.Seats.Has(seat) {
				known |= f.Cards
			}
		case FactSees:
			if f.Seat == seat {
				known |= s.Hand[f.Taker]
			}
		}
	}
	return open, known
}

// Drew returns the card that a player drew last of the talon after a trick, or None.
func (s *State) Drew(seat cards.Seat) cards.Card { return s.drew[seat] }
