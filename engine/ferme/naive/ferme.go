package naive

import (
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Who is farmer once somebody has won the farm, if something else is agreed on than
// that whoever has won it is (p8): always the same farmer, or each in turn.
const (
	always = 2
	inTurn = 3
)

// round is a hand of la Ferme on its way.
type round struct {
	Hand
	farmer string   // "" in the other manner
	order  []string // who plays, from the dealer's right
	held   map[string][]string
	talon  []string
	todo   []string // whose turn it is, and then the others'
}

// seize deals a hand of la Ferme, and gives the cards that were asked for.
func seize(data []byte, seats []string) (*round, error) {
	h, order, held, err := read(data, seats)
	if err != nil {
		return nil, err
	}
	r := &round{Hand: h, order: order, held: held, talon: h.Talon}
	if !strings.HasPrefix(h.Rules, "ferme.autre") { // p5, p8; ruling: the farmer, who deals, does not play
		r.farmer, r.order = h.Dealer, order[:len(order)-1]
	}
	for _, s := range r.order {
		if len(held[s]) != 1 {
			return nil, fmt.Errorf("%s is dealt %v, not one card", s, held[s])
		}
	}
	r.todo = slices.Clone(r.order)
	for _, c := range h.Choices {
		seat, may := r.turn()
		if c.Seat != seat || !slices.Contains(may, c.Act) {
			return nil, fmt.Errorf("%w: it is %q's turn to say one of %v", c.unknown(), seat, may)
		}
		if c.Act == "card" { // p5: from below, one after the other
			last := len(r.talon) - 1
			r.held[seat] = append(r.held[seat], r.talon[last])
			r.talon = r.talon[:last]
		}
		if c.Act == "stand" || r.count(seat) > 16 {
			r.todo = r.todo[1:]
		}
	}
	return r, nil
}

// turn says who is to speak, and what may be said (p5, p9b).
func (r *round) turn() (string, []string) {
	if len(r.todo) == 0 || len(r.talon) == 0 { // ruling: without a card all stand
		return "", nil
	}
	return r.todo[0], []string{"card", "stand"}
}

func (r *round) count(s string) int { return points(r.held[s], 1) } // p6

// better reports whether of two who both have sixteen the first to be served goes
// before the other (p2).
func (r *round) better(s, than string) bool {
	a, b := r.held[s], r.held[than]
	brilliant := slices.Contains(a, "6H")
	return len(a) < len(b) || len(a) == len(b) && brilliant
}

// won is who has sixteen, and so the farm, and who the jettons of the game.
func (r *round) won() (farm, game string) {
	near := 0
	for _, s := range r.order { // p10: of equals the first in hand
		switch n := r.count(s); {
		case n == 16 && (farm == "" || r.better(s, farm)):
			farm = s
		case n < 16 && n > near: // p7
			near, game = n, s
		}
	}
	if farm != "" {
		game = farm
	}
	return farm, game
}

// MayFerme says who is to do something at la Ferme, and what is open to that player.
func MayFerme(data []byte, seats []string) (seat string, may []string, err error) {
	r, err := seize(data, seats)
	if err != nil {
		return "", nil, err
	}
	seat, may = r.turn()
	return seat, may, nil
}

// Ferme settles a hand of la Ferme.
func Ferme(data []byte, seats []string) (agree.Result, error) {
	r, err := seize(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if s, _ := r.turn(); s != "" {
		return agree.Result{}, fmt.Errorf("the hand stops before %s", s)
	}
	won := agree.Result{Net: map[string]int{}, Pools: map[string]int{"farm": r.Pools["farm"], "game": r.Pools["game"]}}
	put := func(s, box string, n int) {
		won.Net[s] -= n
		if _, isBox := won.Pools[box]; isBox {
			won.Pools[box] += n
		} else {
			won.Net[box] += n
		}
	}
	if r.farmer != "" {
		price, offered := r.Agreed.Or("ferme/farm.price#price", 10), 0 // p3
		for _, n := range r.State["price"] {                           // p9: le prix convenu, whoever is farmer by now
			offered = n
		}
		for _, a := range r.Acts { // p3: au plus haut prix
			if a.Act == "bid" && a.N[0] > offered {
				offered = a.N[0]
			}
		}
		if offered > 0 {
			price, won.State = offered, map[string][]int{"price": {offered}}
		}
		if r.Pools["farm"] == 0 { // p4
			put(r.farmer, "farm", price)
		}
	}
	for _, s := range r.order {
		put(s, "game", 1) // p7
		if over := r.count(s) - 16; over > 0 {
			to := r.farmer // p5
			if to == "" {
				to = "farm" // autre.p1
			}
			put(s, to, over)
		}
	}
	farm, game := r.won()
	if game != "" { // p7
		put(game, "game", -won.Pools["game"])
	}
	if farm != "" { // p4
		put(farm, "farm", -won.Pools["farm"])
	}
	switch next := r.Agreed.Or("ferme/farm.next#way", 0); {
	case r.farmer == "": // autre.p1: chacun fait à son tour
		won.Next = r.order[0]
	case farm == "" || next == always:
		won.Next = r.farmer
	case next == inTurn: // ruling: once it is won
		won.Next = r.order[0]
	default:
		won.Next = farm
	}
	return won, nil
}
