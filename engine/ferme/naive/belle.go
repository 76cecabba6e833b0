// Package naive settles hands of la Belle and of la Ferme as a patient clerk would
// who has the book open before him. It shares nothing with the engine; it was
// written from the clauses and the editors' rulings alone, and is there to disagree
// when the engine is wrong.
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
	Dealer string         `json:"dealer"`
	Pools  map[string]int `json:"pools"`
	State  struct {
		Tours  []int `json:"tours"`
		Unheld []int `json:"unheld"`
	} `json:"state"`
	Deal    map[string]string `json:"deal"`
	Talon   []string          `json:"talon"`
	Choices []Said            `json:"choices"`
	Acts    []json.RawMessage `json:"acts"`
}

// Said is what one player says.
type Said struct {
	Seat string `json:"seat"`
	Act  string `json:"act"`
}

// held is the cards of a hand, each a face and a suit.
func held(hand string) (list []string) {
	for i, suit := range strings.Split(hand, ".") {
		for _, face := range suit {
			list = append(list, string(face)+"SHDC"[i:i+1])
		}
	}
	return list
}

// from is the players from one's right on, that player last.
func from(seat string, seats []string) []string {
	at := slices.Index(seats, seat)
	return append(slices.Clone(seats[at+1:]), seats[:at+1]...)
}

// worth is the sum of some cards; what an ace counts is the game's to say.
func worth(list []string, ace int) (sum int) {
	for _, card := range list {
		switch face := card[0]; face {
		case 'A':
			sum += ace
		case 'T', 'J', 'Q', 'K':
			sum += 10
		default:
			sum += int(face - '0')
		}
	}
	return sum
}

// beauty is the cards for the belle, the least first: belle.p3 has the ace below
// king, queen and knave.
const beauty = "23456789TAJQK"

// round is the play of a hand for thirty-one.
type round struct {
	Hand
	order []string
	cards map[string][]string
	since map[string]int  // the round in which each got a last card
	done  map[string]bool // who stands, or has passed thirty-one
	told  map[string]bool // who has said to have it
	tour  int
	todo  []string // who is still to be served in this round
}

// deal gives everybody two cards, and turns up a third (belle.p2).
func deal(data []byte, seats []string) (*round, error) {
	r := &round{cards: map[string][]string{}, since: map[string]int{}, done: map[string]bool{}, told: map[string]bool{}, tour: 1}
	if err := json.Unmarshal(data, &r.Hand); err != nil {
		return nil, err
	}
	r.order = from(r.Dealer, seats)
	for _, seat := range r.order {
		if r.cards[seat] = held(r.Deal[seat]); len(r.cards[seat]) != 2 {
			return nil, fmt.Errorf("%s is dealt %q, not two cards", seat, r.Deal[seat])
		}
		r.cards[seat] = append(r.cards[seat], r.Talon[0])
		r.Talon = r.Talon[1:]
		r.check(seat)
	}
	r.todo = r.order
	return r, nil
}

// check puts out who has passed thirty-one (belle.p8).
func (r *round) check(seat string) {
	if worth(r.cards[seat], 11) > 31 {
		r.done[seat] = true
	}
}

// turn is whose turn it is: first whoever has thirty-one and has not said so
// (belle.p9), then each in rank (belle.p6), and when the round is made anew
// (belle.p7); "" when the drawing is over.
func (r *round) turn() (seat string, tells bool) {
	for _, seat := range r.order {
		if worth(r.cards[seat], 11) == 31 && !r.told[seat] {
			return seat, true
		}
	}
	if len(r.Talon) == 0 { // ruling: everybody stands
		return "", false
	}
	for range 2 {
		for len(r.todo) > 0 && r.done[r.todo[0]] {
			r.todo = r.todo[1:]
		}
		if len(r.todo) > 0 {
			return r.todo[0], false
		}
		r.todo = r.order
		r.tour++
	}
	return "", false
}

// play does what the players said.
func (r *round) play() error {
	for _, said := range r.Choices {
		seat, tells := r.turn()
		if seat != said.Seat || tells != (said.Act == "announce") {
			return fmt.Errorf("%s says %s, and it is the turn of %s", said.Seat, said.Act, seat)
		}
		if tells {
			r.told[seat], r.done[seat] = true, true
			continue
		}
		r.todo = r.todo[1:]
		if said.Act == "stand" {
			r.done[seat] = true // ruling: for good
			continue
		}
		r.cards[seat] = append(r.cards[seat], r.Talon[0])
		r.since[seat] = r.tour
		r.Talon = r.Talon[1:]
		r.check(seat)
	}
	return nil
}

// MayBelle says who is to do something, and what is open to that player.
func MayBelle(data []byte, seats []string) (string, []string, error) {
	r, err := deal(data, seats)
	if err != nil {
		return "", nil, err
	}
	if err := r.play(); err != nil {
		return "", nil, err
	}
	switch seat, tells := r.turn(); {
	case tells:
		return seat, []string{"announce"}, nil
	case seat != "":
		return seat, []string{"card", "stand"}, nil
	}
	return "", nil, nil
}

// most is those of some players of whom a count is greatest.
func most(seats []string, count func(string) int) (best []string) {
	for _, seat := range seats {
		switch {
		case best == nil || count(seat) > count(best[0]):
			best = []string{seat}
		case count(seat) == count(best[0]):
			best = append(best, seat)
		}
	}
	return best
}

// Belle settles a hand of la Belle, in a match of thirty hands.
func Belle(data []byte, seats []string) (agree.Result, error) {
	r, err := deal(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	third := map[string]string{}
	var flushes []string
	strength := func(seat string) int { return worth(r.cards[seat][:3], 11) }
	for _, seat := range r.order {
		three := r.cards[seat]
		third[seat] = three[2]
		if three[0][1] == three[1][1] && three[1][1] == three[2][1] {
			flushes = append(flushes, seat)
		}
	}
	result := agree.Result{Net: map[string]int{}, Pools: r.Pools, State: map[string][]int{"unheld": nil}, Next: r.order[0]}
	for _, box := range []string{"belle", "flux", "trente-un"} {
		if box == "flux" && len(r.State.Unheld) > 0 { // belle.p4: put off, and not increased
			continue
		}
		for _, seat := range r.order {
			result.Net[seat]--
			result.Pools[box]++
		}
	}
	take := func(box string, best []string) {
		if len(best) == 1 { // belle.p1b: of equals nobody
			result.Net[best[0]] += result.Pools[box]
			result.Pools[box] = 0
		}
	}
	take("belle", most(r.order, func(seat string) int { return strings.IndexByte(beauty, third[seat][0]) }))
	take("flux", most(flushes, strength))
	if flushes == nil {
		result.State["unheld"] = []int{1}
	}
	if err := r.play(); err != nil {
		return result, err
	}
	if seat, _ := r.turn(); seat != "" || len(r.Acts) > 0 {
		return result, fmt.Errorf("the hand stops before %s, or somebody does what the book does not know", seat)
	}
	var in []string
	for _, seat := range r.order {
		if worth(r.cards[seat], 11) <= 31 {
			in = append(in, seat)
		}
	}
	best := most(in, func(seat string) int { return worth(r.cards[seat], 11) })
	if len(best) > 0 && worth(r.cards[best[0]], 11) == 31 { // belle.p9
		best = most(best, func(seat string) int { return -r.since[seat] })
	}
	take("trente-un", best)
	played := 1
	for _, n := range r.State.Tours {
		played += n
	}
	result.State["tours"] = []int{played}
	if played == 30 { // ruling: each takes back what was put in
		for box, n := range result.Pools {
			for _, seat := range r.order {
				result.Net[seat] += n / len(r.order)
			}
			result.Pools[box] = 0
		}
	}
	return result, nil
}
