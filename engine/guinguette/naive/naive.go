// Package naive settles a hand of La Guinguette as a patient clerk with the book
// open would: one clause after another, plain and slow. It shares no code with the
// engine. It was written from the clauses and the editors' rulings alone, to
// disagree when the engine is wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Dealer string         `json:"dealer"`
	Pools  map[string]int `json:"pools"`
	State  struct {
		Waiting []int `json:"waiting"` // cotillons that are owed
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Declare []Done            `json:"declare"` // of the guinguette
	Bets    []Done            `json:"bets"`    // of the cabaret
	Bids    []Done            `json:"bids"`    // of the cotillon
	Choices []Done            `json:"choices"`
	Play    [][]string        `json:"play"`
	Acts    []Done            `json:"acts"`
}

// Done is what one player said or did.
type Done struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Bid   string   `json:"bid"`
	What  string   `json:"what"`
	N     int      `json:"n"`
	Cards []string `json:"cards"`
}

// faces lists the cards of a suit, the lowest first: the ace counts only one (p2, p15).
const faces = "A23456789TJQK"

// clerk is a hand on its way through the clauses.
type clerk struct {
	Hand
	agree.Result
	waiting []int
	seats   []string // to the right, the dealer last
	holds   map[string][]string
	plays   map[string]bool // players who say "je joue", or stir (p14)
	trump   byte
}

// Settle settles one hand.
func Settle(data []byte, order []string) (agree.Result, error) {
	c := &clerk{plays: map[string]bool{}, holds: map[string][]string{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return c.Result, err
	}
	c.seats = agree.After(order, c.Hand.Dealer)
	c.Net, c.Result.Pools = map[string]int{}, map[string]int{}
	for _, name := range []string{"guinguette", "cabaret", "cotillon"} {
		c.Result.Pools[name] = c.Hand.Pools[name]
	}
	for s, suits := range c.Deal {
		c.holds[s] = agree.Held(suits)
	}
	c.waiting = slices.Clone(c.Hand.State.Waiting)
	err := c.settle()
	c.Result.State = map[string][]int{"waiting": c.waiting}
	return c.Result, err
}

func (c *clerk) settle() error {
	c.Next = c.seats[0] // ruling
	for _, a := range c.Acts {
		if a.Act == "misdeal" { // law 8
			c.put(c.Hand.Dealer, "cotillon", 1)
			if c.Choices[0].Act == "again" { // ruling: what was put down is returned
				c.Void, c.Next = true, c.Hand.Dealer
				return nil
			}
		}
	}
	for _, s := range c.seats { // ruling
		c.put(s, "guinguette", 1)
		c.put(s, "cabaret", 1)
	}
	if err := c.guinguette(); err != nil {
		return err
	}
	if err := c.cabaret(); err != nil {
		return err
	}
	c.stake()
	if err := c.speak(); err != nil {
		return err
	}
	return c.reckon()
}

func (c *clerk) put(seat, pool string, n int) { c.Net[seat] -= n; c.Result.Pools[pool] += n }

func (c *clerk) draw(seat, pool string) {
	c.Net[seat] += c.Result.Pools[pool]
	c.Result.Pools[pool] = 0
}

// guinguette settles the queen of diamonds: its holder shows it and draws the box
// (p7), or pays two jettons and draws nothing (law 6).
func (c *clerk) guinguette() error {
	for _, d := range c.Declare {
		if !slices.Contains(c.holds[d.Seat], "QD") {
			return fmt.Errorf("%s has no guinguette", d.Seat)
		}
		switch d.What {
		case "show":
			c.draw(d.Seat, "guinguette")
		case "hide":
			c.put(d.Seat, "guinguette", 2)
		}
	}
	return nil
}

// tierce returns the height of the best cabaret of a hand, 0 for none: three
// cards of a suit in sequence, without king or queen (p5).
func tierce(hand []string) int {
	for top := len("A23456789TJ") - 1; top >= 2; top-- {
		for _, suit := range "SHDC" {
			all := true
			for k := range 3 {
				all = all && slices.Contains(hand, string(faces[top-k])+string(suit))
			}
			if all {
				return top
			}
		}
	}
	return 0
}

// cabaret settles the vying with cabarets (p7b, p8).
func (c *clerk) cabaret() error {
	worth := map[string]int{"demi-septier": 1, "chopine": 2, "pinte": 4}
	var in []string
	paid, level := map[string]int{}, 0
	meet := func(seat string) {
		c.put(seat, "cabaret", level-paid[seat])
		paid[seat] = level
	}
	taken := Done{}
	for _, b := range c.Bets {
		switch b.Act {
		case "cabaret":
			if tierce(c.holds[b.Seat]) == 0 {
				return fmt.Errorf("%s has no cabaret", b.Seat)
			}
			in = append(in, b.Seat)
		case "fold":
			in = slices.DeleteFunc(in, func(s string) bool { return s == b.Seat })
		case "hold":
			meet(b.Seat)
		case "show", "hide":
			taken = b
		case "demi-septier", "chopine", "pinte":
			level += worth[b.Act] * b.N
			meet(b.Seat)
		}
	}
	best := ""
	for _, s := range c.seats { // at a tie the first
		if slices.Contains(in, s) && (best == "" || tierce(c.holds[s]) > tierce(c.holds[best])) {
			best = s
		}
	}
	switch {
	case best != taken.Seat:
		return fmt.Errorf("%q draws the cabaret, which is %q's", taken.Seat, best)
	case taken.Act == "show":
		c.draw(best, "cabaret")
	case taken.Act == "hide": // law 7
		c.put(best, "cabaret", 2)
	}
	return nil
}

// stake puts a jetton for each player into the cotillon (p10), or the cotillon
// that is owed (law 4): of several the greatest, as with bêtes (law 3).
func (c *clerk) stake() {
	if len(c.waiting) == 0 {
		for _, s := range c.seats {
			c.put(s, "cotillon", 1)
		}
		return
	}
	n := slices.Max(c.waiting)
	at := slices.Index(c.waiting, n)
	c.waiting = slices.Delete(c.waiting, at, at+1)
	c.Result.Pools["cotillon"] += n
}

// speak finds who plays, what it costs, and which cards are drawn.
func (c *clerk) speak() error {
	talon, stirred := slices.Clone(c.Talon), map[string]int{}
	for _, b := range c.Bids {
		switch b.Bid {
		case "spades", "hearts", "diamonds", "clubs": // p11, law 11
			c.trump = "SHDC"[slices.Index([]string{"spades", "hearts", "diamonds", "clubs"}, b.Bid)]
		case "play":
			c.put(b.Seat, "cotillon", 1)
			c.plays[b.Seat] = true
		case "stir":
			if stirred[b.Seat]++; stirred[b.Seat] > 2 { // p13
				return fmt.Errorf("%s stirs the cotillon a third time", b.Seat)
			}
			c.put(b.Seat, "cotillon", 2) // p12
			c.plays[b.Seat] = true       // p14
		case "out":
			at := slices.Index(c.holds[b.Seat], b.Cards[0])
			if at < 0 {
				return fmt.Errorf("%s puts out a card of another", b.Seat)
			}
			c.holds[b.Seat] = slices.Delete(c.holds[b.Seat], at, at+1)
		case "lift":
			c.holds[b.Seat] = append(c.holds[b.Seat], talon[b.N])
			talon = slices.Delete(talon, b.N, b.N+1)
		}
	}
	return nil
}

// taker returns the player who takes a trick: highest trump, else highest card of the suit
// led.
func (c *clerk) taker(trick []string) string {
	best, most := "", -1
	for _, p := range trick {
		seat, card, _ := strings.Cut(p, ":")
		_, led, _ := strings.Cut(trick[0], ":")
		height := strings.IndexByte(faces, card[0])
		switch card[1] {
		case c.trump:
			height += 100
		case led[1]:
		default:
			continue
		}
		if height > most {
			best, most = seat, height
		}
	}
	return best
}

// reckon pays for a hand that was played.
func (c *clerk) reckon() error {
	if len(c.Play) == 0 {
		return nil
	}
	made, first := map[string]int{}, ""
	for _, t := range c.Play {
		for _, p := range t {
			seat, card, _ := strings.Cut(p, ":")
			if !slices.Contains(c.holds[seat], card) {
				return fmt.Errorf("%s plays %s, and has it not", seat, card)
			}
		}
		s := c.taker(t)
		if made[s]++; made[s] == 2 && first == "" {
			first = s
		}
	}
	whole, owed := c.Result.Pools["cotillon"], slices.Clone(c.waiting)
	faulty := map[string]bool{}
	for _, a := range c.Acts {
		if a.Act != "misdeal" { // laws 9 and 10
			faulty[a.Seat] = true
		}
	}
	// Laws 1 and 5: two tricks, or the first two. A player who passed and is
	// first to two wins nothing, and leaves nothing to win (ruling).
	winner := ""
	if c.plays[first] && !faulty[first] {
		winner = first
		c.draw(first, "cotillon")
	}
	for _, s := range c.seats {
		switch {
		case faulty[s], c.plays[s] && made[s] == 0: // law 3
			c.Net[s] -= whole
			c.waiting = append(c.waiting, whole)
		case c.plays[s] && made[s] == 1 && first != "": // law 2
			c.put(s, "cotillon", 2)
		case c.plays[s] && made[s] == 2 && s != first && winner != "": // law 5
			c.Net[s] -= 2
			c.Net[winner] += 2
		}
	}
	if winner != "" && made[winner] == 4 { // law 12
		for _, s := range c.seats {
			c.Net[s]--
			c.Net[winner]++
		}
		for _, n := range owed {
			c.Net[winner] += n
			at := slices.Index(c.waiting, n)
			c.waiting = slices.Delete(c.waiting, at, at+1)
		}
	}
	return nil
}
