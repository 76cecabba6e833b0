package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Piquet à écrire among more than two: everybody sits at the table, two play a
// tour, and the others wait. What a player is marked is put together in one
// place, and at the end of the match divided among all.

// Where what is marked lies until the match is over.
const (
	poolColumns   = "columns"
	poolCorbillon = "corbillon"
)

// What is carried from hand to hand.
const (
	nameWaits  = "waits"  // the place of a player in the line of those who wait, from 1
	nameColumn = "column" // what a player was marked in the match
	nameWins   = "wins"   // how much less that was than a share of the whole, when the match is over
	nameLoses  = "loses"  // ... or how much more
)

// Classes of due besides.
const (
	dueJetton = dueMark + 1 + iota // of the marked player, for whoever marks and for those who wait
	dueShare                       // of what was marked, when the match is over
)

// society is the questions about Piquet à écrire among more than two.
var society = []Maker{
	{Question: q("society.two", "How many play at a time?",
		"Two play at a time: the others are dealt no cards, and wait."), Head: "The company",
		Rule: &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Idle.Has(a.Seat) }}},
	{Question: q("society.begin", "Who plays first?",
		"The first dealer begins, against the first player on the right who is not a partner."),
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			seat := s.Right(f.Seat)
			for s.Side(f.Seat).Has(seat) {
				seat = s.Right(seat)
			}
			s.Say(&engine.Fact{Kind: factBegins, Seat: f.Seat, Leader: cards.NoSeat, Taker: seat})
		}}},
	{Question: q("society.relieved", "Who makes room for those who wait?",
		"Whoever is marked plays on; whoever marks is relieved by the player who has waited longest."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) { relieve(s, f.Taker, cards.AllSeats) }}},
	{Question: q("society.partner", "By whom is a player relieved, where sides play?",
		"Whoever is marked plays on; whoever marks is relieved by a partner, if there is one."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) { relieve(s, f.Taker, s.Side(f.Taker)) }}},
	{Question: q("society.round", "Which two play the next tour, where it goes round the table?",
		"It goes round to one side: whoever has played a tour against the player on the left plays the next against the player on the right."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
			if left, right := neighbours(s); left != cards.NoSeat && s.Seen(table.FactMatch) == nil {
				s.Say(&engine.Fact{Kind: factRelieved, Seat: left, Leader: cards.NoSeat, Taker: cards.Right(s.N, right)})
			}
		}}},
	{Question: q("society.deals", "Who deals, where the player is relieved to whom the deal would pass?",
		"If the player to whom the deal would pass is relieved, whoever comes in deals."), Says: "{seat} deals next",
		Rule: &Rule{Hears: table.FactClosing.Bit(), Given: factRelieved.Bit(), On: func(s *State, f *engine.Fact) {
			if replaced(s) {
				s.Tell(table.FactNextDealer, s.Seen(factRelieved).Taker)
			}
		}, Lifts: []string{"parts/deal.passes"}, While: factRelieved.Bit(), Hush: func(s *State, f *engine.Fact) bool { return replaced(s) }}},
	{Question: q("society.column", "What becomes of what a player is marked?",
		"What a player is marked is written in that player's column, or put into the corbillon."),
		Rule: &Rule{Dues: table.DueGame.Bit(), Goes: func(s *State, d *engine.Due) engine.Account { return engine.Pool }}},
	{Question: q("society.jettons", "What else does the marked player pay?",
		"Whoever is marked pays {marker} to the player who marks, and {others} to each of the others.", part{Name: "marker", Means: "to the player who marks"}, part{Name: "others", Means: "to each other player"}), Owes: "{seat} is marked",
		Make: func(t *game.Terms) *Rule {
			marker, others := t.N("marker"), t.N("others")
			return &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Seats() {
					switch {
					case seat == f.Taker:
						s.Owe(dueJetton, table.Account(f.Seat), table.Account(seat), marker)
					case seat != f.Seat:
						s.Owe(dueJetton, table.Account(f.Seat), table.Account(seat), others)
					}
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
	{Question: q("society.sides", "Who wins and loses with the two who play?",
		"Partners win and lose alike: whoever plays alone against two pays both, or is paid by both."), Owes: "{seat} is marked",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
			lose, win := s.Side(f.Seat), s.Side(f.Taker)
			for _, from := range s.Seats() {
				for _, to := range s.Seats() {
					both := from == f.Seat && lose.Len() > 1 || to == f.Taker && win.Len() > 1
					if lose.Has(from) && win.Has(to) && !both {
						s.Owe(table.DueGame, table.Account(from), table.Account(to), f.Amount)
					}
				}
			}
		}}},
}

const columnID = family + "/society.column"

// ten is by how much is marked and divided: a jetton.
const ten = 10
