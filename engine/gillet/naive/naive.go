// Package naive settles a hand of le Gillet a second time, by the clauses of the book,
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
	Dealer  string            `json:"dealer"`
	Agreed  agree.Figures     `json:"settings"`
	Pools   map[string]int    `json:"pools"`
	Deal    map[string]string `json:"deal"`
	Bets    []Step            `json:"bets"` // for the gé, and then for the point
	Declare []Step            `json:"declare"`
	Acts    []struct {
		Act string `json:"act"`
	} `json:"acts"`
}

// Step is what one player says of a box, or lays open.
type Step struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	N     int      `json:"n"`
	Cards []string `json:"cards"`
}

const order = "789TJQKA" // p2: the cards of Piquet, the aces the strongest

// box is one of the two, while it is played for.
type box struct {
	name  string
	in    []string       // who has not given up
	todo  []string       // who has yet to speak
	level int            // what all must put in to stay
	put   map[string]int // what each has put in beside the stake
}

// clerk has a hand on its way.
type clerk struct {
	Hand
	table []string // from the dealer's right, the dealer last
	held  map[string][]string
	ge    *box
	point *box
	todo  []string // who has yet to lay the hand open
}

// open is a box of which nobody has spoken yet.
func (c *clerk) open(name string) *box {
	return &box{name: name, in: slices.Clone(c.table), todo: slices.Clone(c.table), put: map[string]int{}}
}

// now is the box that is played for: first the gé's (p4), then the point's (p6).
func (c *clerk) now() *box {
	if len(c.ge.todo) > 0 {
		return c.ge
	}
	return c.point
}

// say is what a player says of the box that is played for.
func (c *clerk) say(b Step) error {
	at := c.now()
	if len(at.todo) == 0 || at.todo[0] != b.Seat {
		return fmt.Errorf("%s speaks of the %s, and it is the turn of %v", b.Seat, at.name, at.todo)
	}
	if b.Act != "raise" && !slices.Contains(at.may(), b.Act) { // raise as far as is liked
		return fmt.Errorf("%s may not %s", b.Seat, b.Act)
	}
	at.todo = at.todo[1:]
	switch b.Act {
	case "raise": // p4b, p6; ruling: without a gé, too
		if b.N < 1 {
			return fmt.Errorf("%s raises by nothing", b.Seat)
		}
		at.level += b.N
		at.put[b.Seat] = at.level
		at.todo = nil // all others who are in answer, in their order
		i := slices.Index(c.table, b.Seat)
		for _, s := range append(slices.Clone(c.table[i+1:]), c.table[:i]...) {
			if slices.Contains(at.in, s) {
				at.todo = append(at.todo, s)
			}
		}
	case "hold":
		at.put[b.Seat] = at.level // ruling: as much as whoever stays
	case "fold": // p6; what was put in stays (ruling)
		at.in = slices.DeleteFunc(at.in, func(s string) bool { return s == b.Seat })
		if len(at.in) == 1 {
			at.todo = nil
		}
	}
	return nil
}

// may is what the player whose turn it is may say.
func (b *box) may() (list []string) {
	list = []string{"pass"} // p6: the simple game
	if b.level > 0 {
		list = []string{"fold", "hold"}
	}
	if b.level < 12 { // as far as a raise is offered, of one or of three
		list = append(list, "raise", "raise")
	}
	return list
}

// lay lays out a hand, and does what was done in it.
func lay(data []byte, seats []string) (*clerk, error) {
	c := &clerk{held: map[string][]string{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	if len(c.Acts) > 0 || len(seats) != 4 { // p1
		return nil, fmt.Errorf("the book does not know this: acts %v of %v", c.Acts, seats)
	}
	c.table = agree.After(seats, c.Dealer)
	for _, s := range seats {
		for k, faces := range strings.Split(c.Deal[s], ".") {
			for _, f := range faces {
				if !strings.ContainsRune(order, f) {
					return nil, fmt.Errorf("%c is no card of Piquet", f)
				}
				c.held[s] = append(c.held[s], string(f)+"SHDC"[k:k+1])
			}
		}
		if len(c.held[s]) != 3 { // p3
			return nil, fmt.Errorf("%s is dealt %q, not three cards", s, c.Deal[s])
		}
	}
	c.ge, c.point = c.open("ge"), c.open("point")
	for _, b := range c.Bets {
		if err := c.say(b); err != nil {
			return nil, err
		}
	}
	if len(c.point.todo) == 0 && len(c.point.in) > 1 { // p7: those who have held; alone, nobody (ruling)
		for _, s := range c.table {
			if slices.Contains(c.point.in, s) {
				c.todo = append(c.todo, s)
			}
		}
	}
	for _, d := range c.Declare {
		if len(c.todo) == 0 || c.todo[0] != d.Seat || !slices.Equal(d.Cards, c.held[d.Seat]) {
			return nil, fmt.Errorf("%s lays open %v, and %v have yet to", d.Seat, d.Cards, c.todo)
		}
		c.todo = c.todo[1:]
	}
	return c, nil
}

// pair is how strong a hand is at the gé: 0 where it has none, a tricon above any (p4b, p5).
func pair(hand []string) (strong int) {
	for i := range order {
		same := 0
		for _, card := range hand {
			if card[0] == order[i] {
				same++
			}
		}
		switch same {
		case 2: // p4
			strong = 1 + i
		case 3:
			strong = 100 + i
		}
	}
	return strong
}

// halves is what a hand counts at the point, in halves (p7).
func halves(hand []string) (most int) {
	suits, aces := map[byte]int{}, 0
	for _, card := range hand {
		switch face := card[0]; face {
		case 'A':
			suits[card[1]] += 23 // beside a king twenty-one and a half; ruling: alone, too
			aces++
		case 'K', 'Q', 'J', 'T':
			suits[card[1]] += 20
		default: // the other cards count what they are
			suits[card[1]] += 2 * int(face-'0')
		}
	}
	for _, n := range suits { // of one suit only are they added
		most = max(most, n)
	}
	if aces >= 2 {
		most = max(most, 41) // twenty and a half
	}
	return most
}

// best is whoever of those who are in has most, or "" where nobody has anything;
// of equals the first in hand (ruling).
func (c *clerk) best(b *box, worth func([]string) int) (winner string) {
	if len(b.in) == 1 { // ruling: without showing
		return b.in[0]
	}
	most := 0
	for _, s := range c.table {
		if slices.Contains(b.in, s) && worth(c.held[s]) > most {
			most, winner = worth(c.held[s]), s
		}
	}
	return winner
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := lay(data, seats)
	switch {
	case err != nil:
		return "", nil, err
	case len(c.now().todo) > 0:
		b := c.now()
		return b.todo[0], b.may(), nil
	case len(c.todo) > 0:
		return c.todo[0], []string{"meld " + strings.Join(c.held[c.todo[0]], " ")}, nil
	}
	return "", nil, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := lay(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if len(c.ge.todo)+len(c.point.todo)+len(c.todo) > 0 {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{}, Next: c.table[0]} // ruling
	for _, b := range []*box{c.ge, c.point} {
		r.Pools[b.name] = c.Pools[b.name]
		for _, s := range seats { // p3: a jetton in each, or more
			put := c.Agreed.Or("gillet/stake#each", 1) + b.put[s]
			r.Net[s] -= put
			r.Pools[b.name] += put
		}
		worth := pair
		if b == c.point {
			worth = halves
		}
		if winner := c.best(b, worth); winner != "" { // ruling: else it stays
			r.Net[winner] += r.Pools[b.name]
			r.Pools[b.name] = 0
		}
	}
	return r, nil
}
