package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Who has won, and who is bête.

// targets lists the figures of the question how many tricks a game asks for.
var targets = []part{{Name: "boston", Means: "in Boston"}, {Name: "independence", Means: "in independence"}, {Name: "seven", Means: "in seven"}, {Name: "eight", Means: "in eight"},
	{Name: "nine", Means: "in nine"}, {Name: "ten", Means: "in ten"}, {Name: "eleven", Means: "in eleven"}, {Name: "twelve", Means: "in twelve"}, {Name: "thirteen", Means: "in thirteen"}}

// whisted lists the figures of what a whister changes.
var whisted = []part{{Name: "boston", Means: "in Boston"}, {Name: "independence", Means: "in independence"}}

// target returns how many tricks a player must make, 0 for none.
func target(s *State, seat cards.Seat) int32 {
	if f := s.SeenOf(factTarget, seat); f != nil {
		return f.Amount
	}
	return 0
}

// ends records that a player has won, with a whister if there is one.
func ends(s *State, at cards.Seat) {
	s.Tell(table.FactWon, at).Seats = s.Side(at)
}

// winning lists the questions about who wins.
var winning = []*Maker{
	{Question: q("target", "How many tricks must the player make?",
		"The player must make {boston word} tricks in Boston, {independence word} in independence, and in the others {seven word}, {eight word}, {nine word}, {ten word}, {eleven word}, {twelve word} or {thirteen word}.", targets...), Head: "Who has won",
		Make: func(t *game.Terms) *Rule {
			asks := ranks(t)
			return &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
				if played(s).suited() {
					s.Tell(factTarget, player(s)).Amount = asks[played(s)]
				}
			}}
		}},
	{Question: q("whist.target", "How many tricks must the whister make?",
		"The whister must make {boston word} in Boston and {independence word} in independence.", whisted...),
		Make: func(t *game.Terms) *Rule {
			asks := ranks(t)
			return &Rule{Hears: table.FactDecided.Bit(), Given: table.FactSide.Bit(), On: func(s *State, f *engine.Fact) {
				s.Tell(factTarget, whister(s)).Amount = asks[played(s)]
			}}
		}},
	{Question: q("game.won", "When is a game won without whist?",
		"A game without whist is won by a player who makes the tricks of it."), Says: "{seat} has made the tricks of the game",
		Rule: &Rule{Hears: factTarget.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if whister(s) == cards.NoSeat && tricks(s, f.Seat) >= f.Amount {
				ends(s, f.Seat)
			}
		}}},
	{Question: q("whist.won", "When is a game won with whist?",
		"With whist the two together must make {boston word} tricks in Boston and {independence word} in independence: what one makes too many counts for the other.", whisted...), Says: "{seat} and the whister have made the tricks of the game",
		Make: func(t *game.Terms) *Rule {
			asks := ranks(t)
			return &Rule{Hears: table.FactDecided.Bit(), Given: table.FactSide.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
				n := asks[played(s)]
				said := s.Tell(factTogether, cards.NoSeat)
				said.Seats, said.Amount = s.Side(player(s)), n
				if s.SideTricks(player(s)) >= n {
					ends(s, player(s))
				}
			}}
		}},
	{Question: q("bete.made", "Who is bête?",
		"The player or the whister who makes too few tricks is bête, and both where both do, unless the game is won."), Says: "{seat} has made too few tricks, and is bête",
		Rule: &Rule{Hears: factTarget.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if short := f.Amount - tricks(s, f.Seat); short > 0 && !s.Told(table.FactWon) {
				s.Tell(table.FactLost, f.Seat).Amount = short
			}
		}}},
	{Question: q("misere.won", "When is a misère won?",
		"A misère is won by a player who takes no trick."), Says: "{seat} has taken no trick",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if at := player(s); played(s).misere() && tricks(s, at) == 0 {
				ends(s, at)
			}
		}}},
	{Question: q("misere.lost", "What if a trick is taken in a misère?",
		"Whoever takes a trick in a misère is bête."), Says: "{seat} has taken a trick, and is bête",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if at := player(s); played(s).misere() && tricks(s, at) > 0 {
				s.Tell(table.FactLost, at)
			}
		}}},
}

// inARow reports whether a player took n tricks in a row before any rival took
// one; a trick of the whister breaks the row. Tricks taken before a position
// count as taken in a row.
func inARow(s *State, seat cards.Seat, n int32) bool {
	rivals := s.Rivals(seat)
	run, against := tricks(s, seat), int32(0)
	for _, other := range s.Round {
		if rivals.Has(other) {
			against += tricks(s, other)
		}
	}
	for i := s.From(table.FactTrick); i < len(s.Facts); i++ {
		switch f := &s.Facts[i]; {
		case f.Kind != table.FactTrick:
		case f.Seat == seat:
			run--
		case rivals.Has(f.Seat):
			against--
		}
	}
	if against > 0 {
		return false
	}
	for i := s.From(table.FactTrick); i < len(s.Facts) && run < n; i++ {
		switch f := &s.Facts[i]; {
		case f.Kind != table.FactTrick:
		case f.Seat == seat:
			run++
		case rivals.Has(f.Seat):
			return false
		default:
			run = 0
		}
	}
	return n > 0 && run >= n
}
