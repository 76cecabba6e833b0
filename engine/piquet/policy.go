package piquet

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// How an experienced player plays: puts out what promises least, asks and shows
// what there is, answers truthfully, and plays high cards. It uses only what
// that player may know: the own hand, the own discards, and which cards are
// unseen.

// fond lists the acts that such a player is fond of besides cards, the fonder the later:
// answers are true, since the rules refuse a false one, except "good".
var fond = [...]engine.ActKind{table.ActDone, table.ActPass, actSet, actRun, actPoint, actBlanches, actGood, actBad, actEqual}

// sensible returns the act of such a player, and whether there is an opinion.
func sensible(s *State, o *table.Options) (engine.Act, bool) {
	if o.Kind == table.ActPlay && o.Cards != 0 {
		return o.With(plays(s, o)), o.Open() != 0
	}
	hand, unseen := s.Hand[o.Seat], s.Unseen(o.Seat)
	return parts.Best(o, func(a *engine.Act) int {
		i, rank := slices.Index(fond[:], a.Kind), int32(0)
		if kind := kindOf(a.Kind); kind != 0 {
			rank = rankOf(s, a.Seat, kind, a.Cards)
		}
		switch {
		case a.Kind == table.ActOut: // the card without which the hand promises most
			return 1<<20 + promise(hand&^a.Card.Bit(), unseen, o.Seat == s.Eldest)
		case rank < 0 || i < 0:
			return -1
		}
		return i<<10 + int(rank)
	})
}

// What a hand promises, in hundredths of a point. The figures were found by
// play (docs/playing.md).
var (
	promisedRun = [9]int{0, 0, 90, 330, 560, 1600, 1800, 1950, 2100} // by the number of its cards
	promisedSet = [5]int{0, 0, 70, 420, 1500}                        // alike
	promisedLen = [9]int{0, 10, 30, 75, 170, 330, 520, 700, 860}     // by the length of the longest suit
)

// promise returns what a hand promises if kept as it is: point, sequences, sets
// and tricks.
func promise(hand, unseen cards.Set, eldest bool) (sum int) {
	point := 0
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		held := hand & cards.Lane(suit)
		n := held.Len()
		run, worth := 0, 0
		for _, face := range downward {
			c := cards.Of(suit, face)
			if !held.Has(c) {
				sum += promisedRun[run]
				run = 0
				continue
			}
			run++
			worth += promisedPips[face]
		}
		sum += promisedRun[run]
		point = max(point, promisedLen[n]+3*worth)
		sum += takes(held, unseen&cards.Lane(suit), eldest)
	}
	for _, face := range downward[:5] {
		alike := (hand & cards.Face(face)).Len()
		if gone := 4 - alike - (unseen & cards.Face(face)).Len(); gone > 1 || gone == 1 && alike < 3 {
			continue // one was put out: the player can no longer have three
		}
		sum += promisedSet[alike]
	}
	return sum + point
}

// downward lists the faces from the ace down.
var downward = [...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave, cards.Ten, 9, 8, 7}

// promisedPips is what each face counts towards a point, whatever the book.
var promisedPips = [16]int{cards.Ace: 11, cards.King: 10, cards.Queen: 10, cards.Knave: 10, cards.Ten: 10, 9: 9, 8: 8, 7: 7}

// takes returns what the cards of a suit promise in play: the leader runs
// down the high ones, the other guards those that may become high.
func takes(held, unseen cards.Set, eldest bool) (sum int) {
	above, n := 0, held.Len()
	for _, face := range downward {
		switch bit := cards.Face(face); {
		case held&bit != 0:
			switch {
			case above == 0 && eldest:
				sum += 190
			case above == 0:
				sum += 240
			case above < n: // guarded
				sum += 110 / above
			}
		case unseen&bit != 0:
			above++
		}
	}
	return sum
}

// plays returns the card to lead or to follow with.
func plays(s *State, o *table.Options) cards.Card {
	open := o.Open()
	if open.Without() == 0 {
		return open.First()
	}
	unseen := against(s, o.Seat)
	if s.Table.N == 0 {
		return leads(s, open, unseen)
	}
	var takes cards.Set
	for set := open; set != 0; set = set.Without() {
		if c := set.First(); s.Beats(c, s.Best()) {
			takes |= c.Bit()
		}
	}
	if takes != 0 {
		return lowest(s, takes)
	}
	return parts.Least(open, func(c cards.Card) int { return dear(s, c, open, unseen) })
}

// against returns the cards that the other player may hold: those unseen, and
// those shown but not yet played.
func against(s *State, seat cards.Seat) cards.Set {
	set := s.Unseen(seat)
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat != seat && f.N != kindBlanches { // for blanches nobody knows which of them are put out
			set |= f.Cards & s.Hand[f.Seat]
		}
	}
	return set
}

// leads returns the card to lead: from the suit with most high cards; else from the
// longest, the highest of a run or the lowest.
func leads(s *State, hand, unseen cards.Set) cards.Card {
	lead, most := cards.None, -1
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		held, against := hand&cards.Lane(suit), unseen&cards.Lane(suit)
		if held == 0 {
			continue
		}
		top := s.Highest(held)
		masters, c := 0, top
		for _, face := range downward {
			if card := cards.Of(suit, face); held.Has(card) && s.Above(against, card) == 0 {
				masters++
			}
		}
		rank := 16*masters + held.Len()
		if masters == 0 {
			if next := s.Highest(held &^ top.Bit()); next == cards.None || s.Height(top)-s.Height(next) > 1 {
				c = lowest(s, held)
			}
		} else if masters+against.Len() <= held.Len() {
			rank += 64 // the whole suit is high
		}
		if rank > most {
			lead, most = c, rank
		}
	}
	return lead
}

// lowest returns the lowest card of a suit.
func lowest(s *State, held cards.Set) cards.Card {
	return parts.Least(held, func(c cards.Card) int { return int(s.Height(c)) })
}

// dear returns how much a card that takes nothing is worth keeping: a high card,
// or one that guards another, is kept.
func dear(s *State, c cards.Card, hand, unseen cards.Set) int {
	suit := cards.Lane(c.Suit())
	held, against := hand&suit, unseen&suit
	n := int(s.Height(c))
	above := s.Above(against, c).Len()
	switch {
	case against == 0:
		return n + 20 // nobody else has the suit: it takes if it is led
	case above == 0:
		return n + 40
	case above < held.Len():
		n += 24
	}
	top := s.Highest(held)
	if need := s.Above(against, top).Len(); top != c && need > 0 && held.Len() == need+1 {
		n += 30 // the last guard
	}
	return n
}

// gains returns how many points more than the other a player has made and, in Piquet
// à écrire, what both were marked.
func gains(s *State, seat cards.Seat) int {
	rival := other(s, seat)
	n := int(s.Tally(table.Points, seat) - s.Tally(table.Points, rival))
	if s.Law().Book().Answer(toursID) != nil {
		n += int(s.Balance[seat] - s.Balance[rival])
	}
	return n
}

// shuns reports whether an act is to answer "good" in bad faith, having better,
// and to come back afterwards: law 12 allows only a mistake.
func shuns(s *State, a *engine.Act) bool {
	f := openQuestion(s)
	return a.Kind == actGood && f != nil && truth(s, a.Seat, f.N) == isBad
}
