package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The talon and the discard.

// talonOrder assigns the cards of the talon: the first to eldest hand, and so
// on to the right.
var talonOrder = Maker{Question: Question{ID: "reversis/talon.order", Asks: "Which card of the talon is whose?",
	Answer: "The first card of the talon is for eldest hand, the next for the player on his right, and so on."},
	Rule: &Rule{Judges: table.ActTake.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Card != offered(s, a.Seat)
	}}}

// exchange: every player puts out a card and then takes one from the talon.
// Nobody may keep the hand dealt, or take before putting out.
var exchange = Maker{Question: Question{ID: "reversis/exchange", Asks: "Does every player put out a card and take one?",
	Answer: "Each in his turn puts out a card, and then takes one of the talon."},
	Rule: &Rule{Judges: engine.Acts(actKeep, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.Dealer && (a.Kind == actKeep || s.Out[a.Seat] == 0)
	}}}

// exchangeOptional: each player may keep the hand, always or while a pool
// holds so much.
var exchangeOptional = Maker{Question: Question{ID: "reversis/exchange.optional", Asks: "May a player keep the hand he was dealt?",
	Answer:  "A player may keep the hand he was dealt instead[least: , but only when the great pool holds at least {least amount}[little:  or the little pool {little amount}]].",
	Figures: []part{{"least", "what the pool must hold for it"}, {"little", "the same, of the little pool"}}},
	Make: func(t *game.Terms) *Rule {
		least := [2]int32{t.N("least"), t.Or("little", 1<<30)}
		return &Rule{Lifts: []string{"reversis/exchange"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actKeep && (s.Pool(0) >= least[0] || s.Pool(1) >= least[1])
		}}
	}}

// exchangeDealer: the dealer puts out a card and takes none.
var exchangeDealer = Maker{Question: Question{ID: "reversis/exchange.dealer", Asks: "What does the dealer put out and take?",
	Answer: "The dealer, who has a card more, puts one out and takes none."},
	Rule: &Rule{Judges: engine.Acts(actKeep, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat == s.Dealer
	}}}

// exchangeLook: nobody may look at a card of the talon.
var exchangeLook = Maker{Question: Question{ID: "reversis/exchange.look", Asks: "May a player look at his card of the talon?",
	Answer: "Nobody may look at a card of the talon."},
	Rule: &Rule{Judges: actPeek.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}}

// exchangeLeft: a player who keeps the hand sees the card left, which goes
// under the pool with the discards of the others.
var exchangeLeft = Maker{Question: Question{ID: "reversis/exchange.left", Asks: "What may a player do with the card that he leaves?",
	Answer: "A player who keeps his hand may see the card that he leaves[party.value: , which goes to the discard]."},
	Rule: &Rule{
		Lifts: []string{"reversis/exchange.look"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actPeek && hasKept(s, a.Seat)
		},
		Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if c := offered(s, seat); c != cards.None && hasKept(s, seat) {
					s.Say(&engine.Fact{Kind: factLeftCard, Seat: seat, Card: c})
				}
			}
		},
	}}

// exchangeFinal: nobody may take back a card put out.
var exchangeFinal = Maker{Question: Question{ID: "reversis/exchange.final", Asks: "May a card put out be taken back?",
	Answer: "A card that was put out may not be taken back."},
	Rule: &Rule{Judges: actRetake.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}}

// discardHearts: nobody may discard a heart.
var discardHearts = Maker{Question: Question{ID: "reversis/discard.hearts", Asks: "May hearts be discarded?",
	Answer: "No heart may be put out."},
	Rule: &Rule{Judges: actPutOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Card.Suit() == cards.Hearts
	}}}

// discardBare: a player with no other heart may discard the king or the queen
// of hearts.
var discardBare = Maker{Question: Question{ID: "reversis/discard.bare", Asks: "Which hearts may be discarded nevertheless?",
	Answer: "The king or the queen of hearts may be put out by a player who has no other heart."},
	Rule: &Rule{Lifts: []string{"reversis/discard.hearts"}, When: func(s *State, a *engine.Act) bool {
		high := (cards.Face(cards.King) | cards.Face(cards.Queen)) & cards.Lane(cards.Hearts)
		return a.Kind == actPutOut && high.Has(a.Card) && s.Hand[a.Seat]&cards.Lane(cards.Hearts)&^high == 0
	}}}

// discardUnforced: the Quinola may be discarded, except in forced rounds,
// which game.forced names. A hand that does not tell its round is played by
// the book's articles.
var discardUnforced = Maker{Question: Question{ID: "reversis/discard.unforced", Asks: "May the Quinola be discarded where it is not played forced?",
	Answer: "The Quinola may be put out in a round in which it need not be kept."},
	Rule: &Rule{Lifts: []string{"reversis/discard.hearts"}, When: func(s *State, a *engine.Act) bool {
		return a.Kind == actPutOut && a.N[0] > 0 && quinolaOf(s, a.Card) >= 0
	}}}

// discardQuinola: a Quinola may be discarded only if its pool holds so much.
var discardQuinola = Maker{Question: Question{ID: "reversis/discard.quinola", Asks: "May the Quinola be discarded?",
	Answer:  "The Quinola may be put out only when its pool holds at least {least amount}[little: , the little Quinola when its own holds {little amount}].",
	Figures: []part{{"least", "what its pool must hold for it"}, {"little", "the same, of the little Quinola"}}},
	Make: func(t *game.Terms) *Rule {
		least := [2]int32{t.N("least"), t.N("little")}
		return &Rule{Judges: actPutOut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			i := quinolaOf(s, a.Card)
			return i >= 0 && s.Pool(i) < least[i]
		}}
	}}

// swap: before a card is played, opposite players, and no others, give each
// other a card.
var swap = Maker{Question: Question{ID: "reversis/swap", Asks: "Which card do opposite players give each other?",
	Answer: "After the exchange and before a card is played, players who sit opposite give each other one card."},
	Rule: &Rule{Judges: actSwap.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Playing() || a.Card == cards.None || a.To != cards.Opposite(s.N, a.Seat)
	}}}

// offered returns the card of the talon assigned to a player.
func offered(s *State, seat cards.Seat) cards.Card {
	at := s.Dealer
	for i := 0; i < s.N-1 && i < len(s.Talon); i++ {
		at = cards.Right(s.N, at)
		if at == seat {
			return s.Talon[i]
		}
	}
	return cards.None
}
