package imperiale

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// law compiles the ruleset or a variant, with changes.
func law(t testing.TB, id string, changes ...game.Change) game.Law {
	t.Helper()
	rs := Imperiale().Rulesets()[0]
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

// A random hand conserves the counters, a record of it settles the same, and no
// points are left that make an imperial.
func TestRandomHands(t *testing.T) {
	for _, id := range []string{"imperiale", "imperiale.36", "imperiale.3"} {
		l := law(t, id)
		n := uint64(4000)
		if testing.Short() {
			n = 400
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
			marked := int32(0)
			for _, it := range st.State {
				if it.Name == table.Marked && (it.N < 0 || it.N >= 24 && st.Outcome(game.MatchWon) == nil || it.N%4 != 0) {
					t.Fatalf("%s, seed %d: %d points are left\n%s", id, seed, it.N, block)
				}
				marked += worth(it)
			}
			for _, it := range r.State {
				marked -= worth(it)
			}
			if marked != -st.Bank {
				t.Fatalf("%s, seed %d: the marks grow by %d, and %d is paid\n%s", id, seed, marked, -st.Bank, block)
			}
		}
	}
}

// worth is what marks are worth: a score is of imperials.
func worth(it record.Item) int32 {
	switch it.Name {
	case table.Scores:
		return 24 * it.N
	case table.Marked:
		return it.N
	}
	return 0
}

func BenchmarkImperiale(b *testing.B) {
	l := law(b, "imperiale")
	b.ReportAllocs()
	l.Bench(game.Plain, b.N, 1)
}
