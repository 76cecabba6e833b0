package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Answer puts a question about some players and writes the answer into a; no fact is
// noted.
func (s *State) Answer(q engine.Question, among cards.SeatSet, a *engine.Answer) {
	s.law.Code.Ask(s, &s.Trace, q, among, a)
}

// Ask puts a question about some players, and notes the answer as a fact of
// that kind; where players stay equal nothing is said, and it is noted that the
// question is open.
func (s *State) Ask(q engine.Question, among cards.SeatSet, f engine.Fact) cards.Seat {
	var a engine.Answer
	s.Answer(q, among, &a)
	if a.Seat == cards.NoSeat {
		s.open |= q.Bit()
		return cards.NoSeat
	}
	f.Seat = a.Seat
	s.law.Code.Answered(&s.Trace, &a, FactNarrowed, &f)
	return a.Seat
}

// AskAll puts a question whose answer may be several players: they are noted
// together.
func (s *State) AskAll(q engine.Question, among cards.SeatSet, f engine.Fact) cards.SeatSet {
	var a engine.Answer
	s.Answer(q, among, &a)
	f.Seat, f.Seats = a.Seat, a.Equal
	s.law.Code.Answered(&s.Trace, &a, FactNarrowed, &f)
	return a.Equal
}
