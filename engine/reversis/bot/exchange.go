package bot

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Which card to put out, whether to keep the hand, and which card to give.

// putOut weighs the cards that may be put out, and keeping the hand.
func (s *sight) putOut() cards.Card {
	s.hold()
	if s.strong() {
		return s.weakest()
	}
	stranger := float32(0)
	if s.Seat != s.Dealer {
		stranger = s.g.odds.Stranger * s.stranger() // a player who puts out takes an unknown card
	}
	c, gain := best(s.May, func(c cards.Card) float32 { return s.parting(c) - stranger })
	if s.Keep && gain <= 0 {
		return cards.None
	}
	return c
}

// best returns the card of a set that is worth most, the first of several, and what it is
// worth; None if there is no card.
func best(set cards.Set, worth func(c cards.Card) float32) (best cards.Card, most float32) {
	for ; set != 0; set = set.Without() {
		if n := worth(set.First()); best == cards.None || n > most {
			best, most = set.First(), n
		}
	}
	return best, most
}

// give weighs the cards to give to the opposite player.
func (s *sight) give() cards.Card {
	s.hold()
	if s.strong() {
		return s.weakest()
	}
	c, _ := best(s.May, s.parting)
	return c
}

// parting returns what it is worth to part with a card.
func (s *sight) parting(c cards.Card) float32 {
	gain := -s.held[c]
	held := s.Hand &^ c.Bit()
	lane := cards.Lane(c.Suit())
	// The other cards of the suit lose a guard.
	for set := held & lane; set != 0; set = set.Without() {
		x := set.First()
		gain += s.keeping(x, held) - s.held[x]
	}
	// An empty suit is one to throw other cards on.
	if held&lane == 0 {
		for set := held & s.g.watch &^ lane; set != 0; set = set.Without() {
			x := set.First()
			gain += s.g.odds.Void * s.g.placed[x]
			if pool := s.g.pool(x); pool >= 0 {
				gain += s.g.odds.Void * s.pool[pool]
			}
		}
		gain += s.g.odds.Void * s.trick
	}
	// With the right of the aces all other cards lose what it is worth to them.
	if s.g.privileged(s.Hand) && !s.g.privileged(held) {
		for set := held &^ lane; set != 0; set = set.Without() {
			x := set.First()
			gain += s.keeping(x, held) - s.held[x]
		}
	}
	return gain
}

// stranger returns what an unknown card costs on the average.
func (s *sight) stranger() float32 {
	cost, n := float32(0), 0
	for set := s.unseen; set != 0; set = set.Without() {
		c := set.First()
		cost -= s.keeping(c, s.Hand|c.Bit())
		n++
	}
	if n == 0 {
		return 0
	}
	return cost / float32(n)
}

// strong reports whether a hand should be played for all the tricks.
func (s *sight) strong() bool {
	if s.g.reversis == 0 {
		return false
	}
	eldest := cards.Right(s.N, s.Dealer) == s.Seat
	return s.losers(s.Hand&^s.weakest().Bit()) <= engine.Int(eldest)
}

// weakest returns the card, of those that may be parted with, that would take least.
func (s *sight) weakest() cards.Card {
	c, _ := best(s.May, func(c cards.Card) float32 {
		return float32((s.g.above[c] & s.unseen).Len()) - 0.3*float32((s.Hand&cards.Lane(c.Suit())).Len())
	})
	return c
}
