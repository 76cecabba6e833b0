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
	"hague-1785": "1", "two-quinolas": "espagnolette.p2", "academie": "reversis.2", "reglor-1809": "reversy.2.21", "salon": "6", "salon-3": "6",
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
	case len(lie) == 0 && !(o.text == "academie" && trick == 1):
		suit = 0
	case len(lie) > 0:
		suit, clauses = lie[0].suit, follows[o.text]
		if o.right[s] {
			clauses = o.ended(s, trick)
		}
		if clauses == "" {
			suit = 0
		}
	}
	free := suit == 0 || !holdsSuit(hand, suit)
	o.opens(hand, func(c card) bool { return free || c.suit == suit }, func(card) string { return clauses })
}

// ended is the clauses by which a player who held the cards for it may not renounce in a
// trick, "" where that is allowed. At The Hague it is until a trick stays with the player
// (37), and not in the last two (35); elsewhere always. That it ends for whoever undertakes a
// Reversis (two-quinolas espagnolette.p7, reglor 4.8) shows in no card: that player leads to
// the tenth trick, and has one card for the last.
func (o *onlooker) ended(s string, trick int) string {
	switch {
	case o.text != "hague-1785":
		return ""
	case slices.Contains(o.took, s):
		return "1 37"
	case trick > 9:
		return "35"
	}
	return ""
}

// claims is what has still to be asked for, or waived, of all that is not paid unless its
// winner asks. In what order players ask the books do not say.
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
	for _, word := range []string{"AS", "AH", "AD", "AC", "QH", "JH", "party", "pool"} {
		act := " " + word
		if len(word) > 2 {
			act = "-" + word
		}
		if slices.Contains(o.asked, "ask"+act) || slices.Contains(o.Unclaimed, word) {
			continue
		}
		h.Unclaimed = []string{word}
		not, err := Settle(h)
		if err != nil {
			return err
		}
		for _, s := range o.seats {
			if asked.Net[s] <= not.Net[s] {
				continue
			}
			o.said.Silent = append(o.said.Silent, "ask"+act, "waive"+act)
			if o.said.Seat != "" && o.said.Seat != s {
				s = agree.Anybody
			}
			o.said.Seat = s
		}
	}
	return nil
}
