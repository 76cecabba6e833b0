package brusquembille

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

var ids = []string{"brusquembille", "brusquembille.2", "brusquembille.4", "brusquembille.5", "brusquembille.4-alone"}

// law compiles a ruleset of the game.
func law(t testing.TB, id string, changes ...game.Change) game.Law {
	t.Helper()
	rs := Brusquembille().Books[0]
	for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
		if v.ID == id {
			l, err := v.Compile(changes...)
			if err != nil {
				t.Fatal(err)
			}
			return l
		}
	}
	t.Fatalf("no ruleset %s", id)
	return nil
}

// settle settles a play block, and fails the test where it cannot be.
func settle(t *testing.T, l game.Law, block string) *game.Settlement {
	t.Helper()
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	st, err := l.Settle(r)
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// A random hand conserves the counters, has 120 points unless it ends early, and
// a record of it settles the same.
func TestRandomHands(t *testing.T) {
	n := uint64(2000)
	if testing.Short() {
		n = 200
	}
	for _, id := range ids {
		l := law(t, id)
		for seed := range n {
			r := l.Random(game.Mixed, seed)
			block := r.Block()
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", id, seed, err, block)
			}
			again, err := record.ParseBlock("", block)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", id, seed, err, block)
			}
			st2, err := l.Settle(again)
			if err != nil || st2.Net != st.Net || st2.Points != st.Points {
				t.Fatalf("%s, seed %d: by its block %v: %v\n%s", id, seed, err, st2, block)
			}
			if drift := st.Drift(r); drift != 0 {
				t.Fatalf("%s, seed %d: the counters become %+d\n%s%+v", id, seed, drift, block, st.Events)
			}
			sum := int32(0)
			for _, p := range st.Points {
				sum += p
			}
			if len(r.Acts) == 0 && sum != 120 {
				t.Fatalf("%s, seed %d: the points are %d, not 120\n%s", id, seed, sum, block)
			}
		}
	}
}

func BenchmarkBrusquembille(b *testing.B) {
	l := law(b, "brusquembille")
	b.ReportAllocs()
	l.(interface {
		Bench(mix string, n int, seed uint64) int64
	}).Bench(game.Plain, b.N, 1)
}
