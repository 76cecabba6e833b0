package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// Meld is a combination of cards in a hand.
type Meld struct {
	Kind  int32 // the game's number for what it is
	Cards cards.Set
	High  uint8 // the height of its best card
	Worth int32 // what its cards count, of a point
}

// Run is the longest runs of at least so many cards of a suit that follow each
// other in the order of the cards.
func Run(s *State, hand cards.Set, least int, kind int32) []Meld {
	var list []Meld
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		var run cards.Set
		high, was := uint8(0), uint8(0)
		flush := func() {
			if run.Len() >= least {
				list = append(list, Meld{Kind: kind, Cards: run, High: high})
			}
			run = 0
		}
		for held := hand & cards.Lane(suit); held != 0; {
			c := s.Highest(held)
			held &^= c.Bit()
			if run != 0 && s.Steps(c, was) != 1 {
				flush()
			}
			if run == 0 {
				high = s.Height(c)
			}
			run |= c.Bit()
			was = s.Height(c)
		}
		flush()
	}
	return list
}

// Alike is the sets of at least so many cards of one face, of those faces.
func Alike(s *State, hand cards.Set, least int, of cards.Set, kind int32) []Meld {
	var list []Meld
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := hand & of & cards.Face(face); set.Len() >= least {
			list = append(list, Meld{Kind: kind, Cards: set, High: s.Height(set.First())})
		}
	}
	return list
}

// Point is the cards of each suit of which a hand has at least so many, with
// what they count.
func Point(s *State, hand cards.Set, least int, kind int32) []Meld {
	var list []Meld
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if set := hand & cards.Lane(suit); set.Len() >= least {
			list = append(list, Meld{Kind: kind, Cards: set, High: s.Height(s.Highest(set)), Worth: Worth(s, set)})
		}
	}
	return list
}

// Whole is the set of certain cards, where a hand has them all.
func Whole(hand, wanted cards.Set, kind int32) []Meld {
	if hand&wanted != wanted {
		return nil
	}
	return []Meld{{Kind: kind, Cards: wanted}}
}

// Declaring is a phase in which players declare melds one after another, in
// turn from eldest hand on, and say when they have done. What is declared is
// told as FactMeld: N says what it is, Amount what its cards count.
func Declaring(opens func(*State) bool, find func(s *State, seat cards.Seat) []Meld) *table.Phase {
	return &table.Phase{
		Word: "meld", Acts: table.ActMeld.Bit() | table.ActDone.Bit(), Opens: opens,
		Turn: func(s *State) cards.Seat { return s.Speak(Everybody(s)) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for _, m := range find(s, seat) {
				if !declared(s, seat, m.Kind, m.Cards) {
					o.AddCards(table.ActMeld, m.Cards, int16(m.Kind))
				}
			}
			o.Add(table.ActDone)
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Kind != table.ActMeld || a.Cards == 0 {
				return ""
			}
			if missing := a.Cards &^ s.Hand[a.Seat]; missing != 0 {
				return a.Seat.String() + " does not hold " + missing.First().Sign()
			}
			for _, m := range find(s, a.Seat) {
				if m.Cards == a.Cards && (a.N[0] == 0 || int32(a.N[0]) == m.Kind) {
					a.N[0] = int16(m.Kind)
					return ""
				}
			}
			return "these cards are nothing that can be declared"
		},
		Do: func(s *State, a *engine.Act) {
			if a.Kind == table.ActDone {
				s.Spoke(a.Seat)
				return
			}
			f := engine.Fact{Kind: table.FactMeld, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: a.Cards, N: int32(a.N[0])}
			for _, m := range find(s, a.Seat) {
				if m.Kind == f.N && m.Cards == f.Cards {
					f.Amount, f.Card = m.Worth, s.Highest(m.Cards)
				}
			}
			s.Say(&f)
		},
	}
}

// declared reports whether a player has declared a meld.
func declared(s *State, seat cards.Seat, kind int32, set cards.Set) bool {
	for i := s.From(table.FactMeld); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == table.FactMeld && f.Seat == seat && f.N == kind && f.Cards == set {
			return true
		}
	}
	return false
}
