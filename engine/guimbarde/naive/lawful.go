package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Lawful reads what may be done in a hand of la Guimbarde.
func Lawful(data []byte, order []string) (r agree.Reading, err error) {
	var hand struct {
		Hand
		Done []string `json:"done"`
	}
	if err := json.Unmarshal(data, &hand); err != nil {
		return r, err
	}
	c := &clerk{Hand: hand.Hand, seats: agree.After(order, hand.Dealer), trump: hand.Talon[0][1]} // p5
	holds := map[string][]string{}
	for _, s := range c.seats {
		holds[s] = agree.Held(c.Deal[s])
		if r.Seat == "" && !slices.Contains(hand.Done, s) {
			r.Seat = s
		}
	}
	if r.Seat != "" {
		c.shows(&r, holds[r.Seat])
		return r, nil
	}
	if t := agree.OnTable(c.Play, c.seats, holds, c.taker); t.Whole < 5 {
		r.Seat = t.Seat
		c.plays(&r, t)
	}
	return r, nil
}

// shows is what a player may lay open: the cards for which there are boxes (p8 to p10),
// and after them a point of three cards at least (p7, p10). Nobody has to.
func (c *clerk) shows(r *agree.Reading, hand []string) {
	r.Open = []string{"done"}
	said, pointed := map[string]bool{}, false
	for _, d := range c.Declare {
		if d.Seat == r.Seat {
			slices.Sort(d.Cards)
			said[strings.Join(d.Cards, " ")] = true
			pointed = pointed || d.What == "point"
		}
	}
	for _, cards := range []string{fou, guimbarde, king, king + " " + guimbarde} {
		one, two, _ := strings.Cut(cards, " ")
		if !slices.Contains(hand, one) || two != "" && !slices.Contains(hand, two) || said[cards] {
			continue
		}
		if pointed { // "ensuite chacun accuse son point"
			r.Bar("guimbarde.p10", "meld "+cards)
		} else {
			r.Open = append(r.Open, "meld "+cards)
		}
	}
	for _, suit := range []byte("SHDC") {
		held := agree.Suited(hand, suit)
		act := "point " + strings.Join(held, " ")
		switch {
		case pointed || len(held) == 0:
		case len(held) < 3:
			r.Bar("guimbarde.p7", act)
		default:
			r.Open = append(r.Open, act)
		}
	}
}

// taker is who takes a trick (p13).
func (c *clerk) taker(trick []string) string {
	best, most := "", -2
	_, led, _ := strings.Cut(trick[0], ":")
	for _, p := range trick {
		seat, name, _ := strings.Cut(p, ":")
		if h := c.height(name, c.suit(led)); h > most {
			best, most = seat, h
		}
	}
	return best
}

// plays is what may be played: as at la Triomphe (p14), but for marriages.
func (c *clerk) plays(r *agree.Reading, t *agree.Trick) {
	const follow, head, trump = "guimbarde.p14 triomphe.p4", "triomphe.p4 triomphe.5 guimbarde.loix.9", "triomphe.p4 triomphe.6 guimbarde.loix.9"
	led := t.Led()
	if led == "" {
		r.Open = append(r.Open, t.Hand...)
		return
	}
	suit, trumps := c.of(t.Hand, c.suit(led)), c.of(t.Hand, c.trump)
	switch less := c.lesser(trumps); {
	case len(suit) > 0:
		r.Heads(t.Hand, suit, t.Above(suit), follow, head)
	case c.fell(t.Cards, "QK") && len(trumps) > 0: // whether a king that falls on his queen makes a marriage (p15, law 6)
		r.Silent = append(r.Silent, t.Hand...)
	case c.fell(t.Cards, "KQ") && len(less) < len(trumps): // law 3: not with the three that are always trumps
		if len(less) == 0 {
			less = without(t.Hand, trumps)
		}
		if r.Only(t.Hand, less, trump); len(less) == 0 {
			r.Silent = append(r.Silent, t.Hand...)
		}
		r.Bar("guimbarde.loix.3", without(trumps, less)...)
	case len(trumps) > 0:
		r.Only(t.Hand, trumps, trump)
	default:
		r.Open = append(r.Open, t.Hand...)
	}
	c.marries(r, t)
}

// marries has a queen follow her king at once (law 7). Where another card must be played
// by what was said before, the words do not tell which duty goes first.
func (c *clerk) marries(r *agree.Reading, t *agree.Trick) {
	_, last, _ := strings.Cut(t.Cards[len(t.Cards)-1], ":")
	queen := "Q" + last[1:]
	if last[0] != 'K' || !slices.Contains(t.Hand, queen) {
		return
	}
	for _, other := range without(t.Hand, []string{queen}) {
		r.Bar(strings.TrimSpace(r.Barred[other]+" guimbarde.loix.7"), other)
	}
	switch {
	case !slices.Contains(r.Open, queen):
		r.Silent, r.Open = append(r.Open, queen), nil
	default:
		r.Open = []string{queen}
	}
}

// fell reports whether of a king and his queen, or a queen and her king, the second
// fell on the first at once (p15, law 6).
func (c *clerk) fell(trick []string, faces string) bool {
	for i := 1; i < len(trick); i++ {
		_, a, _ := strings.Cut(trick[i-1], ":")
		_, b, _ := strings.Cut(trick[i], ":")
		if a[1] == b[1] && a[0] == faces[0] && b[0] == faces[1] {
			return true
		}
	}
	return false
}

// of returns the cards of a hand that are of a suit in play.
func (c *clerk) of(hand []string, suit byte) []string {
	return agree.Kept(hand, func(name string) bool { return c.suit(name) == suit })
}

// lesser returns the trumps that are not always trumps.
func (c *clerk) lesser(trumps []string) []string {
	return without(trumps, []string{guimbarde, king, fou})
}

// without returns the cards of a list that are not in another.
func without(list, out []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(name string) bool { return slices.Contains(out, name) })
}
