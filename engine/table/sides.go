package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// seating is who sits beside whom.
type seating struct {
	left  bool                    // the deal and the play go round to the left
	sat   [cards.Seats]cards.Seat // room for Round, where not all play
	next  [cards.Seats]cards.Seat // who of those that do not wait plays after each
	prior [cards.Seats]cards.Seat // and before
}

// Seats returns everybody at the table, in the order of play, from South.
func (s *State) Seats() []cards.Seat { return s.law.round }

// Right returns the neighbour who plays next: the one on the right, or where a rule
// has the game go round to the left (FactLeftward) the one on the left.
func (s *State) Right(seat cards.Seat) cards.Seat { return s.next[seat] }

// Before returns the neighbour who plays before.
func (s *State) Before(seat cards.Seat) cards.Seat { return s.prior[seat] }

// OnRight returns the neighbour on the right, whichever way the game goes round.
func (s *State) OnRight(seat cards.Seat) cards.Seat { return s.beside(seat, false) }

// OnLeft returns the neighbour on the left, whichever way the game goes round.
func (s *State) OnLeft(seat cards.Seat) cards.Seat { return s.beside(seat, true) }

// arrange finds who plays next to whom, when it is known who waits and which way
// the game goes round.
func (s *State) arrange() {
	for _, seat := range s.law.round {
		s.next[seat], s.prior[seat] = s.beside(seat, s.left), s.beside(seat, !s.left)
	}
}

// beside returns the next player on one side who does not wait.
func (s *State) beside(seat cards.Seat, left bool) cards.Seat {
	for {
		if left {
			seat = cards.Left(s.N, seat)
		} else {
			seat = cards.Right(s.N, seat)
		}
		if !s.Idle.Has(seat) {
			return seat
		}
	}
}

// Places returns how many places a player sits from the dealer, 1 for eldest hand:
// of equals the one with the fewest comes first.
func (s *State) Places(seat cards.Seat) int {
	n := 1
	for at := s.Eldest; at != seat && n < s.N; at = s.Right(at) {
		n++
	}
	return n
}

// FirstOf returns the first of some players in the order of play, from the eldest on,
// or NoSeat.
func (s *State) FirstOf(set cards.SeatSet) cards.Seat {
	seat := s.Eldest
	for range s.N {
		if set.Has(seat) {
			return seat
		}
		seat = s.Right(seat)
	}
	return cards.NoSeat
}

// Those returns the players of this hand of whom something is so.
func (s *State) Those(is func(cards.Seat) bool) (set cards.SeatSet) {
	for _, seat := range s.Round {
		if is(seat) {
			set |= seat.Bit()
		}
	}
	return set
}

// Side returns the players who play together with one, that player among them.
func (s *State) Side(seat cards.Seat) cards.SeatSet {
	for i := s.From(FactSide); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == FactSide && f.Seats.Has(seat) {
			return f.Seats
		}
	}
	return seat.Bit()
}

// Friend returns the first of those who are on a player's side besides, or NoSeat.
func (s *State) Friend(seat cards.Seat) cards.Seat { return s.FirstOf(s.Side(seat) &^ seat.Bit()) }

// Rivals returns the players who play against one.
func (s *State) Rivals(seat cards.Seat) cards.SeatSet {
	return s.All &^ s.Side(seat)
}

// Scorer returns the first player of a side in the order of the seats, who has the
// side's score.
func (s *State) Scorer(seat cards.Seat) cards.Seat {
	if side := s.Side(seat) & s.All; side != 0 {
		return side.First()
	}
	return seat
}

// SideTricks returns the tricks of a player and those who play with that player.
func (s *State) SideTricks(seat cards.Seat) int32 { return s.SideTally(Tricks, seat) }

// SideTally returns what a tally counts for a player and those who play with that player.
func (s *State) SideTally(y engine.Tally, seat cards.Seat) (sum int32) {
	side := s.Side(seat)
	for _, other := range s.Round {
		if side.Has(other) {
			sum += s.Tally(y, other)
		}
	}
	return sum
}
