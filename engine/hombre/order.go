package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The order of the cards, and the matadors.

// The two black aces are trumps in every suit.
var (
	spadille = cards.Of(cards.Spades, cards.Ace)
	basto    = cards.Of(cards.Clubs, cards.Ace)

	blackAces = spadille.Bit() | basto.Bit()
)

// manille returns the lowest card of the suit of trumps, which ranks second
// among them; or None.
func manille(s *State, suit cards.Suit) cards.Card {
	lowest := cards.None
	for set := cards.Lane(suit) & s.Law().Pack() &^ spadille.Bit() &^ basto.Bit(); set != 0; set = set.Without() {
		if c := set.First(); lowest == cards.None || below(c, lowest) {
			lowest = c
		}
	}
	return lowest
}

// below reports whether a card is naturally lower than another of its suit.
func below(c, other cards.Card) bool {
	if c.Suit() == cards.Hearts || c.Suit() == cards.Diamonds {
		if c.Face() <= 10 && other.Face() <= 10 {
			return c.Face() > other.Face()
		}
	}
	return c.Face() < other.Face()
}

// raise returns a maker that gives a card a rank among trumps when they are named.
func raise(question game.Question, rank int32, card func(s *State, suit cards.Suit) cards.Card) *Maker {
	return &Maker{Question: question, Rule: &Rule{Hears: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
		if c := card(s, cards.Suit(f.N)); c != cards.None {
			s.Tell(table.FactRaised, cards.NoSeat).With(c, rank)
		}
	}}}
}

// matadors returns which of the three privileged trumps a player holds, and
// whether the player holds no other trump.
func matadors(s *State, hand cards.Set) (trumps cards.Set, only bool) {
	trumps = hand & s.Trumps()
	for set := trumps; set != 0; set = set.Without() {
		if s.Height(set.First()) < matador {
			return trumps, false
		}
	}
	return trumps, trumps != 0
}

// matador is the height of the lowest of the three matadors.
const matador = 40 - 3

// row returns how many trumps some hands hold together in sequence from the
// first.
func row(s *State, side cards.SeatSet) (n int32) {
	var all cards.Set
	for _, seat := range s.Round {
		if side.Has(seat) {
			all |= parts.Held(s, seat)
		}
	}
	left := s.Trumps() & s.Law().Pack()
	for left != 0 {
		top := s.Highest(left)
		if !all.Has(top) {
			break
		}
		left &^= top.Bit()
		n++
	}
	return n
}

// ordering lists the questions about the order of the cards.
var ordering = []*Maker{
	{Question: q("order.red", "How do hearts and diamonds rank?",
		"In hearts and diamonds the ace follows the knave, then the two, and so on down to the seven."), Head: "The order of the cards",
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactReversed, cards.NoSeat).Cards = cards.Lane(cards.Hearts) | cards.Lane(cards.Diamonds)
		}}},
	raise(q("order.spadille", "Which is the first trump?",
		"The ace of spades, spadille, is always the first trump."), 1, func(*State, cards.Suit) cards.Card { return spadille }),
	raise(q("order.manille", "Which is the second trump?",
		"Manille is the second trump: the two of a black suit, the seven of a red one, which is else its lowest card."), 2, manille),
	raise(q("order.basto", "Which is the third trump?",
		"The ace of clubs, basto, is always the third trump."), 3, func(*State, cards.Suit) cards.Card { return basto }),
	raise(q("order.ponte", "Which is the fourth trump?",
		"The ace of a red suit that is trumps, ponte, ranks above its king."), 4, func(s *State, suit cards.Suit) cards.Card {
		if suit != cards.Hearts && suit != cards.Diamonds {
			return cards.None
		}
		return cards.Of(suit, cards.Ace)
	}),
	{Question: q("matador.privilege", "Must a matador be played when trumps are led?",
		"Whoever has no trumps but matadors need not play one when a lower trump is led."), Head: "The play",
		Rule: &Rule{While: table.FactRaised.Bit(), Lifts: []string{"parts/follow.duty"}, When: func(s *State, a *engine.Act) bool {
			if s.Table.N == 0 || !s.Trumps().Has(s.Table.Led) {
				return false
			}
			_, only := matadors(s, s.Hand[a.Seat])
			return only
		}}},
	{Question: q("matador.forced", "What forces a matador out?",
		"A higher matador that is led forces out a lower one."),
		Rule: &Rule{While: table.FactRaised.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			led := s.Table.Led
			if s.Table.N == 0 || !s.Trumps().Has(led) || s.Height(led) < matador {
				return 0
			}
			trumps, only := matadors(s, hand)
			if only && trumps != s.Above(trumps, led) {
				return hand &^ trumps
			}
			return 0
		}}},
}
