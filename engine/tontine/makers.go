package tontine

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.PackWhole, &parts.Purse, &parts.First, &parts.Cut, &parts.Count, &parts.Passes}
	return append(list, parts.Own(own)...)
}

// own is the questions that la Tontine alone asks.
var own = []Maker{
	{Question: q("stake", "What does everybody put in when the match begins?",
		"When the match begins everybody puts {each amount} into the pool.", fig("each", "from every player")), Owes: "the match begins",
		Rule: &Rule{Hears: table.FactStakes.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if !begun(s) {
				s.AllPut(table.DueStake, 0, each)
			}
		}},
	{Question: q("card.draws", "Who draws from the pool?",
		"Whoever has a king draws {king amount} from the pool, a queen {queen}, a knave {knave}.", fig("king", "for a king"), fig("queen", "for a queen"), fig("knave", "for a knave")), Head: "The cards", Owes: "{seat} has {card}",
		Make: func(t *game.Terms) *Rule {
			worth := [...]int32{t.N("knave"), t.N("queen"), t.N("king")}
			return &Rule{Hears: factTurned.Bit(), On: func(s *State, f *engine.Fact) {
				if face := f.Card.Face(); face >= cards.Knave {
					s.Owe(table.DueCard, engine.Pool, table.Account(f.Seat), worth[face-cards.Knave])
				}
			}}
		}},
	{Question: q("card.gives", "Who gives to a neighbour?",
		"Whoever has an ace gives {ace amount} to the neighbour on the {next}, a two {two} to the second neighbour there, a three {three} to the third.", fig("ace", "for an ace"), fig("two", "for a two"), fig("three", "for a three"), fig("next", "on which side")), Owes: "{seat} has {card}",
		Make: func(t *game.Terms) *Rule {
			worth, right := [...]int32{t.N("ace"), t.N("two"), t.N("three")}, t.Role("next") == game.ToRight
			return &Rule{Hears: factTurned.Bit(), On: func(s *State, f *engine.Fact) {
				if face := int(f.Card.Face()); face <= len(worth) {
					n := len(s.Dues)
					if s.Owe(table.DueCard, table.Account(f.Seat), table.Account(neighbour(s, f.Seat, face, right)), worth[face-1]); len(s.Dues) > n {
						s.RestOn(factDead.Bit())
					}
				}
			}}
		}},
	{Question: q("card.puts", "Who puts into the pool?",
		"Whoever has a four puts {four amount} into the pool, a five {five}, a six {six}, a seven {seven}, an eight {eight}, a nine {nine}, a ten [ten=0: nothing][ten!=0: {ten}].", fig("four", "for a four"), fig("five", "for a five"), fig("six", "for a six"), fig("seven", "for a seven"), fig("eight", "for an eight"), fig("nine", "for a nine"), fig("ten", "for a ten")), Owes: "{seat} has {card}",
		Make: func(t *game.Terms) *Rule {
			worth := [...]int32{t.N("four"), t.N("five"), t.N("six"), t.N("seven"), t.N("eight"), t.N("nine"), t.N("ten")}
			return &Rule{Hears: factTurned.Bit(), On: func(s *State, f *engine.Fact) {
				if face := f.Card.Face(); face >= 4 && face <= cards.Ten && worth[face-4] > 0 {
					s.Owe(table.DueCard, table.Account(f.Seat), engine.Pool, worth[face-4])
				}
			}}
		}},
	{Question: q("short.player", "What of a player who has less than is to be paid?",
		"Whoever has less than is to be paid gives what is there, and is quit."),
		Rule: &Rule{Dues: table.DueCard.Bit(), Adds: func(s *State, d *engine.Due) int32 {
			if seat := d.From.Seat(); seat != cards.NoSeat {
				return min(has(s, seat)-d.Amount, 0)
			}
			return 0
		}}},
	{Question: q("short.pool", "What if less lies in the pool than is to be drawn?",
		"Whoever is to draw more than lies in the pool draws what is there."),
		Rule: &Rule{Dues: table.DueCard.Bit(), Adds: func(s *State, d *engine.Due) int32 {
			if d.From == engine.Pool {
				return min(s.Pool(0)-d.Amount, 0)
			}
			return 0
		}}},
	{Question: q("match.leaves", "What becomes of a player who has lost every counter?",
		"Whoever has lost every counter is dead: that player is dealt no card, and does not deal."), Head: "The match", Says: "{seat} has no counter left, and is dead",
		Rule: &Rule{Hears: engine.Facts(table.FactDecided, table.FactClosing), On: leaving,
			Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Idle.Has(a.Seat) },
			Lifts: []string{"parts/deal.passes"}, Hush: func(s *State, f *engine.Fact) bool { return follower(s) != s.OnRight(s.Dealer) }}},
	{Question: q("match.lives", "May a player live again who was dead?",
		"Whoever is dead counts as a neighbour, and lives again by what a neighbour gives."),
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factDead, cards.NoSeat) }}},
	{Question: q("match.won", "Who wins the match?",
		"The last who has a counter left wins the match."), Says: "{seat} wins the match",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			if seat, n := living(s); n == 1 {
				s.Tell(table.FactMatch, seat)
			}
		}}},
	{Question: q("match.together", "What if nobody has a counter left?",
		"Where nobody has a counter left nobody wins the match, and all divide the pool."), Says: "nobody has a counter left", Owes: "nobody wins, and the pool is divided",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			if _, n := living(s); n > 0 {
				return
			}
			share := s.Pool(0) / int32(s.N)
			for _, seat := range s.Seats() {
				s.Owe(table.DueGame, engine.Pool, table.Account(seat), share)
			}
			s.Tell(table.FactMatch, cards.NoSeat)
		}}},
	{Question: q("pool.won", "Who takes the pool?",
		"The winner takes the pool."), Owes: "{seat} takes the pool",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueGame, engine.Pool, table.Account(f.Seat), s.Pool(0))
		}}},
}

// neighbour returns the player who sits so many places beside another: of all who sat
// down, where a rule has the dead count.
func neighbour(s *State, seat cards.Seat, places int, right bool) cards.Seat {
	for range places {
		switch {
		case !s.Told(factDead) && right:
			seat = s.OnRight(seat)
		case !s.Told(factDead):
			seat = s.OnLeft(seat)
		case right:
			seat = cards.Right(s.N, seat)
		default:
			seat = cards.Left(s.N, seat)
		}
	}
	return seat
}

// living returns how many have a counter left, and one of them.
func living(s *State) (seat cards.Seat, n int) {
	seat = cards.NoSeat
	for _, other := range s.Seats() {
		if has(s, other) > 0 {
			seat, n = other, n+1
		}
	}
	return seat, n
}

// gone reports whether a player has no counter left.
func gone(s *State, seat cards.Seat) bool { return has(s, seat) <= 0 }

// follower returns who deals next by right: the first on the dealer's right who has a
// counter, were it only by this hand.
func follower(s *State) cards.Seat {
	seat := s.Dealer
	for range s.N {
		if seat = cards.Right(s.N, seat); !gone(s, seat) {
			return seat
		}
	}
	return cards.NoSeat
}

// leaving says who dies, and when everything is paid who deals, where that is not
// the next player of this hand.
func leaving(s *State, f *engine.Fact) {
	if f.Kind == table.FactDecided {
		for _, seat := range s.Round {
			if gone(s, seat) {
				s.Tell(factDies, seat)
			}
		}
		return
	}
	if seat := follower(s); seat != cards.NoSeat && seat != s.OnRight(s.Dealer) {
		s.Tell(table.FactNextDealer, seat)
	}
}
