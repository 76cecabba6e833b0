package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// CometeHand is a hand of the new Comète as the replay command reads it, as far as it
// has come.
type CometeHand struct {
	Rules  string            `json:"rules"`
	Dealer string            `json:"dealer"`
	Pools  map[string]int    `json:"pools"`
	State  CometeLeft        `json:"state"`
	Deal   map[string]string `json:"deal"`
	Talon  []string          `json:"talon"`
	Draw   map[string]Outs   `json:"draw"`
	Play   []Run             `json:"play"`
	Acts   []CometeAct       `json:"acts"`
	Done   []string          `json:"done"`
}

// CometeLeft is what the hands before have left.
type CometeLeft struct {
	Remise []int          `json:"remise"`
	Sleeps map[string]int `json:"sleeps"` // of the two others, by who waits
	Tours  []int          `json:"tours"`
	Coup   []int          `json:"coup"`
	Refait []int          `json:"refait"`
	Ahead  map[string]int `json:"ahead"`
	Wins   map[string]int `json:"wins"`
	Loses  map[string]int `json:"loses"`
}

// Outs is what a player has put out, at once or in several goes.
type Outs []string

// UnmarshalJSON reads either.
func (o *Outs) UnmarshalJSON(b []byte) error {
	type out struct {
		Out []string `json:"out"`
	}
	var list []out
	if b[0] != '[' {
		list = []out{{}}
		if err := json.Unmarshal(b, &list[0]); err != nil {
			return err
		}
	} else if err := json.Unmarshal(b, &list); err != nil {
		return err
	}
	for _, x := range list {
		*o = append(*o, x.Out...)
	}
	return nil
}

// CometeAct is something done out of the course of the game.
type CometeAct struct {
	At, Seat, Act, Card string
}

// cometeClerk has a hand of the Comète on its way.
type cometeClerk struct {
	CometeHand
	order []string // of the players, from the dealer's right
	dealt map[string][]string
	holds map[string][]string
	out   map[string][]string
	talon []string // what is left of it
	draws string   // who is to put cards out

	leads  string
	last   string
	want   int // the number that goes on the last card, 0 where nothing does
	passed []string
	winner string
	threw  []string // who threw, each time one goes on after another
	comet  string   // who has thrown the Comète
	asWhat int      // for which number
	ended  bool     // with the Comète
	marked string   // who is marked, in a tour
	mark   int
}

const figures = 10 // p26: a figure counts ten, any other card what is on it

func worthOf(held []string) (n int) {
	for _, card := range held {
		n += min(number(card), figures)
	}
	return n
}

// openComete lays out a hand, and does what was done in it.
func openComete(data []byte, seats []string) (*cometeClerk, error) {
	c := &cometeClerk{dealt: map[string][]string{}, holds: map[string][]string{}, out: map[string][]string{}}
	if err := json.Unmarshal(data, &c.CometeHand); err != nil {
		return nil, err
	}
	at := slices.Index(seats, c.Dealer) + 1
	c.order = append(slices.Clone(seats[at:]), seats[:at]...)
	c.order = slices.DeleteFunc(c.order, func(s string) bool { return c.Deal[s] == "" }) // p4: two play at a time
	seats = c.order
	each := map[int]int{2: 18, 3: 12, 4: 10, 5: 9}[len(seats)]
	if strings.Contains(c.Rules, "quarante") {
		each = 15
	}
	for _, s := range seats {
		for k, held := range strings.Split(c.Deal[s], ".") {
			for _, face := range held {
				c.dealt[s] = append(c.dealt[s], string(face)+"SHDC"[k:k+1])
			}
		}
		c.holds[s] = slices.Clone(c.dealt[s])
		if n := len(c.dealt[s]); n != each && n != each+1 { // p5: a card more, where the hand was declared good
			return nil, fmt.Errorf("%s has %d cards", s, n)
		}
	}
	c.talon = slices.Clone(c.Talon)
	if strings.Contains(c.Rules, "ecart") {
		for i, s := range c.order {
			gone := c.Draw[s]
			ready := len(gone) > 0 && (i+1 < len(c.order) && len(c.Draw[c.order[i+1]]) > 0 || len(c.Play) > 0)
			c.out[s] = gone
			c.holds[s] = slices.DeleteFunc(c.holds[s], func(card string) bool { return slices.Contains(gone, card) })
			if !ready && !slices.Contains(c.Done, s) {
				c.draws = s
				break
			}
			c.holds[s] = append(c.holds[s], c.talon[:len(gone)]...)
			c.talon = c.talon[len(gone):]
		}
	}
	c.leads = c.order[0] // p8
	for _, run := range c.Play {
		switch run.Act {
		case "pass", "together":
			if err := c.throw(run.Seat, strings.Join(run.Cards, " ")); err != nil {
				return nil, err
			}
		default:
			for _, card := range run.Cards {
				if err := c.throw(run.Seat, card); err != nil {
					return nil, err
				}
			}
		}
	}
	return c, nil
}

// goes reports whether a card, for what it is, goes on the last.
func (c *cometeClerk) goes(card string) bool {
	return c.leads == "" && card != manille && number(card) == c.want
}

// turn is who is asked for the next card, or leads.
func (c *cometeClerk) turn() string {
	if c.leads != "" {
		return c.leads
	}
	at := slices.Index(c.order, c.last)
	for i := range c.order {
		s := c.order[(at+i)%len(c.order)]
		if !slices.Contains(c.passed, s) && (slices.ContainsFunc(c.holds[s], c.goes) || slices.Contains(c.holds[s], manille)) {
			return s
		}
	}
	return ""
}

// throws is what the player whose turn it is may throw, and "" where he passes.
func (c *cometeClerk) throws(seat string) (list []string) {
	must := c.leads != ""
	for _, card := range c.holds[seat] {
		if c.leads != "" || c.goes(card) || card == manille { // p21: for what he likes
			list = append(list, card)
		}
		must = must || c.goes(card)
	}
	for n := 2; n <= king; n++ {
		if c.leads == "" && n != c.want {
			continue
		}
		var like []string
		for _, card := range c.holds[seat] {
			if number(card) == n && card != manille {
				like = append(like, card)
			}
		}
		slices.SortFunc(like, func(a, b string) int { return strings.IndexByte("SHDC", a[1]) - strings.IndexByte("SHDC", b[1]) })
		if len(like) == 4 || n == 9 && len(like) == 3 { // p17, p18
			list = append(list, strings.Join(like, " "))
		}
		if n == 9 && len(like) == 3 && slices.Contains(c.holds[seat], manille) { // p18: with it
			all := append(like, manille)
			slices.SortFunc(all, func(a, b string) int { return strings.IndexByte("SHDC", a[1]) - strings.IndexByte("SHDC", b[1]) })
			list = append(list, strings.Join(all, " "))
		}
	}
	if !must { // p23: of nobody is asked that he throw the Comète
		list = append(list, "")
	}
	return list
}

// throw is a card that a player throws, several together, or "" where he passes.
func (c *cometeClerk) throw(seat, cards string) error {
	if c.winner != "" || c.turn() != seat || !slices.Contains(c.throws(seat), cards) {
		return fmt.Errorf("%s throws %q; it is the turn of %s, for %d: %q", seat, cards, c.turn(), c.want, c.throws(seat))
	}
	if cards == "" {
		c.passed = append(c.passed, seat)
	} else {
		gone := strings.Fields(cards)
		c.holds[seat] = slices.DeleteFunc(c.holds[seat], func(card string) bool { return slices.Contains(gone, card) })
		if n := len(c.threw); n == 0 || c.threw[n-1] != seat {
			c.threw = append(c.threw, seat)
		}
		is := number(gone[0])
		comet := slices.Contains(gone, manille)
		if comet {
			if c.leads == "" {
				is = c.want
			}
			c.comet, c.asWhat = seat, is
		}
		c.passed, c.last, c.leads = nil, seat, ""
		if len(c.holds[seat]) == 0 {
			c.winner, c.ended = seat, comet
			return nil
		}
		if c.want = is + 1; comet || is == king { // p16, p21: he begins anew
			c.leads = seat
			return nil
		}
	}
	if c.turn() == "" {
		c.leads = c.last // p16
	}
	return nil
}

// CometeMay says who is to do something, and what is open to that player.
func CometeMay(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := openComete(data, seats)
	if err != nil {
		return "", nil, err
	}
	if c.draws != "" {
		i, n := slices.Index(c.order, c.draws), len(c.out[c.draws])
		most := [][]int{2: {6, len(c.talon) - 3}, 3: {6, 3, 3}, 4: {4, 2, 1, 1}}[len(seats)][i] // ecartant.p2 to p8: three stay
		if least := []int{2, 1, 1, 1}[i]; n >= least {
			may = append(may, "done")
		}
		if n < most {
			for _, card := range c.holds[c.draws] {
				may = append(may, "out "+card)
			}
		}
		return c.draws, may, nil
	}
	if c.winner != "" {
		return "", nil, nil
	}
	seat = c.turn()
	for _, cards := range c.throws(seat) {
		switch {
		case cards == "":
			cards = "pass"
		case strings.Contains(cards, " "):
			cards = "together " + cards
		}
		may = append(may, cards)
	}
	return seat, may, nil
}

// Comete settles one hand of the new Comète.
func Comete(data []byte, seats []string) (agree.Result, error) {
	var acts struct {
		Dealer string
		Deal   map[string]string
		Acts   []CometeAct
	}
	if err := json.Unmarshal(data, &acts); err != nil {
		return agree.Result{}, err
	}
	all := seats
	seats = slices.DeleteFunc(slices.Clone(all), func(s string) bool { return acts.Deal[s] == "" })
	elder := seats[(slices.Index(seats, acts.Dealer)+1)%len(seats)]
	for _, a := range acts.Acts {
		if a.Act == "again" && a.Seat == elder { // p5
			return agree.Result{Void: true, Next: acts.Dealer}, nil
		}
	}
	c, err := openComete(data, all)
	if err != nil {
		return agree.Result{}, err
	}
	if c.winner == "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: map[string]int{}, Winner: c.winner, Next: elder, State: map[string][]int{}, Marks: map[string]map[string]int{}}
	pay := func(from, to string, n int) {
		r.Net[from] -= n
		r.Net[to] += n
	}
	for _, a := range c.Acts {
		if a.Act != "look" || slices.Contains(c.out[a.Seat], a.Card) { // ecartant.p5: his own
			continue
		}
		if i := slices.Index(c.Talon, a.Card); a.Seat == elder && strings.Contains(c.Rules, "ecart") && a.At != "exchange" && i >= len(c.out[elder]) &&
			i < map[int]int{2: 6, 3: 6, 4: 4}[len(seats)] && c.lies(a, i) { // ecartant.p4
			continue
		}
		for _, s := range seats {
			pay(a.Seat, s, 10)
		}
	}
	opera := len(c.threw) == 1 && c.winner == elder // p30
	blank := func(s string) bool {
		return !slices.ContainsFunc(c.dealt[s], func(card string) bool { return number(card) > 10 })
	}
	if slices.ContainsFunc(seats, blank) { // p33
		opera = false
	}
	remise, waits := 0, ""
	if len(c.State.Remise) > 0 {
		remise = c.State.Remise[0]
	}
	if len(all) == 3 && len(seats) == 2 { // p25c
		waits = all[slices.IndexFunc(all, func(s string) bool { return !slices.Contains(seats, s) })]
		remise = c.State.Sleeps[waits]
	}
	simple := 20 * (1 + remise) // p24
	points := 1
	if c.ended {
		switch { // p27, p28
		case c.asWhat == 9:
			points = 4
		default:
			points = 2
		}
	}
	if opera { // p30b
		points *= 2
	}
	price := simple
	if c.ended {
		price *= points // p27, p28, p30b, p31
	}
	if c.comet != "" {
		for _, s := range seats {
			pay(s, c.comet, price)
		}
	}
	paid := map[string]int{}
	for _, s := range seats {
		if s == c.winner {
			continue
		}
		paid[s] = worthOf(c.holds[s]) * points
		if slices.Contains(c.holds[s], manille) { // p29, p32
			paid[s] *= 2
			pay(s, c.winner, 2*simple)
		}
	}
	made := map[string]int{}
	for _, s := range seats {
		if blank(s) { // p33, p34
			n := 50
			if slices.Contains(c.dealt[s], manille) {
				n = 100
			}
			made[s] += n
		}
	}
	switch in := slices.Contains(c.talon, manille); {
	case waits != "":
		r.Marks["sleeps"] = map[string]int{}
		for s, n := range c.State.Sleeps {
			r.Marks["sleeps"][s] = n
		}
		if r.Marks["sleeps"][waits] = remise + 1; !in {
			delete(r.Marks["sleeps"], waits)
		}
	case in:
		r.State["remise"] = []int{remise + 1}
	default:
		r.State["remise"] = nil
	}
	if len(seats) > 2 {
		c.atOnce(&r, seats, paid, made)
		return r, nil
	}
	for _, n := range paid {
		made[c.winner] += n
	}
	c.write(&r, made)
	if c.marked != "" && len(all) > 2 {
		r.Next = "" // who comes in, and deals, is not told of here
	}
	if c.marked != "" && len(all) == 4 { // ruling: the partners likewise
		across := func(s string) string { return all[(slices.Index(all, s)+2)%4] }
		marks := c.order[0]
		if marks == c.marked {
			marks = c.order[1]
		}
		pay(across(c.marked), across(marks), c.mark)
	}
	return r, nil
}

// lies reports whether a card of the talon has not been taken by the others when the
// first player, who has done with the exchange, looks.
func (c *cometeClerk) lies(a CometeAct, i int) bool {
	acts, taken, before := 99, 0, 0
	fmt.Sscanf(a.At, "exchange.%d", &acts)
	for k, s := range c.order {
		before += len(c.out[s]) + 1 // a card after another, and that it is enough
		if acts < before {
			return k > 0 && i >= taken
		}
		taken += len(c.out[s])
	}
	return i >= taken
}

// atOnce has three and more pay what is due (a-trois.p1).
func (c *cometeClerk) atOnce(r *agree.Result, seats []string, paid, blanches map[string]int) {
	most, by := -1, []string{}
	for _, s := range seats {
		for _, o := range seats {
			r.Net[s] += blanches[s]
			r.Net[o] -= blanches[s]
		}
		if s == c.winner {
			continue
		}
		r.Net[s] -= paid[s]
		r.Net[c.winner] += paid[s]
		switch {
		case paid[s] > most:
			most, by = paid[s], []string{s}
		case paid[s] == most:
			by = append(by, s)
		}
	}
	pool := c.Pools["queue"]
	for _, s := range by {
		n := 20
		if len(by) > 1 {
			n = 10 // a-trois.p2
		}
		r.Net[s] -= n
		pool += n
	}
	played := 1
	if len(c.State.Tours) > 0 {
		played += c.State.Tours[0]
	}
	total := func(s string) int { return c.State.Wins[s] - c.State.Loses[s] + r.Net[s] }
	if played == 24 {
		best := c.order[0]
		for _, s := range c.order {
			if total(s) > total(best) {
				best = s
			}
		}
		r.Net[best] += pool
		pool = 0
	}
	r.Pools = map[string]int{"queue": pool}
	r.State["tours"] = []int{played}
	r.Marks["wins"], r.Marks["loses"] = map[string]int{}, map[string]int{}
	for _, s := range seats {
		if n := total(s); n > 0 {
			r.Marks["wins"][s] = n
		} else if n < 0 {
			r.Marks["loses"][s] = -n
		}
	}
}

// write writes down what two have made, as at Piquet (p4, p5).
func (c *cometeClerk) write(r *agree.Result, made map[string]int) {
	first := func(list []int) int {
		if len(list) == 0 {
			return 0
		}
		return list[0]
	}
	a, b := c.order[0], c.order[1]
	more := c.State.Ahead[a] + made[a] - c.State.Ahead[b] - made[b]
	tours, coup, refait := first(c.State.Tours), first(c.State.Coup), first(c.State.Refait)
	r.Marks["ahead"] = map[string]int{}
	if more < 0 {
		a, b, more = b, a, -more
	}
	if coup == 0 {
		coup = 1
		if more > 0 {
			r.Marks["ahead"][a] = more
		}
	} else {
		coup = 0
		if n := (more + 5) / 10 * 10; n > 0 {
			n += 20 + 20*refait
			c.marked, c.mark = b, n
			r.Net[b] -= n
			r.Net[a] += n
			tours, refait = tours+1, 0
		} else {
			refait++
		}
	}
	some := func(n int) []int {
		if n == 0 {
			return nil
		}
		return []int{n}
	}
	r.State["tours"], r.State["coup"], r.State["refait"] = []int{tours}, some(coup), some(refait)
}
