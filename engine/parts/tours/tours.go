// Package tours holds what games share that are written down tour by tour, or in which
// two play while others wait. It is apart from package parts because the module of a
// family links whole lists of questions of each package that the family imports.
package tours

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State and Rule are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is the prefix of the ids of these questions.
const family = "parts"

var q = game.Asking(family)

// How a game is written: so many hands, in which each player deals once, are a tour;
// what one makes more than the other in them is written down for the other.

// What is carried from hand to hand where tours are played.
const (
	Coup   = "coup"   // the hands of this tour that were played
	Ahead  = "ahead"  // what a player has made more than the other in them
	Refait = "refait" // the tours that were played again since the last mark
)

// Toured is what a player has made in the hands of a tour: no game that has tours
// counts anything else of its own.
const Toured = table.OwnTallies

// Written is the questions about how tours are written.
var Written = []Maker{
	{Question: q("write.carry", "What becomes of what was made in the first hand of a tour?",
		"What a player has made more than the other in the first hand is kept until the second is played."), Head: "The writing",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, _ *engine.Fact) {
			for _, seat := range s.Round {
				s.Count(Toured, seat, s.Carried(Ahead, seat))
			}
		}}},
	{Question: q("write.tour", "When is it written down who has lost?",
		"After {coups word} hands, a tour, in which each has dealt once, the player is marked who has made less in them.", part{Name: "coups", Means: "the hands of a tour"}),
		Of: tourEnds},
	{Question: q("write.mark", "How many points are marked?",
		"The difference is marked by tens: {from} and more over are as good as {ten}, and less are nothing.", part{Name: "ten", Means: "by which it is marked"}, part{Name: "from", Means: "over, that are a ten"}), Owes: "{seat} is marked",
		Make: markTens},
	{Question: q("write.consolation", "What is marked besides for consolation?",
		"Whoever is marked is marked {points} more for consolation.", part{Name: "points", Means: "at each mark"}),
		Of: func(points int32) *Rule {
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(*State, *engine.Due) int32 { return points }}
		}},
	{Question: q("write.refait", "What is marked besides after a tour that was equal?",
		"A tour in which nobody is marked is played again, and whoever is marked next is marked {points} more for each.", part{Name: "points", Means: "for each tour played again"}),
		Of: func(points int32) *Rule {
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return points * s.Carried(Refait, cards.NoSeat) }}
		}},
}

// Weigh sets against each other what both have made in a hand: marks that count no
// more are taken back.
func Weigh(s *State, seat cards.Seat, made int32) {
	s.Owe(table.DueWritten, table.Account(seat), engine.Bank, made)
	s.Count(Toured, seat, made)
}

// tourEnds says who has made less in so many hands.
func tourEnds(coups int32) *Rule {
	return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
		if s.Carried(Coup, cards.NoSeat)+1 < coups {
			return
		}
		less, more := s.Round[0], s.Round[1]
		if s.Tally(Toured, less) > s.Tally(Toured, more) {
			less, more = more, less
		}
		s.CountUpon(Toured.Bit(), less.Bit()|more.Bit())
		said := s.Tell(table.FactTour, less)
		said.Taker, said.Amount = more, s.Tally(Toured, more)-s.Tally(Toured, less)
	}}
}

// markTens has whoever has made less in a tour marked by tens: ten is the figure, and
// from the points over that are as good as ten.
func markTens(t *game.Terms) *Rule {
	by, from := max(t.N("ten"), 1), t.N("from")
	return &Rule{Hears: table.FactTour.Bit(), On: func(s *State, f *engine.Fact) {
		n := f.Amount / by * by
		if f.Amount%by >= from {
			n += by
		}
		switch {
		case f.Seat == cards.NoSeat:
		case n > 0:
			s.Owe(table.DueGame, table.Account(f.Seat), table.Account(f.Taker), n)
			said := s.Tell(table.FactMarked, f.Seat)
			said.Taker, said.Amount = f.Taker, n
		default: // a refait: the tour is nobody's
			s.Tell(table.FactTour, cards.NoSeat)
		}
	}}
}

// KeepTours returns what a hand leaves of its tour for the next.
func KeepTours(s *State) (list []record.Item) {
	played, coup, refait := s.Carried(game.Tours, cards.NoSeat), s.Carried(Coup, cards.NoSeat), s.Carried(Refait, cards.NoSeat)
	switch {
	case s.Told(table.FactMarked):
		played, coup, refait = played+1, 0, 0
	case s.Told(table.FactTour):
		coup, refait = 0, refait+1
	case s.Told(table.FactDecided):
		coup++
	}
	list = append(list, record.Item{Name: game.Tours, Seat: cards.NoSeat, N: played})
	list = parts.Leave(list, Coup, cards.NoSeat, coup)
	if coup > 0 {
		made := func(seat cards.Seat) int32 { return s.Tally(Toured, seat) }
		if !s.Told(table.FactDealt) { // nothing is counted in a hand that was void as it was dealt
			made = func(seat cards.Seat) int32 { return s.Carried(Ahead, seat) }
		}
		for i, seat := range s.Round[:2] { // a tour is between two, however many sit at the table
			list = parts.Leave(list, Ahead, seat, made(seat)-made(s.Round[1-i]))
		}
	}
	return parts.Leave(list, Refait, cards.NoSeat, refait)
}
