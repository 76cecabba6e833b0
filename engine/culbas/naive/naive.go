// Package naive settles a hand of le Cul-bas as a patient clerk would who has the
// book open before him. It shares nothing with the engine; it was written from the
// clauses and the editors' rulings alone, and is there to disagree when the engine
// is wrong.
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
	Dealer string            `json:"dealer"`
	Pool   int               `json:"pool"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Draws  []Said            `json:"choices"`
	Trades []Said            `json:"trades"`
	Done   []string          `json:"done"` // who keeps four cards of a kind
	Acts   []json.RawMessage `json:"acts"`
}

// Said is what one player does.
type Said struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

// clerk is a hand on its way.
type clerk struct {
	Hand
	order  []string            // of the players, the dealer last (p1)
	holds  map[string][]string // what each has in hand
	lies   []string            // what lies on the table
	laid   map[string]int      // how many cards each has laid down
	turn   string
	winner string
}

// same is those of some cards that are like another.
func same(list []string, as string) (like []string) {
	for _, c := range list {
		if c[0] == as[0] {
			like = append(like, c)
		}
	}
	return like
}

// without is a list less some cards, and whether all of them were in it.
func without(list, out []string) ([]string, bool) {
	left := slices.DeleteFunc(slices.Clone(list), func(c string) bool { return slices.Contains(out, c) })
	return left, len(left) == len(list)-len(out)
}

// four is the four cards of a kind that a player has, or none.
func (c *clerk) four(seat string) []string {
	for _, card := range c.holds[seat] {
		if like := same(c.holds[seat], card); len(like) == 4 {
			return like
		}
	}
	return nil
}

// open lays out a hand, and does what was done in it. What nobody has noted of those
// who might change four cards is in Done; where the play has begun, nobody does.
func open(data []byte, seats []string) (*clerk, string, error) {
	c := &clerk{holds: map[string][]string{}, laid: map[string]int{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, "", err
	}
	if len(c.Acts) > 0 {
		return nil, "", fmt.Errorf("the book does not know what is done in this hand")
	}
	at := slices.Index(seats, c.Dealer) + 1
	c.order = append(slices.Clone(seats[at:]), seats[:at]...)
	for _, s := range seats {
		for k, held := range strings.Split(c.Deal[s], ".") {
			for _, face := range held {
				c.holds[s] = append(c.holds[s], string(face)+"SHDC"[k:k+1])
			}
		}
	}
	draws := c.Draws
	for _, s := range c.order { // p7, before the eight are laid out (ruling)
		four := c.four(s)
		switch {
		case four == nil || len(c.Talon) < 4+8:
		case len(draws) > 0 && draws[0].Seat == s:
			c.holds[s], _ = without(c.holds[s], four)
			c.holds[s] = append(c.holds[s], c.Talon[:4]...)
			c.Talon, draws = c.Talon[4:], draws[1:]
		case len(draws) == 0 && len(c.Trades) == 0 && !slices.Contains(c.Done, s):
			return c, s, nil
		}
	}
	n := min(8, len(c.Talon)) // p1
	c.lies = slices.Clone(c.Talon[:n])
	c.turn = c.order[0]
	for _, t := range c.Trades {
		if err := c.trade(t); err != nil {
			return nil, "", err
		}
	}
	return c, "", nil
}

// trade is a player's turn.
func (c *clerk) trade(t Said) error {
	if t.Seat != c.turn {
		return fmt.Errorf("%s plays, and it is the turn of %q", t.Seat, c.turn)
	}
	if t.Act == "cul-bas" { // p3: for others to use like those of the talon
		c.laid[t.Seat] = len(c.holds[t.Seat])
		c.lies = append(c.lies, c.holds[t.Seat]...)
		c.holds[t.Seat] = nil
	} else if !slices.Contains(c.may(), pair(t.Cards)) {
		return fmt.Errorf("%s takes %v, and may do %v", t.Seat, t.Cards, c.may())
	} else {
		c.lies, _ = without(c.lies, t.Cards)
		c.holds[t.Seat], _ = without(c.holds[t.Seat], t.Cards)
		if len(c.holds[t.Seat]) == 0 { // p4
			c.winner, c.turn = t.Seat, ""
			return nil
		}
	}
	at := slices.Index(c.order, t.Seat)
	c.turn = ""
	for _, s := range append(slices.Clone(c.order[at+1:]), c.order[:at+1]...) { // p3: by the right
		if len(c.holds[s]) > 0 {
			c.turn = s
			break
		}
	}
	return nil
}

// pair is a taking as it is written: the cards in the order of their suits.
func pair(list []string) string {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b string) int { return strings.IndexByte("SHDC", a[1]) - strings.IndexByte("SHDC", b[1]) })
	return "pair " + strings.Join(list, " ")
}

// may is what the player whose turn it is may do.
func (c *clerk) may() (list []string) {
	kinds := map[byte]bool{}
	for _, card := range c.holds[c.turn] {
		own, there := same(c.holds[c.turn], card), same(c.lies, card)
		for _, t := range there {
			list = append(list, pair([]string{card, t})) // p2
		}
		if len(there) == 3 { // p6
			list = append(list, pair(append([]string{card}, there...)))
		}
		if len(own) == 3 && len(there) == 1 && !kinds[card[0]] { // p5
			kinds[card[0]] = true
			list = append(list, pair(append(slices.Clone(own), there...)))
		}
	}
	if list == nil { // p3
		list = []string{"cul-bas"}
	}
	return list
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	c, changes, err := open(data, seats)
	switch {
	case err != nil:
		return "", nil, err
	case changes != "":
		four := pair(c.four(changes))
		return changes, []string{"change" + strings.TrimPrefix(four, "pair"), "done"}, nil
	case c.turn == "":
		return "", nil, nil
	}
	return c.turn, c.may(), nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, changes, err := open(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if changes != "" || c.turn != "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{"": c.Pool + len(seats)}, Winner: c.winner, Next: c.order[0]}
	for _, s := range seats {
		r.Net[s]-- // a jetton each (ruling)
	}
	if c.winner == "" { // ruling: it stays
		return r, nil
	}
	r.Net[c.winner] += r.Pools[""]
	r.Pools[""] = 0
	for _, s := range seats { // p4
		n := len(c.holds[s]) + c.laid[s]
		r.Net[s] -= n
		r.Net[c.winner] += n
	}
	return r, nil
}
