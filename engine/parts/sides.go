package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Partners asks who play together: players who sit side by side, or every other one.
var Partners = Maker{Question: game.Question{ID: "parts/partners", Asks: "Who play together?",
	Answer: "Two sides play against each other; partners sit [apart=1: side by side][apart=2: with an opponent between them].", Figures: []part{{Name: "apart", Means: "1 where partners sit side by side, 2 where an opponent sits between them"}}}, Head: "The table and the pack",
	Rule: &Rule{Hears: table.FactSeated.Bit()}, On: func(s *State, f *engine.Fact, apart int32) {
		var sides [2]cards.SeatSet
		for i, seat := range s.Round {
			switch apart {
			case 1:
				sides[i*2/s.N] |= seat.Bit()
			case 2:
				sides[i%2] |= seat.Bit()
			}
		}
		for i, side := range sides {
			if side != 0 {
				said := s.Tell(table.FactSide, cards.NoSeat)
				said.Seats, said.N = side, int32(i)
			}
		}
	}}

// OneOfEach returns one player of each side, the first in the order of the seats; all
// players if everybody plays alone.
func OneOfEach(s *State) cards.SeatSet {
	return s.Those(func(seat cards.Seat) bool { return s.Scorer(seat) == seat })
}

// ShowPartner lets partners see each other's cards, which nobody else may.
func ShowPartner(question game.Question, hidden string) Maker {
	return Maker{Question: question, Rule: &Rule{
		Hears: table.FactDealt.Bit(), Given: table.FactSide.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				for _, other := range s.Round {
					if other != seat && s.Side(seat).Has(other) {
						s.Tell(table.FactSees, seat).Taker = other
					}
				}
			}
		},
		Lifts: []string{hidden}, When: func(s *State, a *engine.Act) bool { return a.To >= 0 && s.Side(a.Seat).Has(a.To) },
	}}
}

// Hidden makes players keep their cards to themselves.
var Hidden = Maker{Question: game.Question{ID: "parts/hand.hidden", Asks: "May players show each other their cards?",
	Answer: "Nobody may show their cards to another."},
	Rule: &Rule{Judges: table.ActShow.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.To >= 0 }}}
