// Package culbas plays le Cul-bas and le Papillon of the Académie. A player takes cards
// on the table with cards of the same kind, at le Papillon also with cards that count
// as much. A player who can take none lays the hand open for the others. Start at
// culbas.go and papillon.go; book.go has the book's answers.
package culbas

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the game's own questions begin with.
const family = "culbas"

var q, fig = game.Asking(family), parts.Fig

// What players do, in the order of the words of Acts; what the games do not share
// is the third.
const (
	actPair   engine.ActKind = table.OwnActs + iota // of Cards, Seat takes those that lie there with those held
	actLay                                          // Seat lays the hand open
	actChange                                       // Seat puts out Cards, all of a kind, for others
)

// What is said at the table besides.
const (
	factSpread engine.FactKind = table.OwnFacts + iota // N cards of the talon are laid out
	factTakes                                          // Seat takes Cards that lay there, with N of the hand, of which Card is one
	factSums                                           // cards up to the face N count their pips, and several are taken by one that counts as much
	factSpent                                          // nobody holds a card any more, and some are left in the talon
)

// phaseChanging is the place of the phase in which four cards are changed.
const phaseChanging = 0

// What lies open, as FactMeld has it.
const (
	kindTable int32 = 1 + iota // cards that may be taken
	kindLaid                   // a hand that was laid open
)

// CulBas returns the game.
func CulBas() *table.Game {
	g := &table.Game{
		Ident: "cul-bas", Kin: family, Title: "Le Cul-bas",
		Aims:     []string{"out", "pool.won"},
		Phases:   []*table.Phase{changing(), taking(nobody, parts.Ended)},
		Makers:   makers(),
		Acts:     []string{"pair", "cul-bas", "change"},
		Notable:  engine.Facts(table.FactWon, table.FactMeld, table.FactGiven),
		Spoken:   spoken,
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, 8), cards.Of(cards.Hearts, 8)},
	}
	g.Books = books(g)
	return g
}

// spoken returns what the players say at the table.
func spoken(st *record.Step) string {
	if st.Act == "cul-bas" {
		return "cul-bas"
	}
	return ""
}

// fours returns the cards of a hand that are all four of a kind, or none.
func fours(hand cards.Set) cards.Set {
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := cards.Face(face); hand&set == set {
			return set
		}
	}
	return 0
}

// changing returns the phase in which whoever has four cards of a kind may have others
// for them: nobody else is asked, and nobody hears of it who has them and keeps
// them. As many must be left in the talon as are then laid out.
func changing() *table.Phase {
	return &table.Phase{
		Word: "choose", Opens: parts.Opened(phaseChanging), Acts: engine.Acts(actChange, table.ActDone), Quiet: true, Secret: true,
		Turn: func(s *State) cards.Seat {
			var may cards.SeatSet
			for _, seat := range s.Round {
				if fours(s.Hand[seat]) != 0 && s.Left() >= 12 {
					may |= seat.Bit()
				}
			}
			return s.Speak(may)
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.AddCards(actChange, fours(s.Hand[seat]), 0)
			o.Add(table.ActDone)
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Kind == actChange && (a.Cards == 0 || a.Cards&^s.Hand[a.Seat] != 0) {
				return a.Seat.String() + " does not hold these cards"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			if a.Kind == table.ActDone { // whoever is given four of a kind again may change these, too
				s.Spoke(a.Seat)
				return
			}
			for set := a.Cards; set != 0; set = set.Without() {
				s.PutOut(a.Seat, set.First())
			}
			s.Replace(a.Seat, a.Cards.Len())
		},
	}
}

// taking returns the phase in which players take cards that lie there: each in turn,
// from whom the rules have begin and to the side that they say, until somebody is
// out of cards or all have laid theirs down. Where nobody holds a card any more,
// again says who begins anew; end is what follows on the last card.
func taking(again func(s *State) cards.Seat, end func(s *State)) *table.Phase {
	return &table.Phase{
		Word: "trade", Acts: engine.Acts(actPair, actLay),
		Begin: func(s *State) {
			if f := s.Seen(factSpread); f != nil {
				set := cards.Set(0)
				for range f.N {
					if c := s.Draw(); c != cards.None {
						set |= c.Bit()
					}
				}
				said := s.Tell(table.FactMeld, cards.NoSeat)
				said.Cards, said.N = set, kindTable
			}
			s.Note(table.FactPlaying, cards.NoSeat)
			s.Speaker = s.Leader()
		},
		Turn: func(s *State) cards.Seat {
			if s.Speaker == cards.NoSeat || s.Told(table.FactWon) {
				return cards.NoSeat
			}
			return s.Speaker
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			takes(s, seat, func(set cards.Set) bool {
				o.AddCards(actPair, set, 0)
				return true
			})
			o.Add(actLay)
		},
		Fits: func(s *State, a *engine.Act) string {
			own := a.Cards & s.Hand[a.Seat]
			switch {
			case a.Kind == actLay:
			case own == 0 || own == a.Cards:
				return "a card that lies there is taken with one that is held: name both"
			case a.Cards&^own&^lying(s) != 0:
				return (a.Cards &^ own &^ lying(s)).First().Sign() + " does not lie there"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			if own := a.Cards & s.Hand[a.Seat]; a.Kind == actPair {
				for set := own; set != 0; set = set.Without() {
					s.Tell(table.FactPlayed, a.Seat).Card = set.First()
				}
				s.Hand[a.Seat] &^= own
				said := s.Tell(factTakes, a.Seat)
				said.Card, said.Cards, said.N = own.First(), a.Cards&^own, int32(own.Len())
				s.Conclude()
			} else {
				s.Hand[a.Seat] = 0
			}
			if s.Speaker = following(s, a.Seat); s.Speaker == cards.NoSeat {
				s.Speaker = again(s)
			}
		},
		End: end,
	}
}

// nobody begins anew: whoever has no card has done.
func nobody(*State) cards.Seat { return cards.NoSeat }

// takes gives every way in which a player might take cards that lie there, those
// held and those taken together, and stops where yield is false: like by like,
// several of a kind at once, and where a rule says so what counts as much together.
// Which of them may be is for the rules to say.
func takes(s *State, seat cards.Seat, yield func(set cards.Set) bool) {
	lie, hand := lying(s), s.Hand[seat]
	most := uint8(0)
	if f := s.Seen(factSums); f != nil {
		most = uint8(f.N)
	}
	for set := hand; set != 0; set = set.Without() {
		c := set.First()
		like := lie & cards.Face(c.Face())
		for t := like; t != 0; t = t.Without() {
			if !yield(c.Bit() | t.First().Bit()) {
				return
			}
		}
		if like.Len() == 3 && !yield(c.Bit()|like) {
			return
		}
		if c.Face() <= most && !sums(lie, c.Face(), c.Bit(), yield) {
			return
		}
	}
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if own, like := hand&cards.Face(face), lie&cards.Face(face); own.Len() == 3 && like != 0 && !yield(own|like) {
			return
		}
	}
}

// sums gives each set of several cards of which the pips come to so much, with what
// it is taken by.
func sums(from cards.Set, pips uint8, with cards.Set, yield func(set cards.Set) bool) bool {
	if pips == 0 {
		return yield(with)
	}
	for ; from != 0; from = from.Without() {
		c := from.First()
		if n := c.Face(); n < pips || n == pips && with.Len() > 1 {
			if !sums(from.Without(), pips-n, with|c.Bit(), yield) {
				return false
			}
		}
	}
	return true
}

// following returns who is next after a player, of those who hold cards, or NoSeat.
func following(s *State, seat cards.Seat) cards.Seat {
	round := s.Seen(table.FactRound)
	for range s.N {
		switch {
		case round == nil || round.N == 0:
		case round.N > 0:
			seat = s.OnRight(seat)
		default:
			seat = s.OnLeft(seat)
		}
		if s.Hand[seat] != 0 {
			return seat
		}
	}
	return cards.NoSeat
}

// lying returns the cards that lie there to be taken.
func lying(s *State) (set cards.Set) {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.N == kindTable {
			set |= f.Cards
		}
	}
	for f := s.Last(factTakes); f != nil; f = s.Prior(f) {
		set &^= f.Cards
	}
	return set
}

// able reports whether a player may take anything that lies there.
func able(s *State, seat cards.Seat) (can bool) {
	takes(s, seat, func(set cards.Set) bool {
		can = !s.RefusesAct(engine.NewAct(actPair, seat).WithCards(set))
		return !can
	})
	return can
}

// laid returns how many cards a player has laid open.
func laid(s *State, seat cards.Seat) int32 {
	if f := s.SeenWith(table.FactMeld, seat, kindLaid); f != nil {
		return int32(f.Cards.Len())
	}
	return 0
}
