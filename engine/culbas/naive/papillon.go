package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// fiche is what everybody puts into the corbillon, and whoever deals wrongly: its
// worth is a ruling.
const fiche = 5

// Butterfly is a hand of le Papillon as the replay command reads it.
type Butterfly struct {
	Hand
	Acts []struct {
		At   string `json:"at"`
		Seat string `json:"seat"`
		Act  string `json:"act"`
		N    []int  `json:"n"`
	} `json:"acts"`
	State struct {
		Double []int `json:"double"` // nobody had the cards at the coup before
	} `json:"state"`
}

// keeper keeps a hand of le Papillon as it goes.
type keeper struct {
	Butterfly
	order  []string // from the dealer's right, the dealer last
	held   map[string][]string
	cloth  []string // what lies there, talon and laid hands alike (ruling)
	heap   map[string]int
	net    map[string]int
	turn   string
	last   string   // the last to lay down
	rid    []string // who got rid of the last three cards, in turn
	doomed []string // who played before the turn, and must lay down
}

// pips is what a card counts in a sum: nothing above the ten (p5; ruling).
func pips(card string) int { return strings.IndexByte(" A23456789T", card[0]) }

// open is every way in which a player may take, with the cards from the hand and
// those from the cloth.
func (k *keeper) open(seat string) (mine, theirs [][]string) {
	add := func(m, t []string) { mine, theirs = append(mine, m), append(theirs, t) }
	hand := k.held[seat]
	for _, c := range hand {
		like := alike(k.cloth, c[0])
		for _, t := range like { // p5, p8: one of its like
			add([]string{c}, []string{t})
		}
		if len(like) == 3 { // loix.5
			add([]string{c}, like)
		}
		if three := alike(hand, c[0]); len(three) == 3 && three[0] == c && len(like) == 1 { // loix.6
			add(three, like)
		}
		if n := pips(c); n > 0 { // p6, p8: several that make its number
			for _, set := range making(k.cloth, n) {
				if len(set) > 1 {
					add([]string{c}, set)
				}
			}
		}
	}
	return mine, theirs
}

// making is every set of some cards of which the pips come to so much: with the
// first card, and without it.
func making(cards []string, n int) (sets [][]string) {
	if n == 0 {
		return [][]string{nil}
	}
	if len(cards) == 0 || n < 0 {
		return nil
	}
	if one := pips(cards[0]); one > 0 {
		for _, rest := range making(cards[1:], n-one) {
			sets = append(sets, append([]string{cards[0]}, rest...))
		}
	}
	return append(sets, making(cards[1:], n)...)
}

// receive has every other player give somebody so many jettons.
func (k *keeper) receive(seat string, n int) {
	for _, s := range k.order {
		if s != seat {
			k.net[s] -= n
			k.net[seat] += n
		}
	}
}

// pays puts so many jettons of a player into the corbillon.
func (k *keeper) pays(seat string, n int) {
	k.net[seat] -= n
	k.Pool += n
}

// step is what one player does in turn.
func (k *keeper) step(t Step) error {
	if t.Seat != k.turn || t.Seat == "" {
		return fmt.Errorf("%s does %s %v, and it is the turn of %q", t.Seat, t.Act, t.Cards, k.turn)
	}
	mine, theirs := k.open(t.Seat)
	must := slices.Contains(k.doomed, t.Seat)
	switch {
	case t.Act == "lay" && (len(mine) == 0 || must): // p10, loix.14
		hand := k.held[t.Seat]
		k.pays(t.Seat, len(hand))                // loix.1
		k.receive(t.Seat, len(alike(hand, 'A'))) // loix.2
		k.cloth = append(slices.Clone(k.cloth), hand...)
		k.held[t.Seat], k.last = nil, t.Seat
	case t.Act == "pair" && !must:
		at := -1
		for i := range mine {
			if written(slices.Concat(mine[i], theirs[i])...) == written(t.Cards...) {
				at = i
			}
		}
		if at < 0 {
			return fmt.Errorf("%s takes %v, holding %v, of %v", t.Seat, t.Cards, k.held[t.Seat], k.cloth)
		}
		k.take(t.Seat, mine[at], theirs[at])
	default:
		return fmt.Errorf("%s does %s %v, and may %v with %v", t.Seat, t.Act, t.Cards, theirs, mine)
	}
	k.next()
	return nil
}

// take has a player take cards of the cloth, and be paid for it.
func (k *keeper) take(seat string, mine, theirs []string) {
	k.held[seat], k.cloth = without(k.held[seat], mine), without(k.cloth, theirs)
	k.heap[seat] += len(mine) + len(theirs)
	aces := len(alike(theirs, 'A'))
	if aces > 0 && aces == len(theirs) && pips(mine[0]) == aces {
		k.receive(seat, 2*aces) // loix.4, in the place of loix.3 (ruling)
	} else {
		k.receive(seat, aces) // loix.3
	}
	if len(mine) == 1 && len(alike(theirs, mine[0][0])) == 3 { // loix.5
		k.receive(seat, 1)
	}
	if len(mine) == 3 { // loix.6
		k.receive(seat, 1)
	}
	if len(k.cloth) == 0 { // loix.7
		k.receive(seat, 1)
	}
	switch {
	case len(k.held[seat]) > 0:
	case len(k.Talon) > 0: // loix.8
		k.receive(seat, 1)
	default: // p10c
		k.rid = append(k.rid, seat)
	}
}

// next finds who is next, and deals anew where nobody has a card.
func (k *keeper) next() {
	at := slices.Index(k.order, k.turn) + 1
	for _, s := range slices.Concat(k.order[at:], k.order[:at]) {
		if len(k.held[s]) > 0 {
			k.turn = s
			return
		}
	}
	k.turn, k.doomed = "", nil
	if len(k.Talon) == 0 {
		return
	}
	for range 3 { // p10, p3: three to each, one by one
		for _, s := range k.order {
			k.held[s] = append(k.held[s], k.Talon[0])
			k.Talon = k.Talon[1:]
		}
	}
	k.turn = k.order[0] // ruling
}

// keep lays out a hand, and does what was done in it; void is why it is void.
func keep(data []byte, seats []string) (k *keeper, void string, err error) {
	k = &keeper{held: map[string][]string{}, heap: map[string]int{}, net: map[string]int{}}
	if err := json.Unmarshal(data, &k.Butterfly); err != nil {
		return nil, "", err
	}
	at := slices.Index(seats, k.Dealer) + 1
	k.order = append(slices.Clone(seats[at:]), seats[:at]...)
	pack := len(k.Talon)
	for _, s := range k.order {
		for i, faces := range strings.Split(k.Deal[s], ".") {
			for _, f := range faces {
				k.held[s] = append(k.held[s], string(f)+"SHDC"[i:i+1])
			}
		}
		if pack += len(k.held[s]); len(k.held[s]) != 3 { // p3
			return nil, "", fmt.Errorf("%s is dealt %q, not three cards", s, k.Deal[s])
		}
		k.pays(s, fiche) // p3b
	}
	lie := map[int]int{3: 7, 4: 4}[len(seats)] // p3
	if pack != 52 || lie == 0 {                // p2
		return nil, "", fmt.Errorf("%d cards for %v", pack, seats)
	}
	if why, err := k.wrong(0); why != "" || err != nil {
		return k, why, err
	}
	k.cloth, k.Talon, k.turn = k.Talon[:lie], k.Talon[lie:], k.order[0] // p4
	for i, t := range k.Trades {
		if err := k.step(t); err != nil {
			return nil, "", err
		}
		if _, err := k.wrong(i + 1); err != nil {
			return nil, "", err
		}
	}
	return k, "", nil
}

// wrong hears what is done wrong after so many steps, and says why the hand is void,
// where it is.
func (k *keeper) wrong(after int) (void string, err error) {
	for _, a := range k.Acts {
		switch {
		case after == 0 && a.At != "deal" && a.At != "trade", after > 0 && a.At != fmt.Sprintf("trade.%d", after):
		case a.Act == "misdeal":
			return "misdealt", nil
		case a.Act == "false-pack" && len(a.N) == 1:
			if a.N[0] != 52 { // loix.12
				return "false", nil
			}
		case a.Act == "early" && a.Seat != k.turn && len(k.held[a.Seat]) > 0:
			k.doomed = append(k.doomed, a.Seat) // loix.14
		default:
			return "", fmt.Errorf("%+v", a)
		}
	}
	return "", nil
}

// MayPapillon says who is to do something, and what is open to that player.
func MayPapillon(data []byte, seats []string) (seat string, may []string, err error) {
	k, void, err := keep(data, seats)
	if err != nil || void != "" || k.turn == "" {
		return "", nil, err
	}
	mine, theirs := k.open(k.turn)
	if len(mine) == 0 || slices.Contains(k.doomed, k.turn) {
		return k.turn, []string{"lay"}, nil
	}
	for i := range mine {
		may = append(may, "pair "+written(slices.Concat(mine[i], theirs[i])...))
	}
	return k.turn, may, nil
}

// SettlePapillon settles one hand.
func SettlePapillon(data []byte, seats []string) (agree.Result, error) {
	k, void, err := keep(data, seats)
	switch {
	case err != nil:
		return agree.Result{}, err
	case void != "": // loix.13: it is null; what was paid is returned, and the same player deals (ruling)
		for _, s := range k.order {
			k.Pool += k.net[s]
			k.net[s] = 0
		}
		if void == "misdealt" {
			k.pays(k.Dealer, fiche)
		}
		return agree.Result{Net: k.net, Pools: map[string]int{"": k.Pool}, State: map[string][]int{"double": k.State.Double}, Void: true, Next: k.Dealer}, nil
	case k.turn != "":
		return agree.Result{}, fmt.Errorf("the hand stops")
	}
	r := agree.Result{Net: k.net, State: map[string][]int{"double": nil}, Next: k.order[0]} // ruling
	heir := k.last
	for _, s := range k.order { // p10c: the dealer before all, then who is nearest on the left
		if slices.Contains(k.rid, s) {
			r.Winner, heir = s, s
		}
	}
	if r.Winner != "" {
		k.net[r.Winner] += k.Pool
		k.Pool = 0
	} else { // p10b, loix.10
		k.receive(k.last, 1)
	}
	k.heap[heir] += len(k.cloth) // loix.11
	most, who := 0, []string(nil)
	for _, s := range k.order {
		switch n := k.heap[s]; {
		case n > most:
			most, who = n, []string{s}
		case n == most:
			who = append(who, s)
		}
	}
	if len(who) == 1 { // loix.9
		k.receive(who[0], 1+len(k.State.Double))
	} else {
		r.State["double"] = []int{1}
	}
	r.Pools = map[string]int{"": k.Pool}
	return r, nil
}
