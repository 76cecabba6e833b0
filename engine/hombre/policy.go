package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// How a player plays l'Hombre who knows it: asks with a good suit, keeps trumps
// and kings, draws the others' trumps, and defends together with the other. It
// looks at what that player may know: the own hand, the table, and which cards
// were not seen.

// What a hand must promise, in tenths of a trick, to be played on with an
// exchange, without one, and with the vole engaged. The figures were found by
// play, of bots against each other.
const (
	toAsk    = 34
	toAlone  = 53
	toContre = 84
)

// leaves is how many cards of the talon are left to whoever exchanges next.
const leaves = 5

// sensible is what such a player does, and whether there is an opinion.
func sensible(s *State, o *table.Options) (engine.Act, bool) {
	switch p := s.Phase(); {
	case p == nil:
	case p.Acts.Has(actAsk):
		return bids(s, o)
	case p.Acts.Has(actSpades):
		suit, _ := best(s, o.Seat)
		return chosen(o, actSpades+engine.ActKind(suit))
	case o.Kind == table.ActOut && o.Cards != 0:
		return sheds(s, o)
	case p.Acts.Has(table.ActPlay):
		return playsOn(s, o)
	}
	return engine.Act{}, false
}

// chosen is an act of a kind, if the rules let it be done.
func chosen(o *table.Options, kind engine.ActKind) (engine.Act, bool) {
	for i := range o.N {
		if o.Acts[i].Kind == kind && o.Refused>>i&1 == 0 {
			return o.Acts[i], true
		}
	}
	return engine.Act{}, false
}

// bids is what the hand is worth.
func bids(s *State, o *table.Options) (engine.Act, bool) {
	_, n := best(s, o.Seat)
	for _, bid := range [...]struct {
		least int
		kind  engine.ActKind
	}{{toContre, actContre}, {toAlone, actAlone}, {toAsk, actAsk}} {
		if n < bid.least {
			continue
		}
		if a, ok := chosen(o, bid.kind); ok {
			return a, true
		}
	}
	return chosen(o, table.ActPass)
}

// sheds puts out what is neither a trump nor a king, and leaves cards for the
// next.
func sheds(s *State, o *table.Options) (engine.Act, bool) {
	spare := s.Hand[o.Seat] &^ keeping(s)
	after := s.Spoken.Len()+1 < s.N
	if spare == 0 || o.Open() == 0 || after && s.Stock()-s.Out[o.Seat].Len() <= leaves {
		return chosen(o, table.ActDone)
	}
	return engine.Act{Kind: table.ActOut, Seat: o.Seat, To: cards.NoSeat, Card: shedding(s, o.Seat, o.Open())}, true
}

// playsOn is a card that is led, or followed with; or the hand is laid down that
// is won.
func playsOn(s *State, o *table.Options) (engine.Act, bool) {
	open, unseen := o.Open(), s.Unseen(o.Seat)
	if open == 0 {
		return engine.Act{}, false
	}
	if lay, ok := chosen(o, table.ActLay); ok && !masters(s, s.Hand[o.Seat], unseen) {
		return lay, true
	}
	a := engine.Act{Kind: table.ActPlay, Seat: o.Seat, To: cards.NoSeat}
	switch {
	case open&(open-1) == 0:
		a.Card = open.First()
	case s.Table.N == 0:
		a.Card = led(s, o.Seat, open, unseen)
	default:
		a.Card = followed(s, o.Seat, open, unseen)
	}
	return a, true
}

// masters reports whether no card that was not seen takes any of a hand.
func masters(s *State, hand, unseen cards.Set) bool {
	trumps := unseen & s.Trumps()
	for set := hand; set != 0; set = set.Without() {
		c := set.First()
		if s.Above(unseen, c) != 0 || trumps != 0 && !s.Trumps().Has(c) {
			return false
		}
	}
	return true
}

// led is the card to lead: the player draws trumps, and then plays what is high;
// the others lead what is high, or low.
func led(s *State, seat cards.Seat, open, unseen cards.Set) cards.Card {
	own, theirs := open&s.Trumps(), unseen&s.Trumps()
	if seat == player(s) && own != 0 && theirs != 0 {
		if top := s.Highest(own); s.Above(theirs, top) == 0 || own.Len() > theirs.Len()/2 {
			return top
		}
	}
	plain := open &^ s.Trumps()
	for set := plain; set != 0; set = set.Without() {
		if c := set.First(); s.Above(unseen, c) == 0 {
			return c
		}
	}
	if plain != 0 {
		return least(s, plain)
	}
	return least(s, open)
}

// followed is the card to follow with: the cheapest that takes, where that is
// wanted, or the least.
func followed(s *State, seat cards.Seat, open, unseen cards.Set) cards.Card {
	best, at := s.Best(), player(s)
	holds := s.Table.Cards[at] == best
	partner := seat != at && !holds && s.N > 2
	last := s.Table.N == s.N-1
	takes := cards.None
	for set := open; set != 0; set = set.Without() {
		if c := set.First(); s.Beats(c, best) && (takes == cards.None || s.Height(c) < s.Height(takes)) {
			takes = c
		}
	}
	switch {
	case takes == cards.None:
	case partner && (last || s.Above(unseen, best) == 0): // the other defender has it: gano
	case last || seat != at:
		return takes
	default: // the player is not last: what takes should hold, or be cheap
		if top := s.Highest(s.Above(open, best)); top != cards.None && s.Above(unseen, top) == 0 && s.Trumps().Has(top) == s.Trumps().Has(best) {
			return top
		}
		return takes
	}
	return least(s, open)
}

// least is the lowest of some cards, of those that are not trumps where there
// are any.
func least(s *State, set cards.Set) cards.Card {
	if plain := set &^ s.Trumps(); plain != 0 {
		set = plain
	}
	low := set.First()
	for ; set != 0; set = set.Without() {
		if c := set.First(); s.Height(c) < s.Height(low) {
			low = c
		}
	}
	return low
}
