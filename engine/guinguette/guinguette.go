// Package guinguette plays la Guinguette, of the Académie: the queen of diamonds,
// sequences with which players vie, and four tricks for the cotillon, for which
// cards of the talon are cut. Start at Guinguette; makers.go has the rules, speaking.go
// the phase in which the cotillon is spoken for, and book.go the book's answers.
package guinguette

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is the prefix of the ids of the game's own questions.
const family = "guinguette"

// The boxes.
const (
	boxCotillon = iota
	boxGuinguette
	boxCabaret
)

// The game's own acts. A player who stirs the cotillon lifts part of the talon off
// and takes the card beneath.
const (
	actShow    engine.ActKind = table.OwnActs + iota // Seat shows Cards, one or three, for a box
	actHide                                          // Seat draws the box before showing them
	actCabaret                                       // Seat says that Seat has a cabaret
	actDemi                                          // Seat raises by demi-septiers
	actChopine                                       // Seat raises by chopines
	actPinte                                         // Seat raises by pintes
	actStir                                          // Seat stirs the cotillon
	actLift                                          // Seat, stirring, lifts N cards
	actAgain                                         // Seat wants the hand dealt again
	actKeep                                          // Seat does not want it
	actSuit                                          // Seat names spades as trumps; the next three name the other suits
)

// suits holds the acts that name trumps.
var suits = engine.Acts(actSuit, actSuit+1, actSuit+2, actSuit+3)

const (
	factGuinguette engine.FactKind = table.OwnFacts + iota // Card is the guinguette
	factCabaret                                            // a cabaret is N cards of a suit in sequence, the highest face being at most Amount
	factRaises                                             // Seat raises by Amount
	factCotillon                                           // the cotillon is called
	factCuts                                               // Seat takes the card under N others
)

// The kinds of a FactMeld.
const (
	kindGuinguette int32 = 1 + iota
	kindCabaret
	hidden // added to a kind: the box was drawn before the cards were shown
)

// dueStake is the class of what each player puts into the cotillon.
const dueStake = table.OwnDues

// choiceAgain is the choice whether a hand with too many cards dealt to
// somebody is dealt again.
const choiceAgain int32 = 0

// vie is the betting on cabarets.
var vie = parts.Vie{Among: announced, Raises: factRaises, Acts: []engine.ActKind{actDemi, actChopine, actPinte}, Most: 16, Box: boxCabaret}

// Guinguette returns the game.
func Guinguette() *table.Game {
	play := parts.Tricks(parts.Undertaken)
	play.End = parts.Ended
	g := &table.Game{
		Ident: "guinguette", Kin: family, Title: "La Guinguette",
		Aims:    []string{"guinguette.won", "game.won", "game.paid"},
		Phases:  []*table.Phase{showing(), announcing(), vie.Phase(func(s *State) bool { return announced(s).Len() > 1 }), drawing(), speaking(), play},
		Choices: []table.Choice{{Word: "choose", Acts: []engine.ActKind{actAgain, actKeep}}},
		Makers:  makers(),
		Acts:    []string{"show", "hide", "cabaret", "demi-septier", "chopine", "pinte", "stir", "lift", "again", "keep", "spades", "hearts", "diamonds", "clubs"},
		Needs:   []table.Need{{Kind: actStir, By: "stir.plays"}},
		Notable: engine.Facts(table.FactMeld, factRaises, factCuts, table.FactChose),
		Pools: []game.NamedPool{{Pool: "cotillon", Words: "the cotillon"}, {Pool: "guinguette", Words: "the guinguette"}, {Pool: "cabaret", Words: "the cabaret"},
			{Pool: game.Waits, Words: "the cotillons that are owed"}},
		Carries:  []table.Carried{table.Waiting},
		Equal:    []game.Alike{{Ruleset: "guinguette", ID: "parts/rank#ace", What: "14 for 13", Why: "a suit has thirteen cards: there is no place below the last"}},
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Diamonds, cards.Queen)},
	}
	g.Books = books(g)
	return g
}

// ways says how random hands are made.
type ways struct{}

// Ways returns what package play needs.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Star: star, Carry: carry, Amiss: amiss, Shuns: shuns}
}

// shuns reports whether an act is to draw a box before its cards are shown, or is one of
// eldest hand's that forgets to name trumps, law 11.
func shuns(s *State, a *engine.Act) bool {
	forgets := a.Kind == actStir || a.Kind == table.ActUndertake || a.Kind == table.ActPass
	return a.Kind == actHide || forgets && a.Seat == s.Eldest && !spoken(s).named
}

// showing returns the phase in which the guinguette is shown.
func showing() *table.Phase {
	p := parts.Declaring(nil, func(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		f := s.Seen(factGuinguette)
		if f == nil || s.Is(table.FactMeld, seat) {
			return list
		}
		list = parts.Whole(list, s.Hand[seat], f.Card.Bit(), parts.Meld{Act: actShow, Kind: kindGuinguette})
		return parts.Whole(list, s.Hand[seat], f.Card.Bit(), parts.Meld{Act: actHide, Kind: kindGuinguette + hidden})
	}, actShow, actHide)
	p.End = nil
	return p
}

// cabaret returns the best sequence of a hand that counts as a cabaret, or no
// cards. The ace is the lowest card here, as its face number is the lowest.
func cabaret(s *State, hand cards.Set) cards.Set {
	f := s.Seen(factCabaret)
	if f == nil {
		return 0
	}
	tops := hand
	for i := int32(1); i < f.N; i++ {
		tops &= hand << i
	}
	for face := uint8(f.Amount); face > 0 && tops != 0; face-- {
		if top := tops & cards.Face(face); top != 0 {
			run := top & -top
			for i := int32(1); i < f.N; i++ {
				run |= run >> 1
			}
			return run
		}
	}
	return 0
}

// announcing returns the phase in which players say that they have a cabaret.
func announcing() *table.Phase {
	return &table.Phase{
		Word: "bet", Acts: engine.Acts(actCabaret, table.ActDone), Quiet: true,
		Turn: func(s *State) cards.Seat { return s.Speak(parts.Everybody(s)) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(actCabaret)
			o.Add(table.ActDone)
		},
	}
}

// announced returns the players who have said that they have a cabaret.
func announced(s *State) cards.SeatSet { return s.SaidBy(actCabaret) }

// drawing returns the phase in which the winner of the cabaret's box shows the cabaret.
func drawing() *table.Phase {
	shown := func(s *State) bool {
		best := s.Seen(table.FactBest)
		return best == nil || parts.Declared(s, best.Seat, kindCabaret, 0) != nil || parts.Declared(s, best.Seat, kindCabaret+hidden, 0) != nil
	}
	return &table.Phase{
		Word: "bet", Acts: engine.Acts(actShow, actHide), Opens: func(s *State) bool { return announced(s) != 0 },
		Begin: func(s *State) {
			s.Ask(table.AskBest, announced(s)&s.All, engine.Fact{Kind: table.FactBest, N: kindCabaret})
		},
		Turn: func(s *State) cards.Seat {
			if shown(s) {
				return cards.NoSeat
			}
			return s.Who(table.FactBest)
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.AddCards(actShow, cabaret(s, s.Hand[seat]), 0)
			o.AddCards(actHide, cabaret(s, s.Hand[seat]), 0)
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Cards != cabaret(s, s.Hand[a.Seat]) {
				return "these cards are not the cabaret of " + a.Seat.String()
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			kind := kindCabaret
			if a.Kind == actHide {
				kind += hidden
			}
			parts.Declares(s, a.Seat, kind, a.Cards)
		},
	}
}

// weigh returns how likely a random player does an act.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case actShow, actCabaret, table.ActHold:
		return 12
	case actHide:
		return 2
	case table.ActFold, table.ActStand, actDemi, actChopine, actPinte:
		return 4
	case table.ActUndertake:
		return max(parts.Strength(s, a.Seat)-4, 1)
	case table.ActPass:
		return 9
	case actStir:
		return 5
	}
	if suits.Has(a.Kind) {
		return 3 * (s.Hand[a.Seat] & cards.Lane(cards.Suit(a.Kind-actSuit))).Len()
	}
	return 1
}

// amiss picks the player who is dealt too many cards.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	if a.Kind == table.ActMisdeal {
		a.To = s.Round[src.Below(s.N)]
	}
	return true
}

// star returns a sequence, or four high cards of a suit.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	if src.One(2) {
		top := uint8(7 + src.Below(5))
		return cards.Of(suit, top).Bit() | cards.Of(suit, top-1).Bit() | cards.Of(suit, top-2).Bit()
	}
	return cards.Of(suit, cards.King).Bit() | cards.Of(suit, cards.Queen).Bit() | cards.Of(suit, cards.Knave).Bit() | cards.Of(suit, cards.Ten).Bit()
}

// carry sets up what random hands find: boxes not drawn, and cotillons owed.
func carry(s *State, src *table.Source) {
	parts.Undrawn(s, src, 3, 2)
	for range src.Below(4) - 1 {
		s.Wait(int32(1 + src.Below(12)))
	}
}
