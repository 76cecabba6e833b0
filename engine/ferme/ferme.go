// Package ferme plays the games in which players draw cards to come near a number
// without passing it: la Belle, le Flux et le Trente-un, and la Ferme, all of the
// Académie. Start at belle.go and farm.go; bellebook.go and farmbook.go have the books'
// answers.
package ferme

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

// family is what the ids of the family's own questions begin with.
const family = "ferme"

var q, fig = game.Asking(family), parts.Fig

// What is said at the table besides.
const (
	factNumber  engine.FactKind = table.OwnFacts + iota // N is the number for which players draw
	factCards                                           // Seat has received Cards, in round N; 0 where they were dealt
	factSource                                          // cards are drawn from the top of the talon, or where N is 1 from the bottom
	factStands                                          // Seat draws no more
	factOver                                            // Seat has passed the number by N
	factReached                                         // Seat has the number, and is to say so
	factNearest                                         // Seats are nearest to it
	factFace                                            // N cards are turned up for each
	factShown                                           // Card was turned up for Seat
	factBelle                                           // Seats have the highest of them
	factSought                                          // players look for a flux
	factFlux                                            // Seat has a flux, Cards
	factBest                                            // Seats have the strongest
	factNone                                            // nobody has one
	factUnheld                                          // its box is put off
	factStays                                           // what lies in a box stays there: Seats are equal
	factFarm                                            // Seat dispossesses the farmer
	factPrice                                           // Seat has offered N for the farm, more than anybody before
)

// What players do besides, in the order of the words of acts.
const (
	actCard     = table.OwnActs + iota // Seat asks for a card
	actAnnounce                        // Seat says that he has the number
	actBid                             // Seat offers N for the farm
)

var acts = []string{"card", "announce", "bid"}

// spoken returns what the players say at the table.
func spoken(st *record.Step) string {
	switch st.Act {
	case "card":
		return "a card"
	case "stand":
		return "enough"
	case "announce":
		return "thirty-one"
	}
	return ""
}

// drawing returns the phase in which players draw cards of the talon: in turn from
// whom the rules have begin, as many at a turn as they say. Whoever has the
// number, and by the rules is to say so, is asked for that first. The phase is
// over when nobody is left who may draw, or everybody has stood since a card was
// drawn, or the talon is spent. What lies there before is for serve, and who has
// won what for end.
func drawing(serve, end func(*State)) *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(table.ActStand, actCard, actAnnounce),
		Begin: func(s *State) {
			serve(s)
			s.Note(table.FactPlaying, cards.NoSeat)
			s.Speaker, s.Served = s.Leader(), 1
		},
		Turn: func(s *State) cards.Seat {
			if seat := untold(s); seat != cards.NoSeat {
				return seat
			}
			if s.Left() == 0 {
				return cards.NoSeat
			}
			return drawer(s, s.Speaker)
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(actCard)
			o.Add(table.ActStand)
			if seat == untold(s) {
				o.Add(actAnnounce)
			}
		},
		Do: func(s *State, a *engine.Act) {
			switch a.Kind {
			case table.ActStand:
				s.Spoken |= a.Seat.Bit()
				pass(s, a.Seat)
			case actAnnounce:
				s.Spoken |= a.Seat.Bit()
			case actCard:
				s.Spoken = 0
				give(s, a.Seat)
				if f := s.Seen(table.FactRound); f.Amount > 0 && drawn(s, a.Seat, int32(s.Served)) >= f.Amount {
					pass(s, a.Seat)
				}
			}
		},
		End: func(s *State) {
			s.Note(table.FactEnd, cards.NoSeat)
			end(s)
			s.Conclude()
			s.Note(table.FactDecided, cards.NoSeat)
		},
	}
}

// counted has the cards counted that were dealt.
func counted(s *State) {
	var room [cards.Seats]cards.Seat
	for _, seat := range inTurn(s, &room) {
		s.Tell(factCards, seat).Cards = s.Hand[seat]
		s.Conclude()
	}
}

// inTurn returns the players who were dealt cards, from the eldest on.
func inTurn(s *State, room *[cards.Seats]cards.Seat) []cards.Seat {
	n, seat := 0, s.Eldest
	for range s.Round {
		if s.Dealt[seat] != 0 {
			room[n] = seat
			n++
		}
		seat = s.Right(seat)
	}
	return room[:n]
}

// untold returns who has the number and has not yet said so as the rules want it, or
// NoSeat.
func untold(s *State) cards.Seat {
	for i := s.From(factReached); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == factReached && !s.SaidBy(actAnnounce).Has(f.Seat) {
			return f.Seat
		}
	}
	return cards.NoSeat
}

// drawer returns the first player from one on who may still draw, or NoSeat.
func drawer(s *State, from cards.Seat) cards.Seat {
	if from == cards.NoSeat || !s.Told(table.FactRound) || !s.Told(factSource) {
		return cards.NoSeat
	}
	for range s.N {
		if s.Hand[from] != 0 && !s.Spoken.Has(from) && !s.Is(factStands, from) && !s.Is(factOver, from) {
			return from
		}
		from = follows(s, from)
	}
	return cards.NoSeat
}

// follows returns who draws after a player.
func follows(s *State, seat cards.Seat) cards.Seat {
	if s.Seen(table.FactRound).N < 0 {
		return s.Before(seat)
	}
	return s.Right(seat)
}

// pass has the next player draw, and counts the rounds.
func pass(s *State, seat cards.Seat) {
	if !s.Told(table.FactRound) {
		return
	}
	next := drawer(s, follows(s, seat))
	if next != cards.NoSeat && s.Places(next) <= s.Places(seat) {
		s.Served++
	}
	s.Speaker = next
}

// give gives a player a card of the talon.
func give(s *State, seat cards.Seat) {
	under := 0
	if s.Seen(factSource).N == 1 {
		under = s.Left() - 1
	}
	if c := s.DrawUnder(under); c != cards.None {
		s.Hand[seat] |= c.Bit()
		said := s.Tell(factCards, seat)
		said.Card, said.Cards, said.N = c, c.Bit(), int32(s.Served)
		said.RestOn(engine.Facts(factSource, table.FactRound))
		s.Conclude()
	}
}

// drawn returns how many cards a player has drawn in a round.
func drawn(s *State, seat cards.Seat, round int32) (n int32) {
	for f := s.Last(factCards); f != nil && f.N == round; f = s.Prior(f) {
		if f.Seat == seat {
			n++
		}
	}
	return n
}

// within returns the players who have not passed the number; those of whose hand
// nothing is known are left out.
func within(s *State) cards.SeatSet {
	return s.Those(func(seat cards.Seat) bool { return s.Hand[seat] != 0 && !s.Is(factOver, seat) })
}
