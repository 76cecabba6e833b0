package reversis

import (
	"quinola/engine/game"

	"testing"

	"quinola/engine"
	"quinola/engine/play"
	"quinola/engine/table"

	"quinola/engine/agree"
	"quinola/engine/cards"
)

// every runs a property on every ruleset with so many hands, and on each of its
// variants with a share of them.
func every(t *testing.T, n uint64, f func(t *testing.T, l *table.Law, n uint64)) {
	try := func(rs *game.Ruleset, n uint64) {
		t.Run(rs.ID, func(t *testing.T) {
			l, err := Compile(rs)
			if err != nil {
				t.Fatal(err)
			}
			f(t, l, n)
		})
	}
	for _, rs := range Rulesets {
		try(rs, n)
		for _, v := range rs.Variants {
			try(v, agree.Share(n))
		}
	}
}

// shows is what matters in a hand.
var shows = []struct {
	what string
	kind engine.FactKind
	rule string // a law without it cannot show it
}{
	{"a Reversis made", factMade, "reversis.made"},
	{"a Reversis broken", factBroken, "reversis.broken"},
	{"the right of an Espagnolette used", factRightUsed, "espagnolette.used"},
	{"a card placed", factPlaced, "card.placed"},
	{"a card forced", factForced, "card.forced"},
	{"a card led", factLed, "card.led"},
	{"a party won", table.FactWon, "party.winner.points"},
}

// A random hand loses no card and conserves the counters, and every payment and
// event of it names its rules. In every ruleset random hands show each of what matters
// in one of fifty or more.
func TestRandomHands(t *testing.T) {
	every(t, agree.Hands(t), func(t *testing.T, l *table.Law, n uint64) {
		seen := map[string]uint64{}
		for seed := range n {
			r := play.Random(l, game.Mixed, seed)
			all := cards.Set(0)
			for _, set := range r.Hands {
				all |= set
			}
			for _, c := range r.Talon {
				all |= c.Bit()
			}
			if all != l.Pack() {
				t.Fatalf("seed %d: %d cards are dealt, of %d", seed, all.Len(), l.Pack().Len())
			}
			s, st, err := l.Hear(r)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, r.AppendJSON(nil))
			}
			var sum int32
			for _, b := range s.Balance {
				sum += b
			}
			if sum != 0 {
				t.Fatalf("seed %d: counters are not conserved: %v", seed, s.Balance)
			}
			for i := range s.Dues {
				if s.Dues[i].Rule < 0 {
					t.Fatalf("seed %d: a due has no rule", seed)
				}
			}
			for _, e := range st.Events {
				if e.Rule == "" || len(e.By) == 0 {
					t.Fatalf("seed %d: an event names no rule: %+v", seed, e)
				}
			}
			for _, show := range shows {
				if s.Told(show.kind) {
					seen[show.what]++
				}
			}
		}
		for _, show := range shows {
			if l.Has(Prefix+show.rule) && seen[show.what] < n/50 {
				t.Errorf("%s is shown by %d of %d hands", show.what, seen[show.what], n)
			}
		}
	})
}

// Hands are dealt, played and settled without allocating anything, once there is
// room for them.
func TestRandomHandsAllocateNothing(t *testing.T) {
	every(t, 4000, func(t *testing.T, l *table.Law, _ uint64) {
		if n := testing.AllocsPerRun(1, func() { play.Bench(l, game.Mixed, 4000, 1) }); n > 60 {
			t.Errorf("%v allocations in 4000 hands", n)
		}
	})
}

func BenchmarkRandomHands(b *testing.B) {
	for _, rs := range Rulesets {
		for _, mix := range []string{game.Plain, game.Mixed} {
			b.Run(rs.ID+"/"+mix, func(b *testing.B) {
				l, err := Compile(rs)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				b.ResetTimer()
				play.Bench(l, mix, b.N, 0)
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
			})
		}
	}
}
