// Package naive settles a hand of la Brusquembille a second time, by the clauses of the
// book, one after another, plain and slow. It shares nothing with the engine: it was
// written from the clauses and the editors' rulings alone, to disagree when the engine
// is wrong. Start at Brusquembille.
package naive

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// Hand is a whole hand as the replay command reads it.
type Hand struct {
	Rules  string        `json:"rules"`
	Dealer string        `json:"dealer"`
	Agreed agree.Figures `json:"settings"`
	Pool   int           `json:"pool"`
	Talon  []string      `json:"talon"`
	Play   [][]string    `json:"play"` // "S:AH"
	Acts   []Act         `json:"acts"`
}

// Act is something done out of the course of the game.
type Act struct {
	At   json.RawMessage `json:"at"`
	Seat string          `json:"seat"`
	Act  string          `json:"act"`
	To   string          `json:"to"`
	N    []int           `json:"n"`
}

const higher = "ATKQJ987"

var worth = map[byte]int{'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2} // p10

type clerk struct {
	Hand
	agree.Result
	seats  []string
	trump  byte
	points map[string]int
	over   bool // the hand goes no further
}

// Brusquembille settles one hand.
func Brusquembille(data []byte, seats []string) (agree.Result, error) {
	c := &clerk{seats: seats, points: map[string]int{}}
	if err := json.Unmarshal(data, &c.Hand); err != nil {
		return c.Result, err
	}
	c.Net, c.Pools = map[string]int{}, map[string]int{"": c.Hand.Pool}
	c.Next = seats[(slices.Index(seats, c.Hand.Dealer)+1)%len(seats)] // p5
	if c.Hand.Pool == 0 {
		each := c.Agreed.Or("brusquembille/stake#each", 10) // ruling
		for _, s := range seats {
			c.Net[s] -= each // p10: "ce qui a été mis par chacun au jeu"
			c.Pools[""] += each
		}
	}
	c.trump = c.Talon[0][1] // p3
	c.settle()
	return c.Result, nil
}

// party reports whether one plays against one, or two against two: nothing is
// then paid for cards (p6).
func (c *clerk) party() bool {
	return len(c.seats) == 2 || len(c.seats) == 4 && !strings.HasSuffix(c.Rules, "-alone")
}

// side is a seat's side: two against two partners sit together (p2).
func (c *clerk) side(seat string) int {
	i := slices.Index(c.seats, seat)
	if len(c.seats) == 4 && c.party() {
		return i / 2
	}
	return i
}

func (c *clerk) all(from, to string, n int) { // from every other, or to every other
	for _, s := range c.seats {
		switch {
		case from == "" && s != to:
			c.Net[s] -= n
			c.Net[to] += n
		case to == "" && s != from:
			c.Net[from] -= n
			c.Net[s] += n
		}
	}
}

func (c *clerk) did(act string) (Act, bool) {
	for _, a := range c.Acts {
		if a.Act == act {
			return a, true
		}
	}
	return Act{}, false
}

func (c *clerk) settle() {
	for _, a := range c.Acts {
		if a.Act == "exposed" && agree.InDealing(a.At, "") { // law 1, "en mêlant"
			c.Void, c.Next = true, c.Hand.Dealer
			return
		}
	}
	slices.SortStableFunc(c.Acts, func(a, b Act) int { return slices.Compare(moment(a.At), moment(b.At)) })
	acts := c.Acts
	for i := range len(c.Play) + 1 {
		var trick []string
		if i < len(c.Play) {
			trick = c.Play[i]
		}
		for k := range len(trick) + 1 {
			for len(acts) > 0 && slices.Compare(moment(acts[0].At), []int{i + 1, k}) <= 0 {
				if c.act(acts[0]); c.over {
					return
				}
				acts = acts[1:]
			}
			if k < len(trick) { // p7 knows no proviso: the ace of trumps is paid for as it is played
				if seat, card, _ := strings.Cut(trick[k], ":"); card == "A"+string(c.trump) && !c.party() {
					c.all("", seat, 2)
				}
			}
		}
		if len(trick) == len(c.seats) {
			c.take(trick)
		}
	}
	if _, yes := c.did("short-pack"); yes { // law 2: nobody can win
		return
	}
	c.win()
}

// moment returns when something was done: in which trick, after how many of its cards.
func moment(at json.RawMessage) []int {
	trick, after, _ := strings.Cut(strings.Trim(string(at), `"`), ".")
	t, err := strconv.Atoi(trick)
	if err != nil {
		return []int{math.MaxInt, 0} // at the end
	}
	k, _ := strconv.Atoi(after)
	return []int{t, k}
}

// act settles what was done amiss at a moment of the play.
func (c *clerk) act(a Act) {
	switch a.Act {
	case "join": // law 5
		half := c.Pools[""] / 2
		c.Net[a.Seat] -= half
		c.Net[a.To] += half
	case "look", "second": // laws 5 and 6; partners may begin again instead (law 7, ruling)
		if !c.party() || len(c.seats) == 2 {
			c.all(a.Seat, "", 2)
		}
	case "restart": // law 7
		c.Void, c.Next, c.over = true, c.Hand.Dealer, true
	case "twins": // law 2
		c.Void, c.over = true, true
	}
}

// take pays for the other brusquembilles of a trick (p8, p9) and counts it.
func (c *clerk) take(trick []string) {
	best := trick[0]
	for _, p := range trick[1:] {
		if c.beats(p, best) {
			best = p
		}
	}
	taker, _, _ := strings.Cut(best, ":")
	for _, p := range trick {
		seat, card, _ := strings.Cut(p, ":")
		c.points[taker] += worth[card[0]]
		n := map[byte]int{'A': 2, 'T': 1}[card[0]]
		switch {
		case n == 0 || c.party() || card == "A"+string(c.trump):
		case seat == taker:
			c.all("", seat, n)
		default:
			c.all(seat, "", n)
		}
	}
}

func (c *clerk) beats(p, best string) bool {
	_, a, _ := strings.Cut(p, ":")
	_, b, _ := strings.Cut(best, ":")
	if a[1] == b[1] {
		return strings.IndexByte(higher, a[0]) < strings.IndexByte(higher, b[0])
	}
	return a[1] == c.trump
}

// win gives what lies there to whoever has the most points (p10).
func (c *clerk) win() {
	counted := map[int]int{}
	for _, s := range c.seats {
		counted[c.side(s)] += c.points[s]
	}
	if a, yes := c.did("quit"); yes { // law 10
		delete(counted, c.side(a.Seat))
	}
	for _, a := range c.Acts { // law 9: the player cannot come back on what was told; without a number, nothing was
		if a.Act != "accuse" {
			continue
		}
		told := 0
		if len(a.N) > 0 {
			told = a.N[0]
		}
		if side := c.side(a.Seat); told < counted[side] { // also against what another has told (ruling)
			counted[side] = told
		}
	}
	best, most := -1, -1
	for side, n := range counted {
		switch {
		case n > most:
			best, most = side, n
		case n == most:
			best = -1 // ruling: nobody, and what lies there stays
		}
	}
	if best < 0 {
		return
	}
	var winners []string
	for _, s := range c.seats {
		if c.side(s) == best {
			winners = append(winners, s)
		}
	}
	for _, s := range winners {
		c.Net[s] += c.Pools[""] / len(winners)
	}
	c.Pools[""] = 0
	if len(winners) == 1 {
		c.Winner = winners[0]
	}
}
