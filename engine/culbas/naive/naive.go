// Package naive settles a hand of le Cul-bas, or of le Papillon, a second time, by the
// clauses of the book, one after another, plain and slow. It shares nothing with the
// engine: it was written from the clauses and the editors' rulings alone, le Cul-bas by
// somebody who had not read the engine, to disagree when the engine is wrong. Start at
// Settle and SettlePapillon.
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
	Pool    int               `json:"pool"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Agreed  agree.Figures     `json:"settings"`
	Choices []Step            `json:"choices"` // four cards of a kind, changed
	Trades  []Step            `json:"trades"`
	Done    []string          `json:"done"` // who keeps four of a kind
	Acts    []struct {
		Act string `json:"act"`
	} `json:"acts"`
}

// Step is what one player does: takes cards, or lays the hand down.
type Step struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Cards []string `json:"cards"`
}

// clerk has a hand on its way.
type clerk struct {
	Hand
	table  []string // from the dealer's right, the dealer last
	held   map[string][]string
	lying  []string       // what lies open on the table
	laid   map[string]int // how many cards each has laid down
	turn   string         // whose turn it is, "" when all is over
	winner string         // who is out of cards
}

// alike is those of some cards that have a face.
func alike(cards []string, face byte) (of []string) {
	for _, c := range cards {
		if c[0] == face {
			of = append(of, c)
		}
	}
	return of
}

// without is some cards less others.
func without(cards, taken []string) []string {
	return slices.DeleteFunc(slices.Clone(cards), func(c string) bool { return slices.Contains(taken, c) })
}

// written is cards as an act has them, in the order of their suits and faces.
func written(cards ...string) string {
	at := func(c string) int {
		return 16*strings.IndexByte("SHDC", c[1]) + strings.IndexByte("AKQJT98765432", c[0])
	}
	slices.SortFunc(cards, func(a, b string) int { return at(a) - at(b) })
	return strings.Join(cards, " ")
}

// quartet is the four cards of a kind that a hand has, or none.
func quartet(hand []string) []string {
	for _, c := range hand {
		if of := alike(hand, c[0]); len(of) == 4 {
			return of
		}
	}
	return nil
}

// lay lays out a hand, and does what was done in it.
func lay(data []byte, seats []string) (*clerk, error) {
	c := &clerk{held: map[string][]string{}, laid: map[string]int{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	c.table = agree.After(seats, c.Dealer)
	pack := len(c.Talon)
	for _, s := range c.table {
		c.held[s] = agree.Held(c.Deal[s])
		if pack += len(c.held[s]); len(c.held[s]) != 5 { // p1
			return nil, fmt.Errorf("%s is dealt %q, not five cards", s, c.Deal[s])
		}
	}
	if pack != 52 || len(seats) < 3 || len(seats) > 8 || len(c.Acts) > 0 { // p1; how many: ruling
		return nil, fmt.Errorf("%d cards for %v, acts %v", pack, seats, c.Acts)
	}
	for _, ch := range c.Choices { // p7; ruling: before the eight are laid out
		if err := c.change(ch); err != nil {
			return nil, err
		}
	}
	if c.four() != "" && len(c.Trades) == 0 { // p7: "il peut"
		return c, nil
	}
	c.lying, c.Talon = c.Talon[:8], c.Talon[8:] // p1
	c.turn = c.table[0]                         // p2: the first
	for _, t := range c.Trades {
		if err := c.trade(t); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// four is who may change four cards of a kind now, or "": as many must be left in
// the talon as are laid out after that (p1).
func (c *clerk) four() string {
	for _, s := range c.table {
		if quartet(c.held[s]) != nil && !slices.Contains(c.Done, s) && len(c.Talon) >= 4+8 {
			return s
		}
	}
	return ""
}

// change lays four cards of a kind aside, for others from the talon.
func (c *clerk) change(ch Step) error {
	if of := quartet(c.held[ch.Seat]); ch.Act != "change" || of == nil || written(of...) != written(ch.Cards...) || len(c.Talon) < 4+8 {
		return fmt.Errorf("%s does %s %v", ch.Seat, ch.Act, ch.Cards)
	}
	c.held[ch.Seat] = append(without(c.held[ch.Seat], ch.Cards), c.Talon[:4]...)
	c.Talon = c.Talon[4:]
	return nil
}

// takes is what a player may take, each way as it is written, with the cards.
func (c *clerk) takes(s string) map[string][]string {
	ways := map[string][]string{}
	for _, mine := range c.held[s] {
		like, own := alike(c.lying, mine[0]), alike(c.held[s], mine[0])
		for _, there := range like { // p2: one at a time
			ways["pair "+written(mine, there)] = []string{mine, there}
		}
		if len(own) == 3 && len(like) == 1 || len(own) == 1 && len(like) == 3 { // p5, p6
			all := slices.Concat(own, like)
			ways["pair "+written(all...)] = all
		}
	}
	return ways
}

// trade is what the player whose turn it is does.
func (c *clerk) trade(t Step) error {
	ways := c.takes(t.Seat)
	switch {
	case t.Seat != c.turn:
		return fmt.Errorf("%s does %s %v, and it is the turn of %q", t.Seat, t.Act, t.Cards, c.turn)
	case t.Act == "cul-bas" && len(ways) == 0: // p3
		c.laid[t.Seat] = len(c.held[t.Seat])
		c.lying = append(slices.Clone(c.lying), c.held[t.Seat]...) // as those of the talon
		c.held[t.Seat] = nil
	case t.Act == "pair" && ways["pair "+written(t.Cards...)] != nil:
		c.held[t.Seat] = without(c.held[t.Seat], t.Cards)
		c.lying = without(c.lying, t.Cards)
		if len(c.held[t.Seat]) == 0 { // p4
			c.winner, c.turn = t.Seat, ""
			return nil
		}
	default:
		return fmt.Errorf("%s does %s %v, and may %v", t.Seat, t.Act, t.Cards, ways)
	}
	at := slices.Index(c.table, c.turn) + 1
	c.turn = ""
	for _, s := range slices.Concat(c.table[at:], c.table[:at]) { // p3: by the right
		if c.laid[s] == 0 { // ruling: who has laid down does no more
			c.turn = s
			break
		}
	}
	return nil
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := lay(data, seats)
	switch {
	case err != nil:
		return "", nil, err
	case c.lying == nil:
		s := c.four()
		return s, []string{"done", "change " + written(quartet(c.held[s])...)}, nil
	case c.turn == "":
		return "", nil, nil
	}
	for way := range c.takes(c.turn) {
		may = append(may, way)
	}
	if len(may) == 0 { // p3: only then
		may = []string{"cul-bas"}
	}
	return c.turn, may, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := lay(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if c.turn != "" || c.lying == nil {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: map[string]int{}, Winner: c.winner, Next: c.table[0]} // ruling
	stake := c.Agreed.Or("culbas/stake#each", 1)                                 // p4, p1; one jetton (ruling)
	for _, s := range c.table {
		r.Net[s] -= stake
		c.Pool += stake
	}
	if c.winner != "" { // else it stays (ruling)
		r.Net[c.winner] += c.Pool
		c.Pool = 0
		for _, s := range c.table { // p4: what is in hand, or was laid down, if others have taken it (ruling)
			n := len(c.held[s]) + c.laid[s]
			r.Net[s] -= n
			r.Net[c.winner] += n
		}
	}
	r.Pools = map[string]int{"": c.Pool}
	return r, nil
}
