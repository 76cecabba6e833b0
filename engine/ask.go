package engine

import (
	"math"

	"quinola/engine/cards"
)

// Answer is the answer to a question about players: the preferred seat, or NoSeat if
// players stayed equal; the players who stayed equal; and the rules that decided, in
// the order in which they were asked.
type Answer struct {
	Seat    cards.Seat
	Equal   cards.SeatSet // the preferred players, all of them if several are
	Decided [8]RuleNo
	N       int
}

// Last returns the rule that decided last, or NoRule.
func (a *Answer) Last() RuleNo {
	if a.N == 0 {
		return NoRule
	}
	return a.Decided[a.N-1]
}

// Ask asks the rules a question about some players, and writes the answer into a. It is
// the player whom the rules prefer to all others; each rule chooses only among those whom
// the rules before it left equal. If players stay equal to the end there is no answer,
// unless the question allows several: the order of the seats decides nothing.
func (r *Rules[S]) Ask(s *S, t *Trace, q Question, among cards.SeatSet, a *Answer) {
	a.N = 0
	left := among
	for _, rule := range r.asked[q] {
		if left.Without() == 0 {
			break // no rule prefers one player to nobody
		}
		if t.unseen(rule.While) {
			continue
		}
		var kept cards.SeatSet
		if rule.Those != nil {
			kept = rule.Those(s, q, left)
		} else {
			kept = rule.preferred(s, q, left)
		}
		if kept == 0 || kept == left {
			continue
		}
		left = kept
		t.Fired.Add(rule.no)
		if a.N < len(a.Decided) {
			a.Decided[a.N] = rule.no
			a.N++
		}
	}
	if a.Equal, a.Seat = left, cards.NoSeat; left.Without() == 0 {
		a.Seat = left.First()
	}
}

// preferred returns the players of a set whom the rule prefers to all others.
func (r *Rule[S]) preferred(s *S, q Question, among cards.SeatSet) (kept cards.SeatSet) {
	most := math.MinInt
	for set := among; set != 0; set = set.Without() {
		seat := set.First()
		liked := r.Prefer(s, q, seat)
		if liked > most {
			most, kept = liked, 0
		}
		if liked == most {
			kept |= seat.Bit()
		}
	}
	return kept
}

// Answered records the answer to a question as a fact that rests on every rule that
// took part, and returns it. Each rule but the last says that it narrowed the question;
// the last one says the fact itself. Of f it takes the kind, the seat, the cards, the
// numbers and what it rests on.
func (r *Rules[S]) Answered(t *Trace, a *Answer, narrowed FactKind, f *Fact) *Fact {
	if a.N == 0 {
		return t.Tell(f.Kind, f.Seat).also(f)
	}
	cause := int16(-1)
	for i := range a.N - 1 {
		rule := r.List[a.Decided[i]]
		said := t.TellBy(rule.no, cause, narrowed, f.Seat)
		said.N, said.Seats = int32(f.Kind), f.Seats
		said.Rests.add(f.Rests.With(rule.While))
		said.Counts.add(Counts{rule.Reads, cards.AllSeats})
		cause = int16(len(t.Facts) - 1)
	}
	rule := r.List[a.Last()]
	said := t.TellBy(rule.no, cause, f.Kind, f.Seat).also(f)
	said.Rests.add(rule.While)
	said.Counts.add(Counts{rule.Reads, cards.AllSeats})
	return said
}

// also says in a fact that was just noted what another says of cards and numbers, and
// rests it on the same facts besides.
func (f *Fact) also(o *Fact) *Fact {
	f.Card, f.Cards, f.Seats, f.N, f.Amount = o.Card, o.Cards, o.Seats, o.N, o.Amount
	f.Rests.add(o.Rests)
	return f
}
