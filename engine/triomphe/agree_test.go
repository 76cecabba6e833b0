package triomphe

import (
	"fmt"
	"slices"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/triomphe/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBeteAgreesWithTheNaiveSettlement(t *testing.T) {
	for id, seats := range map[string]int{"bete": 5, "bete.3": 3, "bete.4": 4, "bete.6": 6, "bete.7": 7} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			n := uint64(10_000)
			if id == "bete" {
				n = 100_000
			}
			if testing.Short() {
				n = 2000
			}
			l := law(t, Bete(), id)
			var order []string
			for _, s := range cards.Round(seats) {
				order = append(order, s.String())
			}
			for seed := range n {
				r := l.Random(game.Mixed, seed)
				st, err := l.Settle(r)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				js := r.AppendJSON(nil)
				theirs, err := naive.Settle(js, order)
				if err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, js)
				}
				if why := apart(st, theirs, order); why != "" {
					t.Fatalf("seed %d: %s\n%s", seed, why, r.Block())
				}
			}
		})
	}
}

// apart says in what two settlements of a hand differ.
func apart(a *game.Settlement, b naive.Result, order []string) string {
	for i, s := range cards.Round(len(order)) {
		if int(a.Net[s]) != b.Net[order[i]] {
			return fmt.Sprintf("net of %v: %d here, %d there", s, a.Net[s], b.Net[order[i]])
		}
	}
	for _, p := range a.Pools {
		if int(p.Amount) != b.Pools[p.Name] {
			return fmt.Sprintf("pool %s: %d here, %d there", p.Name, p.Amount, b.Pools[p.Name])
		}
	}
	waiting := waits(a.State)
	slices.Sort(b.Waiting)
	if !slices.Equal(waiting, b.Waiting) {
		return fmt.Sprintf("waiting: %v here, %v there", waiting, b.Waiting)
	}
	if a.Void != b.Void || a.Next.String() != b.Next {
		return fmt.Sprintf("void %v, next %v here; void %v, next %s there", a.Void, a.Next, b.Void, b.Next)
	}
	return ""
}

// waits is the betes that wait, the least first.
func waits(state []record.Item) []int {
	var list []int
	for _, item := range state {
		if item.Name == "waiting" {
			list = append(list, int(item.N))
		}
	}
	slices.Sort(list)
	return list
}
