package naive

import (
	"encoding/json"
	"slices"

	"quinola/engine/agree"
)

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
	t := agree.OnTable(c.Play, c.seats, c.holds, func(cards []string) string { return taker(cards, faces, c.trump) })
	if t.Whole == 5 {
		return
	}
	r.Seat = t.Seat
	led, trumps := t.Led(), t.Above(agree.Suited(t.Hand, c.trump))
	switch { // p12d
	case led == "":
		r.Open = append(r.Open, t.Hand...)
	case len(agree.Suited(t.Hand, led[1])) > 0:
		r.Only(t.Hand, agree.Suited(t.Hand, led[1]), "bete.p12d")
	case len(trumps) > 0:
		r.Only(t.Hand, trumps, "bete.p12d")
	default: // no trump, or none above the one that lies there
		r.Open = append(r.Open, t.Hand...)
	}
	var why []string
	if c.contre != "" || t.Thrown[t.Seat] > 0 { // p12c: one against all, and no card thrown yet
		why = append(why, "bete.p12c")
	}
	if slices.Index(c.seats, t.Seat) <= slices.Index(c.seats, c.player) { // p12c: who follows whoever plays; p15
		why = append(why, "bete.p12c bete.p15")
	}
	if went := c.curious(); len(went) > 0 && !slices.Contains(went, t.Seat) { // p15b: has passed
		why = append(why, "bete.p15 bete.p15b")
	}
	if len(why) == 0 {
		r.Open = append(r.Open, "contre")
	} else if len(why) == 1 {
		r.Bar(why[0], "contre")
	}
	r.Silent = append(r.Silent, "vole") // p8: to undertake it risks nothing
}
