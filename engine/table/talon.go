package table

import (
	"quinola/engine/cards"
)

// deal deals the cards; the talon is given from its top to its bottom.
func (s *State) deal(hands *[cards.Seats]cards.Set, talon []cards.Card, turned cards.Card) {
	s.Hand, s.Dealt = *hands, *hands
	s.Bottom = copy(s.Talon[:], talon)
	s.Top = 0
	s.Turned = turned
	s.Note(FactDealt, s.Dealer)
}

// Draw takes the next card of the talon, or None where there is none. The card
// that lies turned up is passed over, and drawn last where a rule says so.
func (s *State) Draw() cards.Card {
	for s.Top < s.Bottom {
		c := s.Talon[s.Top]
		s.Top++
		if c != s.Turned || c == cards.None {
			return c
		}
		s.under = true
	}
	if s.under && s.Told(FactUnder) {
		s.under = false
		return s.Turned
	}
	return cards.None
}

// DrawUnder takes the card of the talon that lies under so many others, or None
// where there is none.
func (s *State) DrawUnder(n int) cards.Card {
	at := s.Top + n
	if at >= s.Bottom {
		return cards.None
	}
	c := s.Talon[at]
	copy(s.Talon[at:s.Bottom], s.Talon[at+1:s.Bottom])
	s.Bottom--
	return c
}

// Left returns how many cards lie in the talon.
func (s *State) Left() int {
	if s.under {
		return s.Bottom - s.Top + 1
	}
	return s.Bottom - s.Top
}

// Stock returns how many cards of the talon may be drawn: the card that lies turned
// up is one of them only where a rule has it drawn last.
func (s *State) Stock() int {
	n := s.Bottom - s.Top
	if s.Turned == cards.None {
		return n
	}
	for i := s.Top; i < s.Bottom; i++ {
		if s.Talon[i] == s.Turned {
			n--
		}
	}
	if s.Told(FactUnder) && s.Left() > n {
		n++
	}
	return n
}
