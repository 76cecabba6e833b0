package coucou

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// nameLost is what is carried from hand to hand: the counters that a player has
// lost of those with which all sat down.
const nameLost = "lost"

// dueLost is the class of due of a counter that is lost.
const dueLost = table.OwnDues

// lost returns what a player has lost of it, this hand included.
func lost(s *State, seat cards.Seat) int32 {
	return s.Carried(nameLost, seat) + parts.Paid(s, dueLost, table.Account(seat), engine.NoAccount)
}

// left returns what a player has left of it.
func left(s *State, seat cards.Seat) int32 { return parts.SitsWith(s) - lost(s, seat) }

// gone returns who has left the match: whoever has nothing left.
func gone(s *State) (set cards.SeatSet) {
	if !s.Law().Has(leavesID) {
		return 0
	}
	for _, seat := range s.Seats() {
		if left(s, seat) <= 0 {
			set |= seat.Bit()
		}
	}
	return set
}

const (
	leavesID = family + "/match.leaves"
	paidID   = family + "/lowest.paid"
)

// allLose reports whether everybody has the lowest, and pays the last counter
// for it.
func allLose(s *State) bool {
	t, _ := s.Law().Terms(paidID)
	for _, seat := range s.Round {
		if !s.Is(table.FactLost, seat) || s.Carried(nameLost, seat)+t.N("amount") < parts.SitsWith(s) {
			return false
		}
	}
	return true
}

// keeps returns what a hand leaves for the next.
func keeps(s *State) (list []record.Item) {
	for _, seat := range s.Seats() {
		list = parts.Leave(list, nameLost, seat, lost(s, seat))
	}
	return list
}

// unfit says why what was carried cannot be what a hand has left.
func unfit(s *State) string {
	in, sum, most := 0, int32(0), parts.SitsWith(s)
	for _, seat := range s.Seats() {
		n := s.Carried(nameLost, seat)
		switch sum += n; {
		case n > most:
			return seat.String() + " has lost " + ascii.Itoa(int(n)) + " counters, and sat down with " + ascii.Itoa(int(most)) + "; say less"
		case n < most:
			in++
		case seat == s.Dealer:
			return seat.String() + " has lost every counter, and deals; say who deals instead"
		}
	}
	switch {
	case in < 2:
		return "one player at most has a counter left: the match was over before this hand; say less"
	case sum != s.Pool(0):
		return "the players have lost " + ascii.Itoa(int(sum)) + " counters, and in the pool lie " + ascii.Itoa(int(s.Pool(0))) + ": what is lost lies there"
	}
	return ""
}

// ways is how the game is played by chance and by bots.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Policy: policy, Carry: carry}
}

// carry has a random hand be one of a match that has gone on for a while: every
// other time near its end.
func carry(s *State, src *table.Source) {
	if src.One(4) {
		return
	}
	most, late := int(parts.SitsWith(s)), src.One(2)
	stays, sum := s.Right(s.Dealer), 0
	for range src.Below(s.N - 1) {
		stays = s.Right(stays)
	}
	for _, seat := range s.Seats() {
		n := src.Below(most + 1)
		switch inside := seat == s.Dealer || seat == stays && stays != s.Dealer; {
		case late && inside:
			n = most - 1 - src.Below(2)
		case late && !src.One(4):
			n = most
		case inside:
			n = src.Below(most)
		}
		if n > 0 {
			s.Carries(nameLost, seat, int32(n))
			sum += n
		}
	}
	s.Put(0, int32(sum))
}
