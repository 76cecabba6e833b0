package naive

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/engine/agree"
)

// farm is a hand of la Ferme on its way.
type farm struct {
	Hand
	farmer bool     // there is one, who does not play: ruling, and ferme.p5
	order  []string // who plays, in rank
	cards  map[string][]string
	done   map[string]bool
}

// lease gives each player a card from the top (ferme.p5), and does what they said.
func lease(data []byte, seats []string, farmer bool) (*farm, error) {
	f := &farm{farmer: farmer, cards: map[string][]string{}, done: map[string]bool{}}
	if err := json.Unmarshal(data, &f.Hand); err != nil {
		return nil, err
	}
	f.order = from(f.Dealer, seats)
	if farmer {
		f.order = f.order[:len(f.order)-1]
	}
	for _, seat := range f.order {
		if f.cards[seat] = held(f.Deal[seat]); len(f.cards[seat]) != 1 {
			return nil, fmt.Errorf("%s is dealt %q, not one card", seat, f.Deal[seat])
		}
	}
	for _, said := range f.Choices {
		if seat := f.turn(); seat != said.Seat {
			return nil, fmt.Errorf("%s speaks, and it is the turn of %s", said.Seat, seat)
		}
		if said.Act == "stand" {
			f.done[said.Seat] = true
			continue
		}
		last := len(f.Talon) - 1 // ferme.p5: from the bottom
		f.cards[said.Seat] = append(f.cards[said.Seat], f.Talon[last])
		f.Talon = f.Talon[:last]
	}
	return f, nil
}

// turn is whose turn it is: each in rank has cards, one after another, as long as
// he asks (ferme.p5, p9b) and has not passed sixteen; "" when all are served.
func (f *farm) turn() string {
	for _, seat := range f.order {
		if !f.done[seat] && worth(f.cards[seat], 1) <= 16 && len(f.Talon) > 0 {
			return seat
		}
	}
	return ""
}

// MayFerme says who is to do something where there is a farmer, and what is open.
func MayFerme(data []byte, seats []string) (string, []string, error) {
	return may(lease(data, seats, true))
}

// MayOther says the same of the other manner.
func MayOther(data []byte, seats []string) (string, []string, error) {
	return may(lease(data, seats, false))
}

func may(f *farm, err error) (string, []string, error) {
	if err != nil || f.turn() == "" {
		return "", nil, err
	}
	return f.turn(), []string{"card", "stand"}, nil
}

// Ferme settles a hand in which there is a farmer, with a farm of ten jettons that
// whoever wins it takes over.
func Ferme(data []byte, seats []string) (agree.Result, error) {
	f, err := lease(data, seats, true)
	if err != nil {
		return agree.Result{}, err
	}
	return f.settle()
}

// Other settles a hand of the other manner.
func Other(data []byte, seats []string) (agree.Result, error) {
	f, err := lease(data, seats, false)
	if err != nil {
		return agree.Result{}, err
	}
	return f.settle()
}

func (f *farm) settle() (agree.Result, error) {
	r := agree.Result{Net: map[string]int{}, Pools: f.Pools, Next: f.order[0]}
	if seat := f.turn(); seat != "" || len(f.Acts) > 0 {
		return r, fmt.Errorf("the hand stops before %s, or somebody does what the book does not know", seat)
	}
	if f.farmer {
		r.Next = f.Dealer
		if r.Pools["farm"] == 0 { // ferme.p4, p9
			r.Net[f.Dealer] -= 10
			r.Pools["farm"] = 10
		}
	}
	var in []string
	for _, seat := range f.order {
		r.Net[seat]-- // ferme.p7
		r.Pools["game"]++
		surplus := worth(f.cards[seat], 1) - 16
		if surplus <= 0 {
			in = append(in, seat)
			continue
		}
		r.Net[seat] -= surplus
		if f.farmer { // ferme.p5
			r.Net[f.Dealer] += surplus
		} else { // ferme.autre.p1
			r.Pools["farm"] += surplus
		}
	}
	if in == nil {
		return r, nil
	}
	best := most(in, func(seat string) int { return worth(f.cards[seat], 1) })
	sixteen := worth(f.cards[best[0]], 1) == 16
	if sixteen { // ferme.p2
		best = most(best, func(seat string) int { return -len(f.cards[seat]) })
		if i := slices.IndexFunc(best, func(seat string) bool { return slices.Contains(f.cards[seat], "6H") }); i >= 0 {
			best = best[i:]
		}
	}
	r.Winner = best[0] // ferme.p10: in rank
	r.Net[r.Winner] += r.Pools["game"]
	r.Pools["game"] = 0
	if sixteen {
		r.Net[r.Winner] += r.Pools["farm"]
		r.Pools["farm"] = 0
		if f.farmer { // ferme.p8
			r.Next = r.Winner
		}
	}
	return r, nil
}
