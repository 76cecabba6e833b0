package triomphe

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

// law compiles a ruleset of a game.
func law(t testing.TB, g game.Game, id string, changes ...game.Change) game.Law {
	t.Helper()
	for _, rs := range g.Rulesets() {
		for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
			if v.ID == id {
				l, err := v.Compile(changes...)
				if err != nil {
					t.Fatal(err)
				}
				return l
			}
		}
	}
	t.Fatalf("no ruleset %s", id)
	return nil
}

// settle settles a play block, and fails the test where it cannot be.
func settle(t *testing.T, l game.Law, block string) *game.Settlement {
	t.Helper()
	st, err := l.Settle(parse(t, block))
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// parse reads a play block, and fails the test where it cannot be read.
func parse(t *testing.T, block string) *record.Record {
	t.Helper()
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A random hand conserves the counters, and a record of it settles the same.
func TestRandomHandsOfBete(t *testing.T) {
	for _, id := range []string{"bete", "bete.3", "bete.4", "bete.6", "bete.7"} {
		l := law(t, Bete(), id)
		n := uint64(2000)
		if testing.Short() {
			n = 200
		}
		for seed := range n {
			r := l.Random(game.Mixed, seed)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", id, seed, err, r.Block())
			}
			block := r.Block()
			again, err := record.ParseBlock("", block)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s", id, seed, err, block)
			}
			st2, err := l.Settle(again)
			if err != nil || st2.Net != st.Net {
				t.Fatalf("%s, seed %d: by its block %v: %v\n%s", id, seed, err, st2, block)
			}
			if drift := st.Drift(r); drift != 0 {
				t.Fatalf("%s, seed %d: the counters become %+d\n%s%+v", id, seed, drift, block, st.Events)
			}
		}
	}
}

func BenchmarkBete(b *testing.B) {
	l := law(b, Bete(), "bete")
	b.ReportAllocs()
	l.Bench(game.Plain, b.N, 1)
}
