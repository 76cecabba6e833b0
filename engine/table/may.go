package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// May returns what the player whose turn it is may try, and which of it the rules refuse.
// The rules that refuse, and those that lift them, count as fired. The result is valid
// until the next act.
func (s *State) May() *Options {
	o := s.list()
	if o.Cards != 0 && o.Kind == ActPlay {
		o.play.Seat = o.Seat
		o.Barred = s.law.Code.Barred(s, &s.Trace, &o.play, o.Cards, &s.Fired, &s.Fired)
	} else {
		for set, judged := o.Cards, cards.Set(0); set != 0; set &^= judged {
			c := set.First()
			if judged = set; !o.alike {
				judged = c.Bit()
			}
			o.act = engine.Act{Kind: o.Kind, Seat: o.Seat, Card: c}
			if s.refuses(&o.act) {
				o.Barred |= judged
			}
		}
	}
	switch {
	case o.N == 0:
		return o
	case !o.alike && !o.lays:
		o.Refused = s.law.Code.RefusesOf(s, &s.Trace, o.Acts[:o.N])
		return o
	}
	for i := range o.N {
		a := &o.Acts[i]
		if o.alike && i > 0 && a.Kind == o.Acts[i-1].Kind && a.To == cards.NoSeat {
			o.Refused |= o.Refused << 1 & (1 << i)
		} else if s.refuses(a) {
			o.Refused |= 1 << i
		}
	}
	return o
}

// list returns what the player whose turn it is may try, before the rules judge it.
func (s *State) list() *Options {
	o := s.options
	o.Seat, o.Kind, o.Cards, o.Barred, o.N, o.Refused, o.alike, o.lays = s.Turn(), ActPlay, 0, 0, 0, 0, false, false
	if f := s.pending(); f != nil {
		o.AddEach(s.law.game.Choices[f.N].Acts)
	} else if o.Seat != cards.NoSeat {
		s.Phase().May(s, o.Seat, o)
		if s.law.lacks != (engine.ActKinds{}) {
			o.drop(s.law.lacks)
		}
	}
	return o
}

// listed is list, without a rule that counts as fired.
func (s *State) listed() *Options {
	fired := s.Fired
	o := s.list()
	s.Fired = fired
	return o
}

// unoffered returns why an act is not among those that the player whose turn it is may
// choose, given what is listed, or "".
func (s *State) unoffered(a *engine.Act, o *Options) string {
	if o.offers(a) || s.pending() == nil && s.at.Open.Has(a.Kind) {
		return ""
	}
	return a.Seat.String() + " is offered no such act; what is offered: " + s.law.game.words(o.kinds())
}

// Cards returns the cards that the player whose turn it is holds, and which of them the
// rules bar. Unlike May it does not count a rule as fired that lifts a bar, since the card
// may not be played.
func (s *State) Cards() (hand, barred cards.Set) {
	seat := s.Turn()
	hand, s.options.play.Seat = s.Hand[seat], seat
	return hand, s.law.Code.Barred(s, &s.Trace, &s.options.play, hand, &s.Fired, nil)
}

// Allows reports whether the rules do not refuse a player an act of a kind without cards
// or numbers. No rule counts as fired.
func (s *State) Allows(kind engine.ActKind, seat cards.Seat) bool {
	a := &s.options.other
	*a = engine.NewAct(kind, seat)
	_, _, refused := s.Refusals(a)
	return !refused
}

// refusedBy reports whether the rules refuse an act. The rules that do are added to
// refused, those that lift others to lifted.
func (s *State) refusedBy(a *engine.Act, refused, lifted *engine.RuleSet) bool {
	any := s.law.Code.Refuses(s, &s.Trace, a, refused, lifted)
	if a.Kind == ActPlay && a.Card != cards.None && a.Seat >= 0 {
		any = s.law.Code.Barred(s, &s.Trace, a, s.Hand[a.Seat], refused, lifted) != 0 || any
	}
	return any
}

// refuses reports whether the rules refuse an act. The rules that refuse it, and those
// that lift others, count as fired.
func (s *State) refuses(a *engine.Act) bool { return s.refusedBy(a, &s.Fired, &s.Fired) }

// Refuses reports whether the rules refuse a player an act of a kind without cards or
// numbers. The rules that judge it count as fired.
func (s *State) Refuses(kind engine.ActKind, seat cards.Seat) bool {
	return s.RefusesAct(engine.NewAct(kind, seat))
}

// RefusesAct reports whether the rules refuse an act. The rules that judge it count as
// fired.
func (s *State) RefusesAct(a engine.Act) bool {
	s.options.act = a
	return s.refuses(&s.options.act)
}

// Refusals returns the rules that refuse an act, the rules that lift others which would,
// and whether any refuses it. No rule counts as fired.
func (s *State) Refusals(a *engine.Act) (refused, lifted engine.RuleSet, any bool) {
	any = s.refusedBy(a, &refused, &lifted)
	return refused, lifted, any
}
