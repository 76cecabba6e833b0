// Package naive settles a hand of l'Ambigu a second time, by the clauses of the book,
// one after another, plain and slow. It shares nothing with the engine: it was written
// from the clauses and the editors' rulings alone, by somebody who had not read the
// engine, to disagree when the engine is wrong. Start at Settle.
package naive

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// step is one thing that a player does.
type step struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	Bid   string   `json:"bid"`
	What  string   `json:"what"`
	N     int      `json:"n"`
	Cards []string `json:"cards"`
}

// clerk is a hand as it has come, and what it has come to.
type clerk struct {
	Dealer string         `json:"dealer"`
	Agreed agree.Figures  `json:"settings"`
	Pools  map[string]int `json:"pools"`
	State  struct {
		Tours []int          `json:"tours"`
		Purse map[string]int `json:"purse"`
		Taken map[string]int `json:"taken"`
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Choices []step            `json:"choices"`
	Bids    []step            `json:"bids"`
	Draw    map[string]struct {
		Act string   `json:"act"`
		Out []string `json:"out"`
	} `json:"draw"`
	Bets    []step `json:"bets"`
	Declare []step `json:"declare"`
	Acts    []struct {
		At   string `json:"at"`
		Seat string `json:"seat"`
		Act  string `json:"act"`
		N    []int  `json:"n"`
	} `json:"acts"`
	Done []string `json:"done"`

	round  []string            // from the dealer's right
	hands  map[string][]string // held now
	aside  map[string][]string // put out, by whom
	apart  map[string]bool
	last   []string // the talon before the last shuffle
	purse  map[string]int
	start  map[string]int            // what lay before each when the hand began
	taken  map[string]int            // taken beyond the first twenty
	out    map[string]bool           // has lost the coup (laws 12 to 14)
	in     []string                  // of the vade, and still vying, from the dealer's right
	put    map[string]map[string]int // into the vade and the renvis, by whom
	maker  string                    // of the vade
	kept   bool                      // the dealer has all keep their hands
	thrown map[string]bool
	won    string
	shown  bool // the winner has shown the hand
	turn   string
	open   []string // what is open to the player to move
	live   bool     // the hand is being played: who may put out more says when that is all
}

// errWait is that the record goes no further.
var errWait = errors.New("somebody is to move")

// cave is how many counters each takes: twenty (ruling), or what is agreed on (p4).
func (c *clerk) cave() int { return c.Agreed.Or("parts/purse#amount", 20) }

// bound is more than may be raised at once, unless the players bound the renvis (law 3).
func (c *clerk) bound() int {
	if most := c.Agreed.Or("ambigu/raise.most#most", 0); most > 0 {
		return most
	}
	return 1 << 20
}

func read(data []byte, seats []string, live bool) (*clerk, error) {
	c := &clerk{live: live, hands: map[string][]string{}, aside: map[string][]string{}, apart: map[string]bool{}, purse: map[string]int{}, start: map[string]int{},
		taken: map[string]int{}, out: map[string]bool{}, thrown: map[string]bool{}, put: map[string]map[string]int{"vade": {}, "renvis": {}}}
	if err := json.Unmarshal(data, c); err != nil {
		return nil, err
	}
	if c.Pools == nil {
		c.Pools = map[string]int{}
	}
	c.round = agree.After(seats, c.Dealer)
	c.last = slices.Clone(c.Talon)
	for _, s := range seats {
		c.hands[s] = agree.Held(c.Deal[s])
		c.purse[s], c.taken[s] = c.State.Purse[s], c.State.Taken[s]
		if c.purse[s] == 0 {
			c.purse[s] = c.cave()
		}
		c.start[s] = c.purse[s]
	}
	err := c.hand()
	if err == errWait {
		err = nil
	}
	return c, err
}

// pay moves counters from before a player into a box, no more than lie there.
func (c *clerk) pay(seat, box string, n int) {
	n = min(n, c.purse[seat])
	c.purse[seat] -= n
	c.Pools[box] += n
	if c.put[box] != nil {
		c.put[box][seat] += n
	}
}

func (c *clerk) hand() error {
	for _, s := range c.round { // ruling
		c.pay(s, "poule", c.Agreed.Or("ambigu/stake#each", 1))
	}
	if err := c.choose(); err != nil {
		return err
	}
	if err := c.bid(); err != nil {
		return err
	}
	if c.won != "" || len(c.in) == 0 {
		return c.end()
	}
	if err := c.draw(); err != nil {
		return err
	}
	if err := c.bet(); err != nil {
		return err
	}
	return c.end()
}

// wait is that a player is to move, to whom this is open.
func (c *clerk) wait(seat string, open ...string) error {
	c.turn, c.open = seat, open
	return errWait
}

// acts is what was done beside the course, before so much of a phase was over; and
// where the player to move does nothing more (idle), what comes later in it.
func (c *clerk) acts(phase string, pos int, idle bool) error {
	for i := 0; i < len(c.Acts); i++ {
		a := c.Acts[i]
		of, after, _ := strings.Cut(a.At, ".")
		at, _ := strconv.Atoi(after)
		if of != phase || at > pos && !idle {
			continue
		}
		c.Acts = slices.Delete(c.Acts, i, i+1)
		i--
		switch a.Act {
		case "miscount": // law 12
			c.lose(a.Seat)
		case "unshuffled", "show": // laws 13, of the dealer alone, and 14
			if a.Act == "unshuffled" && a.Seat != c.Dealer {
				continue
			}
			c.purse[a.Seat] -= 4 // law 4 is of what is vied, not of fines
			c.Pools["poule"] += 4
			c.lose(a.Seat)
		case "apart": // law 10
			c.apart[a.Seat] = true
		case "cave": // law 7
			c.purse[a.Seat] += a.N[0]
			c.start[a.Seat] += a.N[0]
			c.taken[a.Seat] += a.N[0]
		case "throw": // law 11
			c.thrown[a.Seat] = true
		case "claim": // law 6: who has won may still ask for the worth of the hand
			if a.Seat == c.won && !c.shown {
				c.paid(a.Seat)
				c.shown = true
			}
		case "accuse":
		default:
			return fmt.Errorf("the book does not know %s", a.Act)
		}
	}
	return nil
}

// before is what was done before a player moves, who may be out by it; and what comes
// later in the phase, where that player does nothing more (idle).
func (c *clerk) before(phase string, pos int, seat string, idle bool) error {
	if err := c.acts(phase, pos, false); err != nil || c.out[seat] || c.thrown[seat] {
		return err
	}
	return c.acts(phase, pos, idle)
}

func (c *clerk) lose(seat string) {
	c.out[seat] = true
	c.in = slices.DeleteFunc(slices.Clone(c.in), func(s string) bool { return s == seat })
}

// give deals a player cards of the talon, and of what was put out where it is too
// short (law 9).
func (c *clerk) give(seat string, n int) {
	for range n {
		if len(c.Talon) == 0 {
			c.Talon = lot(c.last, c.again())
			c.last = slices.Clone(c.Talon)
		}
		c.hands[seat] = append(c.hands[seat], c.Talon[0])
		c.Talon = c.Talon[1:]
	}
}

// again is what was put out, but by those who keep it apart (law 10).
func (c *clerk) again() (list []string) {
	for seat, cards := range c.aside {
		if !c.apart[seat] {
			list = append(list, cards...)
			delete(c.aside, seat)
		}
	}
	return list
}

// change has a player put cards out, one after another, and be given as many; whoever
// loses the coup meanwhile is given none.
func (c *clerk) change(phase, seat string, cards []string, pos *int) error {
	for _, card := range cards {
		i := slices.Index(c.hands[seat], card)
		if i < 0 {
			return fmt.Errorf("%s puts out %s and holds %v", seat, card, c.hands[seat])
		}
		c.hands[seat] = slices.Delete(c.hands[seat], i, i+1)
		c.aside[seat] = append(c.aside[seat], card)
		*pos++
		if err := c.acts(phase, *pos, false); err != nil {
			return err
		}
	}
	if c.out[seat] {
		return nil
	}
	if len(cards) > 0 && !c.did(seat) {
		return c.wait(seat, append(outs(c.hands[seat]), "done")...)
	}
	*pos++
	c.give(seat, len(cards))
	return nil
}

// choose is p4 and p5: with two cards each keeps them and says baste, or passes and
// changes one or both.
func (c *clerk) choose() error {
	pos := 0
	for _, s := range c.round {
		if err := c.before("choose", pos, s, len(c.Choices) == 0 || c.Choices[0].Seat != s); err != nil {
			return err
		}
		if c.out[s] {
			continue
		}
		if len(c.Choices) == 0 {
			return c.wait(s, append(amounts("baste", c.purse[s], 1), outs(c.hands[s])...)...)
		}
		st := c.Choices[0]
		c.Choices = c.Choices[1:]
		pos++
		switch {
		case st.Seat != s:
			return fmt.Errorf("%s speaks, and it is the turn of %s", st.Seat, s)
		case st.Act == "baste":
			c.pay(s, "batterie", c.Agreed.Or("ambigu/baste#each", 1)) // p5: one or two
		case st.Act == "out" && len(st.Cards) > 0:
			pos--
			if err := c.change("choose", s, st.Cards, &pos); err != nil {
				return err
			}
		default:
			return fmt.Errorf("%s cannot %s", s, st.Act)
		}
	}
	if err := c.acts("choose", pos, false); err != nil {
		return err
	}
	for range 2 { // p6
		for _, s := range c.round {
			c.give(s, 1)
		}
	}
	return c.acts("choose", pos, true)
}

// did reports whether a player has said that no more cards are put out: in a hand that
// is over every one has.
func (c *clerk) did(seat string) bool {
	i := slices.Index(c.Done, seat)
	if i >= 0 {
		c.Done = slices.Delete(c.Done, i, i+1)
	}
	return i >= 0 || !c.live
}

// outs is the cards that a player may put out, each as it may be put out alone.
func outs(hand []string) (list []string) {
	for _, card := range hand {
		list = append(list, "out "+card)
	}
	return list
}

// amounts is a word as often as one of these amounts may be put down, which are those
// that the program offers: as many as lie there may be.
func amounts(word string, most int, of ...int) (list []string) {
	for _, n := range of {
		if n <= most {
			list = append(list, word)
		}
	}
	return list
}

// bid is p7 to p8: one makes the vade, and the others hold it, or the last has all
// keep what they have.
func (c *clerk) bid() error {
	pos := 0
	next := func(seat string, open ...string) (st step, err error) {
		if err := c.before("bid", pos, seat, len(c.Bids) == 0 || c.Bids[0].Seat != seat); err != nil {
			return st, err
		}
		if c.out[seat] {
			return st, nil
		}
		if len(c.Bids) == 0 {
			return st, c.wait(seat, open...)
		}
		st = c.Bids[0]
		c.Bids = c.Bids[1:]
		pos++
		if st.Seat != seat || !slices.Contains(open, st.Bid) {
			return st, fmt.Errorf("%s says %s; %s may %v", st.Seat, st.Bid, seat, open)
		}
		return st, nil
	}
	for i, s := range c.round {
		open := append([]string{"pass"}, amounts("va", c.purse[s], 2, 3, 5)...)
		if s == c.Dealer {
			open[0] = "bind"
		}
		st, err := next(s, open...)
		if err != nil {
			return err
		}
		switch st.Bid {
		case "bind":
			c.pay(s, "vade", 2)
			c.put["vade"][s] = 0 // nobody is to hold them
			c.kept = true
			c.in = slices.DeleteFunc(slices.Clone(c.round), func(s string) bool { return c.out[s] })
			return c.acts("bid", pos, true)
		case "va":
			c.maker, c.in = s, []string{s}
			var folded []string
			c.pay(s, "vade", st.N)
			for _, o := range append(slices.Clone(c.round[i+1:]), c.round[:i]...) {
				if err := c.before("bid", pos, o, len(c.Bids) == 0 || c.Bids[0].Seat != o); err != nil {
					return err
				}
				left := slices.DeleteFunc(slices.Clone(c.round), func(s string) bool { return c.out[s] || slices.Contains(folded, s) })
				if len(left) < 2 {
					c.in = left
					break
				}
				held, err := next(o, append(amounts("hold", c.purse[o], 1), "fold")...)
				if err != nil {
					return err
				}
				switch held.Bid {
				case "hold":
					c.in = append(c.in, o)
					c.pay(o, "vade", st.N)
				case "fold":
					folded = append(folded, o)
				}
			}
			if err := c.acts("bid", pos, true); err != nil {
				return err
			}
			c.in = slices.DeleteFunc(slices.Clone(c.round), func(s string) bool { return !slices.Contains(c.in, s) })
			if len(c.in) == 1 {
				c.unheld(c.in[0])
			}
			return nil
		}
	}
	return c.acts("bid", pos, true)
}

// unheld is that nobody holds the vade, but one (p7b).
func (c *clerk) unheld(one string) {
	c.take(one, "batterie", c.Pools["batterie"])
	c.take(one, "vade", c.put["vade"][one])
	if c.maker != c.Dealer { // p7b
		two := min(2, max(0, c.purse[c.Dealer])) // law 4
		c.purse[c.Dealer] -= two
		c.purse[one] += two
	}
	c.in = nil
}

// take gives a player counters of a box.
func (c *clerk) take(seat, box string, n int) {
	c.Pools[box] -= n
	c.purse[seat] += n
}

// draw is p8: those who are of the vade change up to four cards.
func (c *clerk) draw() error {
	if c.kept {
		return nil
	}
	pos := 0
	for _, s := range slices.Clone(c.in) {
		d, ok := c.Draw[s]
		if err := c.acts("exchange", pos, !ok); err != nil {
			return err
		}
		if c.out[s] {
			continue
		}
		if !ok {
			return c.wait(s, append([]string{"done"}, outs(c.hands[s])...)...)
		}
		if err := c.change("exchange", s, d.Out, &pos); err != nil {
			return err
		}
	}
	return c.acts("exchange", pos, true)
}

// bet is p9 to p11 and laws II to IV.
func (c *clerk) bet() error {
	pos, level, raiser := 0, 0, ""
	todo := slices.Clone(c.in)
	for len(todo) > 0 {
		s := todo[0]
		if err := c.before("bet", pos, s, len(c.Bets) == 0 || c.Bets[0].Seat != s); err != nil {
			return err
		}
		todo = todo[1:]
		if c.out[s] {
			continue
		}
		if raiser != "" && len(c.in) == 1 { // whoever raised has lost the coup
			break
		}
		var open []string
		switch {
		case raiser != "":
			open = []string{"hold", "fold"}
		default:
			open = []string{"pass"}
		}
		if (raiser != "" || s != c.maker) && c.purse[s] > level-c.put["renvis"][s] { // law 2
			open = append(open, amounts("raise", min(c.bound(), c.purse[s]-level+c.put["renvis"][s]), 1, 2, 4, 8)...)
		}
		if len(c.Bets) == 0 {
			return c.wait(s, open...)
		}
		st := c.Bets[0]
		c.Bets = c.Bets[1:]
		pos++
		if st.Seat != s || !slices.Contains(open, st.Act) {
			return fmt.Errorf("%s says %s; %s may %v", st.Seat, st.Act, s, open)
		}
		switch st.Act {
		case "raise":
			level += st.N
			c.pay(s, "renvis", level-c.put["renvis"][s])
			raiser = s
			i := slices.Index(c.in, s)
			todo = append(slices.Clone(c.in[i+1:]), c.in[:i]...)
		case "hold":
			c.pay(s, "renvis", level-c.put["renvis"][s])
		case "fold":
			c.in = slices.DeleteFunc(c.in, func(o string) bool { return o == s })
		}
	}
	if err := c.acts("bet", pos, true); err != nil {
		return err
	}
	if raiser == "" {
		return nil // p9: what lies there stays
	}
	return c.show()
}

// show is p11: those who are left show their hands.
func (c *clerk) show() error {
	pos, best := 0, ""
	var shown []string
	for _, s := range c.in {
		if err := c.before("meld", pos, s, len(c.Declare) == 0 || c.Declare[0].Seat != s); err != nil {
			return err
		}
		if c.out[s] || c.thrown[s] {
			continue
		}
		if len(c.Declare) == 0 {
			open := []string{"meld " + strings.Join(sorted(c.hands[s]), " ")}
			if len(c.in) == 1 { // p11: of several each shows
				open = append(open, "done")
			}
			return c.wait(s, open...)
		}
		st := c.Declare[0]
		c.Declare = c.Declare[1:]
		pos++
		if st.Seat != s {
			return fmt.Errorf("%s shows, and it is the turn of %s", st.Seat, s)
		}
		if st.What == "done" {
			continue
		}
		for _, card := range st.Cards {
			if !slices.Contains(c.hands[s], card) {
				return fmt.Errorf("%s shows %v and holds %v", s, st.Cards, c.hands[s])
			}
		}
		shown = append(shown, s)
	}
	if err := c.acts("meld", pos, true); err != nil {
		return err
	}
	for _, s := range shown {
		if !c.out[s] && (best == "" || over(c.hands[s], c.hands[best])) { // law 1: of equal ones the first
			best = s
		}
	}
	switch {
	case best != "":
		c.wins(best)
		c.paid(best)
		c.shown = true
	case len(c.in) == 1: // p10: to whom the others have passed
		c.wins(c.in[0])
	}
	return nil
}

// sorted is cards as a record has them.
func sorted(hand []string) []string {
	at := func(c string) int { return strings.IndexByte("SHDC", c[1])*13 + strings.IndexByte("AT98765432", c[0]) }
	return slices.SortedFunc(slices.Values(hand), func(a, b string) int { return at(a) - at(b) })
}

// wins is that a player draws what lies there, no more of each than that player has
// put in (law 4).
func (c *clerk) wins(seat string) {
	c.won = seat
	for box, put := range c.put {
		for _, s := range c.round {
			if back := put[s] - put[seat]; back > 0 {
				c.take(s, box, back)
			}
		}
	}
	for box, n := range c.Pools {
		c.take(seat, box, n)
	}
}

// paid is that everybody pays a player the worth of the hand that is shown (law 8).
func (c *clerk) paid(seat string) {
	worth := worth(c.hands[seat])
	for _, s := range c.round {
		if s != seat {
			c.purse[s] -= worth
			c.purse[seat] += worth
		}
	}
}

func (c *clerk) end() error { return c.acts("end", 0, true) }

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (string, []string, error) {
	c, err := read(data, seats, true)
	if err != nil {
		return "", nil, err
	}
	return c.turn, c.open, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := read(data, seats, false)
	if err != nil {
		return agree.Result{}, err
	}
	if c.turn != "" {
		return agree.Result{}, fmt.Errorf("%s is to move, and may %v", c.turn, c.open)
	}
	r := agree.Result{Net: map[string]int{}, Pools: c.Pools, Next: c.round[0], State: map[string][]int{"tours": {1}},
		Marks: map[string]map[string]int{"purse": {}, "taken": {}}}
	if len(c.State.Tours) > 0 {
		r.State["tours"] = []int{c.State.Tours[0] + 1}
	}
	for _, s := range seats {
		r.Net[s] = c.purse[s] - c.start[s]
		if c.purse[s] <= 0 { // law 5: what is owed is paid, and as many are taken as at first
			c.taken[s] += c.cave() - c.purse[s]
			c.purse[s] = 0 // so it is noted: the next hand finds a new purse
		}
		r.Marks["purse"][s] = c.purse[s]
		r.Marks["taken"][s] = c.taken[s]
	}
	return r, nil
}
