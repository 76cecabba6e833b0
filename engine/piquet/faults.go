package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// happens moves the cards for an irregular act: cards dealt or drawn too many,
// and cards laid back.
func happens(s *State, a *engine.Act) {
	switch a.Kind {
	case table.ActMisdeal:
		seat := a.To
		if seat == cards.NoSeat {
			seat = a.Seat
		}
		for s.Left() > 0 && s.Dealt[seat].Len() < int(a.N[0]) {
			c := s.Draw().Bit()
			s.Hand[seat] |= c
			s.Dealt[seat] |= c
		}
	case actOver:
		s.Replace(a.Seat, 1)
	case actRestore:
		restore(s, a)
	}
}

// cannot returns why a player cannot have taken too few cards, or too many, at that moment.
func cannot(s *State, a *engine.Act) string {
	switch who := a.Seat.String(); {
	case a.Kind == actShort && exchanged(s, a.Seat):
		return who + " has taken cards before; note short for a moment before that"
	case a.Kind == actShort && s.Did(actShort, a.Seat) != nil:
		return who + " is said to have taken too few cards; leave the second short out"
	case a.Kind == actShort && s.Did(actOver, a.Seat) != nil, a.Kind == actOver && s.Did(actShort, a.Seat) != nil:
		return who + " is said to have taken too many cards, and too few; leave one of the two out"
	}
	return ""
}

// restore lays the last card that a player has drawn back upon the talon, or among
// the discards if the other has taken cards, too (loix.10).
func restore(s *State, a *engine.Act) {
	if s.Did(actOver, a.Seat) == nil {
		return
	}
	for i := s.Top - 1; i >= 0; i-- {
		c := s.Talon[i]
		if !s.Hand[a.Seat].Has(c) {
			continue
		}
		a.Card = c
		s.Hand[a.Seat] &^= c.Bit()
		if i == s.Top-1 && !exchanged(s, other(s, a.Seat)) {
			s.Top--
		} else {
			s.Out[a.Seat] |= c.Bit()
		}
		return
	}
}

// amiss fills in an irregular act of a random hand, and reports whether it can
// be done now.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	word := ""
	if p := s.Phase(); p != nil {
		word = p.Word
	}
	switch a.Kind {
	case table.ActMisdeal:
		a.To, a.N[0] = s.Round[src.Below(2)], int16(13+src.Below(2))
	case table.ActExposed:
		a.Card = src.Pick(s.Law().Pack())
	case actOver, actShort: // a second card too many only where nobody was dealt one: what is left would not do
		a.Seat = s.Turn()
		again := s.Did(actOver, a.Seat) != nil
		return word == "draw" && s.Out[a.Seat] != 0 && s.Left() > s.Out[a.Seat].Len() && s.Did(actShort, a.Seat) == nil &&
			(!again || a.Kind == actOver && surplus(s, s.Round[0]) <= 0 && surplus(s, s.Round[1]) <= 0)
	case table.ActLook:
		a.N[0] = int16(1 + src.Below(2))
		return word == "draw"
	case actStray:
		a.Seat = s.Eldest
		return word == "play" && s.Trick == 1 && s.Table.N == 0
	case table.ActLay:
		return word == "play" && s.Table.N == 0 && s.Trick > 1
	case actFalse:
		if s.Phase() == nil { // asked before the deal: is it found at the end of the hand?
			return src.One(2)
		}
		return word == "play" && s.Table.N == 0 && s.Trick > 1
	case table.ActTake:
		a.Seat = other(s, s.Eldest)
		return word == "draw" && s.Turn() == s.Eldest
	case table.ActFold, table.ActQuit, table.ActCheat, table.ActFalsePack:
		return word != "meld" && word != "choose"
	}
	return true
}

// upon makes the other player usually show a hand, when a player has thrown the
// last cards down.
func upon(s *State, a *engine.Act, src *table.Source) bool {
	if a.Kind != table.ActLay || src.One(4) {
		return false
	}
	*a = engine.NewAct(table.ActShow, other(s, a.Seat))
	return true
}
