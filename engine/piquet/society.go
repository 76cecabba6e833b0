package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// Piquet à écrire among more than two: all sit at the table, two play a tour,
// and the others wait. Marks are collected, and divided among all at the end
// of the match.

// The pools in which marks lie until the match is over.
const (
	poolColumns   = "columns"
	poolCorbillon = "corbillon"
)

// The names of what is carried from hand to hand.
const (
	nameColumn = "column" // what a player was marked in the match
	nameWins   = "wins"   // at the end: how much less it was than a share of the whole
	nameLoses  = "loses"  // or how much more
)

// Further classes of due.
const (
	dueJetton = dueMark + 1 + iota // paid by the marked player to the one who marks and to those who wait
	dueShare                       // paid at the end for what was marked
)

// society lists the questions about Piquet à écrire among more than two.
var society = []Maker{
	{Question: q("society.relieved", "Who makes room for those who wait?",
		"Whoever is marked plays on; whoever marks is relieved by the player who has waited longest."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) { tours.Relieve(s, f.Taker, cards.AllSeats) }}},
	{Question: q("society.column", "What becomes of what a player is marked?",
		"What a player is marked is written in that player's column, or put into the corbillon."),
		Rule: &Rule{Dues: table.DueGame.Bit(), Goes: func(s *State, d *engine.Due) engine.Account { return engine.Pool }}},
	{Question: q("society.jettons", "What else does the marked player pay?",
		"Whoever is marked pays {marker} to the player who marks, and {others} to each of the others.", fig("marker", "to the player who marks"), fig("others", "to each other player")), Owes: "{seat} is marked",
		Make: func(t *game.Terms) *Rule {
			marker, others := t.N("marker"), t.N("others")
			return &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Seats() {
					amount := others
					if seat == f.Taker {
						amount = marker
					}
					s.Owe(dueJetton, table.Account(f.Seat), table.Account(seat), amount)
				}
			}}
		}},
	{Question: q("society.share", "What becomes of the marks when the match is over?",
		"When the match is over, what all were marked is divided among them by tens: each wins what is lacking to a share, or loses what is over it."), Owes: "the match is over",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			share := s.Pool(0) / int32(s.N) / ten * ten
			for _, seat := range s.Seats() {
				s.Owe(dueShare, engine.Pool, table.Account(seat), share)
			}
		}}},
	{Question: q("society.surplus", "Who has what cannot be divided?",
		"What cannot be divided goes to whoever has lost most."), Owes: "what cannot be divided",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			if left := s.Pool(0) % (int32(s.N) * ten); left > 0 {
				s.Owe(dueShare, engine.Pool, table.Account(heaviest(s)), left)
			}
		}}},
}

const columnID = family + "/society.column"

// ten is the unit in which marks are made and divided: a jetton.
const ten = 10
