package engine

import (
	"math"

	"quinola/engine/cards"
)

// Answer is what a question came to: the seat preferred, NoSeat where players
// stayed equal, those who did, and the rules that decided, in the order of
// their say.
type Answer struct {
	Seat    cards.Seat
	Equal   cards.SeatSet // who is preferred, all together where several are
	Decided [8]RuleNo
	N       int
}

// Last is the rule that decided last, or NoRule.
func (a *Answer) Last() RuleNo {
	if a.N == 0 {
		return NoRule
	}
	return a.Decided[a.N-1]
}

// Ask puts a question about the players of a round. The answer is the one
// whom the rules prefer to all others, each rule having its say only among
// those whom the rules before it left equal. Where players stay equal to the
// end there is no answer, unless the question is of many: the order of the
// seats decides nothing.
func (r *Rules[S]) Ask(s *S, t *Trace, q Question, round []cards.Seat) (a Answer) {
	a.Seat = cards.NoSeat
	var room [cards.Seats]cards.Seat
	left := round
	for i := range r.asked[q] {
		it := &r.asked[q][i]
		if t.unseen(it.while) {
			continue
		}
		kept := 0
		if it.prefer == nil {
			kept = only(it.rule.Names(s, q), left, &room)
		} else {
			most := math.MinInt
			for _, seat := range left {
				liked := it.prefer(s, q, seat)
				if liked > most {
					most, kept = liked, 0
				}
				if liked == most {
					room[kept] = seat
					kept++
				}
			}
		}
		if kept == 0 || kept == len(left) {
			continue
		}
		left = room[:kept]
		t.Fired.Add(it.rule.no)
		if a.N < len(a.Decided) {
			a.Decided[a.N] = it.rule.no
			a.N++
		}
		if kept == 1 {
			break
		}
	}
	for _, seat := range left {
		a.Equal |= seat.Bit()
	}
	if len(left) == 1 {
		a.Seat = left[0]
	}
	return a
}

// only puts a seat into room, if it is among some others, and says how many
// are there then.
func only(named cards.Seat, among []cards.Seat, room *[cards.Seats]cards.Seat) int {
	for _, seat := range among {
		if seat == named {
			room[0] = seat
			return 1
		}
	}
	return 0
}

// Answered notes the answer to a question as a fact, which rests on every
// rule that had a say in it: each but the last says that it narrowed the
// question, and the fact itself is the last one's.
func (r *Rules[S]) Answered(t *Trace, a *Answer, narrowed FactKind, f *Fact) {
	if a.N == 0 {
		t.Say(f)
		return
	}
	cause := int16(-1)
	for i := range a.N - 1 {
		rule := r.List[a.Decided[i]]
		t.SayBy(rule.no, cause, &Fact{Kind: narrowed, Seat: f.Seat, N: int32(f.Kind), Seats: f.Seats, Rests: f.Rests.With(rule.While), Counts: Counts{rule.Reads, cards.AllSeats}})
		cause = int16(len(t.Facts) - 1)
	}
	rule := r.List[a.Last()]
	f.Rests.add(rule.While)
	f.Counts.add(Counts{rule.Reads, cards.AllSeats})
	t.SayBy(rule.no, cause, f)
}
