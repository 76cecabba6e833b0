package reversis

import (
	"fmt"
	"quinola/engine/game"
	"slices"
	"sort"
	"testing"
)

// Every payment names all the rules without which it would not be, or not be
// so great: if it is missing or changed in the same hand with one rule off, that
// rule is among those behind it.
func TestPaymentsNameAllTheirRules(t *testing.T) {
	n := uint64(3000)
	if testing.Short() {
		n = 150
	}
	every(t, func(t *testing.T, l *Law) {
		without := map[string]*Law{}
		for _, id := range l.Rules() {
			off, err := l.with(Change{Rule: id, Off: true})
			if err != nil {
				t.Fatal(err)
			}
			without[id] = off
		}
		missing := map[string]string{}
		count := map[string]int{}
		for seed := range n {
			r := l.Random(game.Mixed, seed)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for _, id := range st.Fired {
				other, err := without[id].Settle(r)
				if err != nil || other.Void != st.Void {
					continue
				}
				for _, e := range changed(st, other) {
					if slices.Contains(e.By, id) || taking[id] || slices.Contains(filled(st, &e), id) {
						continue
					}
					key := id + " behind " + e.Rule
					count[key]++
					if missing[key] == "" {
						missing[key] = fmt.Sprintf("seed %d: trick %d: %s, by %v", seed, e.Trick, e.Text, e.By)
					}
				}
			}
		}
		var keys []string
		for key := range missing {
			keys = append(keys, key)
		}
		sort.Strings(keys)
		for _, key := range keys {
			t.Errorf("%s (%d): %s", key, count[key], missing[key])
		}
	})
}

// changed is the payments of a settlement that another does not make.
func changed(st, other *Settlement) []game.Event {
	key := func(e *game.Event, p game.Pay) string { return fmt.Sprint(e.Trick, e.Rule, e.Card, p, e.Back, e.None) }
	made := map[string]int{}
	for i := range other.Events {
		for _, p := range other.Events[i].Pays {
			made[key(&other.Events[i], p)]++
		}
	}
	var list []game.Event
	for i := range st.Events {
		e := &st.Events[i]
		for _, p := range e.Pays {
			if made[key(e, p)]--; made[key(e, p)] < 0 {
				list = append(list, *e)
				break
			}
		}
	}
	return list
}

// taking is the rules of the tricks: who takes what, and that they are played
// at all, is told with each trick, and not again with each payment that the
// points decide.
var taking = map[string]bool{"reversis/rank": true, "reversis/trick.taker": true, "reversis/trick.gathered": true,
	"reversis/trick.warned": true, "reversis/lead.next": true, "reversis/thrown.breaks": true}

// filled is the rules behind the payments that filled or emptied a pool before
// one that is measured by what the pool holds: they are told with those.
func filled(st *Settlement, e *game.Event) (rules []string) {
	if !slices.ContainsFunc(e.Pays, pooled) {
		return nil
	}
	for i := range st.Events {
		before := &st.Events[i]
		if slices.ContainsFunc(before.Pays, pooled) {
			rules = append(rules, before.By...)
		}
	}
	return rules
}

func pooled(p game.Pay) bool { return len(p.From) != 1 || len(p.To) != 1 }
