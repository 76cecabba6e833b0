package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// actChange is that a player changes a card with the bank.
const actChange = table.OwnActs

// What is said of the trade at Commerce: the first by the phase, the others by rules.
const (
	factChanges = factPoint + 1 + iota // Seat changes Card with Taker, or where that is nobody with the bank
	factAfter                          // whoever has changed a card may lay the hand open before the next speaks
	factStopped                        // Seat has laid a hand open, and nobody changes any more
)

// Commerce returns the game of which Ma commère is a likeness.
func Commerce() *table.Game {
	g := &table.Game{
		Ident: "commerce", Kin: family, Title: "Le Commerce",
		Aims:     []string{"pool.won", "banker.loses"},
		Phases:   []*table.Phase{commercing()},
		Makers:   commerceMakers(),
		Acts:     []string{"change"},
		Spoken:   commerceSpoken,
		Notable:  engine.Facts(factTricon, factSequence, factPoint),
		Tells:    table.Untold(table.FactWon.Bit()), // by what it wins was told when the hands were compared
		Ways:     commerceWays{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ace), cards.Of(cards.Hearts, cards.King)},
	}
	g.Books = commerceBooks(g)
	return g
}

// commerceSpoken returns what the players say at the table.
func commerceSpoken(st *record.Step) string {
	if st.Act == "change" {
		return "for money"
	}
	return ""
}

// commercing returns the phase in which each in turn changes a card, with the bank or
// with a neighbour, or lays the hand open. Who begins, which way it goes, what
// may be laid open, what the bank gives and what ends the trade are for rules to
// say.
func commercing() *table.Phase {
	return &table.Phase{
		Word: "trade",
		Acts: engine.Acts(table.ActGive, actChange, table.ActLay, table.ActPass), Secret: true,
		Begin: func(s *State) { beginTrade(s) },
		Turn:  func(s *State) cards.Seat { return s.Table.Turn },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			if s.Giver != cards.NoSeat || !s.Spoken.Has(seat) {
				o.Offer(table.ActGive, s.Hand[seat])
			}
			if s.Giver == cards.NoSeat {
				if !s.Spoken.Has(seat) {
					for set := s.Hand[seat]; set != 0; set = set.Without() {
						o.AddCard(actChange, set.First())
					}
				}
				o.Add(table.ActLay)
			}
			o.Add(table.ActPass)
		},
		Fits: func(s *State, a *engine.Act) string {
			switch {
			case a.Kind == actChange:
				return parts.Lacks(s, a)
			case a.Kind == table.ActLay && s.Giver != cards.NoSeat:
				return "a card is given back first"
			}
			return ""
		},
		Do:  commerce,
		End: compared,
	}
}

// commerce does what a player does in the trade, and finds who is asked next.
func commerce(s *State, a *engine.Act) {
	switch {
	case a.Kind == table.ActLay && (s.Told(factStopped) || s.SaidBy(table.ActLay).Len() == s.N):
		s.Table.Turn = cards.NoSeat
	case a.Kind == actChange:
		changes(s, a, cards.NoSeat)
		if s.Is(table.FactDraws, a.Seat) {
			s.Replace(a.Seat, 1)
			s.PassCard(a.Seat, cards.NoSeat, a.Card)
		}
		changed(s)
	case s.Giver != cards.NoSeat:
		c := a.Card
		if a.Kind == table.ActPass {
			c = s.Given
		}
		s.PassCard(a.Seat, s.Giver, c)
		s.Giver, s.Given = cards.NoSeat, cards.None
		changed(s)
	case a.Kind == table.ActGive:
		s.Giver, s.Given = a.Seat, a.Card
		s.Table.Turn = neighbour(s, a.Seat)
		changes(s, a, s.Table.Turn)
		s.PassCard(a.Seat, s.Table.Turn, a.Card)
	default:
		follows(s)
	}
}

// changes has the rules hear of a change.
func changes(s *State, a *engine.Act, with cards.Seat) {
	said := s.Tell(factChanges, a.Seat)
	said.Taker, said.Card = with, a.Card
	s.Conclude()
	s.Conclude()
}

// changed has whoever has changed a card lay the hand open, where the rules let
// it be; or else it is the neighbour's turn.
func changed(s *State) {
	if s.Told(factAfter) && s.Allows(table.ActLay, s.Speaker) {
		s.Spoken = s.Speaker.Bit()
		s.Table.Turn = s.Speaker
		return
	}
	follows(s)
}

// follows has the neighbour speak.
func follows(s *State) {
	s.Spoken = 0
	s.Speaker = neighbour(s, s.Speaker)
	s.Table.Turn = s.Speaker
}
