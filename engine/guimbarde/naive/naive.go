// Package naive settles a hand of La Guimbarde as a patient clerk with the book
// open would: one clause after another, plain and slow. It shares no code with
// the engine. It was written from the clauses and the editors' rulings alone,
// to disagree when the engine is wrong.
package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Dealer  string            `json:"dealer"`
	Pools   map[string]int    `json:"pools"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Declare []struct {
		Seat  string   `json:"seat"`
		What  string   `json:"what"`
		Cards []string `json:"cards"`
	} `json:"declare"`
	Play [][]string `json:"play"`
	Acts []struct {
		At   json.RawMessage `json:"at"`
		Seat string          `json:"seat"`
		Act  string          `json:"act"`
	} `json:"acts"`
}

// The three cards that are always trumps (p8 to p9b, p13).
const (
	guimbarde = "QH"
	king      = "KH"
	fou       = "JD"
)

// worth is what a card counts towards the point (ruling, from la Mouche).
var worth = map[byte]int{'A': 10, 'K': 10, 'Q': 10, 'J': 10, 'T': 10, '9': 9, '8': 8, '7': 7, '6': 6, '5': 5, '4': 4, '3': 3, '2': 2}

// clerk is a hand on its way through the clauses.
type clerk struct {
	Hand
	agree.Result
	seats []string // to the right, the dealer last
	trump byte
}

// card is a card that was played.
type card struct {
	seat, name string
}

// Settle settles one hand.
func Settle(data []byte, order []string) (agree.Result, error) {
	c := &clerk{}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return c.Result, err
	}
	c.seats = agree.After(order, c.Dealer)
	c.trump = c.Talon[0][1] // p5
	c.Net, c.Result.Pools = map[string]int{}, map[string]int{}
	for name, n := range c.Hand.Pools {
		c.Result.Pools[name] = n
	}
	c.Next = c.seats[0] // ruling
	for _, a := range c.Acts {
		switch a.Act {
		case "misdeal": // law 10: the dealer deals again; it is the same hand, for which all have staked
			c.fromEach(a.Seat, -1)
			c.Void, c.Next = true, c.Dealer
			return c.Result, nil
		case "false-pack": // law 11: it counts only if it was played out
			if !strings.Contains(string(a.At), "end") {
				c.Void = true
				return c.Result, nil
			}
		case "break", "revoke", "under", "spare", "early": // laws 7, 8, 9, 12
			c.fromEach(a.Seat, -1)
		}
	}
	for _, box := range []string{"point", "mariage", "fou", "roi", "guimbarde"} { // p5
		c.everybody(box)
	}
	c.boxes()
	c.everybody("point") // p11
	c.inHand()
	c.tricks()
	return c.Result, nil
}

func (c *clerk) give(from, to string, n int) { c.Net[from] -= n; c.Net[to] += n }

func (c *clerk) fromEach(to string, n int, but ...string) {
	for _, s := range c.seats {
		if !slices.Contains(but, s) {
			c.give(s, to, n)
		}
	}
}

func (c *clerk) everybody(box string) {
	for _, s := range c.seats {
		c.Net[s]--
		c.Result.Pools[box]++
	}
}

func (c *clerk) draw(seat, box string, n int) {
	c.Net[seat] += n
	c.Result.Pools[box] -= n
}

// boxes pays the boxes to those who show the cards for them, and to the best point (p7, p10).
func (c *clerk) boxes() {
	names := map[string]string{guimbarde: "guimbarde", king: "roi", fou: "fou"}
	best, most := "", 0
	for _, s := range c.seats { // at a tie the first to play
		for _, d := range c.Declare {
			if d.Seat != s {
				continue
			}
			points := 0
			for _, name := range d.Cards {
				points += worth[name[0]]
			}
			switch {
			case d.What == "point":
				if points > most {
					best, most = s, points
				}
			case len(d.Cards) == 2: // p8
				c.draw(s, "mariage", c.Result.Pools["mariage"])
			default:
				c.draw(s, names[d.Cards[0]], c.Result.Pools[names[d.Cards[0]]])
			}
		}
	}
	if best != "" {
		c.draw(best, "point", c.Result.Pools["point"])
	}
}

// inHand pays for marriages dealt to one player (p15, laws 1 and 4).
func (c *clerk) inHand() {
	for _, s := range c.seats {
		for i, held := range strings.Split(c.Deal[s], ".") {
			if strings.Contains(held, "K") && strings.Contains(held, "Q") {
				each := 1
				if i == 1 {
					each = 2
				}
				c.fromEach(s, each)
			}
		}
	}
}

// suit returns the suit to which a card belongs in play: the three are trumps (p13).
func (c *clerk) suit(name string) byte {
	if name == guimbarde || name == king || name == fou {
		return c.trump
	}
	return name[1]
}

// height returns the rank of a card in a trick, trumps above the suit led (p13).
func (c *clerk) height(name string, led byte) int {
	switch {
	case name == guimbarde:
		return 203
	case name == king:
		return 202
	case name == fou:
		return 201
	case name[1] == c.trump:
		return 100 + strings.IndexByte("23456789TAJQK", name[0])
	case name[1] == led:
		return strings.IndexByte("23456789TAJQK", name[0])
	}
	return -1
}

// tricks pays for the tricks, and the fund (p11, p12).
func (c *clerk) tricks() {
	made, first := map[string]int{}, map[string]int{}
	for i, t := range c.Play {
		var trick []card
		for _, p := range t {
			seat, name, _ := strings.Cut(p, ":")
			trick = append(trick, card{seat, name})
		}
		taker := trick[0]
		for _, k := range trick[1:] {
			led := c.suit(trick[0].name)
			if c.height(k.name, led) > c.height(taker.name, led) {
				taker = k
			}
		}
		made[taker.seat]++
		first[taker.seat] = i
		c.fool(trick, taker)
		for k := 1; k < len(trick); k++ {
			c.marriage(trick[k-1], trick[k], taker)
		}
	}
	best := ""
	for _, s := range c.seats {
		switch {
		case made[s] < 2:
		case best == "" || made[s] > made[best], made[s] == made[best] && first[s] < first[best]:
			best = s
		}
	}
	if best != "" {
		c.draw(best, "point", len(c.seats))
		c.Winner = best
	}
}

// marriage pays for a queen that falls on her king at once, and for a king of hearts
// that falls so on the guimbarde (p15, laws 1, 2, 4, 6).
func (c *clerk) marriage(on, falls, taker card) {
	if on.name == guimbarde && falls.name == king { // law 4: the king is taken by the guimbarde
		c.fromEach(taker.seat, 1)
		return
	}
	if on.name[0] != 'K' || falls.name[0] != 'Q' || on.name[1] != falls.name[1] {
		return
	}
	// Law 2: by trumps, but not by its own king (ruling) or the guimbarde (law 4).
	if taker != on && taker != falls && c.suit(taker.name) == c.trump {
		c.give(on.seat, taker.seat, 1)
		c.give(falls.seat, taker.seat, 1)
		return
	}
	c.fromEach(taker.seat, 1, falls.seat)
}

// fool pays for the knave of diamonds in a trick (law 5).
func (c *clerk) fool(trick []card, taker card) {
	for _, k := range trick {
		switch {
		case k.name != fou:
		case taker == k:
			c.fromEach(k.seat, 1)
		case taker.name == guimbarde || taker.name == king:
			c.give(k.seat, taker.seat, 1)
		}
	}
}
