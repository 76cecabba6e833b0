package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// commerceWays is how Commerce is played by chance and by bots.
type commerceWays struct{}

// Ways gives it to package play.
func (commerceWays) Ways() table.Ways {
	return table.Ways{Policy: commercePolicy, Trials: trials, Weigh: func(s *State, a *engine.Act, _ *table.Source) int {
		if a.Kind == table.ActLay || a.Kind == table.ActPass {
			return 2
		}
		return 1
	}}
}

// With how many points a player is content at the first turn, and what a sequence
// or a tricon is worth beside them.
const (
	content = 16
	sure    = 40
)

// reckoned is what cards count in a point, as the book has it.
var reckoned = [16]int32{0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10}

// commercePolicy returns what a player does who knows the game: lays open what is
// likely to win, and else changes the card for which another is most likely to
// make it so; with the bank whoever pays nothing for it, the banker, and with the
// neighbour who would. The longer the trade goes on, the less is enough.
func commercePolicy(s *State, o *table.Options) (a engine.Act, ok bool) {
	hand, need := s.Hand[o.Seat], content
	for f := s.Last(factChanges); f != nil; f = s.Prior(f) {
		if f.Seat == o.Seat {
			need--
		}
	}
	at, change := -1, cards.None
	for i := range o.N {
		switch o.Acts[i].Kind {
		case table.ActLay:
			if o.Allowed(i) && strength(s, hand) >= need {
				return o.Acts[i], true
			}
		case table.ActPass:
			if o.Allowed(i) {
				at = i
			}
		case actChange:
			if o.Seat != s.Dealer {
				continue
			}
			if change == cards.None {
				change = spare(s, o.Seat, hand, need)
			}
			if o.Acts[i].Card == change {
				at = i
			}
		}
	}
	if at >= 0 {
		return o.Acts[at], true
	}
	if given := spare(s, o.Seat, hand&o.Open(), need); given != cards.None {
		return o.With(given), true
	}
	return a, false
}

// strength returns what a hand counts, by the point where it is no better.
func strength(s *State, hand cards.Set) int {
	if tricon(s, hand) > 0 {
		return 2 * sure
	}
	if flush(hand) && sequence(s, hand) > 0 {
		return sure
	}
	return point(&reckoned, 2, hand)
}

// spare returns the card of some that a player is best without: what is left, or is left
// with another for it, is most likely to be good enough, and else best on the whole.
func spare(s *State, seat cards.Seat, among cards.Set, need int) cards.Card {
	best, card := -1, cards.None
	for ; among != 0; among = among.Without() {
		rest := s.Hand[seat] &^ among.First().Bit()
		if rest.Len() == s.Law().Each() { // a card is given back
			if n := strength(s, rest); n > best {
				best, card = n, among.First()
			}
			continue
		}
		sum := 0
		for unseen := s.Unseen(seat); unseen != 0; unseen = unseen.Without() {
			n := strength(s, rest|unseen.First().Bit())
			if n >= need {
				n += 2 * sure
			}
			sum += n
		}
		if sum > best {
			best, card = sum, among.First()
		}
	}
	return card
}
