package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Opened reports whether a rule has opened the phase with that number.
func Opened(no int32) func(*State) bool {
	return func(s *State) bool { return s.SeenWith(table.FactOpens, cards.NoSeat, no) != nil }
}

// Bottom is the turning of the bottom card of the talon for trumps when all have
// passed: a player asks for it, and players speak anew. The phases in which players may
// ask have odd numbers from 1 on, and each is followed by the phase in which players
// speak.
type Bottom struct {
	Act  engine.ActKind  // the act by which a player asks for it
	Went engine.FactKind // somebody has asked; Card is to be turned
	By   game.Role       // who turns it, if that matters
}

// Asking returns the phase in which every player may ask for the bottom card when all
// have passed. If the rules allow nobody to, it is over at once.
func (b Bottom) Asking(no int32) *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(b.Act, table.ActPass), Opens: Opened(no),
		Turn: func(s *State) cards.Seat {
			seat := s.Speak(Everybody(s))
			if seat != cards.NoSeat && s.Spoken == 0 && s.Refuses(b.Act, seat) {
				return cards.NoSeat
			}
			return seat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(b.Act)
			o.Add(table.ActPass)
		},
		End: func(s *State) {
			if _, waits := b.Asked(s); waits {
				next := s.Bottom - 1 - b.Times(s)
				s.Tell(b.Went, cards.NoSeat).Card = s.Talon[next]
				s.Conclude()
			}
		},
	}
}

// Asked returns those who last asked for the bottom card, and whether it is still to
// be turned for them.
func (b Bottom) Asked(s *State) (set cards.SeatSet, waits bool) {
	for i := s.From(table.FactSaid); i < len(s.Facts); i++ {
		switch f := &s.Facts[i]; {
		case f.Kind == b.Went:
			waits = false
		case f.Kind == table.FactSaid && f.N == int32(b.Act):
			if !waits {
				set, waits = 0, true
			}
			set |= f.Seat.Bit()
		}
	}
	return set, waits
}

// Times returns how many times a bottom card was turned.
func (b Bottom) Times(s *State) (n int) {
	for f := s.Last(b.Went); f != nil; f = s.Prior(f) {
		n++
	}
	return n
}

// MayBe returns the question whether the bottom card may be turned, while one is left
// under the card that lies turned up.
func (b Bottom) MayBe(question game.Question) Maker {
	return Maker{Question: question, Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) {
		n, left := b.Times(s), s.Left()
		if InTalon(s, s.Turned) {
			left--
		}
		if left > n {
			s.Tell(table.FactOpens, cards.NoSeat).N = int32(1 + 2*n)
		}
	}}}
}

// Trumps returns the question which card makes trumps then.
func (b Bottom) Trumps(question game.Question, says string) Maker {
	return Maker{Question: question, Says: says, Rule: &Rule{Hears: b.Went.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactTurned, s.SeatOf(b.By, f)).Card = f.Card
		s.Tell(table.FactTrump, cards.NoSeat).Card = f.Card
		s.Tell(table.FactOpens, cards.NoSeat).With(f.Card, int32(2*b.Times(s)))
	}}}
}

// Most returns the question how many cards may be turned this way, which is its only
// figure.
func (b Bottom) Most(question game.Question) Maker {
	question.Figures = []part{{Name: "cards", Means: "the most that may be turned"}}
	return Maker{Question: question, Rule: &Rule{Judges: b.Act.Bit()},
		Refuse: func(s *State, a *engine.Act, most int32) bool { return b.Times(s) >= int(most) }}
}
