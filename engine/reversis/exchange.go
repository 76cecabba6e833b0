package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The talon and the discard.

// discarding lists the questions about the discard and the exchange.
var discarding = []Maker{
	{Question: q("exchange", "Does every player put out a card and take one?", "Each in turn puts out a card, and then takes one of the talon."), Head: "Discard",
		Rule: &Rule{Judges: engine.Acts(actKeep, actPutOut, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
			switch {
			case a.Seat == s.Dealer:
				return false
			case a.Kind == actPutOut: // nothing is left to take
				return s.Bottom > 0 && Offered(s, a.Seat) == cards.None
			}
			return a.Kind == actKeep || s.Out[a.Seat] == 0
		}}},
	{Question: q("exchange.optional", "May players keep the hand they were dealt?",
		"A player may keep the hand as dealt instead[least: , but only when the great pool holds at least {least amount}[little:  or the little pool {little amount}]].", fig("least", "what the pool must hold for it"), fig("little", "the same, of the little pool")),
		Make: func(t *game.Terms) *Rule {
			least := [2]int32{t.N("least"), t.Or("little", 1<<30)}
			return &Rule{Lifts: []string{"reversis/exchange"}, When: func(s *State, a *engine.Act) bool {
				return a.Kind == actKeep && (s.Pool(0) >= least[0] || s.Pool(1) >= least[1])
			}}
		}},
	{Question: q("exchange.dealer", "What does the dealer put out and take?", "The dealer, who has a card more, puts one out and takes none."),
		Rule: &Rule{Judges: engine.Acts(actKeep, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat == s.Dealer
		}}},
	{Question: q("talon.order", "Which card of the talon is whose?", "The first card of the talon is for eldest hand, the next for the player to the right, and so on."),
		Rule: &Rule{Judges: table.ActTake.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Card != Offered(s, a.Seat)
		}}},
	{Question: q("exchange.look", "May players look at their card of the talon?", "Nobody may look at a card of the talon."),
		Rule: &Rule{Judges: actPeek.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	{Question: q("exchange.left", "What may players do with the card that they leave?", "A player who keeps the hand may see the card left by it[party.value: , which goes to the discard]."),
		Rule: &Rule{
			Lifts: []string{"reversis/exchange.look"}, When: func(s *State, a *engine.Act) bool {
				return a.Kind == actPeek && hasKept(s, a.Seat)
			},
			Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					if c := Offered(s, seat); c != cards.None && hasKept(s, seat) {
						s.Tell(factLeftCard, seat).Card = c
					}
				}
			},
		}},
	{Question: q("discard.hearts", "May hearts be discarded?", "No heart may be put out."),
		Rule: &Rule{Judges: actPutOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Card.Suit() == cards.Hearts
		}}},
	{Question: q("discard.bare", "Which hearts may be discarded nevertheless?", "The king or the queen of hearts may be put out by a player who has no other heart."),
		Rule: &Rule{Lifts: []string{"reversis/discard.hearts"}, When: func(s *State, a *engine.Act) bool {
			high := (cards.Face(cards.King) | cards.Face(cards.Queen)) & cards.Lane(cards.Hearts)
			return a.Kind == actPutOut && high.Has(a.Card) && s.Hand[a.Seat]&cards.Lane(cards.Hearts)&^high == 0
		}}},
	// game.forced names the rounds in which it must be kept. A hand that does not tell its round
	// is played by the book's articles.
	{Question: q("discard.unforced", "May the Quinola be discarded where it is not played forced?", "The Quinola may be put out in a round in which it need not be kept."),
		Rule: &Rule{Lifts: []string{"reversis/discard.hearts"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actPutOut && a.N[0] > 0 && quinolaOf(s, a.Card) >= 0
		}}},
	{Question: q("discard.quinola", "May the Quinola be discarded?",
		"The Quinola may be put out only when its pool holds at least {least amount}[little: , the little Quinola when its own holds {little amount}].", fig("least", "what its pool must hold for it"), fig("little", "the same, of the little Quinola")),
		Make: func(t *game.Terms) *Rule {
			least := [2]int32{t.N("least"), t.N("little")}
			return &Rule{Judges: actPutOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				i := quinolaOf(s, a.Card)
				return i >= 0 && s.Pool(i) < least[i]
			}}
		}},
	{Question: q("game.forced", "In which rounds must the Quinola be kept?",
		"[rounds=0: The Quinola need be kept in no round.][rounds=1: In the first round nobody may put out the Quinola.][rounds!=0: [rounds!=1: In the first {rounds word} rounds nobody may put out the Quinola.]]", fig("rounds", "the first rounds")),
		Rule: &Rule{Judges: actPutOut.Bit()}, Refuse: func(s *State, a *engine.Act, rounds int32) bool {
			return a.N[0] > 0 && int32(a.N[0]) <= rounds && quinolaOf(s, a.Card) >= 0
		}},
	{Question: q("exchange.final", "May a card put out be taken back?", "A card that was put out may not be taken back."),
		Rule: &Rule{Judges: actRetake.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	{Question: q("swap", "Which card do opposite players give each other?", "After the exchange and before a card is played, players who sit opposite give each other one card."),
		Rule: &Rule{Judges: actSwap.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Playing() || a.Card == cards.None || a.To != cards.Opposite(s.N, a.Seat)
		}}},
}

// Offered returns the card of the talon assigned to a player, or none where the talon has
// too few.
func Offered(s *State, seat cards.Seat) cards.Card {
	if at := s.Places(seat) - 1; at < min(s.N-1, s.Bottom) {
		return s.Talon[at]
	}
	return cards.None
}
