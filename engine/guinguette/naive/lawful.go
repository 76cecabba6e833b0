package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

var suitNames = []string{"spades", "hearts", "diamonds", "clubs"}

// Lawful reads what may be done in a hand of la Guinguette.
func Lawful(data []byte, order []string) (r agree.Reading, err error) {
	var more struct {
		Done []string `json:"done"`
	}
	c := &clerk{plays: map[string]bool{}, holds: map[string][]string{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return r, err
	}
	c.seats = agree.After(order, c.Dealer)
	c.Net, c.Result.Pools = map[string]int{}, map[string]int{}
	for s, suits := range c.Deal {
		c.holds[s] = agree.Held(suits)
	}
	if c.boxes(&r, more.Done) {
		return r, nil
	}
	if err := c.speak(); err != nil {
		return r, err
	}
	switch c.speaks(&r); {
	case r.Seat != "" || len(c.plays) == 0:
	case c.trump == 0: // p11: he who forgot it names it in the end
		r.Seat, r.Open = c.seats[0], slices.Clone(suitNames)
	default:
		if t := agree.OnTable(c.Play, c.seats, c.holds, c.taker); t.Whole < 4 {
			c.follows(&r, t)
		}
	}
	return r, nil
}

// boxes has each in turn draw the guinguette (p7, law 6), and say whether he has a cabaret
// (p5, p7b). In what order they vie who have one, the words do not say.
func (c *clerk) boxes(r *agree.Reading, done []string) bool {
	said := map[string]int{}
	for _, s := range done {
		said[s]++
	}
	shown := len(c.Declare) > 0
	for _, s := range c.seats {
		if said[s] > 0 {
			continue
		}
		r.Seat, r.Open = s, []string{"done"}
		if slices.Contains(c.holds[s], "QD") && !shown {
			r.Open, r.Silent = []string{"show QD"}, []string{"hide QD", "done"} // to draw it unshown, or to leave it
		}
		return true
	}
	var in []string
	taken, spoke := false, map[string]bool{}
	for _, b := range c.Bets {
		spoke[b.Seat] = true
		if b.Act == "cabaret" {
			in = append(in, b.Seat)
		}
		taken = taken || b.Act == "show" || b.Act == "hide"
	}
	for _, s := range c.seats {
		switch has := tierce(c.holds[s]) > 0; {
		case spoke[s] || said[s] > 1:
			continue
		case has:
			r.Open = []string{"cabaret"}
		default:
			r.Open = []string{"done"}
		}
		r.Seat = s
		r.Bar("guinguette.p5 guinguette.p7b", "cabaret", "done")
		return true
	}
	if len(in) == 0 || taken {
		return false
	}
	if r.Seat = in[0]; len(in) > 1 {
		r.Seat = agree.Anybody
	}
	r.Silent = []string{"demi-septier", "chopine", "pinte", "hold", "fold", "pass", "done"}
	for _, s := range in {
		for _, suit := range []byte("SHDC") {
			for top := 2; top < len(faces)-2; top++ { // neither king nor queen
				three := []string{string(faces[top]) + string(suit), string(faces[top-1]) + string(suit), string(faces[top-2]) + string(suit)}
				if !slices.ContainsFunc(three, func(card string) bool { return !slices.Contains(c.holds[s], card) }) {
					r.Silent = append(r.Silent, "show "+strings.Join(three, " "), "hide "+strings.Join(three, " "))
				}
			}
		}
	}
	return true
}

// speaks has each in turn say whether he plays, or stir the cotillon (p11 to p14).
func (c *clerk) speaks(r *agree.Reading) {
	stirs, spoke, stood, namer := map[string]int{}, map[string]bool{}, map[string]bool{}, ""
	last := Done{}
	for _, b := range c.Bids {
		switch last = b; b.Bid {
		case "stir":
			stirs[b.Seat]++
			spoke[b.Seat] = true
		case "play", "pass":
			spoke[b.Seat] = true
		case "stand":
			stood[b.Seat] = true
		case "out", "lift":
		default:
			namer = b.Seat
		}
	}
	switch last.Bid {
	case "stir": // p12: one card
		r.Seat = last.Seat
		for _, card := range c.holds[r.Seat] {
			r.Open = append(r.Open, "out "+card)
		}
		return
	case "out":
		r.Seat, r.Open = last.Seat, []string{"lift"}
		for _, card := range c.holds[r.Seat] {
			r.Bar("guinguette.p12", "out "+card)
		}
		return
	}
	for _, s := range c.seats {
		if spoke[s] {
			continue
		}
		r.Seat = s
		switch {
		case c.trump == 0 && s == c.seats[0]: // p11; law 11, where he forgets it and stirs
			r.Open, r.Silent = slices.Clone(suitNames), []string{"stir"}
			r.Bar("guinguette.p11", "play", "pass")
		case c.trump == 0: // law 11, of whoever comes after him alone
			r.Silent = append([]string{"play", "pass", "stir"}, suitNames...)
		case namer == s && s != c.seats[0]: // law 11: he must play
			r.Open = []string{"play", "stir"}
			r.Bar("guinguette.loix.11", "pass")
			r.Silent = slices.Clone(suitNames)
		default:
			r.Open = []string{"play", "pass", "stir"}
			r.Bar("guinguette.p11 guinguette.loix.11", suitNames...)
		}
		return
	}
	for _, s := range c.seats { // p13: a second time, when the others have spoken
		if stirs[s] == 1 && !stood[s] {
			r.Seat, r.Open = s, []string{"stir", "stand"}
			if c.trump == 0 {
				r.Silent = slices.Clone(suitNames)
			}
			return
		}
	}
}

// follows is what may be played: as at la Bête (p15), and who can must trump, or play
// higher (law 10).
func (c *clerk) follows(r *agree.Reading, t *agree.Trick) {
	r.Seat = t.Seat
	led := t.Led()
	if led == "" {
		r.Open = append(r.Open, t.Hand...)
		return
	}
	suit, trumps := agree.Suited(t.Hand, led[1]), t.Above(agree.Suited(t.Hand, c.trump))
	switch {
	case len(suit) > 0:
		r.Heads(t.Hand, suit, t.Above(suit), "guinguette.p15 bete.p12d guinguette.loix.9", "guinguette.loix.10")
	case len(trumps) > 0:
		r.Only(t.Hand, trumps, "guinguette.p15 bete.p12d guinguette.loix.10")
	default:
		r.Open = append(r.Open, t.Hand...)
	}
}
