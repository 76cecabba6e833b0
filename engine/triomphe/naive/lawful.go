package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// What may be done, of the games of this package: la Bête here, and what they share.

// trick is a trick on its way: who leads, what lies there, and what the player whose turn
// it is holds.
type trick struct {
	leader string
	cards  []string
	seat   string
	hand   []string
	made   map[string]int // the tricks of each before
	no     int            // how many there were
	thrown map[string]int // how many cards each has played
}

// onTable finds the trick that is being played among so many players, who sit in this
// order from the one who leads first on, and hold these cards.
func onTable(play [][]string, seats []string, holds map[string][]string, taker func([]string) string) *trick {
	t := &trick{leader: seats[0], made: map[string]int{}, thrown: map[string]int{}}
	left := map[string][]string{}
	for s, held := range holds {
		left[s] = slices.Clone(held)
	}
	for _, cards := range play {
		for _, p := range cards {
			s, card, _ := strings.Cut(p, ":")
			left[s] = slices.DeleteFunc(left[s], func(c string) bool { return c == card })
			t.thrown[s]++
		}
		if t.cards = cards; len(cards) == len(seats) {
			t.leader, t.cards = taker(cards), nil
			t.made[t.leader]++
			t.no++
		}
	}
	t.seat = seats[(slices.Index(seats, t.leader)+len(t.cards))%len(seats)]
	t.hand = left[t.seat]
	return t
}

// best is the card that would take the trick as it lies, "" of none.
func (t *trick) best(taker func([]string) string) string {
	if len(t.cards) == 0 {
		return ""
	}
	who := taker(t.cards)
	at := slices.IndexFunc(t.cards, func(p string) bool { return strings.HasPrefix(p, who+":") })
	return t.cards[at][len(who)+1:]
}

// suited returns the cards of a hand that are of a suit.
func suited(hand []string, suit byte) (list []string) {
	for _, card := range hand {
		if card[1] == suit {
			list = append(list, card)
		}
	}
	return list
}

// only lets nothing of a hand be played but some cards, for these clauses.
func only(r *agree.Reading, hand, open []string, clauses string) {
	r.Open = append(r.Open, open...)
	for _, card := range hand {
		if !slices.Contains(open, card) {
			r.Bar(clauses, card)
		}
	}
}

// LawfulBete reads what may be done in a hand of la Bête.
func LawfulBete(data []byte, order []string) (r agree.Reading, err error) {
	c := &clerk{}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return r, err
	}
	if err := c.sit(order); err != nil {
		return r, err
	}
	r.Seat = c.speaks(&r)
	if r.Seat == "" && len(c.Bids) > 0 && (c.spoke("play") || c.spoke("lead")) {
		c.speak()
		c.plays(&r)
	}
	return r, nil
}

// spoke reports whether anybody said so in the bidding.
func (c *clerk) spoke(bid string) bool {
	return slices.ContainsFunc(c.Bids, func(b Said) bool { return b.Bid == bid })
}

// speaks is who is to speak, and what may be said; nobody when the hand is played, or
// everybody has passed.
func (c *clerk) speaks(r *agree.Reading) string {
	switch n := len(c.Bids); {
	case c.spoke("play") || c.spoke("lead"):
		return ""
	case n < len(c.seats): // p13, p14: each in turn; the first alone may lead and say nothing
		r.Open = []string{"play", "pass"}
		if n == 0 {
			r.Open = append(r.Open, "lead")
		}
		r.Bar("bete.p13 bete.p14", "lead")
		return c.seats[n]
	}
	if n := len(c.Choose); n < len(c.seats) { // p15b: once all have passed
		r.Open = []string{"curieuse", "pass"}
		return c.seats[n]
	}
	went := c.curious()
	if n := len(c.Bids) - len(c.seats); n < len(went) { // p15b: those who went, and no others
		r.Open = []string{"play", "pass"}
		return went[n]
	}
	return ""
}

// curious is who has gone en curieuse.
func (c *clerk) curious() (went []string) {
	for _, s := range c.Choose {
		if s.Act == "curieuse" {
			went = append(went, s.Seat)
		}
	}
	return went
}

// plays is what may be played, or said before it.
func (c *clerk) plays(r *agree.Reading) {
	taker := func(cards []string) string { return taker(cards, faces, c.trump) }
	t := onTable(c.Play, c.seats, c.holds, taker)
	if t.no == 5 {
		return
	}
	r.Seat = t.seat
	switch led := t.led(); { // p12d
	case led == 0:
		r.Open = append(r.Open, t.hand...)
	case len(suited(t.hand, led)) > 0:
		only(r, t.hand, suited(t.hand, led), "bete.p12d")
	case len(higher(t, c.trump, faces, t.best(taker))) > 0:
		only(r, t.hand, higher(t, c.trump, faces, t.best(taker)), "bete.p12d")
	default: // no trump, or none above the one that lies there
		r.Open = append(r.Open, t.hand...)
	}
	var why []string
	if c.contre != "" || t.thrown[t.seat] > 0 { // p12c: one against all, and no card thrown yet
		why = append(why, "bete.p12c")
	}
	if slices.Index(c.seats, t.seat) <= slices.Index(c.seats, c.player) { // p12c: who follows whoever plays; p15
		why = append(why, "bete.p12c bete.p15")
	}
	if went := c.curious(); len(went) > 0 && !slices.Contains(went, t.seat) { // p15b: has passed
		why = append(why, "bete.p15 bete.p15b")
	}
	if len(why) == 0 {
		r.Open = append(r.Open, "contre")
	} else if len(why) == 1 {
		r.Bar(why[0], "contre")
	}
	r.Silent = append(r.Silent, "vole") // p8: to undertake it risks nothing
}

// led is the suit of the card led, 0 of none.
func (t *trick) led() byte {
	if len(t.cards) == 0 {
		return 0
	}
	_, card, _ := strings.Cut(t.cards[0], ":")
	return card[1]
}

// higher is the cards of a hand of a suit that are higher than a card, where that is of
// the suit too; else all of the suit.
func higher(t *trick, suit byte, faces, than string) []string {
	list := suited(t.hand, suit)
	if than[1] != suit {
		return list
	}
	return slices.DeleteFunc(list, func(card string) bool {
		return strings.IndexByte(faces, card[0]) > strings.IndexByte(faces, than[0])
	})
}
