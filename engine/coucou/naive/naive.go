// Package naive settles a hand of le Coucou a second time, by the clauses of the book,
// one after another, plain and slow. It shares nothing with the engine: it was written
// from the clauses and the editors' rulings alone, to disagree when the engine is
// wrong. Start at Settle.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a hand as the replay command reads it, as far as it has come.
type Hand struct {
	Dealer string        `json:"dealer"`
	Agreed agree.Figures `json:"settings"`
	Pool   int           `json:"pool"`
	State  struct {
		Lost map[string]int `json:"lost"`
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Trades  []Said            `json:"trades"`
	Choices []Said            `json:"choices"`
	Acts    []json.RawMessage `json:"acts"`
}

// Said is what one player says or does.
type Said struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

const (
	order = "A23456789TJQK" // p2, p3: the aces are the last cards, then the twos, the threes
	three = 3               // p4
)

// purse is how many marks each takes: eight, or ten if so agreed (p3).
func (h *Hand) purse() int { return h.Agreed.Or("parts/purse#amount", 8) }

// clerk is a hand on its way.
type clerk struct {
	Hand
	table []string          // all players who have counters, from the dealer's right, the dealer last
	card  map[string]string // the card of each
	dealt []string          // what the dealer may choose from
	todo  []string          // who has yet to speak
}

// open lays out a hand, and does what was done in it.
func open(data []byte, seats []string) (*clerk, error) {
	c := &clerk{card: map[string]string{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	for _, s := range agree.After(seats, c.Dealer) {
		held := c.Deal[s]
		switch out := c.State.Lost[s] == c.purse(); { // p4: who has lost all has retired
		case out && held != "":
			return nil, fmt.Errorf("%s has retired, and is dealt %s", s, held)
		case out:
			continue
		case len(held) != 4: // three points and a face
			return nil, fmt.Errorf("%s is dealt %q, not one card", s, held)
		}
		for i, suit := range strings.Split(held, ".") {
			if suit != "" {
				c.card[s] = suit + "SHDC"[i:i+1]
			}
		}
		c.table = append(c.table, s)
	}
	c.todo = c.table[:len(c.table)-1]
	for _, t := range c.Trades {
		if len(c.todo) == 0 || c.todo[0] != t.Seat {
			return nil, fmt.Errorf("%s speaks, and of %v is the turn", t.Seat, c.todo)
		}
		c.todo = c.todo[1:]
		if t.Act == "ask" {
			c.ask(t.Seat)
		}
	}
	if len(c.todo) == 0 { // ruling: the own card, and what lies on top of the talon
		c.dealt = append([]string{c.card[c.Dealer]}, c.Talon[:three-1]...)
	}
	for _, t := range c.Choices {
		if t.Seat != c.Dealer || !slices.Contains(c.dealt, t.Cards[0]) {
			return nil, fmt.Errorf("%s cannot choose %v", t.Seat, t.Cards)
		}
		c.card[t.Seat], c.dealt = t.Cards[0], nil
	}
	return c, nil
}

// ask has a player ask the neighbour to the right.
func (c *clerk) ask(seat string) {
	right := c.table[slices.Index(c.table, seat)+1]
	switch {
	case right == c.Dealer && c.Talon[0][0] != 'K': // p3: the card on top of the talon, unless it were a king
		c.card[seat], c.Talon = c.Talon[0], c.Talon[1:]
	case right == c.Dealer: // coucou
	case c.card[right][0] != 'K': // p3: forced, but for a king
		c.card[seat], c.card[right] = c.card[right], c.card[seat]
	}
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := open(data, seats)
	switch {
	case err != nil:
		return "", nil, err
	case len(c.todo) > 0:
		return c.todo[0], []string{"content", "ask"}, nil
	}
	for _, card := range c.dealt {
		may = append(may, "pick "+card)
		seat = c.Dealer
	}
	return seat, may, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := open(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if len(c.Acts)+len(c.todo)+len(c.dealt) > 0 {
		return agree.Result{}, fmt.Errorf("the hand stops, or somebody does what the book does not know")
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{"": c.Pool}, Marks: map[string]map[string]int{"lost": {}}}
	lost := r.Marks["lost"]
	for s, n := range c.State.Lost {
		lost[s] = n
	}
	least := len(order)
	for _, s := range c.table {
		least = min(least, strings.IndexByte(order, c.card[s][0]))
	}
	var pay []string
	last := true // all who are left would pay the last counter
	for _, s := range c.table {
		if c.card[s][0] == order[least] {
			pay = append(pay, s)
		}
		last = last && slices.Contains(pay, s) && lost[s] == c.purse()-1
	}
	if !last { // ruling: else they play on
		for _, s := range pay {
			r.Net[s]--
			r.Pools[""]++
			lost[s]++
		}
	}
	var have []string
	for _, s := range c.table {
		if lost[s] < c.purse() {
			have = append(have, s)
		}
	}
	r.Next = have[0] // p4: each in turn
	if len(have) == 1 {
		r.Winner = have[0]
		r.Net[r.Winner] += r.Pools[""]
		r.Pools[""] = 0
	}
	return r, nil
}
