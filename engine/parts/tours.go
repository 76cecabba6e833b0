package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

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

// CarryTour counts what was made in the hands of the tour before this one.
func CarryTour(s *State, _ *engine.Fact) {
	for _, seat := range s.Round {
		s.Count(Toured, seat, s.Carried(Ahead, seat))
	}
}

// Weigh sets against each other what both have made in a hand: marks that count no
// more are taken back.
func Weigh(s *State, seat cards.Seat, made int32) {
	s.Owe(table.DueWritten, table.Account(seat), engine.Bank, made)
	s.Count(Toured, seat, made)
}

// TourEnds says who has made less in so many hands.
func TourEnds(coups int32) *Rule {
	return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
		if s.Carried(Coup, cards.NoSeat)+1 < coups {
			return
		}
		less, more := s.Round[0], s.Round[1]
		if s.Tally(Toured, less) > s.Tally(Toured, more) {
			less, more = more, less
		}
		s.CountUpon(Toured.Bit(), less.Bit()|more.Bit())
		s.Say(&engine.Fact{Kind: table.FactTour, Seat: less, Leader: cards.NoSeat, Taker: more, Amount: s.Tally(Toured, more) - s.Tally(Toured, less)})
	}}
}

// MarkTens has whoever has made less in a tour marked by tens: ten is the figure, and
// from the points over that are as good as ten.
func MarkTens(t *game.Terms) *Rule {
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
			s.Say(&engine.Fact{Kind: table.FactMarked, Seat: f.Seat, Leader: cards.NoSeat, Taker: f.Taker, Amount: n})
		default: // a refait: the tour is nobody's
			s.Tell(table.FactTour, cards.NoSeat)
		}
	}}
}

// Consoles has so much more be marked at each mark.
func Consoles(points int32) *Rule {
	return &Rule{Dues: table.DueGame.Bit(), Adds: func(*State, *engine.Due) int32 { return points }}
}

// Refaits has so much more be marked for each tour that was played again.
func Refaits(points int32) *Rule {
	return &Rule{Dues: table.DueGame.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return points * s.Carried(Refait, cards.NoSeat) }}
}

// KeepTours is what a hand leaves of its tour for the next.
func KeepTours(s *State) (list []record.Item) {
	played, coup, refait := s.Carried(game.Tours, cards.NoSeat), s.Carried(Coup, cards.NoSeat), s.Carried(Refait, cards.NoSeat)
	switch {
	case s.Seen(table.FactMarked) != nil:
		played, coup, refait = played+1, 0, 0
	case s.Seen(table.FactTour) != nil:
		coup, refait = 0, refait+1
	case s.Seen(table.FactDecided) != nil:
		coup++
	}
	list = append(list, record.Item{Name: game.Tours, Seat: cards.NoSeat, N: played})
	list = Leave(list, Coup, cards.NoSeat, coup)
	if coup > 0 {
		for i, seat := range s.Round {
			list = Leave(list, Ahead, seat, s.Tally(Toured, seat)-s.Tally(Toured, s.Round[1-i]))
		}
	}
	return Leave(list, Refait, cards.NoSeat, refait)
}
