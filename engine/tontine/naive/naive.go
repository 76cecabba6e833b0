// Package naive settles a hand of la Tontine a second time, by the clauses of the book,
// one after another, plain and slow. It shares nothing with the engine: it was written
// from the clauses and the editors' rulings alone, by somebody who had read neither the
// engine nor an earlier settlement, to disagree when the engine is wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// hand is a hand as the replay command reads it.
type hand struct {
	Dealer string            `json:"dealer"`
	Agreed agree.Figures     `json:"settings"`
	Pool   int               `json:"pool"`
	Deal   map[string]string `json:"deal"`
	State  struct {
		Has map[string]int `json:"has"`
	} `json:"state"`
}

// May says that nobody is to do anything: cards are turned up, and that is all.
func May([]byte, []string) (seat string, may []string, err error) { return "", nil, nil }

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	var h hand
	if err := json.Unmarshal(data, &h); err != nil {
		return agree.Result{}, err
	}
	r := agree.Result{Net: map[string]int{}}
	has, box := map[string]int{}, h.Pool
	for _, s := range seats {
		has[s] = h.State.Has[s]
		if h.State.Has == nil { // p2b: the match begins
			has[s] = h.Agreed.Or("parts/purse#amount", 12) - 3 // ruling
			r.Net[s] = -3
			box += 3
		}
	}
	before := map[string]int{}
	for s, n := range has {
		before[s] = n - r.Net[s]
	}
	order := agree.After(seats, h.Dealer) // p2b: selon son rang, and one for the dealer
	put := func(s string, n int) {
		n = min(n, has[s]) // p5
		has[s] -= n
		box += n
	}
	draw := func(s string, n int) {
		n = min(n, box) // ruling
		has[s] += n
		box -= n
	}
	give := func(s string, n int) { // to the n-th neighbour on the left, dead or not (p4, ruling)
		to := seats[(slices.Index(seats, s)-n+len(seats))%len(seats)]
		n = min(n, has[s])
		has[s] -= n
		has[to] += n
	}
	dead := map[string]bool{} // p6: who is dead has no card
	for s, n := range has {
		dead[s] = n == 0
	}
	for _, s := range order { // ruling: one after the other
		card := strings.Trim(h.Deal[s], ".")
		if dead[s] != (card == "") || len(card) > 1 {
			return r, fmt.Errorf("%s has %d jettons and the card %q", s, has[s], card)
		}
		switch card { // p3
		case "K":
			draw(s, 3)
		case "Q":
			draw(s, 2)
		case "J":
			draw(s, 1)
		case "A":
			give(s, 1)
		case "2":
			give(s, 2)
		case "3":
			give(s, 3)
		case "4", "6", "8":
			put(s, 2)
		case "5", "7", "9":
			put(s, 1)
		}
	}
	var alive []string
	for _, s := range order {
		if has[s] > 0 {
			alive = append(alive, s)
		}
	}
	switch len(alive) {
	case 0: // ruling: all have their prise back
		for _, s := range seats {
			has[s] += box / len(seats)
		}
		box %= len(seats)
	case 1: // p6
		r.Winner = alive[0]
		has[r.Winner] += box
		box = 0
	default: // p3, p6: the first on the right who is not dead
		r.Next = alive[0]
	}
	for _, s := range seats {
		r.Net[s] = has[s] - before[s]
	}
	r.Pools = map[string]int{"": box}
	r.Marks = map[string]map[string]int{"has": has}
	return r, nil
}
