package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The calling of a king, whose holder is the friend.

// callable holds the cards that some rule lets a player call.
const callable = cards.Set(0x3000_3000_3000_3000)

// strayed reports whether nobody holds a card called, of which its holder would be the
// friend: from a position one cannot tell who that is. A king that is bought makes none.
func strayed(s *State, c cards.Card) bool {
	for _, seat := range s.Round {
		if s.Hand[seat].Has(c) {
			return false
		}
	}
	return !mediates(s)
}

// strays reports whether a position would not tell who the friend is.
func strays(s *State) bool {
	called := s.Seen(factCalled)
	return called != nil && strayed(s, called.Card)
}

// callingPhase returns the phase in which the player calls a king.
func callingPhase() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: actCall.Bit(), Opens: parts.Opened(phaseCall),
		Turn: parts.Once(player),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for set := callable & s.Law().Pack(); set != 0; set = set.Without() {
				o.AddCard(actCall, set.First())
			}
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Kind == actCall && s.First() > 1 && strayed(s, a.Card) {
				return "nobody holds " + a.Card.Sign() + " in this position, so it is not known who the friend is; give it to a player, or begin with the trick to which it was played"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			s.Spoke(a.Seat)
			s.Tell(factCalled, a.Seat).Card = a.Card
			s.Conclude()
		},
	}
}
