package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// The cards that an experienced player plays.

// playsOn returns the card to lead or to follow with, or lays down a hand that
// is won.
func playsOn(s *State, o *table.Options) (engine.Act, bool) {
	open, unseen := o.Open(), s.Unseen(o.Seat)
	if open == 0 {
		return engine.Act{}, false
	}
	if lay, ok := o.Chosen(table.ActLay); ok && !masters(s, s.Hand[o.Seat], unseen) {
		return lay, true
	}
	switch {
	case open.Without() == 0:
		return o.With(open.First()), true
	case s.Table.N == 0:
		return o.With(led(s, o.Seat, open, unseen)), true
	}
	return o.With(followed(s, o.Seat, open, unseen)), true
}

// masters reports whether no unseen card takes any card of a hand.
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

// allies returns a player's friends as far as that player knows: the holder of the card
// called knows before it is played. The others take each other for friends.
func allies(s *State, seat cards.Seat) (set cards.SeatSet) {
	at := player(s)
	side := s.Side(at)
	if called := s.Seen(factCalled); called != nil && s.Hand[seat].Has(called.Card) {
		side |= seat.Bit()
	}
	if side.Has(seat) {
		return side
	}
	for _, other := range s.Round {
		set |= other.Bit()
	}
	return set &^ side
}

// led returns the card to lead: the player and the friend draw trumps, then play
// high cards; the others lead high or low.
func led(s *State, seat cards.Seat, open, unseen cards.Set) cards.Card {
	own, theirs := open&s.Trumps(), unseen&s.Trumps()
	if friends := allies(s, seat); friends.Has(player(s)) && own != 0 && theirs != 0 {
		top := s.Highest(own)
		switch {
		case s.Above(theirs, top) == 0:
			return top
		case seat == player(s) && own.Len() > theirs.Len()/2:
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

// followed returns the card to follow with: the cheapest that takes, if the
// trick is wanted, else the least.
func followed(s *State, seat cards.Seat, open, unseen cards.Set) cards.Card {
	best, at := s.Best(), player(s)
	friends := s.N > 2 && allies(s, seat).Has(s.Table.By(best))
	last := s.Table.N == s.N-1
	takes := cards.None
	for set := open; set != 0; set = set.Without() {
		if c := set.First(); s.Beats(c, best) && (takes == cards.None || s.Height(c) < s.Height(takes)) {
			takes = c
		}
	}
	switch {
	case takes == cards.None:
	case friends && (last || s.Above(unseen, best) == 0): // a friend has it: gano
	case last || seat != at:
		return takes
	default: // the player is not last: the card that takes should hold, or be cheap
		if top := s.Highest(s.Above(open, best)); top != cards.None && s.Above(unseen, top) == 0 && s.Trumps().Has(top) == s.Trumps().Has(best) {
			return top
		}
		return takes
	}
	return least(s, open)
}

// least returns the lowest of some cards, preferring those that are not
// trumps.
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
