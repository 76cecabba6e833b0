package agree

import (
	"slices"
	"strings"
)

// How a reader of a book keeps a game of tricks: nothing in it is of the rules.

// Trick is the trick that is being played: what lies there, and what the player holds
// whose turn it is.
type Trick struct {
	Leader string
	Cards  []string // "S:TH"
	Seat   string
	Hand   []string
	Made   map[string]int // the tricks that each has taken
	Whole  int            // how many those are
	Thrown map[string]int // how many cards each has played
	taker  Taker
}

// Taker tells who takes a trick, of which not all cards need lie there.
type Taker func(trick []string) string

// OnTable returns the trick of a hand, played so far by players who sit in this order from
// the one on who leads first, and hold these cards.
func OnTable(play [][]string, seats []string, holds map[string][]string, taker Taker) *Trick {
	t := &Trick{Leader: seats[0], Made: map[string]int{}, Thrown: map[string]int{}, taker: taker}
	left := map[string][]string{}
	for s, held := range holds {
		left[s] = slices.Clone(held)
	}
	for _, cards := range play {
		for _, p := range cards {
			s, card, _ := strings.Cut(p, ":")
			left[s] = slices.DeleteFunc(left[s], func(c string) bool { return c == card })
			t.Thrown[s]++
		}
		if t.Cards = cards; len(cards) == len(seats) {
			t.Leader, t.Cards = taker(cards), nil
			t.Made[t.Leader]++
			t.Whole++
		}
	}
	t.Seat = seats[(slices.Index(seats, t.Leader)+len(t.Cards))%len(seats)]
	t.Hand = left[t.Seat]
	return t
}

// Led returns the card led, "" of none.
func (t *Trick) Led() string {
	if len(t.Cards) == 0 {
		return ""
	}
	_, card, _ := strings.Cut(t.Cards[0], ":")
	return card
}

// Above returns those of some cards that would take the trick as it lies.
func (t *Trick) Above(list []string) []string {
	return Kept(list, func(card string) bool {
		return t.taker(append(slices.Clone(t.Cards), t.Seat+":"+card)) == t.Seat
	})
}

// Suited returns those of some cards that are of a suit.
func Suited(list []string, suit byte) []string {
	return Kept(list, func(card string) bool { return card[1] == suit })
}

// Kept returns those of some cards that are of a kind.
func Kept(list []string, is func(string) bool) (of []string) {
	for _, card := range list {
		if is(card) {
			of = append(of, card)
		}
	}
	return of
}

// Only lets some cards of a hand be played; the others are forbidden by these clauses.
func (r *Reading) Only(hand, open []string, clauses string) {
	r.Open = append(r.Open, open...)
	for _, card := range hand {
		if !slices.Contains(open, card) {
			r.Bar(clauses, card)
		}
	}
}

// Heads lets those cards of a suit be played that head the trick, or all of them where
// none does. Others of the suit are forbidden by some clauses, and what does not follow
// suit by others.
func (r *Reading) Heads(hand, suit, better []string, follow, head string) {
	if len(better) == 0 {
		better = suit
	}
	r.Only(hand, better, follow)
	for _, card := range suit {
		if !slices.Contains(better, card) {
			r.Bar(head, card)
		}
	}
}
