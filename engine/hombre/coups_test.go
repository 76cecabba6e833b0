package hombre

import (
	"testing"

	"quinola/engine/cards"
)

// The six deals that the Académie works out (hombre.coups): what it says of them, and
// what the notes say of that, is searched here to the last card with all hands open.
// Nothing of the engine's rules is used but the cards: their order, who must follow,
// and the privilege of the matadors are said again.

// coup is one of the deals, and what is said of it.
type coup struct {
	name   string
	hands  [3]string // from the first in hand on
	trump  cards.Suit
	player int
	claims []claim
}

// claim is what is so in one position of a deal.
type claim struct {
	clause  string
	plays   string // so far
	codille bool   // what the player wants is no more than not to lose by codille
	good    string // the cards after which the player gets it, whoever's turn it is: "all", or none
}

var coups = []coup{
	{"pique-sans-prendre", [3]string{"♠2KQJ6 ♣K ♦K ♥Q3", "♠A754 ♣QJ ♥KJ ♦6", "♣A ♠3 ♦J423 ♥A54"}, cards.Spades, 0, []claim{
		{"p5b: begun by the king of clubs it is lost", "♣K", false, ""},
		{"p5b: had the hombre let the baste go, by codille", "♣K ♣J ♠3 ♥4 ♥Q ♥K ♥J ♥5 ♥3 ♣Q ♣A", true, "♠2"},
		{"p5b: and taking it wins no more", "♣K ♣J ♠3 ♥4 ♥Q ♥K ♥J ♥5 ♥3 ♣Q ♣A", false, ""},
		{"p6: begun by trumps it cannot be lost: by manille", "", false, "♠2 ♦K"},
		{"p6: not by the king, where espadille is held back", "♠K", false, "♠A"},
		{"p6: which is worse than a remise", "♠K", true, "♠A"},
		{"p8: the hombre makes five tricks, whatever is led", "♠K ♠A ♠3 ♣J ♣A ♣K ♥4 ♥Q ♥K ♥J ♥5 ♥3", false, "all"},
	}},
	{"trefle-sans-prendre", [3]string{"♣6 ♦K6 ♥KJA6 ♠67", "♣2AKQ53 ♠Q2 ♦J", "♠A ♣J74 ♦A24 ♠KJ"}, cards.Clubs, 1, []claim{
		{"p5: trumped by the five it is lost; p5d: the knave of diamonds wins, as does a spade", "♥K", false, "♠Q2 ♦J"},
		{"p5d: whatever is returned", "♥K ♦J ♦2", false, "all"},
		{"p5b: a false matador wins where espadille takes it", "♥K ♣Q ♠A", false, "all"},
		{"p5b: and not where a diamond is thrown", "♥K ♣Q", false, "♠AKJ ♣J74"},
		{"p5b: so with the other false matadors", "♥K ♣2", false, "♠AKJ ♣J74"},
	}},
	{"carreau-sans-prendre", [3]string{"♦A ♠KJ73 ♣3456", "♠A ♦J25 ♣K ♥KQ65", "♦7 ♣A ♦KQ364 ♥J ♣J"}, cards.Diamonds, 2, []claim{
		{"p8: a low trump wins, as do manille and baste", "♣3 ♣K ♣J ♥K ♥J ♣4 ♥Q", false, "♦7643 ♣A"},
		{"p7: the ponte upon the king of trumps, and it is lost", "♣3 ♣K ♣J ♥K ♥J ♣4 ♥Q ♦K ♦A", false, ""},
	}},
	{"carreau-sans-prendre, the ponte in the stock", [3]string{"♠K2J73 ♣3456", "♠A ♦J25 ♣K ♥KQ65", "♦7 ♣A ♦KQ364 ♥J ♣J"}, cards.Diamonds, 2, []claim{
		{"p8b: only the ponte makes the king of trumps lose", "♣3 ♣K ♣J ♥K ♥J ♣4 ♥Q ♦K", false, "all"},
	}},
	{"pique", [3]string{"♠A26543 ♥2 ♣2 ♦3", "♣A ♠7 ♣K6 ♦A5 ♥J36", "♠KQJ ♥K7 ♣Q ♦KJ2"}, cards.Spades, 0, []claim{
		{"p6: two rounds of trumps are the only way, once espadille was led", "♠A ♠7 ♠J", false, "♠2"},
		{"p5: after a low heart it is lost", "♠A ♠7 ♠J ♥2", false, ""},
		{"p5: but not in the line told, if the second follows", "♠A ♠7 ♠J ♥2 ♥3 ♥K ♣Q ♣2 ♣6 ♦K ♦3 ♦5 ♦2", false, "♠6543"},
		{"p5: the king of trumps led in place of that diamond makes it lost", "♠A ♠7 ♠J ♥2 ♥3 ♥K ♣Q ♣2 ♣6 ♦K ♦3 ♦5", false, "♥7 ♦J2"},
	}},
	{"coeur", [3]string{"♥7 ♣A ♥K5 ♣KQ ♠QJ3", "♠A ♥AQ2346 ♦K ♣J", "♥J ♠K765 ♣6 ♦Q35"}, cards.Hearts, 1, []claim{
		{"p5: the queen of trumps wins, as does the ponte; p6: it could not have been lost", "♣K ♣J ♣6 ♣Q", false, "♥QA"},
		{"p5: the two, over-trumped by the knave, is lost, unless the third leads the king of spades", "♣K ♣J ♣6 ♣Q ♥2 ♥J", false, "♠K"},
		{"p5: so it is on a diamond, as is told", "♣K ♣J ♣6 ♣Q ♥2 ♥J ♦3", false, ""},
	}},
	{"trefle", [3]string{"♣2KJ4 ♥JA2 ♦2 ♠7", "♣37 ♦JA36 ♠K63", "♠A ♣AQ56 ♥K37 ♦K"}, cards.Clubs, 2, []claim{
		{"p5: after the trump of the second it is lost", "♦2 ♦3 ♦K ♥K ♥2 ♣7 ♣3", false, ""},
		{"p6: so it is by force whatever is led in place of the king of hearts", "♦2 ♦3 ♦K", false, ""},
		{"p6: the six wins where the second trumps the heart", "♦2 ♦3 ♦K ♣6 ♣J ♣3 ♥2", false, "♣7"},
		{"p6: then whatever that player leads", "♦2 ♦3 ♦K ♣6 ♣J ♣3 ♥2 ♣7 ♥3", false, "all"},
		{"p6: over-trumped, too", "♦2 ♦3 ♦K ♣6 ♣J ♣3 ♥2 ♣7 ♥3 ♠3 ♣5", false, "all"},
	}},
}

// open is a hand with all cards open.
type open struct {
	hands  [3]cards.Set
	table  [2]cards.Card // of the trick that lies there
	n      int           // how many
	turn   int
	tricks [3]int8
}

// search knows in which positions between two tricks the player gets what is wanted: one
// within a trick comes of one of these alone.
type search struct {
	trump   cards.Suit
	player  int
	codille bool // which is not to lose by codille
	known   map[open]bool
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

// roundsOver reports whether it is settled what the hand comes to, and whether the player
// has what is wanted: five tricks, or four where the others have three and two; or
// no more than that none of the others has so many.
func (x *search) over(o *open) (over, good bool) {
	own, one, other := o.tricks[x.player], o.tricks[(x.player+1)%3], o.tricks[(x.player+2)%3]
	last := own+one+other == 9
	switch {
	case own >= 5:
		return true, true
	case one >= 5, other >= 5:
		return true, false
	case x.codille:
		return last, own == 4 || (one == 4) == (other == 4)
	}
	return last || one+other > 5, own == 4 && one < 4 && other < 4
}

// gets reports whether the player gets it by force.
func (x *search) gets(o open) bool {
	if over, good := x.over(&o); over {
		return good
	}
	if o.n == 0 {
		if known, ok := x.known[o]; ok {
			return known
		}
	}
	gets := o.turn != x.player
	for set := x.may(&o); set != 0; set = set.Without() {
		if x.gets(x.after(o, set.First())) != gets {
			gets = !gets
			break
		}
	}
	if o.n == 0 {
		x.known[o] = gets
	}
	return gets
}

func TestCoups(t *testing.T) {
	for _, c := range coups {
		searches := [2]*search{
			{trump: c.trump, player: c.player, known: map[open]bool{}},
			{trump: c.trump, player: c.player, known: map[open]bool{}, codille: true},
		}
		for _, claim := range c.claims {
			x := searches[0]
			if claim.codille {
				x = searches[1]
			}
			o := open{hands: [3]cards.Set{set(c.hands[0]), set(c.hands[1]), set(c.hands[2])}}
			for _, card := range read(claim.plays) {
				if !x.may(&o).Has(card) {
					t.Fatalf("%s.%s: %s may not be played", c.name, claim.clause, card.Sign())
				}
				o = x.after(o, card)
			}
			var good cards.Set
			for set := x.may(&o); set != 0; set = set.Without() {
				if x.gets(x.after(o, set.First())) {
					good |= set.First().Bit()
				}
			}
			want := set(claim.good)
			if claim.good == "all" {
				want = x.may(&o)
			}
			if good != want {
				t.Errorf("%s.%s: %v are good, want %v", c.name, claim.clause, cards.Ranked(good), cards.Ranked(want))
			}
		}
	}
}
