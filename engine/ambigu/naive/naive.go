// Package naive settles a hand of l'Ambigu as a patient clerk would who has the
// book open before him. It shares nothing with the rules of the engine, but for the
// lot by which discards are shuffled; it was written from the clauses and the
// editors' rulings alone, and is there to disagree when the engine is wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Hand is a hand as the replay command reads it, as far as it has come.
type Hand struct {
	Dealer  string            `json:"dealer"`
	Pools   map[string]int    `json:"pools"`
	State   State             `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Choices []Step            `json:"choices"` // of two cards
	Bids    []Bid             `json:"bids"`
	Draw    map[string]Drawn  `json:"draw"`
	Bets    []Step            `json:"bets"`
	Declare []Shown           `json:"declare"`
	Acts    []Fault           `json:"acts"`
	Done    []string          `json:"done"`
}

// State is what the hand before has left.
type State struct {
	Tours []int          `json:"tours"`
	Purse map[string]int `json:"purse"`
	Taken map[string]int `json:"taken"`
}

// Step is what a player says or does.
type Step struct {
	Seat  string   `json:"seat"`
	Act   string   `json:"act"`
	N     int      `json:"n"`
	Cards []string `json:"cards"`
}

// Bid is what a player says of the vade.
type Bid struct {
	Seat string `json:"seat"`
	Bid  string `json:"bid"`
	N    int    `json:"n"`
}

// Drawn is what a player changes.
type Drawn struct {
	Act string   `json:"act"`
	Out []string `json:"out"`
}

// Shown is what a player lays open.
type Shown struct {
	Seat  string   `json:"seat"`
	What  string   `json:"what"`
	Cards []string `json:"cards"`
}

// Fault is something irregular, and when it was done.
type Fault struct {
	At   json.RawMessage `json:"at"`
	Seat string          `json:"seat"`
	Act  string          `json:"act"`
	N    []int           `json:"n"`
}

const (
	reprise = 20 // ruling
	poule   = "poule"
	batt    = "batterie"
	vade    = "vade"
	renvis  = "renvis"
)

// clerk has a hand on its way.
type clerk struct {
	Hand
	seats []string // as they sit
	table []string // from the dealer's right, the dealer last
	held  map[string][]string
	out   map[string][]string
	apart map[string]bool
	lost  map[string]bool // who has lost the coup
	threw map[string]bool
	shown map[string]bool
	pools map[string]int
	net   map[string]int
	caved map[string]int
	put   map[string]map[string]int // what each has put into the vade, and into the renvis
	live  bool                      // the hand is asked about as it goes

	maker, raiser string // of the vade; of the last renvi
	level, bet    int
	left          map[string]bool // who does not hold the vade
	gone          map[string]bool // who has given up, at the end
	bound, stays  bool
	alone         string // who has a vade that nobody holds
	baste         bool
	lay           []string // the last talon, as it was shuffled

	turn string // who is to do something, when the hand stops
	may  []string
}

// stop is where the hand has no more.
type stop struct{}

// has is what lies before a player (p4, law IV).
func (c *clerk) has(s string) int {
	n := c.State.Purse[s]
	if n == 0 {
		n = reprise // law V; ruling
	}
	return n + c.caved[s] + c.net[s]
}

// puts has a player put into a box as much as lies before him, and no more (law IV).
func (c *clerk) puts(s, box string, n int) int {
	n = min(n, max(c.has(s), 0))
	c.net[s] -= n
	c.pools[box] += n
	return n
}

// asks stops where a player is to do something that the hand has not.
func (c *clerk) asks(s string, may ...string) {
	c.turn, c.may = s, may
	panic(stop{})
}

// faults is what is done wrong at a moment.
func (c *clerk) faults(phase string, n int) {
	for i := range c.Acts {
		f := &c.Acts[i]
		var at string
		if json.Unmarshal(f.At, &at) != nil {
			at = string(f.At)
		}
		if word, no, ok := strings.Cut(at, "."); ok {
			if k, err := strconv.Atoi(no); err == nil && (word == phase || word == "exchange" && phase == "draw") && k == n {
				c.fault(f)
			}
		} else if at == phase && n == 0 || at == "deal" && phase == "choose" && n == 0 || at == "exchange" && phase == "draw" && n == 0 {
			c.fault(f)
		}
	}
}

func (c *clerk) fault(f *Fault) {
	switch f.Act {
	case "miscount": // law XII
		c.lost[f.Seat] = true
	case "show", "unshuffled": // laws XIV, XIII
		if f.Act == "unshuffled" && f.Seat != c.Dealer {
			break
		}
		c.net[f.Seat] -= 4
		c.pools[poule] += 4
		c.lost[f.Seat] = true
	case "apart": // law X
		c.apart[f.Seat] = true
	case "cave": // law VII
		c.caved[f.Seat] += f.N[0]
	case "throw": // law XI
		c.threw[f.Seat] = true
	}
	f.Act = "" // it is done once
}

// give gives a player a card: where there is none the discards are shuffled (law IX).
func (c *clerk) give(s string) {
	if len(c.Talon) == 0 {
		var again []string
		for _, o := range c.seats {
			if !c.apart[o] { // law X
				again = append(again, c.out[o]...)
				c.out[o] = nil
			}
		}
		c.Talon, c.lay = lot(c.lay, again)
	}
	if len(c.Talon) > 0 {
		c.held[s] = append(c.held[s], c.Talon[0])
		c.Talon = c.Talon[1:]
	}
}

// change has a player put out some cards, and be given so many that he has a number;
// it returns how many steps that took.
func (c *clerk) change(phase string, n int, s string, list []string, done bool, want int) int {
	for _, card := range list {
		c.faults(phase, n)
		if c.lost[s] {
			return n
		}
		i := slices.Index(c.held[s], card)
		if i < 0 {
			panic(fmt.Errorf("%s does not hold %s", s, card))
		}
		c.held[s] = slices.Delete(c.held[s], i, i+1)
		c.out[s] = append(c.out[s], card)
		n++
	}
	c.faults(phase, n)
	if c.lost[s] {
		return n
	}
	if !done {
		var may []string
		for _, card := range c.held[s] {
			may = append(may, "out "+card)
		}
		switch {
		case phase == "draw" || len(list) > 0: // p8, p4
			may = append(may, "done")
		case c.has(s) > 0: // p5, law V
			may = append(may, "baste")
		}
		c.asks(s, may...)
	}
	for len(c.held[s]) < want {
		was := len(c.held[s])
		if c.give(s); len(c.held[s]) == was {
			break
		}
	}
	return n + 1
}

// count is how often a player has said that he is done.
func (c *clerk) count(s string) (n int) {
	for _, o := range c.Done {
		if o == s {
			n++
		}
	}
	return n
}

// two is what is done with two cards (p4, p5).
func (c *clerk) two() (passed map[string]bool) {
	n, passed := 0, map[string]bool{}
	for _, s := range c.table {
		if c.faults("choose", n); c.lost[s] {
			continue
		}
		i := slices.IndexFunc(c.Choices, func(st Step) bool { return st.Seat == s })
		switch {
		case i < 0:
			c.change("choose", n, s, nil, false, 2)
		case c.Choices[i].Act == "baste":
			c.puts(s, batt, 1)
			c.baste = true
			n++
		default:
			passed[s] = true
			n = c.change("choose", n, s, c.Choices[i].Cards, !c.live || c.count(s) > 0, 2)
		}
	}
	return passed
}

// of is who of the table is so.
func (c *clerk) of(so func(string) bool) (list []string) {
	for _, s := range c.table {
		if so(s) {
			list = append(list, s)
		}
	}
	return list
}

// engaged is who is of the vade, and has not lost the coup.
func (c *clerk) engaged(s string) bool { return !c.lost[s] && !c.left[s] }

// after is the players who come after one, in their turn.
func (c *clerk) after(s string) []string {
	i := slices.Index(c.table, s)
	return append(slices.Clone(c.table[i+1:]), c.table[:i]...)
}

// amounts is the word of a raise, once for each amount that is offered and may be.
func amounts(word string, least, most int, list ...int) (may []string) {
	for _, n := range list {
		if n >= least && n <= most {
			may = append(may, word)
		}
	}
	return may
}

// stake is what is said of the vade (p7 to p8).
func (c *clerk) stake() {
	todo, passed, bids := slices.Clone(c.table), map[string]bool{}, c.Bids
	for n := 0; !c.bound; n++ {
		c.faults("bid", n)
		todo = slices.DeleteFunc(todo, func(s string) bool { return !c.engaged(s) })
		in := c.of(c.engaged)
		if len(todo) == 0 || c.level > 0 && len(in) < 2 {
			break
		}
		s := todo[0]
		all := s == c.Dealer && c.level == 0 && len(c.of(func(o string) bool { return o != s && !c.lost[o] && !passed[o] })) == 0
		if len(bids) == 0 {
			switch {
			case c.level > 0 && c.has(s) > 0: // law V
				c.asks(s, "hold", "fold")
			case c.level > 0:
				c.asks(s, "fold")
			case all: // p7
				c.asks(s, append(amounts("va", 2, c.has(s), 1, 2, 3, 5), "bind")...)
			}
			c.asks(s, append(amounts("va", 2, c.has(s), 1, 2, 3, 5), "pass")...)
		}
		b := bids[0]
		if bids = bids[1:]; b.Seat != s {
			panic(fmt.Errorf("%s speaks, and it is %s's turn", b.Seat, s))
		}
		todo = todo[1:]
		switch b.Bid {
		case "pass":
			passed[s] = true
		case "bind": // p7
			c.puts(s, vade, 2)
			c.bound = true
		case "va": // p7b
			c.maker, c.level = s, b.N
			c.put[vade][s] = c.puts(s, vade, b.N)
			todo = c.after(s)
		case "hold": // p8
			c.put[vade][s] = c.puts(s, vade, c.level)
		case "fold":
			c.left[s] = true
		}
	}
	if in := c.of(c.engaged); c.level > 0 && len(in) == 1 { // p7b
		s := in[0]
		c.alone = s
		c.net[s] += c.put[vade][s] + c.pools[batt]
		c.pools[vade] -= c.put[vade][s]
		c.pools[batt] = 0
		if s != c.Dealer {
			n := min(2, max(c.has(c.Dealer), 0))
			c.net[c.Dealer] -= n
			c.net[s] += n
		}
	}
}

// vie is what is said at the end (p9 to p11, laws II and III).
func (c *clerk) vie() {
	todo, bets := c.of(c.engaged), c.Bets
	for n := 0; ; n++ {
		c.faults("bet", n)
		in := func(s string) bool { return c.engaged(s) && !c.gone[s] }
		todo = slices.DeleteFunc(todo, func(s string) bool { return !in(s) })
		if len(c.of(c.engaged)) == 0 || len(todo) == 0 || c.bet > 0 && len(c.of(in)) < 2 {
			break
		}
		s := todo[0]
		need := c.bet - c.put[renvis][s]
		if len(bets) == 0 {
			may := []string{"pass"}
			if c.bet > 0 {
				may = []string{"hold", "fold"}
			}
			if s != c.maker || c.bet > 0 {
				may = append(may, amounts("raise", 1, c.has(s)-need, 1, 2, 4, 8)...)
			}
			c.asks(s, may...)
		}
		b := bets[0]
		if bets = bets[1:]; b.Seat != s {
			panic(fmt.Errorf("%s vies, and it is %s's turn", b.Seat, s))
		}
		todo = todo[1:]
		switch b.Act {
		case "raise":
			c.bet += b.N
			c.raiser = s
			c.put[renvis][s] += c.puts(s, renvis, c.bet-c.put[renvis][s])
			todo = c.after(s)
		case "hold":
			c.put[renvis][s] += c.puts(s, renvis, need)
		case "fold":
			c.gone[s] = true
		}
	}
	c.stays = c.bet == 0 && len(c.of(c.engaged)) > 0 // p9
}

// stayed is who is in it to the end.
func (c *clerk) stayed(s string) bool { return c.engaged(s) && (c.bet == 0 || !c.gone[s]) }

// show is who lays the hand open (p11, law XI).
func (c *clerk) show() {
	spoken, declare := map[string]bool{}, c.Declare
	for n := 0; !c.stays; n++ {
		c.faults("meld", n)
		todo := c.of(func(s string) bool { return c.stayed(s) && !c.threw[s] && !spoken[s] })
		if len(todo) == 0 {
			return
		}
		s := todo[0]
		if len(declare) == 0 {
			hand := slices.Clone(c.held[s])
			slices.SortFunc(hand, func(a, b string) int {
				if a[1] != b[1] {
					return strings.IndexByte("SHDC", a[1]) - strings.IndexByte("SHDC", b[1])
				}
				return strings.IndexByte("AT98765432", a[0]) - strings.IndexByte("AT98765432", b[0])
			})
			may := []string{"meld " + strings.Join(hand, " ")}
			if len(c.of(c.stayed)) == 1 {
				may = append(may, "done")
			}
			c.asks(s, may...)
		}
		d := declare[0]
		if declare = declare[1:]; d.Seat != s {
			panic(fmt.Errorf("%s lays open, and it is %s's turn", d.Seat, s))
		}
		spoken[s] = true
		c.shown[s] = d.What == "meld"
	}
}

// play plays the hand as far as it has come.
func (c *clerk) play() {
	for _, s := range c.seats {
		c.net[s]--
		c.pools[poule]++ // ruling
	}
	passed := c.two()
	for range 2 { // p6
		for _, s := range c.table {
			c.give(s)
		}
	}
	c.stake()
	if c.alone != "" {
		return
	}
	n := 0
	for _, s := range c.table { // p8; the dealer has them keep their cards (p7)
		if c.faults("draw", n); c.bound || !c.engaged(s) {
			continue
		}
		d, ok := c.Draw[s]
		was := 0
		if passed[s] {
			was = 1
		}
		n = c.change("draw", n, s, d.Out, ok && (!c.live || d.Act == "done" || c.count(s) > was), 4)
	}
	c.vie()
	c.show()
	c.win()
}

// win pays whoever has won.
func (c *clerk) win() {
	in := c.of(c.stayed)
	open := 0
	for _, shown := range c.shown {
		if shown {
			open++
		}
	}
	if c.stays || len(in) == 0 || len(in) > 1 && open == 0 {
		return
	}
	winner, best := "", []int(nil)
	for _, s := range c.of(c.engaged) {
		worth := append([]int{btoi(c.stayed(s)), btoi(c.shown[s])}, value(c.held[s])...)
		if winner == "" || slices.Compare(worth, best) > 0 { // of equals the first in hand (law I)
			winner, best = s, worth
		}
	}
	for _, box := range []string{vade, renvis} { // law IV
		for _, s := range c.seats {
			if more := c.put[box][s] - c.put[box][winner]; s != winner && more > 0 {
				c.net[s] += more
				c.pools[box] -= more
			}
		}
	}
	for _, box := range []string{poule, batt, vade, renvis} { // p10
		c.net[winner] += c.pools[box]
		c.pools[box] = 0
	}
	asked := c.shown[winner]
	for _, f := range c.Acts { // law VI
		asked = asked || f.Act == "claim" && f.Seat == winner
	}
	if asked {
		for _, s := range c.seats { // law VIII
			if s != winner {
				n := price(c.held[winner])
				c.net[s] -= n
				c.net[winner] += n
			}
		}
	}
}

// lay lays out a hand, and plays it as far as it has come.
func lay(data []byte, seats []string, live bool) (c *clerk, err error) {
	c = &clerk{seats: seats, live: live, held: map[string][]string{}, out: map[string][]string{}, apart: map[string]bool{}, lost: map[string]bool{}, threw: map[string]bool{},
		shown: map[string]bool{}, pools: map[string]int{}, net: map[string]int{}, caved: map[string]int{}, left: map[string]bool{}, gone: map[string]bool{},
		put: map[string]map[string]int{vade: {}, renvis: {}}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	at := slices.Index(seats, c.Dealer)
	c.table = append(slices.Clone(seats[at+1:]), seats[:at+1]...)
	for _, s := range seats {
		for k, faces := range strings.Split(c.Deal[s], ".") {
			for _, f := range faces {
				c.held[s] = append(c.held[s], string(f)+"SHDC"[k:k+1])
			}
		}
	}
	for box, n := range c.Pools {
		c.pools[box] = n
	}
	c.lay = slices.Clone(c.Talon)
	defer func() {
		switch why := recover().(type) {
		case nil, stop:
		case error:
			err = why
		default:
			panic(why)
		}
	}()
	c.play()
	return c, nil
}

// May says who is to do something, and what is open to that player.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := lay(data, seats, true)
	if err != nil {
		return "", nil, err
	}
	return c.turn, c.may, nil
}

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	c, err := lay(data, seats, false)
	if err != nil {
		return agree.Result{}, err
	}
	if c.turn != "" {
		return agree.Result{}, fmt.Errorf("the hand stops: %s may %v", c.turn, c.may)
	}
	tours := 1
	if len(c.State.Tours) > 0 {
		tours += c.State.Tours[0]
	}
	purse, taken := map[string]int{}, map[string]int{}
	for _, s := range seats {
		taken[s] = c.State.Taken[s] + c.caved[s]
		if n := c.has(s); n > 0 {
			purse[s] = n
		} else { // law V
			taken[s] += reprise
		}
	}
	return agree.Result{Net: c.net, Pools: c.pools, Next: c.table[0], State: map[string][]int{"tours": {tours}}, Marks: map[string]map[string]int{"purse": purse, "taken": taken}}, nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
