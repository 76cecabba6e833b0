package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// HocHand is a hand of le Hoc as the replay command reads it, as far as it has
// come.
type HocHand struct {
	Dealer string         `json:"dealer"`
	Pools  map[string]int `json:"pools"`
	State  struct {
		Double []int `json:"double"` // nobody has won anything at the hand before
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Bets    []Run             `json:"bets"`    // for the point, the sequence and the tricon
	Declare []Run             `json:"declare"` // what points were said
	Play    []Run             `json:"play"`
	Acts    []Act             `json:"acts"`
}

// box is one of the three things that are played for.
type box struct {
	name  string
	in    []string // who has not given up
	todo  []string // who has yet to speak
	level int      // what all must put in to stay
	put   map[string]int
	said  map[string]string // who has declared it, and who has passed
}

// hocClerk has a hand of le Hoc on its way.
type hocClerk struct {
	HocHand
	order  []string // of the players, from the dealer's right
	dealt  map[string][]string
	holds  map[string][]string
	boxes  []*box // in their order
	points map[string][]string
	tell   []string // who has yet to say what point he has
	net    map[string]int

	leads  string // who is to begin a run, "" while one is on
	last   string // who has played the last card
	want   int    // the number that goes on it
	passed []string
	steps  int
	winner string
}

// hoc reports whether a card is one of the six (p5).
func hoc(card string) bool { return card[0] == 'K' || card == "QS" || card == "JD" }

// after is the players behind one of them, who is left out.
func (c *hocClerk) after(seat string) []string {
	at := slices.Index(c.order, seat)
	return append(slices.Clone(c.order[at+1:]), c.order[:at]...)
}

// each has everybody else pay somebody (p21: each player).
func (c *hocClerk) each(to string, n int) {
	for _, s := range c.order {
		c.net[s] -= n
		c.net[to] += n
	}
}

// has is what a player has for a box: every sequence, or every tricon, the best
// first, each from the lowest card.
func (c *hocClerk) has(name, seat string) (list [][]string) {
	hand := c.dealt[seat]
	if name == "sequence" { // p11: three cards of a suit that follow each other
		for _, suit := range "SHDC" {
			var row []string
			for i := 0; i <= len(order); i++ {
				if i < len(order) && slices.Contains(hand, order[i:i+1]+string(suit)) {
					row = append(row, order[i:i+1]+string(suit))
					continue
				}
				if len(row) >= 3 {
					list = append(list, row)
				}
				row = nil
			}
		}
	} else { // p12: three cards of a face, or four (p19)
		for i := range order {
			var like []string
			for _, card := range hand {
				if card[0] == order[i] {
					like = append(like, card)
				}
			}
			if len(like) >= 3 {
				list = append(list, like)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b []string) int { // more cards, and then higher ones (ruling)
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return number(b[len(b)-1]) - number(a[len(a)-1])
	})
	return list
}

// worth is what each pays for a sequence (p9, p14 to p17), or a tricon (p18, p19).
func worth(name string, set []string) int {
	high := number(set[len(set)-1]) == king
	if name == "tricon" {
		return map[bool][]int{false: {2, 4}, true: {4, 8}}[high][len(set)-3]
	}
	n := min(len(set), 5) - 2 // one, two or three
	if high {
		n++
	}
	return n
}

// say is what a player says of the box that is played for.
func (c *hocClerk) say(b Run) error {
	for _, at := range c.boxes {
		if len(at.todo) == 0 {
			continue
		}
		if at.todo[0] != b.Seat || b.Act != "raise" && !slices.Contains(c.may(at), b.Act) || b.N > 20 {
			return fmt.Errorf("%s may not %s %d for the %s", b.Seat, b.Act, b.N, at.name)
		}
		at.todo = at.todo[1:]
		switch b.Act {
		case "raise":
			at.level += b.N
			at.put[b.Seat] = at.level
			at.todo = slices.DeleteFunc(c.after(b.Seat), func(s string) bool { return !slices.Contains(at.in, s) }) // p7, p8: who has passed, too
		case "hold":
			at.put[b.Seat] = at.level
		case "fold":
			at.in = slices.DeleteFunc(at.in, func(s string) bool { return s == b.Seat })
			if len(at.in) == 1 {
				at.todo = nil
			}
		default:
			at.said[b.Seat] = b.Act
		}
		return nil
	}
	return fmt.Errorf("%s speaks, and nothing is played for", b.Seat)
}

// may is what the player whose turn it is may say for a box.
func (c *hocClerk) may(b *box) (list []string) {
	able := b.name == "point" || len(c.has(b.name, b.todo[0])) > 0 // p8: of his sequence (ruling)
	list = []string{"pass"}
	if b.level > 0 {
		list = []string{"fold"}
	}
	switch {
	case able && b.level > 0:
		list = append(list, "hold")
	case able:
		list = append(list, "declare")
	}
	if able && b.level < 60 { // as far as a raise is offered: of one, two, four and twenty
		list = append(list, "raise", "raise", "raise", "raise")
	}
	return list
}

// stays is who is in for a box when all have spoken.
func (c *hocClerk) stays(b *box) (list []string) {
	for _, s := range c.order {
		if b.level > 0 && slices.Contains(b.in, s) || b.level == 0 && b.said[s] == "declare" {
			list = append(list, s)
		}
	}
	return list
}

// wins is who wins a box, or "" where nobody does; of equals the first in hand
// (ruling).
func (c *hocClerk) wins(b *box) (winner string) {
	best := []int{-1}
	for _, s := range c.stays(b) {
		var is []int
		if b.name == "point" { // p10
			is = []int{len(c.points[s]), 0}
			for _, card := range c.points[s] {
				is[1] += points(card)
			}
		} else {
			set := c.has(b.name, s)[0]
			is = []int{len(set), number(set[len(set)-1])}
		}
		if slices.Compare(is, best) > 0 {
			best, winner = is, s
		}
	}
	return winner
}

// openHoc lays out a hand, and does what was done in it.
func openHoc(data []byte, seats []string) (*hocClerk, error) {
	c := &hocClerk{dealt: map[string][]string{}, holds: map[string][]string{}, points: map[string][]string{}, net: map[string]int{}}
	if err := json.Unmarshal(data, &c.HocHand); err != nil {
		return nil, err
	}
	at := slices.Index(seats, c.Dealer) + 1
	c.order = append(slices.Clone(seats[at:]), seats[:at]...)
	for _, s := range seats {
		for k, held := range strings.Split(c.Deal[s], ".") {
			for _, face := range held {
				c.dealt[s] = append(c.dealt[s], string(face)+"SHDC"[k:k+1])
			}
		}
		c.holds[s] = slices.Clone(c.dealt[s])
		if len(c.dealt[s]) != 21-3*len(seats) { // p1: fifteen of two, twelve of three
			return nil, fmt.Errorf("%s has %d cards", s, len(c.dealt[s]))
		}
	}
	for _, name := range []string{"point", "sequence", "tricon"} {
		c.boxes = append(c.boxes, &box{name: name, in: slices.Clone(c.order), todo: slices.Clone(c.order), put: map[string]int{}, said: map[string]string{}})
	}
	for _, b := range c.Bets {
		if err := c.say(b); err != nil {
			return nil, err
		}
	}
	if point := c.boxes[0]; len(point.todo) == 0 {
		if c.tell = c.stays(point); len(c.tell) == 1 {
			c.tell = nil
		}
	}
	for _, d := range c.Declare { // p24: once
		if len(c.tell) == 0 || c.tell[0] != d.Seat {
			return nil, fmt.Errorf("%s says a point, and %v have yet to", d.Seat, c.tell)
		}
		c.points[d.Seat] = d.Cards
		c.tell = c.tell[1:]
	}
	c.leads = c.order[0]
	for _, run := range c.Play {
		done := run.Cards
		if run.Act == "pass" {
			done = []string{""}
		}
		for _, card := range done {
			if err := c.falsely(); err != nil {
				return nil, err
			}
			if err := c.throw(run.Seat, card); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// falsely is what is done wrong before the next card: whoever has thrown the last
// calls the next as missing, and holds it (p23).
func (c *hocClerk) falsely() error {
	for _, a := range c.Acts {
		if a.At != fmt.Sprintf("stop.%d", c.steps) {
			continue
		}
		if a.Act != "sans" || a.Seat != c.last || !slices.ContainsFunc(c.holds[a.Seat], c.next) {
			return fmt.Errorf("%s does not %s here", a.Seat, a.Act)
		}
		c.each(a.Seat, -5)
		c.passed = append(c.passed, a.Seat)
		c.stop()
	}
	return nil
}

// next reports whether a card, for what it is, goes on the last.
func (c *hocClerk) next(card string) bool {
	return !hoc(card) && number(card) == c.want && c.leads == ""
}

// turn is who is asked for the next card, or leads.
func (c *hocClerk) turn() string {
	if c.leads != "" {
		return c.leads
	}
	for _, s := range append([]string{c.last}, c.after(c.last)...) {
		if !slices.Contains(c.passed, s) && (slices.ContainsFunc(c.holds[s], c.next) || slices.ContainsFunc(c.holds[s], hoc)) {
			return s
		}
	}
	return ""
}

// stop has a run end that nobody carries on (p21).
func (c *hocClerk) stop() {
	if c.turn() == "" {
		c.each(c.last, 1)
		c.leads = c.last
	}
}

// plays is what the player whose turn it is may throw, and "" where he may pass.
func (c *hocClerk) plays(seat string) (list []string) {
	must := c.leads != ""
	for _, card := range c.holds[seat] {
		if c.leads != "" || c.next(card) || hoc(card) {
			list = append(list, card)
		}
		must = must || c.next(card)
	}
	if !must {
		list = append(list, "")
	}
	return list
}

// throw is a card that a player throws, or "" where he passes.
func (c *hocClerk) throw(seat, card string) error {
	if c.winner != "" || c.turn() != seat || !slices.Contains(c.plays(seat), card) {
		return fmt.Errorf("%s throws %q; it is the turn of %s, for %d", seat, card, c.turn(), c.want)
	}
	c.steps++
	if card == "" {
		c.passed = append(c.passed, seat)
		c.stop()
		return nil
	}
	c.holds[seat] = slices.DeleteFunc(c.holds[seat], func(s string) bool { return s == card })
	c.passed, c.last, c.leads, c.want = nil, seat, "", c.want+1
	if hoc(card) { // p21d
		c.each(seat, 1)
		c.leads = seat
	} else {
		c.want = number(card) + 1
	}
	if len(c.holds[seat]) == 0 { // ruling: the hand is over
		c.winner = seat
		return nil
	}
	c.stop()
	return nil
}

// HocMay says who is to do something, and what is open to that player.
func HocMay(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := openHoc(data, seats)
	if err != nil {
		return "", nil, err
	}
	for i, b := range c.boxes {
		if len(b.todo) > 0 {
			return b.todo[0], c.may(b), nil
		}
		if i == 0 && len(c.tell) > 0 {
			for _, suit := range "SHDC" {
				of := slices.DeleteFunc(slices.Clone(c.dealt[c.tell[0]]), func(card string) bool { return card[1] != byte(suit) })
				if len(of) > 1 { // p10: several cards of a suit
					may = append(may, "meld "+strings.Join(of, " "))
				}
			}
			return c.tell[0], may, nil
		}
	}
	if c.winner != "" {
		return "", nil, nil
	}
	seat = c.turn()
	for _, card := range c.plays(seat) {
		if card == "" {
			card = "pass"
		}
		may = append(may, card)
	}
	return seat, may, nil
}

// Hoc settles one hand of le Hoc.
func Hoc(data []byte, seats []string) (agree.Result, error) {
	c, err := openHoc(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if c.winner == "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: c.net, Pools: map[string]int{}, State: map[string][]int{"double": {1}}, Winner: c.winner, Next: c.order[0]}
	times := 1
	if len(c.State.Double) > 0 {
		times = 2
	}
	var blank []string
	for _, s := range c.order {
		if !slices.ContainsFunc(c.dealt[s], func(card string) bool { return number(card) > 10 }) {
			blank = append(blank, s)
		}
	}
	if len(blank) == 1 { // p21c, p22
		c.each(blank[0], 10)
	}
	for _, b := range c.boxes {
		pool := c.Pools[b.name]
		stake := 0
		if pool == 0 {
			stake = 1 // p6
		}
		if times == 2 {
			stake = pool / len(seats) // p13
		}
		for _, s := range seats {
			r.Net[s] -= stake + b.put[s]
			pool += stake + b.put[s]
		}
		if winner := c.wins(b); winner != "" {
			r.State["double"] = nil
			r.Net[winner] += pool
			pool = 0
			if times == 2 {
				c.each(winner, 1) // p13, to the winner of each (ruling)
			}
			if b.name != "point" && b.level == 0 { // p9; ruling
				for _, set := range c.has(b.name, winner) {
					c.each(winner, times*worth(b.name, set))
				}
			}
		}
		r.Pools[b.name] = pool
	}
	for _, s := range seats { // p21b
		n := len(c.holds[s])
		switch {
		case n == 1:
			n = 6
		case n == 2:
			n = 4
		case n >= 10: // ruling: of more than twelve, too
			n *= 2
		}
		r.Net[s] -= n
		r.Net[c.winner] += n
	}
	return r, nil
}
