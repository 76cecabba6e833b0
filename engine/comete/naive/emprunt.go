package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// EmpruntHand is a hand of l'Emprunt as the replay command reads it, as far as it
// has come.
type EmpruntHand struct {
	Dealer string            `json:"dealer"`
	Pool   int               `json:"pool"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Play   []Run             `json:"play"`
	Acts   []Act             `json:"acts"`
}

// emprunt is a hand of l'Emprunt on its way.
type emprunt struct {
	EmpruntHand
	order  []string
	where  map[string]string // who holds each card that was not played, "" for the talon
	has    map[string]int    // how many cards each holds
	net    map[string]int
	turn   string
	want   string // the card that must follow, "" at a lead
	winner string
}

// openEmprunt lays out a hand, and does what was done in it.
func openEmprunt(data []byte, seats []string) (*emprunt, error) {
	c := &emprunt{where: map[string]string{}, has: map[string]int{}, net: map[string]int{}}
	if err := json.Unmarshal(data, &c.EmpruntHand); err != nil {
		return nil, err
	}
	if len(c.Acts) > 0 {
		return nil, fmt.Errorf("the book does not know what is done in this hand")
	}
	at := slices.Index(seats, c.Dealer) + 1
	c.order = append(slices.Clone(seats[at:]), seats[:at]...)
	c.turn = c.order[0]
	for _, card := range c.Talon {
		c.where[card] = ""
	}
	for _, s := range seats {
		c.net[s]-- // p1: what was agreed on (ruling: one)
		c.Pool++
		for k, held := range strings.Split(c.Deal[s], ".") {
			for _, face := range held {
				c.where[string(face)+"SHDC"[k:k+1]] = s
				c.has[s]++
			}
		}
	}
	for _, run := range c.Play {
		for _, card := range run.Cards {
			if err := c.throw(run.Seat, run.Act, card); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// throw is a card that a player throws, own or borrowed.
func (c *emprunt) throw(seat, act, card string) error {
	holder, there := c.where[card]
	switch {
	case seat != c.turn || c.want != "" && card != c.want || !there:
		return fmt.Errorf("%s throws %s; it is the turn of %s, to %s", seat, card, c.turn, c.want)
	case (act == "borrow") == (holder == seat) || c.want == "" && holder != seat:
		return fmt.Errorf("%s throws %s (%s), which %q has", seat, card, act, holder)
	}
	delete(c.where, card)
	switch holder {
	case seat:
	case "": // p4
		c.net[seat]--
		c.Pool++
	default: // p2
		c.net[seat]--
		c.net[holder]++
	}
	if holder != "" {
		c.has[holder]--
		if c.has[holder] == 0 { // p3; ruling: though it was borrowed
			c.winner, c.turn = holder, ""
			return nil
		}
	}
	c.turn = c.order[(slices.Index(c.order, seat)+1)%len(c.order)] // p2, p3: by the right, in either case
	c.want = ""
	if n := strings.IndexByte(order, card[0]) + 1; n < len(order) {
		next := order[n:n+1] + card[1:]
		if _, there := c.where[next]; there {
			c.want = next
		}
	}
	return nil
}

// EmpruntMay says who is to throw a card, and which it may be.
func EmpruntMay(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := openEmprunt(data, seats)
	switch {
	case err != nil || c.turn == "":
		return "", nil, err
	case c.want != "" && c.where[c.want] == c.turn:
		return c.turn, []string{c.want}, nil
	case c.want != "":
		return c.turn, []string{"borrow " + c.want}, nil
	}
	for card, holder := range c.where {
		if holder == c.turn {
			may = append(may, card)
		}
	}
	return c.turn, may, nil
}

// Emprunt settles one hand of l'Emprunt.
func Emprunt(data []byte, seats []string) (agree.Result, error) {
	c, err := openEmprunt(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if c.winner == "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	c.net[c.winner] += c.Pool // p3
	for _, s := range seats {
		c.net[s] -= c.has[s] // ruling: a jetton a card
		c.net[c.winner] += c.has[s]
	}
	return agree.Result{Net: c.net, Pools: map[string]int{"": 0}, Winner: c.winner, Next: c.order[0]}, nil
}
