// Package culbas plays le Cul-bas, of the Académie: cards on the table are taken by
// cards of the same kind, and whoever can take none lays the hand open for the
// others.
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

var q = game.Asking(family)

// What players do, in the order of the words of Acts.
const (
	actPair   engine.ActKind = table.OwnActs + iota // of Cards, Seat takes those that lie there with those held
	actLay                                          // Seat lays the hand open
	actChange                                       // Seat puts out Cards, all of a kind, for others
)

// What is said at the table besides.
const (
	factSpread engine.FactKind = table.OwnFacts + iota // N cards of the talon are laid out
	factTakes                                          // Seat takes Cards that lay there
)

// phaseChanging is the place of the phase in which four cards are changed.
const phaseChanging = 0

// What lies open, as FactMeld has it.
const (
	kindTable int32 = 1 + iota // cards that may be taken
	kindLaid                   // a hand that was laid open
)

// CulBas is the game.
func CulBas() *table.Game {
	g := &table.Game{
		Ident: "cul-bas", Kin: family, Title: "Le Cul-bas",
		Phases:   []*table.Phase{changing(), taking()},
		Makers:   makers(),
		Acts:     []string{"pair", "cul-bas", "change"},
		Notable:  engine.Facts(table.FactWon, table.FactMeld, table.FactGiven),
		Spoken:   spoken,
		Ways:     ways{},
		Unsaid:   unsaid{},
		Pictured: []cards.Card{cards.Of(cards.Spades, 8), cards.Of(cards.Hearts, 8)},
	}
	g.Books = books(g)
	return g
}

// spoken is what the players say at the table.
func spoken(st *record.Step) string {
	if st.Act == "cul-bas" {
		return "cul-bas"
	}
	return ""
}

// fours is the cards of a hand that are all four of a kind, or none.
func fours(hand cards.Set) cards.Set {
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := cards.Face(face); hand&set == set {
			return set
		}
	}
	return 0
}

// changing is the phase in which whoever has four cards of a kind may have others
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

// taking is the phase in which players take cards that lie there: each in turn,
// from whom the rules have begin and to the side that they say, until somebody is
// out of cards or all have laid theirs down.
func taking() *table.Phase {
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
				s.Say(&engine.Fact{Kind: table.FactMeld, Seat: cards.NoSeat, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: set, N: kindTable})
			}
			s.Note(&engine.Fact{Kind: table.FactPlaying, Seat: cards.NoSeat, Leader: cards.NoSeat, Taker: cards.NoSeat})
			s.Speaker = s.Leader()
		},
		Turn: func(s *State) cards.Seat {
			if s.Speaker == cards.NoSeat || s.Seen(table.FactWon) != nil {
				return cards.NoSeat
			}
			return s.Speaker
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			lie := lying(s)
			for set := s.Hand[seat]; set != 0; set = set.Without() {
				c := set.First()
				like := lie & cards.Face(c.Face())
				for t := like; t != 0; t = t.Without() {
					o.AddCards(actPair, c.Bit()|t.First().Bit(), 0)
				}
				if like.Len() == 3 {
					o.AddCards(actPair, c.Bit()|like, 0)
				}
			}
			for face := uint8(cards.Ace); face <= cards.King; face++ {
				if own, like := s.Hand[seat]&cards.Face(face), lie&cards.Face(face); own.Len() == 3 && like != 0 {
					o.AddCards(actPair, own|like, 0)
				}
			}
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
					s.Say(&engine.Fact{Kind: table.FactPlayed, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Card: set.First()})
				}
				s.Hand[a.Seat] &^= own
				s.Note(&engine.Fact{Kind: factTakes, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: a.Cards &^ own})
			} else {
				s.Hand[a.Seat] = 0
			}
			s.Speaker = following(s, a.Seat)
		},
		End: func(s *State) {
			s.Note(&engine.Fact{Kind: table.FactEnd, Seat: cards.NoSeat})
			s.Note(&engine.Fact{Kind: table.FactDecided, Seat: cards.NoSeat})
		},
	}
}

// following is who is next after a player, of those who hold cards, or NoSeat.
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

// lying is the cards that lie there to be taken.
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

// able reports whether a player holds a card of a kind that lies there.
func able(s *State, seat cards.Seat) bool {
	for set := lying(s); set != 0; set = set.Without() {
		if s.Hand[seat]&cards.Face(set.First().Face()) != 0 {
			return true
		}
	}
	return false
}

// laid is how many cards a player has laid open.
func laid(s *State, seat cards.Seat) int32 {
	if f := s.SeenWith(table.FactMeld, seat, kindLaid); f != nil {
		return int32(f.Cards.Len())
	}
	return 0
}
