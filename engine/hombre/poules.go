package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// How long l'Hombre is played, and the Espadille forcé.

// poules is the name under which a record says how many pools were won.
const poules = "poules"

// pooled reports whether the hand is one of the pools that are counted: won, not
// by codille nor with the vole.
func pooled(s *State) bool { return s.Told(factPool) }

// lasting lists the questions about how long it is played.
var lasting = []*Maker{
	{Question: q("poule.counted", "Which hands are counted for the length of the match?",
		"Whoever wins a pool, but not by codille, sets {aside amount} of it aside for the cards: so the pools are counted.", fig("aside", "set aside of each pool")), Head: "The match", Owes: "{seat} sets a counter aside for the cards", Says: "the pool is counted",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			s.Owe(table.DueFine, table.Account(f.Seat), engine.Bank, n)
			s.Tell(factPool, f.Seat)
		}},
	{Question: q("poule.vole", "Is a pool counted that the vole has won?",
		"A pool that was won with the vole is not counted."),
		Rule: &Rule{Lifts: []string{"hombre/poule.counted"}, Hush: func(s *State, f *engine.Fact) bool { return made(s) }}},
	{Question: q("match.poules", "How many pools make a match?",
		"The match is over when {poules} pools are counted.", fig("poules", "the pools agreed on")), Head: "The match", Says: "the pools agreed on are played: the match is over",
		Rule: &Rule{Hears: factPool.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			if s.Carried(poules, cards.NoSeat)+1 >= n {
				s.Tell(table.FactMatch, cards.NoSeat)
			}
		}},
	agreed(1, "1 where players have agreed that it is", &Maker{Question: q("spadille.agreed", "Is spadille forced when all have passed?",
		"[agreed=0: Nobody is forced to play by spadille.][agreed=1: When all have passed, whoever holds spadille must play; where it lies in the talon nobody does.]"), Head: "The auction", Says: "{seat} holds spadille, and must play",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) {
			if seat := parts.Holder(s, spadille); seat != cards.NoSeat {
				s.Tell(table.FactUndertakes, seat)
			}
		}, Lifts: []string{"hombre/tours.passed"}, Hush: func(s *State, f *engine.Fact) bool { return parts.Holder(s, spadille) != cards.NoSeat }}}),
	{Question: q("spadille.hidden", "What does it cost not to say that one holds spadille?",
		"Whoever holds spadille, must play and does not say so makes a bête, and the hand is not played."), Owes: "{seat} has hidden spadille, and makes a bête",
		Rule: upon(actHide, func(s *State, f *engine.Fact) {
			if forced(s) && f.Seat == player(s) {
				betesOf(s, f.Seat, 1)
				s.Tell(table.FactOver, f.Seat)
			}
		})},
}
