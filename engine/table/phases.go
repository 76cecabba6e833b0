package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// What phases do with cards.

// First returns the first trick to be played: in a position not always the first of
// the hand.
func (s *State) First() int8 { return s.first }

// In reports whether a player takes part in the hand.
func (s *State) In(seat cards.Seat) bool { return !s.Told(FactOut) || !s.Is(FactOut, seat) }

// Leader returns the player who must lead now: the one that a position names, or else
// the one that rules name.
func (s *State) Leader() cards.Seat {
	leader := s.Who(FactLeads)
	if s.leads != cards.NoSeat {
		leader, s.leads = s.leads, cards.NoSeat
	}
	return leader
}

// BeginTrick lets the player whom rules name lead; the players who have a card and are
// in the hand follow in turn. If nobody leads, there is no trick.
func (s *State) BeginTrick() { s.BeginBy(s.Leader()) }

// BeginBy lets a player lead, except to the first trick of a position that names its
// leader.
func (s *State) BeginBy(leader cards.Seat) {
	if s.leads != cards.NoSeat {
		leader, s.leads = s.leads, cards.NoSeat
	}
	s.Table.Begin(leader)
	s.steps, s.best = 0, cards.None
	if leader != cards.NoSeat {
		s.skip()
	}
}

// skip passes over players who have played, have no card or are not in the hand. If
// there is nobody else the trick is complete.
func (s *State) skip() {
	t := &s.Table
	for range len(s.Round) - t.N {
		if t.Cards[t.Turn] == cards.None && s.Hand[t.Turn] != 0 && s.In(t.Turn) {
			return
		}
		t.Turn = s.next[t.Turn]
	}
	t.Turn = cards.NoSeat
}

// Gone reports whether the player whose turn it is has left the hand in the midst of a
// trick, and then passes over that player.
func (s *State) Gone() bool { return s.Told(FactOut) && s.gone() }

func (s *State) gone() bool {
	if turn := s.Table.Turn; turn == cards.NoSeat || s.In(turn) {
		return false
	}
	s.skip()
	return true
}

// PlayCard lays a card of the player whose turn it is on the trick.
func (s *State) PlayCard(a *engine.Act) {
	leader := s.Table.Leader
	s.lay(a)
	f := s.Tell(FactPlayed, a.Seat)
	f.Leader, f.Card, f.N = leader, a.Card, int32(s.Table.N)
	s.Conclude()
	s.skip()
}

// LayCard is PlayCard for games in which no rule hears of single cards.
func (s *State) LayCard(a *engine.Act) {
	s.lay(a)
	s.plays = append(s.plays, play{s.Trick, a.Seat, a.Card})
	s.skip()
}

func (s *State) lay(a *engine.Act) {
	s.Hand[a.Seat] &^= a.Card.Bit()
	s.Laid[a.Seat] |= a.Card.Bit()
	s.Table.Add(a.Seat, a.Card)
	s.Table.Turn = s.next[a.Seat]
}

// TakeTrick asks who takes the trick and gives it to that player. If no rule decides,
// the play cannot go on.
func (s *State) TakeTrick() {
	taker := s.Ask(AskTaker, s.Table.Seats, engine.Fact{Kind: FactTrick, N: int32(s.Trick), Cards: s.Table.All})
	if taker == cards.NoSeat {
		s.Tell(FactLeads, cards.NoSeat)
		return
	}
	fact := len(s.Facts) - 1
	s.Facts[fact].Leader = s.Table.Leader
	s.Won[taker] |= s.Table.All
	s.CountFor(int16(fact), Tricks, taker, 1)
	s.Conclude()
	s.Trick++
}

// DrawAfter lets everybody draw a card of the talon after a trick, if a rule says who
// draws first.
func (s *State) DrawAfter() {
	f := s.Seen(FactDraws)
	if f == nil || f.Trick != s.Trick-1 {
		return
	}
	seat := f.Seat
	for range s.N {
		c := s.Draw()
		if s.drew[seat] = c; c != cards.None {
			s.Hand[seat] |= c.Bit()
		}
		seat = s.Right(seat)
	}
}

// PutOut puts out a card of a hand.
func (s *State) PutOut(seat cards.Seat, c cards.Card) {
	s.Hand[seat] &^= c.Bit()
	s.Out[seat] |= c.Bit()
}

// Replace gives a player as many cards of the talon as were put out, as far as they
// last.
func (s *State) Replace(seat cards.Seat, n int) {
	for range n {
		if c := s.Draw(); c != cards.None {
			s.Hand[seat] |= c.Bit()
		}
	}
}

// PassCard moves a card from a player to another, or to nobody: then it goes under the
// talon if a rule says so, and else out of play.
func (s *State) PassCard(from, to cards.Seat, c cards.Card) {
	s.Hand[from] &^= c.Bit()
	switch {
	case to != cards.NoSeat:
		s.Hand[to] |= c.Bit()
	case s.Told(FactLower):
		s.lower(c)
	default:
		s.Out[from] |= c.Bit()
	}
	said := s.Tell(FactGiven, from)
	said.Taker, said.Card = to, c
	s.Conclude()
}

// ThrowUp puts out the whole hand of a player or, if a rule says so of that player
// (FactLower), lays it under the talon, in the order in which records have cards.
func (s *State) ThrowUp(seat cards.Seat) {
	if !s.Is(FactLower, seat) {
		s.Out[seat] |= s.Hand[seat]
	} else {
		for _, c := range cards.Ranked(s.Hand[seat]) {
			s.lower(c)
		}
	}
	s.Hand[seat] = 0
}

// lower lays a card under the talon.
func (s *State) lower(c cards.Card) {
	if s.Bottom == len(s.Talon) {
		s.Bottom = copy(s.Talon[:], s.Talon[s.Top:s.Bottom])
		s.Top = 0
	}
	s.Talon[s.Bottom] = c
	s.Bottom++
}
