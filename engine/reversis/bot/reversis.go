package bot

import "quinola/engine/cards"

// All the tricks: whether and how to try for them, and how to prevent
// another's; and the right of the aces.

// attack returns the card with which to pursue the Reversis, or None if it is not
// tried.
func (s *sight) attack() cards.Card {
	g := s.g
	if g.reversis == 0 || int(s.Taken[s.Seat]) != s.Trick-1 {
		return cards.None
	}
	prize := g.reversis
	if g.drawsAll || s.holdsQuinola() {
		prize += s.pool[0]
	}
	left := s.losers(s.Hand)
	odds := float32(1)
	for range left {
		odds *= g.odds.Loser
	}
	if s.Table.N > 0 {
		odds *= 0.8
	}
	risk := g.forfeit
	if s.Trick <= g.undertake-2 {
		risk = 4 * s.trick
	}
	risk += g.party * g.odds.Caution
	if odds*prize < (1-odds)*risk {
		return cards.None
	}
	return s.win()
}

func (s *sight) holdsQuinola() bool { return s.Dealt&s.g.quin[0] != 0 }

// losers returns how many cards of a hand would not take a trick, if the highest
// of each suit are played out first.
func (s *sight) losers(hand cards.Set) int {
	n := 0
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		lane := cards.Lane(suit)
		mine, theirs := hand&lane, s.unseen&lane
		if mine == 0 {
			continue
		}
		// The longest holding among the others is likely to be a little more than an
		// equal share.
		most := (theirs.Len() + s.N - 2) / (s.N - 1)
		if theirs.Len() > 1 {
			most++
		}
		won := 0
		for set := mine; set != 0; {
			c := s.highest(set)
			set &^= c.Bit()
			if s.g.above[c]&theirs != 0 && won < most {
				n++
				continue
			}
			won++
		}
	}
	return n
}

// highest returns the card of a set, all of one suit, that beats the others.
func (s *sight) highest(set cards.Set) cards.Card {
	best := set.First()
	for ; set != 0; set = set.Without() {
		if c := set.First(); s.g.rank[c.Face()] > s.g.rank[best.Face()] {
			best = c
		}
	}
	return best
}

// win returns the card most likely to take this trick and the rest.
func (s *sight) win() cards.Card {
	c, _ := best(s.May, func(c cards.Card) float32 {
		x := 10*s.takes(c) - 0.01*float32(s.g.rank[c.Face()])
		if s.Table.N == 0 {
			if s.g.above[c]&s.unseen == 0 {
				x += 10
			}
			x += 0.1 * float32((s.Hand & cards.Lane(c.Suit())).Len())
			x += 0.02 * float32(s.g.rank[c.Face()])
		}
		if s.g.quin[0].Has(c) && s.takes(c) == 1 {
			x += 0.5 // the own Quinola must fall in time
		}
		return x
	})
	return c
}

// rival returns another player who has taken every trick so far and may make
// the Reversis, or NoSeat.
func (s *sight) rival() cards.Seat {
	if s.g.reversis == 0 || s.Trick <= s.g.Law.Book().Tricks/2 {
		return cards.NoSeat
	}
	for _, seat := range cards.Round(s.N) {
		if seat != s.Seat && int(s.Taken[seat]) == s.Trick-1 {
			return seat
		}
	}
	return cards.NoSeat
}

// defend returns what a card is worth against a Reversis: taking a trick breaks it,
// and high cards are kept for that.
func (s *sight) defend(c cards.Card, take float32) float32 {
	share := (s.g.reversis + s.pool[0]) / float32(s.N-1)
	odds := float32(s.Trick) / float32(s.g.Law.Book().Tricks)
	cost := -take * odds * share
	if s.Trick > s.g.undertake {
		cost -= take * s.g.forfeit
	}
	if !(s.Table.N > 0 && s.Table.Follows(c)) && s.g.above[c]&s.unseen == 0 {
		cost += odds * share // a card that could still break it
		if s.Trick >= s.g.undertake-1 {
			cost += 0.5 * s.g.forfeit
		}
	}
	return cost
}

// privileged reports whether the player still has the right of the aces.
func (s *sight) privileged() bool {
	p := &s.g.privilege
	if !p.is || s.Trick > p.until || (p.ends || p.loses && p.from == 1) && s.Taken[s.Seat] > 0 {
		return false
	}
	return s.g.privileged(s.Hand | s.played(s.Seat))
}

// renounce returns what it costs an Espagnolette to use its right, with the
// cards that would remain: it must not take a trick from then on.
func (s *sight) renounce(held cards.Set) float32 {
	p := &s.g.privilege
	if !p.loses {
		return 0
	}
	stake := s.g.party + s.pool[0]
	if p.from == 1 && s.Taken[s.Seat] > 0 {
		return stake
	}
	// The cards with which it must follow once the right is over.
	last := s.g.Law.Book().Tricks - p.until
	if last == 0 {
		last = 1
	}
	worst := float32(0)
	for range last {
		low, least := cards.None, float32(2)
		for set := held; set != 0; set = set.Without() {
			c := set.First()
			if d := s.danger(c, cards.Set(c.Bit())); d < least {
				low, least = c, d
			}
		}
		if low == cards.None {
			break
		}
		held &^= low.Bit()
		worst = max(worst, least)
	}
	cost := worst * stake * 0.6
	if p.wins {
		cost -= (1 - worst) * s.g.party * 0.5
	}
	return cost
}
