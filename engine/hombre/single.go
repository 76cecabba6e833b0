package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Who has won where each plays for himself: the player alone against the others,
// one of whom may win what the player loses.

// parted reports whether a player has made n tricks and each of the others
// fewer.
func parted(s *State, seat cards.Seat, n int32) bool {
	if s.Tally(table.Tricks, seat) != n {
		return false
	}
	for _, other := range s.Round {
		if other != seat && s.Tally(table.Tricks, other) >= n {
			return false
		}
	}
	return true
}

// wins returns a maker by which the player wins with so many tricks, where a
// condition holds.
func wins(question game.Question, where func(s *State, seat cards.Seat, n int32) bool) *Maker {
	question.Figures = []part{{Name: "tricks", Means: "the player's"}}
	return &Maker{Question: question, Head: "The game", Says: "{seat} wins the game", Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, n int32) {
			if at := player(s); where(s, at, n) {
				s.Tell(table.FactWon, at).Seats = at.Bit()
			}
		}}
}

// codilles returns the same for one of the others, when the player has lost.
func codilles(question game.Question, where func(s *State, seat cards.Seat, n int32) bool) *Maker {
	question.Figures = []part{{Name: "tricks", Means: "the winner's"}}
	return &Maker{Question: question, Says: "it is a codille", Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, n int32) {
			for _, seat := range s.Round {
				if seat != f.Seat && where(s, seat, n) {
					s.Tell(factCodille, f.Seat).Seats = seat.Bit()
				}
			}
		}}
}

// makes reports whether a player has made at least n tricks.
func makes(s *State, seat cards.Seat, n int32) bool { return s.Tally(table.Tricks, seat) >= n }

// singly lists the questions about who has won where each plays alone.
var singly = []*Maker{
	wins(q("tricks.won", "How many tricks win?",
		"The player wins with {tricks word} tricks."), makes),
	wins(q("tricks.parted", "Do fewer tricks win where the others share the rest?",
		"The player wins with {tricks word} tricks, too, where of the others one makes two and the other three."), parted),
	{Question: q("tricks.lost", "When does the player lose?",
		"A player who does not win loses."), Not: "{seat} loses the game",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if !s.Told(table.FactWon) {
				s.Tell(table.FactLost, player(s)).Seats = player(s).Bit()
			}
		}}},
	codilles(q("codille.won", "How many tricks win codille?",
		"One of the others wins codille with {tricks word} tricks."), makes),
	codilles(q("codille.parted", "Do fewer tricks win codille where the rest is shared?",
		"One of the others wins codille with {tricks word} tricks, too, where the rest is shared two and three."), parted),
	{Question: q("remise.equal", "When is the game lost by remise where each plays alone?",
		"It is a remise where two or more make the most tricks alike."), Says: "it is a remise",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if _, alone := mostTricks(s); !alone {
				s.Tell(factRemise, f.Seat)
			}
		}}},
}

// mostTricks returns the most tricks that anybody has made, and whether only
// one player has so many.
func mostTricks(s *State) (most int32, alone bool) {
	for _, seat := range s.Round {
		switch n := s.Tally(table.Tricks, seat); {
		case n > most:
			most, alone = n, true
		case n == most:
			alone = false
		}
	}
	return most, alone
}
