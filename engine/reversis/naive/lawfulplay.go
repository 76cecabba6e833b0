package naive

import (
	"slices"

	"quinola/engine/agree"
)

// privileged is whether a hand may renounce: hague 34, two-quinolas espagnolette.p1, reglor
// 4.1, salon 10.
func (o *onlooker) privileged(hand []card) bool {
	n, great, little := aces(hand), holds(hand, knaveOfHearts), holds(hand, queenOfHearts)
	switch o.text {
	case "hague-1785":
		return n == 4 || n == 3 && great
	case "two-quinolas":
		return n == 4 || n == 3 && (great || little) || n == 2 && great && little
	case "academie":
		return false
	}
	return n == 4
}

// follows is the clauses by which whoever can must follow suit.
var follows = map[string]string{
	"hague-1785": "1 57", "two-quinolas": "espagnolette.p2", "academie": "reversis.2", "reglor-1809": "reversy.2.21", "salon": "6", "salon-3": "6",
}

// plays is who has to play, and which cards.
func (o *onlooker) plays() (string, error) {
	size, leader := len(o.held[o.Dealer]), o.order[0]
	for n := 0; n < size && !o.stops(); n++ {
		var fell []string
		if n < len(o.Play) {
			fell = o.Play[n]
		}
		turns, best := append([]string{leader}, agree.After(o.seats, leader)[:len(o.seats)-1]...), 0
		var lie []card
		for i, text := range fell {
			c, err := readCard(text)
			if err != nil {
				return "", err
			}
			o.held[turns[i]], lie = without(o.held[turns[i]], c), append(lie, c)
			if c.suit == lie[0].suit && c.height() > lie[best].height() {
				best = i
			}
		}
		if len(fell) < len(turns) {
			s := turns[len(fell)]
			o.mayPlay(s, n+1, lie)
			return s, nil
		}
		leader = turns[best]
		o.took = append(o.took, leader)
	}
	return "", nil
}

// stops is whether the eleventh trick is not played, since a Reversis was broken at the
// tenth: reglor 3.7, salon 7.2.p4.
func (o *onlooker) stops() bool {
	if len(o.took) != 10 || o.text != "reglor-1809" && o.text != "salon" && o.text != "salon-3" {
		return false
	}
	for _, s := range o.took[:9] {
		if s != o.took[0] {
			return false
		}
	}
	return o.took[9] != o.took[0]
}

// mayPlay is which cards a player may lead to a trick, or play to what lies there.
func (o *onlooker) mayPlay(s string, trick int, lie []card) {
	hand, suit, clauses := o.held[s], byte('H'), "reversis.13"
	switch { // the suit that is asked for
	case len(lie) == 0 && !(o.text == "academie" && trick == 1), len(lie) > 0 && o.renounces(s, trick):
		suit = 0
	case len(lie) > 0:
		suit, clauses = lie[0].suit, follows[o.text]
	}
	free := suit == 0 || !holdsSuit(hand, suit)
	o.opens(hand, func(c card) bool { return free || c.suit == suit }, func(card) string { return clauses })
}

// renounces is whether a player may renounce in a trick, though able to follow. At The Hague
// it is allowed in nine tricks, and until a trick stays with the player (35, 37); elsewhere
// always.
func (o *onlooker) renounces(s string, trick int) bool {
	return o.right[s] && (o.text != "hague-1785" || trick <= 9 && !slices.Contains(o.took, s))
}

// claims is what may be asked for at the end: what is not paid unless somebody asks. A record
// does not tell what was asked for already.
func (o *onlooker) claims() error {
	h := o.Hand
	switch h.Unclaimed = nil; {
	case o.text == "academie":
		h.Rules = o.text
	case len(o.seats) == 3:
		h.Rules = "salon-3"
	}
	asked, err := Settle(h)
	if err != nil {
		return err
	}
	words := []string{"party", "pool", "JH", "QH"}
	for i := range suits {
		words = append(words, "A"+suits[i:i+1])
	}
	for _, word := range words {
		h.Unclaimed = []string{word}
		not, err := Settle(h)
		if err != nil {
			return err
		}
		for _, s := range o.seats {
			if asked.Net[s] > not.Net[s] {
				o.said.Seat = agree.Anybody
				for _, act := range []string{"ask", "waive"} {
					if len(word) == 2 {
						act += " " + word
					} else {
						act += "-" + word
					}
					o.said.Silent = append(o.said.Silent, act)
				}
			}
		}
	}
	return nil
}
