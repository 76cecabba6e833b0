// Package naive settles a hand of la Loterie as a patient clerk would who has the
// book open before him. It shares nothing with the engine; it was written from the
// clauses and the editors' rulings, and is there to disagree when the engine is
// wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/engine/agree"
)

// Agreed is what the players have agreed on: with how much each sits down (p3), and
// how many tickets each is dealt (p11).
type Agreed struct{ Prise, Tickets int }

// hand is a hand as the replay command reads it, as far as it has come.
type hand struct {
	Dealer string            `json:"dealer"`
	Pools  map[string]int    `json:"pools"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Bets   []struct {
		Seat string `json:"seat"`
		Act  string `json:"act"`
		N    int    `json:"n"`
	} `json:"bets"`
}

// clerk is a hand on its way.
type clerk struct {
	hand
	begins bool
	fund   int
	todo   []string       // who has not yet set a lot
	lot    map[string]int // what lies on each card that lies before a player
	table  []string       // from the dealer's right
}

// open lays out a hand, and does what was done in it.
func (a Agreed) open(data []byte, seats []string) (*clerk, error) {
	c := &clerk{lot: map[string]int{}}
	if err := json.Unmarshal(data, &c.hand); err != nil {
		return nil, err
	}
	c.fund = c.Pools["fund"]
	if c.begins = c.fund == 0; c.begins { // p4
		c.fund = a.Prise * len(seats)
	}
	c.table = agree.After(seats, c.Dealer)
	c.todo = c.table // ruling: in turn
	put := []int{}
	for _, b := range c.Bets {
		if c.fund == 0 || len(c.todo) == 0 || c.todo[0] != b.Seat || b.Act != "put" {
			return nil, fmt.Errorf("%s says %s, where %v are to speak and the fund holds %d", b.Seat, b.Act, c.todo, c.fund)
		}
		if !c.may(put, b.N) {
			return nil, fmt.Errorf("%s sets %d upon a lot, of %d, beside %v", b.Seat, b.N, c.fund, put)
		}
		c.todo, c.fund, put = c.todo[1:], c.fund-b.N, append(put, b.N)
		c.lot[c.card(b.Seat)] += b.N
	}
	for _, s := range c.table {
		if _, ok := c.lot[c.card(s)]; !ok {
			c.lot[c.card(s)] = 0
		}
	}
	if c.fund == 0 { // ruling: nothing is left to set
		c.todo = nil
	}
	return c, nil
}

// card is the card of the first pack that lies before a player.
func (c *clerk) card(seat string) string {
	if held := agree.Held(c.Deal[seat]); len(held) > 0 {
		return held[0]
	}
	return ""
}

// may reports whether so much may be set on a lot (p6, rulings).
func (c *clerk) may(put []int, n int) bool {
	if n < 1 || n > c.fund {
		return false
	}
	if !slices.Contains(put, n) {
		return true
	}
	for other := 1; other <= c.fund; other++ {
		if !slices.Contains(put, other) {
			return false
		}
	}
	return true
}

// May says who is to set a lot, and by how many of the amounts that the table
// proposes: as many as there are players, an equal share of the fund and the three
// next to it, half of it, and all.
func (a Agreed) May(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := a.open(data, seats)
	if err != nil || len(c.todo) == 0 {
		return "", nil, err
	}
	amounts := map[int]bool{}
	for n := 1; n <= len(seats); n++ {
		amounts[n] = true
	}
	share, highest := (c.fund+len(c.todo)-1)/len(c.todo), len(seats)
	for n := share; n < share+4; n++ {
		amounts[n], highest = true, max(highest, n)
	}
	if half := (c.fund + 1) / 2; half > highest {
		amounts[half] = true
	}
	amounts[c.fund] = amounts[c.fund] || c.fund > highest
	put := []int{}
	for _, b := range c.Bets {
		put = append(put, b.N)
	}
	for n := range amounts {
		if amounts[n] && c.may(put, n) {
			may = append(may, "put")
		}
	}
	return c.todo[0], may, nil
}

// Settle settles one hand.
func (a Agreed) Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := a.open(data, seats)
	switch {
	case err != nil:
		return agree.Result{}, err
	case len(c.todo) > 0:
		return agree.Result{}, fmt.Errorf("%v have set no lot", c.todo)
	case len(c.lot) != len(seats) || len(c.Talon) != 52:
		return agree.Result{}, fmt.Errorf("%d lots lie there, and %d tickets", len(c.lot), len(c.Talon))
	}
	r := agree.Result{Net: map[string]int{}, Next: c.Dealer} // p8
	if c.begins {
		for _, s := range seats {
			r.Net[s] -= a.Prise
		}
	}
	for i, card := range c.Talon[:a.Tickets*len(seats)] { // ruling: one to each, and then another
		r.Net[c.table[i%len(seats)]] += c.lot[card] // p7b
		c.lot[card] = 0
	}
	for _, n := range c.lot { // p9
		c.fund += n
	}
	r.Pools = map[string]int{"fund": c.fund, "lots": 0}
	return r, nil
}
