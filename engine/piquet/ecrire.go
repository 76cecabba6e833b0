package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Piquet à écrire: two hands, in which each player deals once, are a tour; what
// one makes more than the other in both is written down for the other.

// dueWritten is what is taken off the marks of a hand when it is set against the
// other's.
const dueWritten = dueMark + 1

// ahead is what a player has made in the hands of a tour.
const ahead = table.OwnTallies

// What is carried from hand to hand.
const (
	nameCoup   = "coup"   // the hands of this tour that were played
	nameAhead  = "ahead"  // what a player has made more than the other in them
	nameRefait = "refait" // the tours that were played again since the last mark
)

// written is the questions about Piquet à écrire.
var written = []Maker{
	{Question: q("write.carry", "What becomes of what was made in the first hand of a tour?",
		"What a player has made more than the other in the first hand is kept until the second is played."), Head: "The writing",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				s.Count(ahead, seat, s.Carried(nameAhead, seat))
			}
		}}},
	{Question: q("write.coup", "What is counted of a hand?",
		"What both have made is set against each other: only what one has made more counts."), Owes: "what both have made is weighed against each other",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				n := s.Tally(table.Points, seat)
				s.CountUpon(table.Points.Bit(), seat.Bit())
				s.Owe(dueWritten, table.Account(seat), engine.Bank, n)
				s.Count(ahead, seat, n)
			}
		}}},
	{Question: q("write.tour", "When is it written down who has lost?",
		"After {coups word} hands, a tour, in which each has dealt once, the player is marked who has made less in them.", part{Name: "coups", Means: "the hands of a tour"}),
		Of: func(coups int32) *Rule {
			return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
				if s.Carried(nameCoup, cards.NoSeat)+1 < coups {
					return
				}
				less, more := s.Round[0], s.Round[1]
				if s.Tally(ahead, less) > s.Tally(ahead, more) {
					less, more = more, less
				}
				s.CountUpon(ahead.Bit(), less.Bit()|more.Bit())
				s.Say(&engine.Fact{Kind: factTour, Seat: less, Leader: cards.NoSeat, Taker: more, Amount: s.Tally(ahead, more) - s.Tally(ahead, less)})
			}}
		}},
	{Question: q("write.mark", "How many points are marked?",
		"The difference is marked by tens: {from} and more over are as good as {ten}, and less are nothing.", part{Name: "ten", Means: "by which it is marked"}, part{Name: "from", Means: "over, that are a ten"}), Owes: "{seat} is marked",
		Make: func(t *game.Terms) *Rule {
			by, from := max(t.N("ten"), 1), t.N("from")
			return &Rule{Hears: factTour.Bit(), On: func(s *State, f *engine.Fact) {
				switch n := (f.Amount/by + b2i(f.Amount%by >= from)) * by; {
				case f.Seat == cards.NoSeat:
				case n > 0:
					s.Owe(table.DueGame, table.Account(f.Seat), table.Account(f.Taker), n)
					s.Say(&engine.Fact{Kind: factMarked, Seat: f.Seat, Leader: cards.NoSeat, Taker: f.Taker, Amount: n})
				default: // a refait: the tour is nobody's
					s.Tell(factTour, cards.NoSeat)
				}
			}}
		}},
	{Question: q("write.consolation", "What is marked besides for consolation?",
		"Whoever is marked is marked {points} more for consolation.", part{Name: "points", Means: "at each mark"}),
		Of: func(points int32) *Rule {
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(*State, *engine.Due) int32 { return points }}
		}},
	{Question: q("write.refait", "What is marked besides after a tour that was equal?",
		"A tour in which nobody is marked is played again, and whoever is marked next is marked {points} more for each.", part{Name: "points", Means: "for each tour played again"}),
		Of: func(points int32) *Rule {
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return points * s.Carried(nameRefait, cards.NoSeat) }}
		}},
	{Question: q("write.rois", "When does the match end?",
		"{tours word} tours make a match; one that is played again is none.", part{Name: "tours", Means: "the tours agreed, of which two are a roi"}), Head: "The match", Says: "the last tour is played",
		Of: func(tours int32) *Rule {
			return &Rule{Hears: factMarked.Bit(), On: func(s *State, f *engine.Fact) {
				if s.Carried(game.Tours, cards.NoSeat)+1 >= tours {
					s.Tell(table.FactMatch, cards.NoSeat)
				}
			}, Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool { return int32(a.N[0]) != tours }}
		}},
}

// keeps is what a hand leaves for the next: in what packets the cards are dealt
// and, where it is written, what the tour and the match have come to.
func keeps(s *State) []record.Item {
	var list []record.Item
	if s.Law().Book().Answer(toursID) != nil {
		list = append(tours(s), sheet(s)...)
	}
	if s.Seen(factFresh) == nil && s.Did(actWarn, cards.NoSeat) == nil {
		list = parts.Leave(list, parts.Dealing, cards.NoSeat, s.Carried(parts.Dealing, cards.NoSeat))
	}
	return list
}

const toursID = family + "/write.rois"

// tours is what a hand of Piquet à écrire leaves for the next.
func tours(s *State) (list []record.Item) {
	played, coup, refait := s.Carried(game.Tours, cards.NoSeat), s.Carried(nameCoup, cards.NoSeat), s.Carried(nameRefait, cards.NoSeat)
	switch {
	case s.Seen(factMarked) != nil:
		played, coup, refait = played+1, 0, 0
	case s.Seen(factTour) != nil:
		coup, refait = 0, refait+1
	case s.Seen(table.FactDecided) != nil:
		coup++
	}
	list = append(list, record.Item{Name: game.Tours, Seat: cards.NoSeat, N: played})
	list = parts.Leave(list, nameCoup, cards.NoSeat, coup)
	if coup > 0 {
		for _, seat := range s.Round {
			list = parts.Leave(list, nameAhead, seat, s.Tally(ahead, seat)-s.Tally(ahead, other(s, seat)))
		}
	}
	return parts.Leave(list, nameRefait, cards.NoSeat, refait)
}
