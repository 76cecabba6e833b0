package session

import (
	"quinola/engine/cards"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
)

// What is done in a hand, and taken back.

// Do does what the player whose turn it is chose: the card that he puts out,
// gives or plays, None to keep his hand. What rules refuse is a *Refusal, and
// nothing has changed.
func (s *Session) Do(c cards.Card) error { return s.do(c, s.Person(s.hand.Turn)) }

func (s *Session) do(c cards.Card, person bool) error {
	if s.phase > Play {
		return fault("the play is at an end")
	}
	if may, keep := s.hand.May(); c == cards.None && !keep || c != cards.None && !may.Has(c) {
		return s.Why(c)
	}
	s.acts = append(s.acts, act{s.hand.Turn, c, person})
	s.hand.Do(c)
	s.thinking = false
	s.follow()
	return nil
}

// Why says what the rules make of an act of the player whose turn it is: which
// refuse it, and which lift others so that he may.
func (s *Session) Why(c cards.Card) *Refusal {
	seat := s.hand.Turn
	r := &Refusal{Seat: seat, Card: c, Phase: s.phase}
	l := s.hand.Live()
	switch {
	case seat == cards.NoSeat || c != cards.None && !l.Hand(seat).Has(c) || c == cards.None && s.phase != Exchange:
	case s.phase == Exchange:
		r.By, r.Lifted = l.WhyPutOut(seat, c)
	case s.phase == Play:
		r.By, r.Lifted = l.WhyPlay(c)
	}
	return r
}

// follow brings the record and the phase up to date with the hand, and settles
// it when the play is over.
func (s *Session) follow() {
	h := &s.hand
	s.phase = Phase(min(uint8(h.Phase), uint8(Play)))
	h.Record(s.rec)
	if h.Phase == bot.Over {
		s.finish()
	}
}

// Step has the bot whose turn it is think so many deals further, and reports
// whether it has done something. A person's turn is not touched.
func (s *Session) Step(deals int) bool {
	if s.phase > Play || s.Waits() {
		return false
	}
	if !s.thinking {
		s.mind.Begin(s.hand.View(s.hand.Turn), s.moment())
		s.thinking = true
	}
	if !s.mind.Think(deals) {
		return false
	}
	return s.do(s.mind.Choice(), false) == nil
}

// moment is a seed of its own for every choice of the game.
func (s *Session) moment() uint64 {
	src := reversis.Source(s.Seed ^ uint64(len(s.Past))<<32 ^ uint64(len(s.acts))<<16)
	return src.Next()
}

// Advise is a mind that thinks about the choice before the player whose turn
// it is, as a sampler does, knowing what he knows: Think until it is done, and
// ask for its Options.
func (s *Session) Advise(deals int) *bot.Mind {
	m := &bot.Mind{Kind: bot.Sampler, Deals: deals}
	m.Begin(s.hand.View(s.hand.Turn), s.moment()+1)
	return m
}

// View is what a player knows, in the form in which bots read it.
func (s *Session) View(seat cards.Seat) bot.View { return s.hand.View(seat) }

// Undo takes back everything since a person's last decision in this hand, and
// that decision, too; it reports whether there was one.
func (s *Session) Undo() bool {
	last := -1
	for i, a := range s.acts {
		if a.person {
			last = i
		}
	}
	if last < 0 {
		return false
	}
	s.unsettle()
	acts := append([]act{}, s.acts[:last]...)
	s.again(acts)
	return true
}

// again plays the hand anew up to an act.
func (s *Session) again(acts []act) {
	dealt := *s.rec
	if err := s.deal(&dealt); err != nil {
		return
	}
	for _, a := range acts {
		if s.do(a.card, a.person) != nil {
			return
		}
	}
}
