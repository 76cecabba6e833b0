// Package coucou plays le Coucou of the Académie. Every player has one card and may
// force the neighbour to exchange it; the lowest card pays. Start at coucou.go; book.go
// has the book's answers.
package coucou

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
)

// family is what the ids of the game's own questions begin with.
const family = "coucou"

var q, fig = game.Asking(family), parts.Fig

// What is said at the table besides.
const (
	factTour    engine.FactKind = table.OwnFacts + iota // the round is made
	factLast                                            // the round ends with Seat
	factAsks                                            // Seat asks Taker to change cards
	factChanges                                         // Seat changes cards with Taker
	factServed                                          // Seat is given the top card of the talon
	factCoucou                                          // Seat says coucou to Leader
	factThree                                           // Seat chooses among N cards
	factLowest                                          // Seats have the lowest card
	factLeaves                                          // Seat has lost every counter
)

// What players do besides, in the order of the words of Acts.
const (
	actAsk  = table.OwnActs + iota // Seat asks to be contented
	actPick                        // Seat keeps Card of several
)

// Coucou returns the game.
func Coucou() *table.Game {
	g := &table.Game{
		Ident: "coucou", Kin: family, Title: "Le Coucou",
		Aims:     []string{"lowest.all", "match.won", "pool.won"},
		Phases:   []*table.Phase{contenting(), choosing()},
		Makers:   makers(),
		Acts:     []string{"ask", "pick"},
		Words:    []table.Word{{Kind: table.ActPass, Word: "content"}},
		Notable:  engine.Facts(factCoucou, factServed, factLeaves, table.FactMatch),
		Waits:    gone,
		Spoken:   spoken,
		Carries:  []table.Carried{{Name: nameLost, Each: true}},
		Keeps:    keeps,
		Unfit:    unfit,
		Tells:    table.UntoldBy(leavesID, table.FactNextDealer.Bit()), // who deals has not left
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.King), cards.Of(cards.Hearts, cards.Ace)},
	}
	g.Books = books(g)
	return g
}

// spoken returns what the players say at the table.
func spoken(st *record.Step) string {
	switch st.Act {
	case "content":
		return "satisfied"
	case "ask":
		return "satisfy me"
	}
	return ""
}

// contenting returns the phase in which players change cards: each in turn, to the
// right, is content or asks to be contented, from whom the rules have begin to
// whom they have end. Whom one asks, and what becomes of it, is for rules to
// say.
func contenting() *table.Phase {
	return &table.Phase{
		Word: "trade", Acts: engine.Acts(table.ActPass, actAsk),
		Begin: func(s *State) {
			s.Note(table.FactPlaying, cards.NoSeat)
			s.Speaker = s.Leader()
		},
		Turn: func(s *State) cards.Seat {
			if s.Speaker == cards.NoSeat || s.Spoken.Has(s.Speaker) || s.Is(factLast, s.Speaker) {
				return cards.NoSeat
			}
			return s.Speaker
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(table.ActPass)
			o.Add(actAsk)
		},
		Do: func(s *State, a *engine.Act) {
			if f := s.SeenOf(factChanges, a.Seat); f != nil {
				change(s, a.Seat, f.Taker)
			}
			if s.Is(factServed, a.Seat) {
				serve(s, a.Seat)
			}
			s.Spoke(a.Seat)
		},
		End: func(s *State) {
			s.Note(factTour, s.Dealer)
		},
	}
}

// change has two players change cards: each has seen the other's.
func change(s *State, seat, other cards.Seat) {
	mine, theirs := s.Hand[seat], s.Hand[other]
	for _, gift := range [...]struct {
		from, to cards.Seat
		set      cards.Set
	}{{seat, other, mine}, {other, seat, theirs}} {
		for set := gift.set; set != 0; set = set.Without() {
			s.PassCard(gift.from, gift.to, set.First())
		}
		s.Tell(table.FactKnows, gift.from).Cards = gift.set
		s.Conclude()
	}
}

// serve gives a player the top card of the talon, and lays the player's own aside.
func serve(s *State, seat cards.Seat) {
	if c := s.Draw(); c != cards.None {
		s.ThrowUp(seat)
		s.Hand[seat] = c.Bit()
	}
}

// choosing returns the phase in which whom the rules let do so takes cards of the
// talon and keeps one of them. When it ends the cards are laid open.
func choosing() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: actPick.Bit(), Secret: true,
		Begin: func(s *State) {
			if f := s.Seen(factThree); f != nil {
				for s.Hand[f.Seat].Len() < int(f.N) {
					c := s.Draw()
					if c == cards.None {
						break
					}
					s.Hand[f.Seat] |= c.Bit()
				}
			}
		},
		Turn: func(s *State) cards.Seat {
			if f := s.Seen(factThree); f != nil && s.Hand[f.Seat].Len() > 1 {
				return f.Seat
			}
			return cards.NoSeat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for set := s.Hand[seat]; set != 0; set = set.Without() {
				o.AddCard(actPick, set.First())
			}
		},
		Fits: parts.Lacks,
		Do: func(s *State, a *engine.Act) {
			for set := s.Hand[a.Seat] &^ a.Card.Bit(); set != 0; set = set.Without() {
				s.PutOut(a.Seat, set.First())
			}
		},
		End: func(s *State) {
			s.Note(table.FactEnd, cards.NoSeat)
			if shown := s.Those(func(seat cards.Seat) bool { return s.Hand[seat] != 0 }); shown != 0 {
				s.AskAll(table.AskLowest, shown, engine.Fact{Kind: factLowest})
				s.Conclude()
			}
			s.Note(table.FactDecided, cards.NoSeat)
		},
	}
}
