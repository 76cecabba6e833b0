package piquet

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// What is said at Piquet, in English; the table of phrases has the book's
// words, "quarante-sept", "quinte major", "il ne vaut pas".

// runs names the sequences of three to eight cards (c3.tierces to huitièmes).
var runs = [...]string{"tierce", "quatrième", "quinte", "sixième", "septième", "huitième"}

// speaks returns what is said at the table for an act; "" if its word alone says it.
func speaks(st *record.Step) string {
	n := 0
	if len(st.N) > 0 {
		n = st.N[0]
	}
	switch st.Act {
	case "good": // c3.p2, c4.p2
		return "it is good"
	case "equal":
		return "it is equal"
	case "bad":
		return "it is not worth it"
	case "point":
		return "a point of " + number(n) // the book says the number alone (c4.p2); who hears it must know of what
	case "run":
		return sequenceName(st.Cards, n)
	case "set":
		return setName(st.Cards, n)
	case "blanches":
		return "a hand without figures"
	case "look":
		return "look at the cards that are left"
	case "name":
		return [...]string{"spades will be led", "hearts will be led", "diamonds will be led", "clubs will be led"}[n&3]
	}
	return ""
}

// sequenceName names a sequence of n cards: by its highest card, "major" with the ace,
// "low" with the seven; by its length alone where the cards are unseen.
func sequenceName(list []cards.Card, n int) string {
	n = max(n, len(list))
	if n < 3 || n > 8 {
		return ""
	}
	if len(list) == 0 {
		return runs[n-3]
	}
	set := cards.SetOf(list)
	low, high := set.First().Face(), set.Last().Face()
	switch name := runs[n-3]; {
	case n == 8:
		return name
	case low == cards.Ace:
		return name + " major"
	case low == 7:
		return "low " + name
	default:
		return name + " to the " + heads[high]
	}
}

// heads names the highest cards of sequences.
var heads = [...]string{cards.Ten: "ten", cards.Knave: "knave", cards.Queen: "queen", cards.King: "king"}

// alikes names sets, by their faces.
var alikes = [...]string{cards.Ace: "aces", cards.Ten: "tens", cards.Knave: "knaves", cards.Queen: "queens", cards.King: "kings"}

// setName names n cards alike. n may also tell the face, multiplied by faces;
// of four cards it need not (loix.26).
func setName(list []cards.Card, n int) string {
	face := n / faces
	if n %= faces; len(list) > 0 {
		n, face = len(list), int(list[0].Face())
	}
	switch {
	case n == 4 && face == 0:
		return "quatorze"
	case face >= len(alikes) || alikes[face] == "":
		return ""
	case n == 4:
		return "quatorze in " + alikes[face]
	case n == 3:
		return "three " + alikes[face]
	}
	return ""
}

// number returns a number under a hundred in words.
func number(n int) string {
	small := [...]string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen",
		"sixteen", "seventeen", "eighteen", "nineteen"}
	tens := [...]string{"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}
	switch {
	case n <= 0 || n > 99:
		return ""
	case n < len(small):
		return small[n]
	case n%10 == 0:
		return tens[n/10]
	}
	return tens[n/10] + "-" + small[n%10]
}
