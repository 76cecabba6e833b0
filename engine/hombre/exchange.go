package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The exchange: the player, and then the others, put cards out and draw as
// many from the talon. Rules say who begins, who may not exchange, and how
// many cards.

// exchange returns the phase. A player whom the rules let put out no card at
// its beginning has no turn.
func exchange() *table.Phase {
	p := parts.Exchange(parts.Undertaken, parts.Everybody, nil)
	p.Begin = func(s *State) {
		if at := s.Who(factExchanges); at != cards.NoSeat {
			s.Speaker = at
		}
		for _, seat := range s.Round {
			if s.Refuses(table.ActOut, seat) {
				s.Spoken |= seat.Bit()
			}
		}
	}
	p.Quiet = true
	return p
}

// shedding returns the card that a careful player of a random hand puts out:
// the lowest that is neither trump nor king, or else the lowest.
func shedding(s *State, seat cards.Seat, open cards.Set) cards.Card {
	if loose := open &^ keeping(s); loose != 0 {
		open = loose
	}
	return least(s, open)
}

// keeping returns the cards that no careful player puts out.
func keeping(s *State) cards.Set { return s.Trumps() | cards.Face(cards.King) }

// exchanges lists the questions about the exchange.
var exchanges = []*Maker{
	{Question: q("exchange.order", "Who exchanges cards first?",
		"The player exchanges cards first, and then the others in turn from the player's right."), Head: "The exchange",
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(factExchanges, f.Seat) }}},
	{Question: q("exchange.named", "May cards be exchanged before trumps are named?",
		"The player names trumps before any card is exchanged."),
		Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return !s.Told(table.FactTrump) }}},
	{Question: q("exchange.alone", "Does whoever plays sans prendre exchange cards?",
		"Whoever plays sans prendre exchanges no card: the others alone do."),
		Rule: &Rule{While: table.FactUndertakes.Bit(), Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat == player(s) && alone(s) && !mediates(s)
		}}},
}

// outFree lets players put out as many cards as they like.
var outFree = Maker{Question: game.Question{ID: "parts/exchange.free", Asks: "May any number of cards be put out?",
	Answer: "As many cards may be put out as one likes, but no more than are left in the talon."}, Head: "The exchange",
	Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Out[a.Seat].Len() >= s.Stock() }}}
