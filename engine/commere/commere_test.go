package commere

import (
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
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

// A random hand conserves the counters, and a record of it settles the same.
func TestRandomHandsOfCommere(t *testing.T) {
	for _, id := range []string{"ma-commere", "ma-commere.7"} {
		l := law(t, Commere(), id)
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
			if !st.Void && st.Who(game.Won) == cards.NoSeat {
				t.Fatalf("%s, seed %d: nobody wins\n%s", id, seed, block)
			}
		}
	}
}

func BenchmarkCommere(b *testing.B) {
	l := law(b, Commere(), "ma-commere")
	b.ReportAllocs()
	l.Bench(game.Plain, b.N, 1)
}

// Every mutant of Ma commère comes apart from the rule in some hand.
func TestMutantsOfCommereComeApart(t *testing.T) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	g := Commere()
	l := law(t, g, "ma-commere")
	rs := g.Rulesets()[0]
	for _, m := range game.Mutants(g, rs) {
		other, err := rs.Compile(m.Change)
		if err != nil {
			t.Fatal(err)
		}
		if m.Why(g, rs) != "" {
			continue
		}
		r := l.(*table.Law).Apart(other, 20_000, 1)
		if r == nil {
			t.Errorf("%s (%s) cannot be told from the rule", m.ID, m.What)
			continue
		}
		if _, err := l.Settle(r); err != nil {
			t.Errorf("%s (%s): the hand that tells them apart cannot be: %v\n%s", m.ID, m.What, err, r.Block())
		}
	}
}
