package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The play of the cards.

// followSuit bars every card of another suit while one of the suit led is in
// the hand.
func followSuit(*Terms) *Rule {
	return &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if s.table.N == 0 {
			return 0
		}
		if lane := cards.Lane(s.table.Led.Suit()); hand&lane != 0 {
			return hand &^ lane
		}
		return 0
	}}
}

// rank puts the ace above the king.
func rank(*Terms) *Rule {
	return &Rule{Asked: 1 << askTaker, Prefer: func(s *State, _ uint8, a, b cards.Seat) int {
		ace := cards.Of(s.table.Led.Suit(), cards.Ace)
		switch ace {
		case s.table.Cards[a]:
			return 1
		case s.table.Cards[b]:
			return -1
		}
		return 0
	}}
}

// trickTaker gives a trick to the highest card of the suit led.
func trickTaker(*Terms) *Rule {
	return &Rule{Asked: 1 << askTaker, Prefer: func(s *State, _ uint8, a, b cards.Seat) int {
		return s.strength(a) - s.strength(b)
	}}
}

// strength is what a player's card does in the trick: its printed face if it
// is of the suit led, else nothing.
func (s *State) strength(seat cards.Seat) int {
	c := s.table.Cards[seat]
	if c == cards.None || c.Suit() != s.table.Led.Suit() {
		return 0
	}
	return int(c.Face())
}

// trickGathered gives a trick to him who gathered it, unless he was warned.
func trickGathered(*Terms) *Rule {
	mine := func(s *State, seat cards.Seat) int {
		if s.warned() {
			return 0
		}
		for i := range s.Facts {
			f := &s.Facts[i]
			if f.Kind == factAct && f.N == int32(actGather) && f.Trick == s.Trick && f.Seat == seat {
				return 1
			}
		}
		return 0
	}
	return &Rule{Asked: 1 << askTaker, Rests: factAct, Prefer: func(s *State, _ uint8, a, b cards.Seat) int {
		return mine(s, a) - mine(s, b)
	}}
}

// trickWarned lets any player point out, before the next card is played, that
// the trick was wrongly gathered.
func trickWarned(*Terms) *Rule {
	return onAct(actWarn, func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factWarned, Seat: f.Seat, Trick: f.Trick})
	})
}

func (s *State) warned() bool {
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == factWarned && f.Trick == s.Trick {
			return true
		}
	}
	return false
}

// turn lets nobody play before his turn.
func turn(*Terms) *Rule {
	return &Rule{Judges: 1 << actPlay, Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.table.Turn
	}}
}

// turnFine fines a card played before its turn: to the pool, or to each other
// player.
func turnFine(t *Terms) *Rule {
	fine, payee := t.N("fine"), t.Role("payee")
	return onAct(actEarly, func(s *State, f *engine.Fact) { s.fine(fine, payee, f) })
}

// fine owes a fine to the pool, to each other player or to one of them.
func (s *State) fine(amount int32, payee Role, f *engine.Fact) {
	switch payee {
	case ToPool:
		s.Owe(dueFine, account(f.Seat), engine.Pool, amount)
	case ToEach:
		s.others(f.Seat, func(seat cards.Seat) { s.Owe(dueFine, account(f.Seat), account(seat), amount) })
	default:
		s.Owe(dueFine, account(f.Seat), account(s.seat(payee, f)), amount)
	}
}

// leadFirst says who leads to the first trick.
func leadFirst(t *Terms) *Rule {
	leader := t.Role("leader")
	return &Rule{Hears: 1 << factPlaying, On: func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factLeads, Seat: s.seat(leader, f)})
	}}
}

// leadNext says who leads to the next trick.
func leadNext(t *Terms) *Rule {
	leader := t.Role("leader")
	return &Rule{Hears: 1 << factTrick, On: func(s *State, f *engine.Fact) {
		s.Say(engine.Fact{Kind: factLeads, Seat: s.seat(leader, f)})
	}}
}

// leadHearts has the first lead be a heart, if its player holds one.
func leadHearts(*Terms) *Rule {
	return &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if hearts := cards.Lane(cards.Hearts); s.Trick == 1 && s.table.N == 0 && hand&hearts != 0 {
			return hand &^ hearts
		}
		return 0
	}}
}

// lookOthers lets nobody look at tricks that have been taken.
func lookOthers(*Terms) *Rule {
	return &Rule{Judges: 1 << actLook, Refuse: func(s *State, a *engine.Act) bool { return true }}
}

// lookOwn lets a player look at the tricks he has taken himself.
func lookOwn(*Terms) *Rule {
	return &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == actLook && s.takerOf(int8(a.N[0])) == a.Seat
	}}
}

// lookLast lets the last trick made be looked at, whoever took it.
func lookLast(*Terms) *Rule {
	return &Rule{Lifts: []string{"reversis/look.others"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == actLook && int8(a.N[0]) == s.made()
	}}
}

// takerOf is who took a trick, or NoSeat.
func (s *State) takerOf(t int8) cards.Seat {
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == factTrick && f.Trick == t {
			return f.Taker
		}
	}
	return cards.NoSeat
}

// made is the last trick that was taken.
func (s *State) made() int8 {
	for i := len(s.Facts) - 1; i >= 0; i-- {
		if s.Facts[i].Kind == factTrick {
			return s.Facts[i].Trick
		}
	}
	return 0
}
