package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// PoqueHand is a hand of le Poque as the replay command reads it, as far as it
// has come.
type PoqueHand struct {
	Dealer  string            `json:"dealer"`
	Pools   map[string]int    `json:"pools"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Bets    []Run             `json:"bets"`
	Declare []Run             `json:"declare"`
	Done    []string          `json:"done"` // who lays no poque down
	Play    []Run             `json:"play"`
	Acts    []Act             `json:"acts"`
}

// first is the cards from the lowest up: the aces are the first (p4).
const first = "6789TJQKA"

// boxed is the boxes of the cards that have one (p3, p8; ruling: no nine).
var boxed = map[byte]string{'A': "ace", 'K': "king", 'Q': "queen", 'J': "knave", 'T': "ten"}

// poque is a hand of le Poque on its way.
type poque struct {
	PoqueHand
	order  []string // of the players, from the dealer's right
	holds  map[string][]string
	turned string
	in     []string       // who has not given up
	todo   []string       // who has yet to answer, or to lay down
	put    map[string]int // what each has put in of the bets
	level  int            // what all must put in to stay
	showed map[string]bool
	last   string // who played the last card
	want   string // the card that goes on it, "" where none can
	winner string
}

// pair is the best poque of a player: how many cards, whether of the kind turned
// up, and how high; of no cards where there is none.
func (c *poque) pair(seat string) (best [3]int, cards []string) {
	for rank := range len(first) {
		var same []string
		for k, held := range strings.Split(c.Deal[seat], ".") {
			if strings.IndexByte(held, first[rank]) >= 0 {
				same = append(same, first[rank:rank+1]+"SHDC"[k:k+1])
			}
		}
		worth := [3]int{len(same), 0, rank}
		if first[rank] == c.turned[0] {
			worth[1] = 1 // p7: de retour
		}
		if len(same) > 1 && slices.Compare(worth[:], best[:]) > 0 { // p4: two, three or four
			best, cards = worth, same
		}
	}
	return best, cards
}

// after is the players who are still in, from behind one of them, who is left out.
func (c *poque) after(seat string) (list []string) {
	at := slices.Index(c.order, seat)
	for _, s := range append(slices.Clone(c.order[at+1:]), c.order[:at]...) {
		if slices.Contains(c.in, s) {
			list = append(list, s)
		}
	}
	return list
}

// openPoque lays out a hand, and does what was done in it.
func openPoque(data []byte, seats []string) (*poque, error) {
	c := &poque{holds: map[string][]string{}, put: map[string]int{}, showed: map[string]bool{}}
	if err := json.Unmarshal(data, &c.PoqueHand); err != nil {
		return nil, err
	}
	if len(c.Acts) > 0 {
		return nil, fmt.Errorf("the book does not know what is done in this hand")
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
	c.turned = c.Talon[0] // p3
	c.in, c.todo = slices.Clone(c.order), slices.Clone(c.order)
	for _, b := range c.Bets {
		if err := c.bet(b); err != nil {
			return nil, err
		}
	}
	if len(c.todo) == 0 && c.level > 0 { // p6: each lays it down
		c.todo = slices.Clone(c.after(c.order[len(c.order)-1]))
		if slices.Contains(c.in, c.Dealer) {
			c.todo = append(c.todo, c.Dealer)
		}
		for _, d := range c.Declare {
			c.showed[d.Seat] = true
		}
		c.todo = slices.DeleteFunc(c.todo, func(s string) bool {
			return c.showed[s] || slices.Contains(c.Done, s) || len(c.in) == 1 && len(c.Play) > 0
		})
	}
	for _, run := range c.Play {
		for _, card := range run.Cards {
			if err := c.throw(run.Seat, card); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// bet is what a player says of the poque.
func (c *poque) bet(b Run) error {
	if len(c.todo) == 0 || c.todo[0] != b.Seat {
		return fmt.Errorf("%s speaks, and it is the turn of %v", b.Seat, c.todo)
	}
	c.todo = c.todo[1:]
	worth, _ := c.pair(b.Seat)
	switch b.Act {
	case "poque", "hold":
		if worth[0] == 0 {
			return fmt.Errorf("%s has no poque, and bets", b.Seat)
		}
		if b.Act == "poque" {
			c.level += b.N
			c.todo = c.after(b.Seat) // all others answer, those too who have passed (ruling)
		}
		c.put[b.Seat] = c.level
	case "fold":
		c.in = slices.DeleteFunc(c.in, func(s string) bool { return s == b.Seat })
		if len(c.in) == 1 {
			c.todo = nil
		}
	}
	return nil
}

// throw is a card that a player throws.
func (c *poque) throw(seat, card string) error {
	who, may := c.player()
	if who != seat || !slices.Contains(may, card) {
		return fmt.Errorf("%s throws %s, and %s may throw %v", seat, card, who, may)
	}
	c.holds[seat] = slices.DeleteFunc(c.holds[seat], func(s string) bool { return s == card })
	c.last, c.want = seat, ""
	if card[0] != 'A' { // p9b: nothing goes on an ace
		c.want = first[strings.IndexByte(first, card[0])+1:][:1] + card[1:]
	}
	if len(c.holds[seat]) == 0 {
		c.winner = seat
	}
	return nil
}

// player is who throws the next card, and which it may be.
func (c *poque) player() (string, []string) {
	if c.winner != "" {
		return "", nil
	}
	for s, cards := range c.holds {
		if slices.Contains(cards, c.want) { // p10: whoever has it
			return s, []string{c.want}
		}
	}
	if c.last == "" {
		return c.order[0], c.holds[c.order[0]] // ruling: the one on the dealer's right
	}
	return c.last, c.holds[c.last] // p10, ruling: who has called it
}

// PoqueMay says who is to do something, and what is open to that player.
func PoqueMay(data []byte, seats []string) (seat string, may []string, err error) {
	c, err := openPoque(data, seats)
	if err != nil {
		return "", nil, err
	}
	if len(c.todo) == 0 {
		seat, may = c.player()
		return seat, slices.Clone(may), nil
	}
	seat = c.todo[0]
	_, cards := c.pair(seat)
	said := len(c.Bets) > 0 && c.level > 0
	switch asked := len(c.in) == 1 || c.settled(); {
	case asked && len(c.in) == 1:
		return seat, []string{"meld " + strings.Join(cards, " "), "done"}, nil
	case asked:
		return seat, []string{"meld " + strings.Join(cards, " ")}, nil
	case said:
		may = []string{"fold"}
		if cards != nil {
			may = append(may, "hold")
		}
	default:
		may = []string{"pass"}
	}
	if cards != nil && c.level < 12 {
		may = append(may, "poque", "poque", "poque") // of one, two and five
	}
	return seat, may, nil
}

// settled reports whether all who are in have put in as much.
func (c *poque) settled() bool {
	for _, s := range c.in {
		if c.put[s] != c.level {
			return false
		}
	}
	return c.level > 0
}

// Poque settles one hand of le Poque.
func Poque(data []byte, seats []string) (agree.Result, error) {
	c, err := openPoque(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if len(c.todo) > 0 || c.winner == "" {
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: map[string]int{}, Pools: c.Pools, Winner: c.winner, Next: c.order[0]}
	draw := func(seat, box string) {
		r.Net[seat] += r.Pools[box]
		r.Pools[box] = 0
	}
	for box := range r.Pools { // p3: a jetton from each (ruling)
		r.Pools[box] += len(seats)
	}
	for _, s := range seats {
		r.Net[s] -= 6 + c.put[s] // p5: the raise that must be paid
		r.Pools["poque"] += c.put[s]
	}
	if box := boxed[c.turned[0]]; box != "" {
		draw(c.Dealer, box)
	}
	if c.level > 0 {
		best, winner := [3]int{}, ""
		for _, s := range c.order { // of equals the first to play (ruling)
			worth, _ := c.pair(s)
			if slices.Contains(c.in, s) && slices.Compare(worth[:], best[:]) > 0 {
				best, winner = worth, s
			}
		}
		draw(winner, "poque")
	}
	most, loser := 0, ""
	for _, s := range seats {
		for k, held := range strings.Split(c.Deal[s], ".") {
			for i := range held {
				if "SHDC"[k] == c.turned[1] && boxed[held[i]] != "" { // p8
					draw(s, boxed[held[i]])
				}
			}
		}
		n := len(c.holds[s])
		r.Net[s] -= n // p10
		r.Net[c.winner] += n
		switch {
		case n > most:
			most, loser = n, s
		case n == most:
			loser = "" // ruling
		}
	}
	if loser != "" {
		for _, s := range seats { // p9, p10
			r.Net[loser] -= most
			r.Net[s] += most
		}
	}
	return r, nil
}
