// Package naive settles a hand of le Romestecq as a patient clerk would who has the
// book open before him. It shares nothing with the engine; it was written from the
// clauses and the editors' rulings alone, and is there to disagree when the engine
// is wrong.
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
	Dealer string `json:"dealer"`
	State  struct {
		Score map[string]int `json:"score"`
		Debt  map[string]int `json:"debt"`
	} `json:"state"`
	Deal map[string]string `json:"deal"`
	Play [][]string        `json:"play"` // "S:TH"
	Acts []Act             `json:"acts"`
}

// Act is what is named, or done amiss.
type Act struct {
	At    json.RawMessage `json:"at"` // "deal", 4, or "4.1" after one card of the fourth trick
	Seat  string          `json:"seat"`
	Act   string          `json:"act"`
	Card  string          `json:"card"`
	Cards []string        `json:"cards"`
}

const (
	strong = "AKQJT9876" // p6b: the ace is the first card
	suits  = "SHDC"
)

// set is cards that a player has named by one of their names.
type set struct {
	seat, name string
	cards      []string
	gruged     bool
}

// clerk has a hand on its way.
type clerk struct {
	Hand
	order  []string // to the right
	held   map[string][]string
	dealt  map[string][]string
	told   []*set
	marks  map[string]int // what a side has wiped out, less what it has more than at first
	target int
	winner string
	trick  []string // "S:TH"
	turn   string
	number int
}

// lay lays out a hand, and does what was done in it.
func lay(data []byte, order []string) (*clerk, error) {
	c := &clerk{order: order, held: map[string][]string{}, dealt: map[string][]string{}, marks: map[string]int{}, target: 21}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return nil, err
	}
	if len(order) == 6 { // p5
		c.target = 36
	}
	for _, s := range order {
		c.marks[s] = c.State.Score[s] - c.State.Debt[s]
		for k, faces := range strings.Split(c.Deal[s], ".") {
			for _, f := range faces {
				if !strings.ContainsRune(strong, f) {
					return nil, fmt.Errorf("%c is not from the king to the six", f) // p2
				}
				c.held[s] = append(c.held[s], string(f)+suits[k:k+1])
			}
		}
		if len(c.held[s]) != 5 { // p6
			return nil, fmt.Errorf("%s is dealt %q, not five cards", s, c.Deal[s])
		}
		c.dealt[s] = slices.Clone(c.held[s])
	}
	c.turn, c.number = c.right(c.Dealer), 1 // p3
	if err := c.acts("deal"); err != nil {
		return nil, err
	}
	c.virlicque()
	for i, trick := range append(c.Play, nil) {
		for k, card := range append(slices.Clone(trick), "") {
			at := strconv.Itoa(i + 1)
			if k > 0 {
				at += "." + strconv.Itoa(k)
			}
			if err := c.acts(at); err != nil {
				return nil, err
			}
			if card == "" || c.winner != "" {
				break
			}
			if err := c.play(card); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

func (c *clerk) right(s string) string {
	return c.order[(slices.Index(c.order, s)+1)%len(c.order)]
}

// side is the first player of those who are together: p3, each half of the table.
func (c *clerk) side(s string) string {
	half := len(c.order) / 2
	return c.order[slices.Index(c.order, s)/half*half]
}

func (c *clerk) other(side string) string {
	return c.order[(slices.Index(c.order, side)+len(c.order)/2)%len(c.order)]
}

// wipe wipes out marks of a side; with the last the match is won, and nothing more
// is counted (ruling).
func (c *clerk) wipe(seat string, n int) {
	if side := c.side(seat); c.winner == "" {
		if c.marks[side] += n; c.marks[side] >= c.target {
			c.winner = side
		}
	}
}

// acts does what is noted for a moment.
func (c *clerk) acts(at string) error {
	for _, a := range c.Acts {
		if strings.Trim(string(a.At), `"`) != at || c.winner != "" {
			continue
		}
		switch a.Act {
		case "meld":
			if !slices.Contains(c.may(a.Seat), said(a.Cards)) {
				return fmt.Errorf("%s may not name %v", a.Seat, a.Cards)
			}
			for _, name := range names(a.Cards) {
				c.told = append(c.told, &set{seat: a.Seat, name: name, cards: a.Cards})
			}
		case "exposed": // law 1; a card of the talon is nobody's
			for s, cards := range c.dealt {
				if slices.Contains(cards, a.Card) && c.side(s) != c.side(c.Dealer) {
					c.marks[c.side(c.Dealer)] -= 3
				}
			}
		case "faced", "repacket", "six-cards", "early": // laws 2 (ruling), 3, 4, 5
			c.marks[c.side(a.Seat)] -= 3
		case "revoke", "not-named", "boast", "excess", "unmark", "overclaim": // law 6, p15b, laws 7 to 10
			c.winner = c.other(c.side(a.Seat))
		default:
			return fmt.Errorf("the book does not know this: %s", a.Act)
		}
	}
	return nil
}

// faces is the faces of cards, each with how many there are.
func faces(cards []string) map[byte]int {
	of := map[byte]int{}
	for _, card := range cards {
		of[card[0]]++
	}
	return of
}

// virlicque has whoever was dealt four cards of a face win the match, the highest
// first (p9).
func (c *clerk) virlicque() {
	for i := range strong {
		for _, s := range c.order {
			if c.winner == "" && faces(c.held[s])[strong[i]] == 4 {
				c.winner = c.side(s)
			}
		}
	}
}

// names is by what names cards may be called (p10 to p14).
func names(cards []string) (list []string) {
	of := faces(cards)
	var by []int // the places of the faces, from the ace down
	for i := range strong {
		if n := of[strong[i]]; n == len(cards) || n == 2 && len(cards) == 4 {
			by = append(by, i)
		}
	}
	switch {
	case len(cards) == 2 && len(by) == 1 && by[0] < 2:
		return []string{"double Rome"}
	case len(cards) == 2 && len(by) == 1:
		return []string{"Rome"}
	case len(cards) == 3 && len(by) == 1 && by[0] < 2:
		return []string{"triche"}
	case len(cards) == 3 && len(by) == 1:
		return []string{"low triche"}
	case len(cards) == 4 && len(by) == 2:
		list = []string{"ningre"}
		lanes := map[byte]int{}
		for _, card := range cards {
			lanes[card[1]]++
		}
		if by[0] >= 2 && by[1] == by[0]+1 && len(lanes) == 2 {
			list = append(list, "village")
		}
	}
	return list
}

// said is cards as they are named, suit by suit and the highest of each first.
func said(cards []string) string {
	cards = slices.Clone(cards)
	slices.SortFunc(cards, func(a, b string) int {
		if a[1] != b[1] {
			return strings.IndexByte(suits, a[1]) - strings.IndexByte(suits, b[1])
		}
		return strings.IndexByte(strong, a[0]) - strings.IndexByte(strong, b[0])
	})
	return "meld " + strings.Join(cards, " ")
}

// follow is the cards that a player may lay as far as suits go (law 6).
func (c *clerk) follow(seat string) (list []string) {
	if len(c.trick) > 0 {
		for _, card := range c.held[seat] {
			if card[1] == c.trick[0][len(c.trick[0])-1] {
				list = append(list, card)
			}
		}
	}
	if list == nil {
		return c.held[seat]
	}
	return list
}

// open is the cards that a player may lay: after something was named a piece of all
// of it (p15b).
func (c *clerk) open(seat string) []string {
	list := slices.Clone(c.follow(seat))
	for _, t := range c.told {
		if t.seat == seat && c.whole(t) {
			list = slices.DeleteFunc(list, func(card string) bool { return !slices.Contains(t.cards, card) })
		}
	}
	return list
}

// whole reports whether no card of what was named is played yet.
func (c *clerk) whole(t *set) bool {
	for _, card := range t.cards {
		if !slices.Contains(c.held[t.seat], card) {
			return false
		}
	}
	return true
}

// may is what the player whose turn it is may name now.
func (c *clerk) may(seat string) (list []string) {
	if seat != c.turn {
		return nil
	}
	open, held := c.open(seat), c.held[seat]
next:
	for bits := range 1 << len(held) {
		var cards []string
		for i, card := range held {
			if bits>>i&1 != 0 {
				cards = append(cards, card)
			}
		}
		if names(cards) == nil || !slices.ContainsFunc(cards, func(card string) bool { return slices.Contains(open, card) }) {
			continue
		}
		for _, t := range c.told { // ruling: none twice in things of one kind
			if t.seat == seat && len(t.cards) == len(cards) && slices.ContainsFunc(cards, func(card string) bool { return slices.Contains(t.cards, card) }) {
				continue next
			}
		}
		list = append(list, said(cards))
	}
	return list
}

// play lays a card on the trick.
func (c *clerk) play(card string) error {
	seat, what, _ := strings.Cut(card, ":")
	if seat != c.turn || !slices.Contains(c.open(seat), what) {
		return fmt.Errorf("%s may not be played: it is %s's turn", card, c.turn)
	}
	c.held[seat] = slices.DeleteFunc(c.held[seat], func(x string) bool { return x == what })
	c.trick = append(c.trick, card)
	c.turn = c.right(seat)
	if len(c.trick) == len(c.order) {
		c.take()
	}
	return nil
}

// take finds who takes the trick, what is gruged by it and what is counted after it.
func (c *clerk) take() {
	best := c.trick[0]
	for _, p := range c.trick[1:] { // p6b
		a, b := p[len(p)-2:], best[len(best)-2:]
		if a[1] == b[1] && strings.IndexByte(strong, a[0]) < strings.IndexByte(strong, b[0]) {
			best = p
		}
	}
	taker, _, _ := strings.Cut(best, ":")
	var fell []*set
	for _, t := range c.told {
		if slices.ContainsFunc(c.trick, func(p string) bool { return slices.Contains(t.cards, p[len(p)-2:]) }) {
			t.gruged = t.gruged || c.side(taker) != c.side(t.seat) // ruling: one card is enough
			if !slices.ContainsFunc(t.cards, func(card string) bool { return slices.Contains(c.held[t.seat], card) }) {
				fell = append(fell, t) // ruling: when the last falls
			}
		}
	}
	for s, n := c.right(c.Dealer), 0; n < len(c.order); s, n = c.right(s), n+1 {
		for _, t := range fell {
			if t.seat == s {
				c.wipe(s, worth(t))
			}
		}
	}
	c.trick, c.turn, c.number = nil, taker, c.number+1
	if c.number == 6 {
		c.wipe(taker, 1) // p15: the stecq
	}
}

// worth is what is wiped out for what was named.
func worth(t *set) int {
	switch {
	case t.name == "village": // p12
		return 2
	case t.name == "Rome": // p14
		return 1
	case t.name == "double Rome" && t.gruged: // p13
		return 2
	case t.name == "double Rome":
		return 4
	case t.gruged, t.name == "low triche": // p10, p11 and the ruling
		return 0
	}
	return 3
}

// May says who is to do something, and what is open to that player.
func May(data []byte, order []string) (seat string, may []string, err error) {
	c, err := lay(data, order)
	if err != nil {
		return "", nil, err
	}
	if c.winner != "" || c.number == 6 {
		return "", nil, nil
	}
	return c.turn, append(c.may(c.turn), c.open(c.turn)...), nil
}

// Settle settles one hand.
func Settle(data []byte, order []string) (agree.Result, error) {
	c, err := lay(data, order)
	if err != nil {
		return agree.Result{}, err
	}
	if c.winner == "" && c.number != 6 {
		return agree.Result{}, fmt.Errorf("the hand stops at trick %d", c.number)
	}
	r := agree.Result{Net: map[string]int{}, Marks: map[string]map[string]int{"score": {}, "debt": {}}, Next: c.right(c.Dealer), Winner: c.winner} // ruling
	for _, s := range order {
		r.Marks["score"][s], r.Marks["debt"][s] = max(c.marks[s], 0), max(-c.marks[s], 0)
		r.Net[s] = max(c.marks[s], 0) - max(c.State.Score[s], 0)
	}
	return r, nil
}
