// Package naive settles a hand of la Tontine as a patient clerk would who has the
// book open before him. It shares nothing with the engine; it was written from the
// clauses and the editors' rulings alone, and is there to disagree when the engine
// is wrong.
package naive

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// Hand is a hand as the replay command reads it.
type Hand struct {
	Dealer string `json:"dealer"`
	Pool   int    `json:"pool"`
	State  struct {
		Has map[string]int `json:"has"`
	} `json:"state"`
	Deal map[string]string `json:"deal"`
	Acts []json.RawMessage `json:"acts"`
}

const prise = 12 // p2b: twelve, fifteen or twenty, more or less

// puts is what each card costs (p3); what is less than nothing is drawn.
var puts = map[byte]int{'K': -3, 'Q': -2, 'J': -1, 'T': 0, '9': 1, '8': 2, '7': 1, '6': 2, '5': 1, '4': 2}

// May says that nobody chooses anything.
func May([]byte, []string) (string, []string, error) { return "", nil, nil }

// Settle settles one hand.
func Settle(data []byte, seats []string) (agree.Result, error) {
	var h Hand
	if err := json.Unmarshal(data, &h); err != nil {
		return agree.Result{}, err
	}
	if len(h.Acts) > 0 {
		return agree.Result{}, fmt.Errorf("somebody does what the book does not know")
	}
	has, before, pool := map[string]int{}, map[string]int{}, h.Pool
	for _, s := range seats {
		if before[s] = prise; h.State.Has != nil {
			before[s] = h.State.Has[s]
		}
		if has[s] = before[s]; h.State.Has == nil { // p2b: the match begins
			has[s] -= 3
			pool += 3
		}
	}
	at := slices.Index(seats, h.Dealer)
	rank := append(slices.Clone(seats[at+1:]), seats[:at+1]...)
	for _, s := range rank {
		card := strings.Trim(h.Deal[s], ".")
		if (card == "") != (before[s] == 0) { // p6: the dead have no card
			return agree.Result{}, fmt.Errorf("%s has %d, and is dealt %q", s, before[s], card)
		}
		switch n, other := puts[(card + "T")[0]], strings.Index("A23", (card + "T")[:1])+1; {
		case other > 0: // to the first, second or third on the left, who may be dead (p4)
			to := seats[(slices.Index(seats, s)+len(seats)-other)%len(seats)]
			n = min(other, has[s]) // p5
			has[s] -= n
			has[to] += n
		case n < 0:
			n = min(-n, pool) // ruling
			has[s] += n
			pool -= n
		default:
			n = min(n, has[s]) // p5
			has[s] -= n
			pool += n
		}
	}
	var alive []string
	for _, s := range rank {
		if has[s] > 0 {
			alive = append(alive, s)
		}
	}
	r := agree.Result{Net: map[string]int{}, Marks: map[string]map[string]int{"has": has}}
	switch len(alive) {
	case 0: // ruling
		for _, s := range seats {
			has[s] += pool / len(seats)
		}
		pool = 0
	case 1: // p6
		r.Winner = alive[0]
		has[r.Winner] += pool
		pool = 0
		r.Next = alive[0]
	default:
		r.Next = alive[0] // p3, p6: the next who lives
	}
	for _, s := range seats {
		r.Net[s] = has[s] - before[s]
	}
	r.Pools = map[string]int{"": pool}
	return r, nil
}
