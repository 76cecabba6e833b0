// Package naive settles a hand of la Loterie a second time, from the clauses of the
// book (leaves 277 to 279) and the editors' rulings alone. It works as two people who
// check each other at the table: one holds the box, the other reads out what is dealt.
// It shares nothing with the engine, and was written by somebody who had read neither
// the engine nor an earlier settlement.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/engine/agree"
)

// hand is what a record tells of a hand, as far as it has come.
type hand struct {
	Dealer string
	Agreed agree.Figures `json:"settings"`
	Pools  map[string]int
	Deal   map[string]string // the lots, as they lie before the players
	Talon  []string          // the other pack, of which the tickets are dealt
	Bets   []struct {
		Seat, Act string
		N         int
	}
	Acts []json.RawMessage // what was done beside the game
}

// table is a hand while it is played.
type table struct {
	hand
	round []string       // who has a lot, from the dealer's right on
	first bool           // whether the match begins by this hand
	fund  int            // what lies in the box
	lots  map[string]int // what lies on the card before each
}

// prise is what each puts in when the match begins (p3 and the ruling).
func (h *hand) prise() int { return h.Agreed.Or("parts/purse#amount", 12) }

// sit lays the table, and puts on the lots what the record says.
func sit(data []byte, seats []string) (*table, error) {
	t := &table{lots: map[string]int{}}
	if err := json.Unmarshal(data, &t.hand); err != nil {
		return nil, err
	}
	t.round = agree.After(seats, t.Dealer)
	t.fund = t.Pools["fund"]
	// p4: when all is agreed each puts in his prise. Nothing in the box is the
	// beginning, for a match lasts until the box is empty, and no longer (p10).
	if t.first = t.fund == 0; t.first {
		t.fund = t.prise() * len(seats)
	}
	for i, bet := range t.Bets {
		if who := t.setter(); bet.Seat != who || bet.Act != "put" || !t.mayPut(bet.N) {
			return nil, fmt.Errorf("put %d of %s: %s %s %d where %q is to put", i, t.Dealer, bet.Seat, bet.Act, bet.N, who)
		}
		t.fund -= bet.N
		t.lots[bet.Seat] = bet.N
	}
	return t, nil
}

// setter is who puts counters on his lot next: in turn, from the dealer's right
// (ruling), while there are any in the box (ruling).
func (t *table) setter() string {
	if len(t.lots) == len(t.round) || t.fund == 0 {
		return ""
	}
	return t.round[len(t.lots)]
}

// mayPut tells whether so many may be put on the next lot: one at least, what is in
// the box at most (ruling), and no number that lies on another lot (p6), unless every
// number that could be put does (ruling).
func (t *table) mayPut(n int) bool {
	lies := map[int]bool{}
	for _, m := range t.lots {
		lies[m] = true
	}
	another := false
	for m := 1; m <= t.fund; m++ {
		another = another || !lies[m]
	}
	return 1 <= n && n <= t.fund && (!lies[n] || !another)
}

// May says whose turn it is to put counters on his lot, and with how many of the
// amounts that a player is shown he may do so: those up to the number of players,
// four from an equal share of the box on, and, where they are more than all these,
// half the box and the whole of it; none is greater than the program counts.
func May(data []byte, seats []string) (seat string, may []string, err error) {
	t, err := sit(data, seats)
	if err != nil || t.setter() == "" {
		return "", nil, err
	}
	waiting, fund := len(t.round)-len(t.lots), min(t.fund, most)
	share := (t.fund + waiting - 1) / waiting
	shown := []int{share, share + 1, share + 2, share + 3}
	for n := range len(seats) {
		shown = append(shown, n+1)
	}
	shown = slices.DeleteFunc(shown, func(n int) bool { return n > most })
	least := slices.Max(shown)
	for _, n := range []int{(fund + 1) / 2, fund} {
		if n > least {
			shown = append(shown, n)
		}
	}
	slices.Sort(shown)
	for _, n := range slices.Compact(shown) {
		if t.mayPut(n) {
			may = append(may, "put")
		}
	}
	return t.setter(), may, nil
}

// Settle deals the tickets, turns up the lots, and pays what is drawn.
func Settle(data []byte, seats []string) (agree.Result, error) {
	t, err := sit(data, seats)
	if err != nil {
		return agree.Result{}, err
	}
	if who := t.setter(); who != "" || len(t.Acts) > 0 {
		return agree.Result{}, fmt.Errorf("%q has put nothing, or something besides was done: %s", who, t.Acts)
	}
	net := map[string]int{}
	before := map[string]string{} // which lot lies before whom
	for _, s := range t.round {
		if t.first {
			net[s] -= t.prise()
		}
		held := agree.Held(t.Deal[s])
		if len(held) != 1 { // p6: a card to each player
			return agree.Result{}, fmt.Errorf("%s has the lots %v", s, held)
		}
		before[held[0]] = s
	}
	if len(before) != len(seats) || len(t.Talon) != pack {
		return agree.Result{}, fmt.Errorf("lots %v, tickets of %d", before, len(t.Talon))
	}
	left := t.fund
	for _, n := range t.lots {
		left += n // p9: what is not drawn is added to the fund; what is drawn is taken from this
	}
	// p11: one after another, so a card to everybody and then another (ruling).
	each := t.Agreed.Or("loterie/tickets#each", 1)
	for i, ticket := range t.Talon[:each*len(seats)] {
		// p7b: whoever has the like of a lot carries off what is marked on it.
		if lot, like := before[ticket]; like {
			net[t.round[i%len(seats)]] += t.lots[lot]
			left -= t.lots[lot]
		}
	}
	// p8: whoever holds the pack gathers it and deals again.
	return agree.Result{Net: net, Pools: map[string]int{"fund": left, "lots": 0}, Next: t.Dealer}, nil
}

// most is the greatest lot that the program counts.
const most = 1<<15 - 2

// pack is the cards of one pack, in which all the small ones are (p2).
const pack = 52
