package naive

import (
	"errors"
	"fmt"
	"slices"

	"quinola/engine/agree"
)

// errTurn says that the record ends and somebody must act.
var errTurn = errors.New("somebody is to move")

// CometeMay returns who must act, and what is open to that player.
func CometeMay(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := openCourse(data, seats, true)
	if err != nil {
		return "", nil, err
	}
	return c.turn, c.open, nil
}

// Comete settles one hand of the Comète, for any number of players.
func Comete(data []byte, seats []string) (agree.Result, error) {
	c, err := openCourse(data, seats, false)
	if err != nil {
		return agree.Result{}, err
	}
	if c.turn != "" {
		return agree.Result{}, fmt.Errorf("%s is to move, and may %v", c.turn, c.open)
	}
	r := agree.Result{Net: c.net, Pools: c.Pools, Winner: c.won, Void: c.again, State: map[string][]int{}, Marks: map[string]map[string]int{}}
	if c.paired() {
		c.tour(&r)
	} else {
		c.match(&r)
	}
	return r, nil
}

// first returns the first number of a list, or 0.
func first(list []int) int {
	if len(list) == 0 {
		return 0
	}
	return list[0]
}

// some returns a list of one number, or nil for 0.
func some(n int) []int {
	if n == 0 {
		return nil
	}
	return []int{n}
}

// slept returns how many hands the Comète did not come, this one included.
func (c *course) slept() int {
	switch {
	case c.again:
		return c.remise()
	case slices.Contains(c.Talon, c.comet): // p24
		return c.remise() + 1
	}
	return 0
}

// tour settles a hand of two, which count in pairs, one dealt by each (p5).
func (c *course) tour(r *agree.Result) {
	coup, refait, tours := first(c.State.Coup), first(c.State.Refait), first(c.State.Tours)
	a, b := c.order[0], c.order[1]
	margin := c.State.Ahead[a] - c.State.Ahead[b] + c.marks[a] - c.marks[b]
	r.Next = a
	if c.again {
		r.Next = c.Dealer
	} else {
		coup++
	}
	waits := c.waiting()
	if coup == 2 {
		coup = 0
		if margin < 0 {
			a, b, margin = b, a, -margin
		}
		if margin < 5 { // piquet.c5.p5
			refait++ // the tour is played again and does not count (ruling)
		} else {
			tours++
			c.marked(b, a, (margin+5)/10*10+c.Agreed.Or("parts/write.consolation#points", 20)+20*refait) // p12b, seconde.p5
			refait = 0
			if tours < c.Agreed.Or("comete/length#coups", 24)/2 { // p4, ruling: with the twelfth the match is over
				waits = c.relieved(a, waits, r)
			}
		}
		margin = 0
	}
	r.Marks["ahead"] = map[string]int{a: max(0, margin), b: max(0, -margin)}
	r.Marks["waits"] = map[string]int{}
	for i, s := range waits {
		r.Marks["waits"][s] = i + 1
	}
	r.State["coup"], r.State["refait"], r.State["tours"] = some(coup), some(refait), []int{tours}
	if c.Rules != "comete.tourner" {
		r.State["remise"] = some(c.slept())
		return
	}
	r.Marks["sleeps"] = map[string]int{}
	for _, s := range c.seats { // p25c
		if r.Marks["sleeps"][s] = c.State.Sleeps[s]; !slices.Contains(c.order, s) {
			r.Marks["sleeps"][s] = c.slept()
		}
	}
}

// waiting lists the players who wait, the first to come in first.
func (c *course) waiting() (list []string) {
	at := slices.Index(c.seats, c.Dealer)
	for i := range c.seats {
		if s := c.seats[(at+i)%len(c.seats)]; !slices.Contains(c.order, s) {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return c.State.Waits[a] - c.State.Waits[b] })
	return list
}

// marked marks a player n. Of two against two, each pays one of the others (ruling).
func (c *course) marked(who, by string, n int) {
	for range len(c.seats) / 2 {
		c.net[who] -= n
		c.net[by] += n
		who, by = c.partner(who), c.partner(by)
	}
}

// partner returns a player's partner, opposite; "" with fewer than four players.
func (c *course) partner(seat string) string {
	return c.seats[(slices.Index(c.seats, seat)+len(c.seats)/2)%len(c.seats)]
}

// relieved returns who waits after a tour was marked. Among three, the player whose
// opponent sat on the right makes room (piquet.c5.p2); of two sides, the partner of
// the player who marks comes in (ruling).
func (c *course) relieved(by string, waits []string, r *agree.Result) []string {
	out, in := "", ""
	switch len(c.seats) {
	case 3:
		out, in = c.order[0], waits[0]
		if c.right(out) == in {
			out = c.order[1]
		}
	case 4:
		out, in = by, c.partner(by)
	default:
		return nil
	}
	if r.Next == out {
		r.Next = in
	}
	return append(slices.DeleteFunc(waits, func(s string) bool { return s == in }), out)
}

// right returns the player on a player's right.
func (c *course) right(seat string) string {
	return c.seats[(slices.Index(c.seats, seat)+1)%len(c.seats)]
}

// match settles a hand of three or more, who are paid at once.
func (c *course) match(r *agree.Result) {
	tours := first(c.State.Tours)
	r.Next = c.Dealer
	if !c.again {
		r.Next = c.order[0]
		tours++
	}
	made := func(s string) int { return c.State.Wins[s] - c.State.Loses[s] + c.net[s] }
	if tours == c.Agreed.Or("comete/hands#coups", 24) { // a-trois.p1: the player who has gained most, at a tie the first in hand
		best := c.order[0]
		for _, s := range c.order {
			if made(s) > made(best) {
				best = s
			}
		}
		c.net[best] += c.Pools["queue"]
		c.Pools["queue"] = 0
	}
	r.Marks["wins"], r.Marks["loses"] = map[string]int{}, map[string]int{}
	for _, s := range c.order {
		r.Marks["wins"][s], r.Marks["loses"][s] = max(0, made(s)), max(0, -made(s))
	}
	r.State["tours"], r.State["remise"] = []int{tours}, some(c.slept())
}
