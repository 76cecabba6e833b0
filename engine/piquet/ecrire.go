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
		Make: always(Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				s.Count(ahead, seat, s.Carried(nameAhead, seat))
			}
		}})},
	{Question: q("write.coup", "What is counted of a hand?",
		"What both have made is set against each other: only what one has made more counts."), Owes: "the hand is over",
		Make: always(Rule{Hears: engine.Facts(table.FactEnd, table.FactDecided), On: func(s *State, f *engine.Fact) {
			if f.Kind == table.FactEnd {
				s.Say(&engine.Fact{Kind: table.FactDecided, Seat: cards.NoSeat, Leader: cards.NoSeat, Taker: cards.NoSeat})
				return
			}
			for _, seat := range s.Round {
				n := s.Tally(table.Points, seat)
				s.CountUpon(table.Points.Bit(), seat.Bit())
				s.Owe(dueWritten, table.Account(seat), engine.Bank, n)
				s.Count(ahead, seat, n)
			}
		}})},
	{Question: q("write.tour", "When is it written down who has lost?",
		"After {coups word} hands, a tour, in which each has dealt once, the player is marked who has made less in them.", part{Name: "coups", Means: "the hands of a tour"}),
		Make: func(t *game.Terms) *Rule {
			coups := t.N("coups")
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
			ten, from := max(t.N("ten"), 1), t.N("from")
			return &Rule{Hears: factTour.Bit(), On: func(s *State, f *engine.Fact) {
				switch n := (f.Amount/ten + b2i(f.Amount%ten >= from)) * ten; {
				case f.Seat == cards.NoSeat:
				case n > 0:
					s.Owe(table.DueGame, table.Account(f.Seat), table.Account(f.Taker), n)
				default: // a refait: the tour is nobody's
					s.Say(&engine.Fact{Kind: factTour, Seat: cards.NoSeat, Leader: cards.NoSeat, Taker: cards.NoSeat})
				}
			}}
		}},
	{Question: q("write.consolation", "What is marked besides for consolation?",
		"Whoever is marked is marked {points} more for consolation.", part{Name: "points", Means: "at each mark"}),
		Make: func(t *game.Terms) *Rule {
			points := t.N("points")
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(*State, *engine.Due) int32 { return points }}
		}},
	{Question: q("write.refait", "What is marked besides after a tour that was equal?",
		"A tour in which nobody is marked is played again, and whoever is marked next is marked {points} more for each.", part{Name: "points", Means: "for each tour played again"}),
		Make: func(t *game.Terms) *Rule {
			points := t.N("points")
			return &Rule{Dues: table.DueGame.Bit(), Adds: func(s *State, _ *engine.Due) int32 { return points * s.Carried(nameRefait, cards.NoSeat) }}
		}},
}

// keeps is what a hand leaves for the next: in what packets the cards are dealt
// and, where it is written, what the tour has come to.
func keeps(s *State) []record.Item {
	list := tours(s)
	if n := s.Carried(parts.Dealing, cards.NoSeat); n > 0 && s.Seen(factFresh) == nil && did(s, cards.NoSeat, actWarn) == nil {
		list = append(list, record.Item{Name: parts.Dealing, Seat: cards.NoSeat, N: n})
	}
	return list
}

// tours is what a hand of Piquet à écrire leaves for the next.
func tours(s *State) (list []record.Item) {
	coup, refait := s.Carried(nameCoup, cards.NoSeat), s.Carried(nameRefait, cards.NoSeat)
	tour := s.Seen(factTour)
	switch {
	case tour != nil && marked(s):
		return nil
	case tour != nil:
		coup, refait = 0, refait+1
	case s.Seen(table.FactDecided) != nil:
		coup++
	}
	if coup > 0 {
		list = append(list, record.Item{Name: nameCoup, Seat: cards.NoSeat, N: coup})
		for _, seat := range s.Round {
			if n := s.Tally(ahead, seat) - s.Tally(ahead, other(s, seat)); n > 0 {
				list = append(list, record.Item{Name: nameAhead, Seat: seat, N: n})
			}
		}
	}
	if refait > 0 {
		list = append(list, record.Item{Name: nameRefait, Seat: cards.NoSeat, N: refait})
	}
	return list
}

// marked reports whether a player was marked.
func marked(s *State) bool {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == table.DueGame && d.Stands() && d.Amount > 0 {
			return true
		}
	}
	return false
}

// begun is what random hands of Piquet à écrire find.
func begun(s *State, src *table.Source) {
	if src.One(3) {
		s.Carries(nameCoup, cards.NoSeat, 1)
		s.Carries(nameAhead, s.Round[src.Below(2)], int32(src.Below(60)))
	}
	if src.One(4) {
		s.Carries(nameRefait, cards.NoSeat, int32(1+src.Below(2)))
	}
}

// ecrire is Piquet à écrire between two who pay each other what they are marked.
func ecrire(g *table.Game, cent *game.Ruleset) *game.Ruleset {
	return &game.Ruleset{
		ID: "piquet.ecrire", Text: "academie", Division: "piquet", Game: g, Name: "Piquet à écrire, Académie", Unit: table.Point, Seats: 2, Tricks: 12,
		Irregular: cent.Irregular,
		Settings:  []string{"piquet/write.consolation#points", "parts/match.rounds#rounds", "piquet/write.mark#from"},
		Bases:     []game.Base{{Of: cent, Clause: "piquet.c5.p4", But: []string{"match.mark", "parts/match.target", "parts/match.over", "deal.anew", "exchange.usurped"}}},
		Answers: []game.Answer{
			{Rule: "parts/purse", Figures: game.Figures{{"amount", 600}}},
			{Rule: "exchange.usurped", Figures: game.Figures{{"points", 170}}, Ruling: "grand-coup"},
			{Rule: "write.carry"},
			{Rule: "write.coup"},
			{Rule: "write.tour", Figures: game.Figures{{"coups", 2}}},
			{Rule: "write.mark", Figures: game.Figures{{"ten", 10}, {"from", 5}}},
			{Rule: "write.consolation", Figures: game.Figures{{"points", 20}}},
			{Rule: "write.refait", Figures: game.Figures{{"points", 20}}},
			{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 24}}, Ruling: "rois"},
		},
	}
}
