package triomphe

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

// manners is every ruleset of la Triomphe.
var manners = []string{"triomphe", "triomphe.4", "triomphe.6", "triomphe.seconde", "triomphe.seconde.5", "triomphe.seconde.6", "triomphe.as", "triomphe.as.5", "triomphe.as.6"}

// A random hand conserves the marks, and a record of it settles the same.
func TestRandomHandsOfTriomphe(t *testing.T) {
	n := uint64(2000)
	if testing.Short() {
		n = 200
	}
	for _, id := range manners {
		l := law(t, Triomphe(), id)
		for seed := range n {
			r := l.Random(game.Mixed, seed)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("%s, seed %d: %v\n%s%+v", id, seed, err, r.Block(), r.Plays)
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
				t.Fatalf("%s, seed %d: the marks become %+d\n%s%+v", id, seed, drift, block, st.Events)
			}
			if len(st.Ties) > 0 {
				t.Fatalf("%s, seed %d: %v\n%s", id, seed, st.Ties, block)
			}
		}
	}
}

func BenchmarkTriomphe(b *testing.B) {
	for _, id := range []string{"triomphe", "triomphe.as"} {
		b.Run(id, func(b *testing.B) {
			l := law(b, Triomphe(), id)
			b.ReportAllocs()
			l.Bench(game.Plain, b.N, 1)
		})
	}
}
