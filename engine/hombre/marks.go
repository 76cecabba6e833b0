package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// How the game is marked in l'Hombre: everybody lays down counters worth more
// than their face; those that all lay down are the tours.

// codilled is the name under which a record says that the hand before was won
// by codille.
const codilled = "codille"

// drawn reports whether nothing lies there to be won except what waits.
func drawn(s *State) bool { return s.Pool(boxDevant) == 0 }

// betesLie reports whether bêtes lie there.
func betesLie(s *State) bool { return s.Pool(boxBetes)+s.Waiting() > 0 }

// lays returns a maker by which everybody lays counters, upon some facts.
func lays(question game.Question, owes string, on engine.FactKinds, where func(s *State) bool) *Maker {
	question.Figures = []part{{Name: "marks", Means: "laid by everybody"}}
	return &Maker{Question: question, Owes: owes, Rule: &Rule{Hears: on}, On: func(s *State, f *engine.Fact, counters int32) {
		if where(s) {
			s.AllPut(table.DueStake, boxDevant, counters)
		}
	}}
}

// marking lists the questions about what everybody lays down.
var marking = []*Maker{
	lays(q("tours", "What does everybody lay for the game?",
		"Where nothing lies there everybody lays {marks word} counter[marks!=1: s] for the game."), "everybody lays for the game",
		table.FactStakes.Bit(), func(s *State) bool { return drawn(s) && !betesLie(s) }),
	lays(q("tours.betes", "What is laid while bêtes lie there?",
		"When the first bête is drawn, and as long as there are others, everybody lays {marks word} counter[marks!=1: s]."), "everybody lays for the game while bêtes lie there",
		table.FactStakes.Bit(), func(s *State) bool { return drawn(s) && betesLie(s) }),
	func() *Maker {
		m := lays(q("tours.codille", "What is laid after a codille?",
			"After a codille everybody lays {marks word} counter[marks!=1: s], though there are bêtes."), "everybody lays for the game after a codille",
			table.FactStakes.Bit(), func(s *State) bool { return drawn(s) && betesLie(s) && s.Carried(codilled, cards.NoSeat) > 0 })
		m.Rule.Lifts = []string{"hombre/tours.betes"}
		m.Rule.Hush = func(s *State, f *engine.Fact) bool { return s.Carried(codilled, cards.NoSeat) > 0 }
		return m
	}(),
	lays(q("tours.passed", "What is laid when all have passed?",
		"When all have passed, everybody lays {marks word} counter[marks!=1: s] more, and the next hand is dealt."), "everybody marks the pass",
		table.FactPassed.Bit(), func(s *State) bool { return true }),
	lays(q("tours.remise", "What is laid after a remise?",
		"After a remise everybody lays {marks word} counter[marks!=1: s] more: so the bête is marked."), "everybody marks the bête",
		factRemise.Bit(), func(s *State) bool { return true }),
	{Question: q("counter.worth", "What is a counter worth that marks the game?",
		"Each counter that marks the game is worth {worth word}.", fig("worth", "of each counter that lies there")),
		Of: func(worth int32) *Rule {
			return &Rule{Dues: table.DueStake.Bit(), Scale: func(*State, *engine.Due) int32 { return worth }}
		}},
}
