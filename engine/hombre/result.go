package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// What is won and lost.

// rests returns further facts on which a result rests: that a friend is known.
func rests(s *State) engine.FactKinds {
	if s.Told(table.FactSide) {
		return table.FactSide.Bit()
	}
	return engine.FactKinds{}
}

// winning lists the questions about who has won.
var winning = []*Maker{
	{Question: q("game.won", "How many tricks win the game?",
		"The player wins with {tricks word} tricks, the friend's among them; with fewer the player loses.", fig("tricks", "the tricks of the player and the friend")), Head: "The game",
		Says: "{seat} wins the game", Not: "{seat} does not win",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, tricks int32) {
			at := player(s)
			kind := table.FactLost
			if s.SideTricks(at) >= tricks {
				kind = table.FactWon
			}
			said := s.Tell(kind, at)
			said.Seats = s.Side(at)
			said.RestOn(rests(s))
		}},
	{Question: q("remise", "When is the game lost by remise?",
		"It is a remise where the player and the friend make as many tricks as the others."), Says: "it is a remise",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if 2*s.SideTricks(f.Seat) >= tricks(s) {
				s.Tell(factRemise, f.Seat)
			}
		}}},
	{Question: q("codille", "When is the game lost by codille?",
		"It is a codille where the others make more tricks than the player and the friend."), Says: "it is a codille",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if 2*s.SideTricks(f.Seat) < tricks(s) {
				s.Tell(factCodille, f.Seat).Seats = s.Rivals(f.Seat)
			}
		}}},
	{Question: q("hand.laid", "May the play be ended before the last trick?",
		"Whoever leads may lay the hand down when the game is won: with {tricks word} tricks.", fig("tricks", "the tricks of the player and the friend")),
		Rule: &Rule{Judges: table.ActLay.Bit()}, Refuse: func(s *State, a *engine.Act, tricks int32) bool {
			at := player(s)
			return s.Table.N > 0 || !s.Side(at).Has(a.Seat) || s.SideTricks(at) < tricks || declares(s) && !takesAll(s)
		}},
}

// takesAll reports whether the player's side has taken every trick so far.
func takesAll(s *State) bool { return s.SideTricks(player(s)) == tricks(s) }

// tricks returns how many tricks all players have taken.
func tricks(s *State) (n int32) {
	for _, seat := range s.Round {
		n += s.Tally(table.Tricks, seat)
	}
	return n
}

// sharing lists the questions about what a player and the friend share.
var sharing = []*Maker{
	{Question: q("share.won", "How do the player and the friend share what they are paid?",
		"The player and the friend share what they are paid by halves."), Head: "Player and friend",
		Rule: &Rule{While: table.FactSide.Bit(), Dues: shared, Goes: func(s *State, d *engine.Due) engine.Account {
			at, with := player(s), friend(s)
			if with == cards.NoSeat || d.To.Seat() != at || d.From.Seat() != second(s, s.Rivals(at)) {
				return engine.NoAccount
			}
			return table.Account(with)
		}}},
	{Question: q("share.lost", "How do the player and the friend share what they pay?",
		"The player and the friend pay by halves, the bête too."), Owes: "the friend's half of the bête is due",
		Rule: &Rule{While: table.FactSide.Bit(), Dues: shared | table.DueBete.Bit(), Bears: func(s *State, d *engine.Due) engine.Account {
			at, with := player(s), friend(s)
			if with == cards.NoSeat || d.From.Seat() != at || d.To.Seat() != second(s, s.Rivals(at)) {
				return engine.NoAccount
			}
			return table.Account(with)
		}, Adds: func(s *State, d *engine.Due) int32 {
			if f := s.Fact(d); d.Class != table.DueBete || f == nil || f.Kind != table.FactLost || d.From.Seat() != player(s) || friend(s) == cards.NoSeat {
				return 0
			}
			return -(d.Amount / 2)
		}, Hears: table.FactLost.Bit(), Given: table.FactSide.Bit(), On: func(s *State, f *engine.Fact) {
			if with := friend(s); with != cards.NoSeat {
				s.Owe(table.DueBete, table.Account(with), engine.Box(boxMade), atStake(s)/2)
			}
		}}},
	{Question: q("own.tricks", "How many tricks must be the player's own?",
		"A player without {tricks word} trick[tricks!=1: s] of their own bears the loss alone.", fig("tricks", "the player's own")),
		Says: "{seat} has made too few tricks, and pays alone", Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactSide.Bit(), Reads: table.Tricks.Bit(), While: factAlone.Bit(), Dues: shared | table.DueBete.Bit(), Bears: func(s *State, d *engine.Due) engine.Account {
			if d.From.Seat() != friend(s) || !s.Told(table.FactLost) {
				return engine.NoAccount
			}
			return table.Account(player(s))
		}}, On: func(s *State, f *engine.Fact, tricks int32) {
			if at := player(s); !won(s) && friend(s) != cards.NoSeat && s.Tally(table.Tricks, at) < tricks {
				s.Tell(factAlone, at)
			}
		}},
	{Question: q("own.forced", "How many must a player make who was forced by spadille?",
		"Whoever was forced to play by spadille bears the loss with the friend, however few tricks the player makes."),
		Rule: &Rule{Lifts: []string{"hombre/own.tricks"}, Hush: func(s *State, f *engine.Fact) bool { return forced(s) }}},
}

// total returns the sum of the amounts of the facts of a kind.
func total(s *State, kind engine.FactKind, counts func(f *engine.Fact) int32) (sum int32) {
	for f := s.Last(kind); f != nil; f = s.Prior(f) {
		sum += counts(f)
	}
	return sum
}
