package reversis

import (
	"quinola/engine"
	"testing"

	"quinola/engine/cards"
)

// hands is how many random hands a property is tried on.
func hands(t *testing.T) uint64 {
	if testing.Short() {
		return 500
	}
	return 20000
}

// every runs a property on every ruleset.
func every(t *testing.T, f func(t *testing.T, l *Law)) {
	var all []*Ruleset
	for _, rs := range Rulesets {
		all = append(append(all, rs), rs.Variants...)
	}
	for _, rs := range all {
		t.Run(rs.ID, func(t *testing.T) {
			l, err := Compile(rs)
			if err != nil {
				t.Fatal(err)
			}
			f(t, l)
		})
	}
}

// A random hand loses no card, conserves the counters, counts forty points,
// and a record of it settles the same.
func TestRandomHands(t *testing.T) {
	every(t, func(t *testing.T, l *Law) {
		d := newDealer(l)
		var h hand
		for seed := range hands(t) {
			d.make(mixed, seed, &h)
			s := &d.s
			var sum int32
			for _, b := range s.Balance {
				sum += b
			}
			if sum != 0 {
				t.Fatalf("seed %d: counters are not conserved: %v", seed, s.Balance)
			}
			if n := dealt(&h).Len(); n != l.pack.Len() {
				t.Fatalf("seed %d: %d cards are dealt, of %d", seed, n, l.pack.Len())
			}
			for i := range s.Dues {
				if s.Dues[i].Rule < 0 {
					t.Fatalf("seed %d: a due has no rule", seed)
				}
			}
			r := l.record(&h)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, r.AppendJSON(nil))
			}
			for _, seat := range s.round {
				if st.Net[seat] != s.Balance[seat] {
					t.Fatalf("seed %d: the record settles otherwise: %v, %v\n%s", seed, st.Net, s.Balance, r.AppendJSON(nil))
				}
			}
			for _, e := range st.Events {
				if e.Rule == "" || len(e.By) == 0 {
					t.Fatalf("seed %d: an event names no rule: %+v", seed, e)
				}
			}
		}
	})
}

func dealt(h *hand) cards.Set {
	var all cards.Set
	for _, set := range h.dealt {
		all |= set
	}
	for _, c := range h.talon[:h.talons] {
		all |= c.Bit()
	}
	return all
}

// In every ruleset random hands show each of what matters in one of fifty or
// more.
func TestRandomHandsAreVaried(t *testing.T) {
	shows := []struct {
		what string
		kind engine.FactKind
		rule string // a law without it cannot show it
	}{
		{"a Reversis made", factMade, "reversis.made"},
		{"a Reversis broken", factBroken, "reversis.broken"},
		{"the right of an Espagnolette used", factUsed, "espagnolette.used"},
		{"a card placed", factPlaced, "card.placed"},
		{"a card forced", factForced, "card.forced"},
		{"a card led", factLed, "card.led"},
		{"a party won", factWinner, "party.winner.points"},
	}
	every(t, func(t *testing.T, l *Law) {
		d := newDealer(l)
		var h hand
		seen := map[string]uint64{}
		n := hands(t)
		for seed := range n {
			d.make(mixed, seed, &h)
			for _, s := range shows {
				if d.s.Seen(s.kind) != nil {
					seen[s.what]++
				}
			}
		}
		for _, s := range shows {
			if l.Has(Prefix+s.rule) && seen[s.what] < n/50 {
				t.Errorf("%s is shown by %d of %d hands", s.what, seen[s.what], n)
			}
		}
	})
}

// Hands are dealt, played and settled without allocating anything.
func TestRandomHandsAllocateNothing(t *testing.T) {
	every(t, func(t *testing.T, l *Law) {
		d := newDealer(l)
		var h hand
		play := func(seed uint64) { d.make(mixed, seed, &h) }
		for seed := range uint64(2000) {
			play(seed)
		}
		seed := uint64(0)
		if n := testing.AllocsPerRun(2000, func() { seed++; play(seed % 2000) }); n != 0 {
			t.Errorf("%v allocations a hand", n)
		}
	})
}

func BenchmarkRandomHands(b *testing.B) {
	for _, rs := range Rulesets {
		for _, kind := range []mixNo{plain, mixed} {
			name := rs.ID + "/plain"
			if kind == mixed {
				name = rs.ID + "/mixed"
			}
			b.Run(name, func(b *testing.B) {
				l, err := Compile(rs)
				if err != nil {
					b.Fatal(err)
				}
				d := newDealer(l)
				var h hand
				for seed := range uint64(2000) {
					d.make(kind, seed, &h)
				}
				b.ReportAllocs()
				b.ResetTimer()
				for i := range b.N {
					d.make(kind, uint64(i), &h)
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
			})
		}
	}
}
