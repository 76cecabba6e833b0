package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Tours is how a game is written: so many hands, in which each player deals once,
// are a tour; what one makes more than the other in them is written down for the
// other.
type Tours struct {
	Made         func(s *State, seat cards.Seat) int32 // what a player has marked in the hand
	Of           engine.Tallies                        // the tallies that this is read from
	Ahead        engine.Tally                          // what a player has made in the hands of a tour
	Weighed      engine.DueClass                       // what is taken off the marks of a hand when it is set against the other's
	Tour, Marked engine.FactKind                       // Seat has made Amount less than Taker in the hands of a tour; is marked so much
}

// What is carried from hand to hand where tours are played.
const (
	Coup   = "coup"   // the hands of this tour that were played
	Ahead  = "ahead"  // what a player has made more than the other in them
	Refait = "refait" // the tours that were played again since the last mark
)

// Carry is the question what becomes of what was made in the first hand of a tour.
func (t Tours) Carry(question game.Question) Maker {
	return Maker{Question: question, Head: "The writing",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				s.Count(t.Ahead, seat, s.Carried(Ahead, seat))
			}
		}}}
}

// Weighs is the question what is counted of a hand.
func (t Tours) Weighs(question game.Question) Maker {
	return Maker{Question: question, Owes: "what both have made is weighed against each other",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				n := t.Made(s, seat)
				s.CountUpon(t.Of, seat.Bit())
				s.Owe(t.Weighed, table.Account(seat), engine.Bank, n)
				s.Count(t.Ahead, seat, n)
			}
		}}}
}

// Ends is the question when it is written down who has lost: its only figure is
// the hands of a tour.
func (t Tours) Ends(question game.Question) Maker {
	return Maker{Question: question, Of: func(coups int32) *Rule {
		return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Carried(Coup, cards.NoSeat)+1 < coups {
				return
			}
			less, more := s.Round[0], s.Round[1]
			if s.Tally(t.Ahead, less) > s.Tally(t.Ahead, more) {
				less, more = more, less
			}
			s.CountUpon(t.Ahead.Bit(), less.Bit()|more.Bit())
			s.Say(&engine.Fact{Kind: t.Tour, Seat: less, Leader: cards.NoSeat, Taker: more, Amount: s.Tally(t.Ahead, more) - s.Tally(t.Ahead, less)})
		}}
	}}
}

// Marks is the question how many points are marked: its figures are ten, by which
// it is marked, and from, so many over that are a ten.
func (t Tours) Marks(question game.Question) Maker {
	return Maker{Question: question, Owes: "{seat} is marked", Make: func(terms *game.Terms) *Rule {
		by, from := max(terms.N("ten"), 1), terms.N("from")
		return &Rule{Hears: t.Tour.Bit(), On: func(s *State, f *engine.Fact) {
			n := f.Amount / by * by
			if f.Amount%by >= from {
				n += by
			}
			switch {
			case f.Seat == cards.NoSeat:
			case n > 0:
				s.Owe(table.DueGame, table.Account(f.Seat), table.Account(f.Taker), n)
				s.Say(&engine.Fact{Kind: t.Marked, Seat: f.Seat, Leader: cards.NoSeat, Taker: f.Taker, Amount: n})
			default: // a refait: the tour is nobody's
				s.Tell(t.Tour, cards.NoSeat)
			}
		}}
	}}
}

// Consolation is the question what is marked besides at each mark: its only
// figure.
func (t Tours) Consolation(question game.Question) Maker {
	return Maker{Question: question, Of: func(points int32) *Rule {
		return &Rule{Dues: table.DueGame.Bit(), Adds: func(*State, *engine.Due) int32 { return points }}
	}}
}

// Again is the question what is marked besides after tours that were equal: its
// only figure is so much for each.
func (t Tours) Again(question game.Question) Maker {
	return Maker{Question: question, Of: func(points int32) *Rule {
		return &Rule{Dues: table.DueGame.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return points * s.Carried(Refait, cards.NoSeat) }}
	}}
}

// Keeps is what a hand leaves of its tour for the next: as many tours, or hands, of
// the match as one says, and what both have come to.
func (t Tours) Keeps(s *State) (list []record.Item) {
	played, coup, refait := s.Carried(game.Tours, cards.NoSeat), s.Carried(Coup, cards.NoSeat), s.Carried(Refait, cards.NoSeat)
	switch {
	case s.Seen(t.Marked) != nil:
		played, coup, refait = played+1, 0, 0
	case s.Seen(t.Tour) != nil:
		coup, refait = 0, refait+1
	case s.Seen(table.FactDecided) != nil:
		coup++
	}
	list = append(list, record.Item{Name: game.Tours, Seat: cards.NoSeat, N: played})
	list = Leave(list, Coup, cards.NoSeat, coup)
	if coup > 0 {
		for i, seat := range s.Round {
			list = Leave(list, Ahead, seat, s.Tally(t.Ahead, seat)-s.Tally(t.Ahead, s.Round[1-i]))
		}
	}
	return Leave(list, Refait, cards.NoSeat, refait)
}
