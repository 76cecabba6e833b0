package brusquembille

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// drawAfter has everybody draw a card after each trick.
var drawAfter = Maker{Question: game.Question{ID: "parts/draw.after", Asks: "Who draws first after a trick?",
	Answer: "After each trick everybody draws a card of the talon, {first} first.", Roles: []part{{Name: "first", Means: "who draws first"}}}, Head: "The drawing",
	Make: func(t *game.Terms) *Rule {
		first := t.Role("first")
		return &Rule{Hears: table.FactTrick.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(table.FactDraws, s.SeatOf(first, f)) }}
	}}

// drawTurned has the card that lies turned up drawn after all the others.
var drawTurned = Maker{Question: game.Question{ID: "parts/draw.turned", Asks: "Who takes the card that lies turned up?",
	Answer: "Whoever draws the last card of the talon takes the card that lies turned up."},
	Rule: &Rule{Hears: table.FactTurned.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactUnder, cards.NoSeat).Card = f.Card
	}}}

// drawEarly has a player who took a card that was another's to draw pay that
// player a part of what lies in the pool.
func drawEarly(question game.Question, owes string, kind engine.ActKind) Maker {
	question.Figures = []part{{Name: "of", Means: "one part in so many of the pool"}}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind}, On: func(s *State, f *engine.Fact, of int32) {
		s.Owe(table.DueFine, table.Account(f.Seat), table.Account(f.Leader), s.Pool(0)/max(of, 1))
	}}
}

// drawBack has a card that was drawn before its turn go back to the player who
// was to draw it.
func drawBack(question game.Question, kind engine.ActKind) Maker {
	return Maker{Question: question, Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: func(s *State, f *engine.Fact) {
		said := s.Tell(table.FactGives, f.Seat)
		said.Taker, said.Card = f.Leader, s.Drew(f.Leader)
	}}}
}
