package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// SeenByAll says that everybody at the table has seen a card.
func SeenByAll(s *State, c cards.Card) {
	f := s.Tell(table.FactKnows, cards.NoSeat)
	f.Seats, f.Card, f.Cards = Everybody(s), c, c.Bit()
}

// What rules ask of the trace. A function that takes a function costs more bytes in the
// page's module than a loop does, so what every game links has loops.

// Where returns the first fact of a kind of which something holds, or nil.
func Where(s *State, kind engine.FactKind, so func(f *engine.Fact) bool) (first *engine.Fact) {
	for f := s.Last(kind); f != nil; f = s.Prior(f) {
		if so(f) {
			first = f
		}
	}
	return first
}

// Deed returns the first act of a kind that no phase asked for and of which something
// holds, or nil.
func Deed(s *State, kind engine.ActKind, so func(f *engine.Fact) bool) *engine.Fact {
	return Where(s, table.FactAct, func(f *engine.Fact) bool { return f.N == int32(kind) && so(f) })
}

// Paid returns what one account paid to another in a class of due and did not get back;
// NoAccount stands for any.
func Paid(s *State, class engine.DueClass, from, to engine.Account) (sum int32) {
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.Class == class && d.Stands() && (from == d.From || from == engine.NoAccount) && (to == d.To || to == engine.NoAccount) {
			sum += d.Amount
		}
	}
	return sum
}
