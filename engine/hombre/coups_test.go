package hombre

import (
	"testing"

	"quinola/engine/cards"
)

// The six deals that the Académie works out (hombre.coups): what the notes say of
// them with all hands open is searched here to the last card. Nothing of the
// engine's rules is used but the cards: their order, who must follow, and the
// privilege of the matadors are said again.

// coup is a deal as far as it is played, and the cards by which the player, whose
// turn it is, wins by force.
type coup struct {
	name   string
	hands  [3]string // from the first in hand on
	trump  cards.Suit
	player int
	plays  string
	wins   string
}

var coups = []coup{
	{"pique-sans-prendre.p6: first in hand", [3]string{"♠2KQJ6 ♣K ♦K ♥Q3", "♠A754 ♣QJ ♥KJ ♦6", "♣A ♠3 ♦J423 ♥A54"}, cards.Spades, 0, "", "♠2 ♦K"},
	{"trefle-sans-prendre.p5d: on the king of hearts", [3]string{"♣6 ♦K6 ♥KJA6 ♠67", "♣2AKQ53 ♠Q2 ♦J", "♠A ♣J74 ♦A24 ♠KJ"}, cards.Clubs, 1, "♥K", "♠Q2 ♦J"},
	{"carreau-sans-prendre.p8: on the queen of hearts", [3]string{"♦A ♠KJ73 ♣3456", "♠A ♦J25 ♣K ♥KQ65", "♦7 ♣A ♦KQ364 ♥J ♣J"}, cards.Diamonds, 2, "♣3 ♣K ♣J ♥K ♥J ♣4 ♥Q", "♦7643 ♣A"},
	{"pique.p6: after espadille", [3]string{"♠A26543 ♥2 ♣2 ♦3", "♣A ♠7 ♣K6 ♦A5 ♥J36", "♠KQJ ♥K7 ♣Q ♦KJ2"}, cards.Spades, 0, "♠A ♠7 ♠J", "♠2"},
	{"coeur.p5: on the queen of clubs", [3]string{"♥7 ♣A ♥K5 ♣KQ ♠QJ3", "♠A ♥AQ2346 ♦K ♣J", "♥J ♠K765 ♣6 ♦Q35"}, cards.Hearts, 1, "♣K ♣J ♣6 ♣Q", "♥QA"},
	{"trefle.p6: after the king of diamonds", [3]string{"♣2KJ4 ♥JA2 ♦2 ♠7", "♣37 ♦JA36 ♠K63", "♠A ♣AQ56 ♥K37 ♦K"}, cards.Clubs, 2, "♦2 ♦3 ♦K", ""},
}

// open is a hand with all cards open.
type open struct {
	hands  [3]cards.Set
	table  [2]cards.Card // of the trick that lies there
	n      int           // how many
	turn   int
	tricks [3]int8
}

// search knows which positions the player wins.
type search struct {
	trump  cards.Suit
	player int
	known  map[open]bool
}

// read is cards in order as a play block writes them.
func read(text string) (list []cards.Card) {
	suits := []rune("♠♥♦♣")
	suit := cards.Spades
	for _, r := range text {
		sign := false
		for i, other := range suits {
			if r == other {
				suit, sign = [...]cards.Suit{cards.Spades, cards.Hearts, cards.Diamonds, cards.Clubs}[i], true
			}
		}
		if !sign && r != ' ' {
			list = append(list, cards.Of(suit, cards.FaceOf(byte(r))))
		}
	}
	return list
}

func set(text string) (all cards.Set) {
	for _, c := range read(text) {
		all |= c.Bit()
	}
	return all
}

// place is the suit that a card belongs to, and how high it is in it.
func (x *search) place(c cards.Card) (suit cards.Suit, height int) {
	red := func(s cards.Suit) bool { return s == cards.Hearts || s == cards.Diamonds }
	second := cards.Of(x.trump, 2)
	if red(x.trump) {
		second = cards.Of(x.trump, 7)
	}
	switch {
	case c == cards.Of(cards.Spades, cards.Ace):
		return x.trump, 99
	case c == second:
		return x.trump, 98
	case c == cards.Of(cards.Clubs, cards.Ace):
		return x.trump, 97
	case c.Face() == cards.Ace && c.Suit() == x.trump:
		return x.trump, 96
	case c.Face() >= cards.Knave || !red(c.Suit()):
		return c.Suit(), int(c.Face())
	}
	return c.Suit(), 10 - int(c.Face()) // red: the ace, the two, and so on down
}

// may is the cards that whoever is to play may play.
func (x *search) may(o *open) cards.Set {
	hand := o.hands[o.turn]
	if o.n == 0 {
		return hand
	}
	led, height := x.place(o.table[0])
	var follow cards.Set
	free := led == x.trump // only matadors, which nothing forces
	for set := hand; set != 0; set = set.Without() {
		suit, h := x.place(set.First())
		if suit != led {
			continue
		}
		follow |= set.First().Bit()
		if h < 97 || height >= 97 && height > h {
			free = false
		}
	}
	if follow == 0 || free {
		return hand
	}
	return follow
}

// after is the position when a card is played.
func (x *search) after(o open, c cards.Card) open {
	o.hands[o.turn] &^= c.Bit()
	if o.n < 2 {
		o.table[o.n] = c
		o.n, o.turn = o.n+1, (o.turn+1)%3
		return o
	}
	best, at := o.table[0], 0
	for i, other := range []cards.Card{o.table[1], c} {
		suit, h := x.place(other)
		bestSuit, bestHeight := x.place(best)
		if suit == bestSuit && h > bestHeight || suit == x.trump && bestSuit != x.trump {
			best, at = other, i+1
		}
	}
	taker := (o.turn + 1 + at) % 3
	o.tricks[taker]++
	o.table, o.n, o.turn = [2]cards.Card{}, 0, taker
	return o
}

// wins reports whether the player wins by force: five tricks, or four where the
// others have three and two.
func (x *search) wins(o open) bool {
	own, one, other := o.tricks[x.player], o.tricks[(x.player+1)%3], o.tricks[(x.player+2)%3]
	switch {
	case own >= 5:
		return true
	case one >= 5, other >= 5, one+other > 5:
		return false
	case own+one+other == 9:
		return own == 4 && one < 4 && other < 4
	}
	known, ok := x.known[o]
	if ok {
		return known
	}
	wins := o.turn != x.player
	for set := x.may(&o); set != 0; set = set.Without() {
		if x.wins(x.after(o, set.First())) != wins {
			wins = !wins
			break
		}
	}
	x.known[o] = wins
	return wins
}

func TestCoups(t *testing.T) {
	for _, c := range coups {
		x := &search{trump: c.trump, player: c.player, known: map[open]bool{}}
		o := open{hands: [3]cards.Set{set(c.hands[0]), set(c.hands[1]), set(c.hands[2])}}
		for _, card := range read(c.plays) {
			if !x.may(&o).Has(card) {
				t.Fatalf("%s: %s may not be played", c.name, card.Sign())
			}
			o = x.after(o, card)
		}
		var wins cards.Set
		for set := x.may(&o); set != 0; set = set.Without() {
			if x.wins(x.after(o, set.First())) {
				wins |= set.First().Bit()
			}
		}
		if o.turn != c.player || wins != set(c.wins) {
			t.Errorf("%s: %v win, want %v", c.name, cards.Ranked(wins), cards.Ranked(set(c.wins)))
		}
	}
}
