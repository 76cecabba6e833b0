package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Lawful reads what may be done in a hand of l'Impériale that does not end the party.
func Lawful(data []byte, order []string) (r agree.Reading, err error) {
	var more struct {
		Done []string `json:"done"`
	}
	c := &clerk{holds: map[string][]string{}, score: map[string]int{}, points: map[string]int{}, tricks: map[string]int{}, taken: map[string][]string{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return r, err
	}
	c.sit(order)
	if slices.ContainsFunc(c.seats, func(s string) bool { return c.score[s] > 990 }) { // of a thousand: it may end it
		return agree.Reading{Seat: agree.Unknown}, nil
	}
	for _, s := range c.seats {
		if !slices.Contains(more.Done, s) {
			r.Seat = s
			c.shows(&r)
			return r, nil
		}
	}
	if t := agree.OnTable(c.Play, c.seats, c.holds, c.taker); t.Whole < 12 {
		r.Seat = t.Seat
		c.plays(&r, t)
	}
	return r, nil
}

// shows is what a player may lay open: imperials (c1.p7b to p9), and after them the point, of
// the colour of which he has most (c1.p7). Whoever forgets it does not count it (law 7), and so
// with imperials that come after the point (c1.p7c, law 8): that they are shown then is
// no fault.
func (c *clerk) shows(r *agree.Reading) {
	r.Open = []string{"done"}
	hand, shown, pointed := c.holds[r.Seat], map[string]bool{}, false
	for _, d := range c.Declare {
		if d.Seat == r.Seat {
			shown[sorted(d.What, d.Cards)] = true
			pointed = pointed || d.What == "point"
		}
	}
	show := func(held []string) {
		switch act := sorted("imperial", held); {
		case shown[act]:
		case pointed:
			r.Silent = append(r.Silent, act)
		default:
			r.Open = append(r.Open, act)
		}
	}
	for _, face := range "KQJAT9876" {
		var held []string
		for _, suit := range "SHDC" {
			if card := string(face) + string(suit); slices.Contains(hand, card) || card == c.turned {
				held = append(held, card)
			}
		}
		switch {
		case len(held) < 4:
		case !strings.ContainsRune(c.honours, face): // four kings, queens, knaves, aces, or sevens or sixes
			r.Bar("imperiale.c1.p7b", sorted("imperial", held))
		default:
			show(own(hand, held))
		}
	}
	most := 0
	for _, suit := range "SHDC" {
		var held []string
		for _, face := range great {
			if card := string(face) + string(suit); slices.Contains(hand, card) || card == c.turned {
				held = append(held, card)
			}
		}
		if len(held) == 4 {
			show(own(hand, held))
		}
		most = max(most, len(agree.Suited(hand, byte(suit))))
	}
	for _, suit := range []byte("SHDC") {
		switch held := agree.Suited(hand, suit); {
		case pointed || len(held) == 0:
		case len(held) == most:
			r.Open = append(r.Open, sorted("point", held))
		default:
			r.Bar("imperiale.c1.p7", sorted("point", held))
		}
	}
}

// own returns those of some cards that are in a hand: the turned card lies there (c1.p9).
func own(hand, held []string) []string {
	return slices.DeleteFunc(slices.Clone(held), func(card string) bool { return !slices.Contains(hand, card) })
}

// sorted returns an act with its cards in order.
func sorted(what string, held []string) string {
	return strings.TrimSpace(what + " " + strings.Join(slices.Sorted(slices.Values(held)), " "))
}

// taker is who takes a trick (c1.p5, c1.p10).
func (c *clerk) taker(trick []string) string {
	best := trick[0]
	for _, p := range trick[1:] {
		_, card, _ := strings.Cut(p, ":")
		_, top, _ := strings.Cut(best, ":")
		if card[1] == top[1] && strings.IndexByte(faces, card[0]) < strings.IndexByte(faces, top[0]) || card[1] == c.turned[1] && top[1] != c.turned[1] {
			best = p
		}
	}
	seat, _, _ := strings.Cut(best, ":")
	return seat
}

// plays is what may be played (c1.p10; law 10: the trick must be taken by who can, also with
// a trump): of three the first begins with a trump (c1.p11).
func (c *clerk) plays(r *agree.Reading, t *agree.Trick) {
	led, trumps := t.Led(), agree.Suited(t.Hand, c.turned[1])
	switch {
	case led == "" && len(c.seats) == 3 && t.Whole == 0 && len(trumps) > 0:
		r.Only(t.Hand, trumps, "imperiale.c1.p11")
		return
	case led == "":
		r.Open = append(r.Open, t.Hand...)
		return
	}
	suit, above := agree.Suited(t.Hand, led[1]), t.Above(trumps)
	switch {
	case len(suit) > 0:
		r.Heads(t.Hand, suit, t.Above(suit), "imperiale.c1.p10 imperiale.loix.11", "imperiale.c1.p10 imperiale.loix.10")
	case len(above) > 0: // whether a higher trump than lies there must be played the words leave to "prendre s'il peut"
		r.Only(t.Hand, above, "imperiale.c1.p10 imperiale.loix.10")
		r.Silent = append(r.Silent, trumps...)
	case len(trumps) > 0: // "autrement de couper", though that takes nothing
		r.Silent = append(r.Silent, t.Hand...)
	default:
		r.Open = append(r.Open, t.Hand...)
	}
}
