package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Once returns the turn of a phase in which one player does one thing.
func Once(who func(*State) cards.Seat) func(*State) cards.Seat {
	return func(s *State) cards.Seat {
		if s.Spoken != 0 {
			return cards.NoSeat
		}
		return who(s)
	}
}

// Speaking returns a phase in which players speak once, in turn from eldest hand on,
// until somebody undertakes the game or nobody does.
func Speaking(word string, opens func(*State) bool, who func(*State) cards.SeatSet, kinds ...engine.ActKind) *table.Phase {
	p := &table.Phase{Word: word, Acts: engine.Acts(kinds...), Opens: opens}
	p.Turn = func(s *State) cards.Seat {
		if s.Said.Kind != table.ActPass {
			return cards.NoSeat
		}
		return s.Speak(who(s))
	}
	p.May = func(s *State, seat cards.Seat, o *table.Options) { o.AddEach(kinds) }
	p.End = func(s *State) {
		if !s.Told(table.FactUndertakes) {
			s.Tell(table.FactPassed, cards.NoSeat).N = int32(s.PhaseNo())
			s.Conclude()
		}
	}
	return p
}

// Everybody returns every player of this hand.
func Everybody(s *State) cards.SeatSet { return s.All }

// Undertaken reports whether a player has undertaken the game.
func Undertaken(s *State) bool { return s.Told(table.FactUndertakes) }

// SpeakPlay makes the player who says "I play" the one who undertakes the game.
var SpeakPlay = Maker{Question: game.Question{ID: "parts/speak.play", Asks: "What does a player undertake who says “I play”?",
	Answer: "Whoever says “I play” plays against all the others."}, Head: "The speaking",
	Says: "{seat} plays", Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActUndertake, On: Tells(table.FactUndertakes)}}

// SpeakFinal keeps players to what they said: a player who has passed may not play, and
// one who plays may not pass. When a second card is turned for trumps, players may
// speak anew.
var SpeakFinal = Maker{Question: game.Question{ID: "parts/speak.final", Asks: "May a player who has spoken speak otherwise?",
	Answer: "Whoever has passed may not play, and whoever plays may not pass."}, Rule: &Rule{
	Judges: engine.Acts(table.ActUndertake, table.ActPass), Refuse: func(s *State, a *engine.Act) bool {
		if a.Kind == table.ActPass {
			return s.Is(table.FactUndertakes, a.Seat)
		}
		return Passed(s, a.Seat)
	}}}

// Passed reports whether a player has passed since trumps were turned.
func Passed(s *State, seat cards.Seat) bool {
	turned := s.Seen(table.FactTurned)
	for f := s.Last(table.FactSaid); f != nil && (turned == nil || f.Clock > turned.Clock); f = s.Prior(f) {
		if f.Seat == seat && f.N == int32(table.ActPass) {
			return true
		}
	}
	return false
}

// Strength returns how good a hand is to play on, in tenths of a trick.
func Strength(s *State, seat cards.Seat) int {
	n := 0
	for set := s.Hand[seat]; set != 0; set = set.Without() {
		c := set.First()
		switch {
		case s.Trumps().Has(c):
			n += 5 + int(s.Height(c))/3
		case c.Face() == cards.King:
			n += 6
		case c.Face() == cards.Queen:
			n += 3
		}
	}
	return n
}

// Holder returns who was dealt a card, or NoSeat.
func Holder(s *State, c cards.Card) cards.Seat {
	for _, seat := range s.Round {
		if c != cards.None && s.Dealt[seat].Has(c) {
			return seat
		}
	}
	return cards.NoSeat
}
