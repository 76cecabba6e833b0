package naive

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// stakes is what is agreed on that everybody puts into each box at every hand (p1b).
var stakes = map[string]string{"belle": "ferme/stake.belle#each", "flux": "ferme/stake.flux#each", "trente-un": "ferme/stake.number#each"}

// evening is a hand of la Belle on its way.
type evening struct {
	Hand
	order  []string
	turned map[string]string   // the third card, turned up for each (p2)
	held   map[string][]string // all the cards of each
	talon  []string
	round  int
	has    map[string]int // in which round each came to thirty-one, where one did; 0 is the deal
	todo   []string       // who has yet to speak in this round
	out    map[string]bool
	told   map[string]bool // that it is thirty-one
}

const thirtyOne = 31

// lay deals a hand of la Belle, and does what was said in it.
func lay(data []byte, seats []string) (*evening, error) {
	h, order, held, err := read(data, seats)
	if err != nil {
		return nil, err
	}
	e := &evening{Hand: h, order: order, held: held, talon: h.Talon,
		turned: map[string]string{}, has: map[string]int{}, out: map[string]bool{}, told: map[string]bool{}}
	for _, s := range order {
		if len(held[s]) != 2 || len(e.talon) == 0 {
			return nil, fmt.Errorf("%s has %v before a card is turned up", s, held[s])
		}
		e.turned[s] = e.give(s)
	}
	e.begin()
	for _, c := range h.Choices {
		seat, may := e.turn()
		if c.Seat != seat || !slices.Contains(may, c.Act) {
			return nil, fmt.Errorf("%w: it is %q's turn to say one of %v", c.unknown(), seat, may)
		}
		e.say(c)
	}
	return e, nil
}

// give gives the card on top of the pack.
func (e *evening) give(s string) string {
	card := e.talon[0]
	e.talon = e.talon[1:]
	e.held[s] = append(e.held[s], card)
	switch sum := e.count(s); {
	case sum == thirtyOne:
		e.has[s] = e.round
	case sum > thirtyOne: // p8: cannot win
		e.out[s] = true
	}
	return card
}

func (e *evening) count(s string) int { return points(e.held[s], 11) } // p3

// silent is who has thirty-one and has yet to say so, if anybody.
func (e *evening) silent() string {
	for _, s := range e.order {
		if _, has := e.has[s]; has && !e.told[s] {
			return s
		}
	}
	return ""
}

// begin begins another round with those who have neither enough nor too much (p7).
func (e *evening) begin() {
	e.round++
	for _, s := range e.order {
		if _, has := e.has[s]; !e.out[s] && !has {
			e.todo = append(e.todo, s)
		}
	}
}

// turn says who is to speak, and what may be said.
func (e *evening) turn() (string, []string) {
	if s := e.silent(); s != "" { // p9: as soon as he has it
		return s, []string{"announce"}
	}
	if len(e.todo) == 0 || len(e.talon) == 0 { // ruling: without a card all stand
		return "", nil
	}
	return e.todo[0], []string{"card", "stand"}
}

func (e *evening) say(c Choice) {
	if c.Act == "announce" {
		e.told[c.Seat] = true
		return
	}
	e.todo = e.todo[1:]
	if c.Act == "card" {
		e.give(c.Seat)
	} else {
		e.out[c.Seat] = true
	}
	if len(e.todo) == 0 {
		e.begin()
	}
}

// alone is who alone has most of something above nothing, "" where nobody has or several do.
func alone(what map[string]int) (who string) {
	most := 0
	for s, n := range what {
		switch {
		case n > most:
			most, who = n, s
		case n == most:
			who = ""
		}
	}
	return who
}

// belle is who has the highest card turned up (p2). The ace is below the knave (p3).
func (e *evening) belle() string {
	rank := map[string]int{}
	for s, card := range e.turned {
		rank[s] = 1 + strings.IndexByte("23456789TAJQK", card[0])
	}
	return alone(rank)
}

// flux is who has the strongest flux (p4), the one that counts most (ruling).
func (e *evening) flux() (who string, any bool) {
	worth := map[string]int{}
	for s, cards := range e.held {
		if three := cards[:3]; three[0][1] == three[1][1] && three[1][1] == three[2][1] {
			worth[s] = points(three, 11)
		}
	}
	return alone(worth), len(worth) > 0
}

// number is who wins the box of the thirty-one.
func (e *evening) number() string {
	if len(e.has) > 0 { // p9: whoever had it first
		first := slices.Min(slices.Collect(maps.Values(e.has)))
		early := map[string]int{}
		for s, round := range e.has {
			if round == first {
				early[s] = 1
			}
		}
		return alone(early)
	}
	near := map[string]int{}
	for s := range e.held {
		if sum := e.count(s); sum < thirtyOne { // p8
			near[s] = sum
		}
	}
	return alone(near)
}

// MayBelle says who is to do something at la Belle, and what is open to that player.
func MayBelle(data []byte, seats []string) (seat string, may []string, err error) {
	e, err := lay(data, seats)
	if err != nil {
		return "", nil, err
	}
	seat, may = e.turn()
	return seat, may, nil
}

// Belle settles a hand of la Belle.
func Belle(data []byte, seats []string) (agree.Result, error) {
	e, err := lay(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if s, _ := e.turn(); s != "" {
		return agree.Result{}, fmt.Errorf("the hand stops before %s", s)
	}
	r := agree.Result{Net: map[string]int{}, Pools: map[string]int{}, Next: e.order[0]} // ruling
	flux, some := e.flux()
	for box, winner := range map[string]string{"belle": e.belle(), "flux": flux, "trente-un": e.number()} {
		each := e.Agreed.Or(stakes[box], 1) // ruling
		if box == "flux" && slices.Contains(e.State["unheld"], 1) {
			each = e.Agreed.Or("ferme/flux.none#more", 0) // p4: it is put off, and increased if one likes
		}
		r.Pools[box] = e.Pools[box] + each*len(seats)
		for _, s := range seats {
			r.Net[s] -= each
		}
		if winner != "" { // p1b, p9: else it stays
			r.Net[winner] += r.Pools[box]
			r.Pools[box] = 0
		}
	}
	played := 1
	for _, n := range e.State["tours"] {
		played += n
	}
	r.State = map[string][]int{"tours": {played}}
	if !some {
		r.State["unheld"] = []int{1}
	}
	if played >= e.Agreed.Or("ferme/match.hands#hands", 30) { // p1b; ruling: what stays is divided
		for box, n := range r.Pools {
			for _, s := range seats {
				r.Net[s] += n / len(seats)
				r.Pools[box] -= n / len(seats)
			}
		}
	}
	return r, nil
}
