package parts

import (
	"math/bits"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Meld is a combination of cards in a hand.
type Meld = table.Meld

// Ranked returns the rank of a meld: first by the number of its cards, then by the
// height of the highest.
func Ranked(many, high int) int32 { return int32(many)*64 + int32(high) }

// Run adds to a list the longest runs of at least that many cards of a suit that follow
// each other in the order of the cards.
func Run(s *State, list []Meld, hand cards.Set, least int, m Meld) []Meld {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		held := hand & cards.Lane(suit)
		if held.Len() < least {
			continue
		}
		var of [64]cards.Card // by height
		heights := uint64(0)
		for ; held != 0; held = held.Without() {
			c := held.First()
			of[s.Height(c)&63] = c
			heights |= 1 << (s.Height(c) & 63)
		}
		for heights != 0 {
			top := bits.Len64(heights)
			n := bits.LeadingZeros64(^(heights << (64 - top))) // this many follow each other
			if n >= least {
				run := m
				run.Rank = Ranked(n, top-1)
				for h := top - n; h < top; h++ {
					run.Cards |= of[h].Bit()
				}
				list = append(list, run)
			}
			heights &= 1<<(top-n) - 1
		}
	}
	return list
}

// Alike adds to a list the sets of at least that many cards of one face.
func Alike(s *State, list []Meld, hand cards.Set, least int, m Meld) []Meld {
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := hand & cards.Face(face); set.Len() >= least {
			m.Cards, m.Rank = set, Ranked(set.Len(), int(s.Height(set.First())))
			list = append(list, m)
		}
	}
	return list
}

// Suits adds to a list the cards of each suit of which a hand has at least that many.
func Suits(list []Meld, hand cards.Set, least int, m Meld) []Meld {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if set := hand & cards.Lane(suit); set.Len() >= least {
			m.Cards = set
			list = append(list, m)
		}
	}
	return list
}

// Whole adds certain cards to a list, if a hand has them all.
func Whole(list []Meld, hand, wanted cards.Set, m Meld) []Meld {
	if hand&wanted == wanted && wanted != 0 {
		m.Cards = wanted
		list = append(list, m)
	}
	return list
}

// Finder adds what a player may declare to a list. No two entries are declared by the
// same act with the same cards.
type Finder func(s *State, seat cards.Seat, list []Meld) []Meld

// Declaring returns a phase in which players declare melds by some kinds of act, in
// turn from eldest hand on, until each is done. Each meld is said as FactMeld, whose N
// says what it is. When everybody is done, FactDeclared is said. Rules decide what
// counts and what is good.
func Declaring(opens func(*State) bool, find Finder, kinds ...engine.ActKind) *table.Phase {
	p := &table.Phase{Word: "meld", Acts: engine.Acts(kinds...).With(table.ActDone.Bit()), Opens: opens, Quiet: true}
	p.Turn = func(s *State) cards.Seat { return s.Speak(Everybody(s)) }
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		s.Melds = find(s, seat, s.Melds[:0])
		for i := range s.Melds {
			if m := &s.Melds[i]; Declared(s, seat, m.Kind, m.Cards) == nil {
				o.AddCards(m.Act, m.Cards, 0)
			}
		}
		o.Add(table.ActDone)
	}
	p.Fits = func(s *State, a *engine.Act) string {
		if a.Kind == table.ActDone {
			return ""
		}
		if missing := declares(a) &^ s.Hand[a.Seat]; missing != 0 {
			return a.Seat.String() + " does not hold " + missing.First().Sign()
		}
		m := found(s, find, a)
		switch {
		case m == nil:
			return "these cards are nothing that can be declared so"
		case Declared(s, a.Seat, m.Kind, m.Cards) != nil:
			return "these cards were declared before"
		}
		return ""
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == table.ActDone {
			s.Spoke(a.Seat)
			return
		}
		if m := found(s, find, a); m != nil {
			Declares(s, a.Seat, m.Kind, m.Cards)
		}
	}
	p.End = func(s *State) { s.Note(table.FactDeclared, cards.NoSeat) }
	return p
}

// Showing returns a phase in which some players show what they have bet on, in turn,
// each everything at once. When it ends, end finds who has won.
func Showing(who func(*State) cards.SeatSet, find Finder, end func(*State)) *table.Phase {
	p := Declaring(nil, find, table.ActMeld)
	declare := p.Do
	p.Turn = func(s *State) cards.Seat { return s.Speak(who(s)) }
	p.Do = func(s *State, a *engine.Act) {
		declare(s, a)
		s.Spoke(a.Seat)
	}
	p.End = end
	return p
}

// declares returns the card or cards that an act declares.
func declares(a *engine.Act) cards.Set {
	if a.Cards == 0 && a.Card != cards.None {
		return a.Card.Bit()
	}
	return a.Cards
}

// found returns the meld that an act declares, or nil.
func found(s *State, find Finder, a *engine.Act) *Meld {
	s.Melds = find(s, a.Seat, s.Melds[:0])
	for i := range s.Melds {
		if m := &s.Melds[i]; m.Act == a.Kind && m.Cards == declares(a) {
			return m
		}
	}
	return nil
}

// Declares says that a player has declared cards as a meld of a kind.
func Declares(s *State, seat cards.Seat, kind int32, set cards.Set) *engine.Fact {
	f := s.Tell(table.FactMeld, seat)
	f.N, f.Cards, f.Card = kind, set, s.Highest(set)
	return f
}

// Declared returns the first fact that a player has declared a meld of a kind with
// those cards, or nil; without cards, any meld of the kind.
func Declared(s *State, seat cards.Seat, kind int32, set cards.Set) (first *engine.Fact) {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == kind && (set == 0 || f.Cards == set) {
			first = f
		}
	}
	return first
}

// PointBest prefers, of the points declared as melds of a kind, the one whose cards
// count most.
func PointBest(question game.Question, kind int32) Maker {
	question.Figures = Worths
	return Maker{Question: question, Make: func(t *game.Terms) *Rule {
		worth := table.Worths(t)
		return &Rule{Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			f := Declared(s, seat, kind, 0)
			if f == nil {
				return -1
			}
			return int(Sum(&worth, f.Cards))
		}}
	}}
}

// PointSuit refuses, as a player's point, cards of a suit of which that player has fewer
// than of another.
func PointSuit(act engine.ActKind) *Rule {
	return &Rule{Judges: act.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		hand := Held(s, a.Seat)
		for suit := cards.Spades; suit <= cards.Clubs; suit++ {
			if (hand & cards.Lane(suit)).Len() > a.Cards.Len() {
				return true
			}
		}
		return false
	}}
}

// PointEldest prefers, of equal points, that of the player nearest to the dealer's
// right.
var PointEldest = Maker{Question: game.Question{ID: "parts/point.eldest", Asks: "Who has the point where two are equal?",
	Answer: "Of equal points that of the player counts who is first to play."}, Rule: &Rule{
	Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return -s.Places(seat) }}}

// AskPoint asks which player who declared a point, as a meld of a kind, has the best
// one. The answer is FactBest, whose N is the kind.
func AskPoint(s *State, kind int32) {
	if have := s.Those(func(seat cards.Seat) bool { return Declared(s, seat, kind, 0) != nil }); have != 0 {
		s.Ask(table.AskPoint, have, engine.Fact{Kind: table.FactBest, N: kind})
	}
}

// BestEldest prefers, of equal hands, that of the player nearest to the dealer's
// right.
var BestEldest = Maker{Question: game.Question{ID: "parts/best.eldest", Asks: "Who has the best where two are equal?",
	Answer: "Of equals the player counts who is first to play."},
	Rule: &Rule{Asked: table.AskBest.Bit() | table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return -s.Places(seat) }}}
