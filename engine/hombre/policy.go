package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// How an experienced player plays l'Hombre and its children: bids by what the hand
// promises, calls the king of a short suit, keeps trumps and kings, draws the
// others' trumps, and plays together with a friend. It uses only what that player
// may know: the own hand, the table, and which cards are unseen.

// wish is what a hand must promise for a bid, in tenths of a trick.
type wish struct {
	bid   engine.ActKind
	least int
}

// The wishes of the books, the strongest bid first. The figures were found by play:
// the average gain of such hands, bid so and otherwise.
var (
	wishesThree = []wish{{actContre, noLoser}, {actAlone, 48}, {actAsk, 35}}
	wishesFour  = []wish{{actContre, noLoser}, {actAlone, 52}, {actAsk, 32}}
	wishesMeans = []wish{{actVole, noLoser}, {actVoleMediator, noLoser}, {actAloneFavourite, 60}, {actAlone, 56},
		{actMediatorFavourite, 56}, {actMediator, 56}, {actAskFavourite, 32}, {actAsk, 32}}
	wishesSolitary = []wish{{actVole, noLoser}, {actVoleMediator, noLoser}, {actAloneFavourite, 60}, {actAlone, 56}, {actMediatorFavourite, 54}, {actMediator, 53}}
	wishesTwo      = []wish{{actVole, noLoser}, {actVoleMediator, noLoser}, {actAloneFavourite, 52}, {actAlone, 48}, {actMediatorFavourite, 46}, {actMediator, 42}}
)

// noLoser is what a hand promises that should make the vole.
const noLoser = 100

// leaves is how many cards of the talon a player leaves to the next.
const leaves = 5

// sensibly returns the policy of such a player, who bids by some wishes.
func sensibly(wishes []wish) func(s *State, o *table.Options) (engine.Act, bool) {
	return func(s *State, o *table.Options) (engine.Act, bool) {
		switch p := s.Phase(); {
		case p == nil:
		case p.Acts.Has(actAsk) || p.Acts.Has(actAlone):
			return bids(s, o, wishes)
		case p.Acts.Has(actCall):
			return calls(s, o)
		case p.Acts.Has(actReturn):
			return returns(s, o)
		}
		return sensible(s, o)
	}
}

// sensible returns the act of such a player after the bids.
func sensible(s *State, o *table.Options) (engine.Act, bool) {
	switch p := s.Phase(); {
	case p == nil:
	case p.Acts.Has(actSpades):
		return names(s, o)
	case o.Kind == table.ActOut && o.Cards != 0:
		return sheds(s, o)
	case o.Kind == table.ActGive && o.Open() != 0:
		return o.With(shedding(s, o.Seat, o.Open())), true
	case p.Acts.Has(table.ActPlay):
		return playsOn(s, o)
	}
	return engine.Act{}, false
}

// bids returns the strongest bid that the hand promises to win.
func bids(s *State, o *table.Options, wishes []wish) (engine.Act, bool) {
	for _, w := range wishes {
		if promises(s, o.Seat, w.bid) < w.least {
			continue
		}
		if a, ok := o.Chosen(w.bid); ok {
			return a, true
		}
	}
	return o.Chosen(table.ActPass)
}

// promises returns what a hand promises with a bid, in the suits that may
// then be named, and with the king that the bid buys.
func promises(s *State, seat cards.Seat, bid engine.ActKind) (n int) {
	hand := s.Dealt[seat]
	preferred, known := favourite(s)
	for suit := cards.Suit(0); suit < 4; suit++ {
		switch bid {
		case actAskFavourite, actMediatorFavourite, actAloneFavourite:
			if suit != preferred {
				continue
			}
		case actAsk, actMediator, actAlone:
			if known && suit == preferred {
				continue
			}
		}
		x := strength(hand, suit)
		switch bid {
		case actMediator, actMediatorFavourite:
			if wants(s, hand, suit) != 0 {
				x += king
			}
		case actContre, actVole:
			x = noLoser - losers(s, hand, suit)
		case actVoleMediator: // the king comes for the worst card
			x = 0
			if kings := wants(s, hand, suit); kings != 0 {
				x = noLoser - max(losers(s, hand|kings.First().Bit(), suit)-1, 0)
			}
		}
		n = max(n, x)
	}
	return n
}

// king is what a king promises that is no trump.
const king = 8

// wants returns the kings that a hand lacks, except that of a suit.
func wants(s *State, hand cards.Set, suit cards.Suit) cards.Set {
	return cards.Face(cards.King) & s.Law().Pack() &^ cards.Lane(suit) &^ hand
}

// losers returns how many tricks a hand may lose with a suit as trumps: the
// rounds of trumps that its high trumps do not cover, and each other card that
// is not among the highest of its suit.
func losers(s *State, hand cards.Set, suit cards.Suit) (n int) {
	pack := s.Law().Pack()
	trumps := pack & (cards.Lane(suit) | blackAces)
	order := [...]cards.Card{spadille, manille(s, suit), basto, cards.Of(suit, cards.Ace), cards.Of(suit, cards.King), cards.Of(suit, cards.Queen), cards.Of(suit, cards.Knave)}
	top := 0
	for i, c := range order {
		if i == 3 && (c == spadille || c == basto) {
			continue
		}
		if !hand.Has(c) {
			break
		}
		top++
	}
	n = max((trumps&^hand).Len()+1-2*top, 0) / 2
	for at := cards.Suit(0); at < 4; at++ {
		held := hand & cards.Lane(at) &^ blackAces
		if at == suit || held == 0 {
			continue
		}
		for _, face := range [...]uint8{cards.King, cards.Queen, cards.Knave} {
			c := cards.Of(at, face)
			if !held.Has(c) {
				break
			}
			held &^= c.Bit()
		}
		n += held.Len()
	}
	return n
}

// names returns the act that names the best suit of those allowed.
func names(s *State, o *table.Options) (best engine.Act, ok bool) {
	most := -1
	for suit := cards.Suit(0); suit < 4; suit++ {
		a, may := o.Chosen(actSpades + engine.ActKind(suit))
		if n := strength(s.Dealt[o.Seat], suit); may && n > most {
			best, ok, most = a, true, n
		}
	}
	return best, ok
}

// calls returns the act that calls the king of a suit with one card or few, or a
// queen rather than none; else, of what may be called, a card that another holds.
func calls(s *State, o *table.Options) (best engine.Act, ok bool) {
	hand := s.Dealt[o.Seat]
	most := -1
	for i := range o.N {
		a := o.Acts[i]
		if a.Kind != actCall || !o.Allowed(i) {
			continue
		}
		held := hand & cards.Lane(a.Card.Suit())
		n := 10 - held.Len()
		if held == 0 {
			n = 5
		}
		if held&cards.Face(cards.Queen) != 0 {
			n += 3
		}
		if hand.Has(a.Card) {
			n = 0
		}
		if n > most {
			best, ok, most = a, true, n
		}
	}
	return best, ok
}

// returns gives the king called back if the hand is too weak to win with it, but
// can defend.
func returns(s *State, o *table.Options) (engine.Act, bool) {
	if f := s.Seen(table.FactTrump); f != nil && s.Hand[o.Seat].Has(s.Seen(factCalled).Card) && strength(s.Hand[o.Seat], cards.Suit(f.N)) < toHelp {
		if a, ok := o.Chosen(actReturn); ok {
			return a, true
		}
	}
	return o.Chosen(actKeep)
}

// toHelp is what a hand must promise, with the king called, for its holder to keep it.
const toHelp = 14

// sheds puts out cards that are neither trump nor king, and leaves cards for
// the next player.
func sheds(s *State, o *table.Options) (engine.Act, bool) {
	spare := s.Hand[o.Seat] &^ keeping(s)
	after := s.Spoken.Len()+1 < s.N
	if spare == 0 || o.Open() == 0 || after && s.Stock()-s.Out[o.Seat].Len() <= leaves {
		return o.Chosen(table.ActDone)
	}
	return o.With(shedding(s, o.Seat, o.Open())), true
}
