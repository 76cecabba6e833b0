package bot

import (
	"slices"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/table"
)

// law compiles a ruleset, with changes.
func law(t testing.TB, rs *game.Ruleset, changes ...game.Change) *table.Law {
	l, err := rs.Compile(changes...)
	if err != nil {
		t.Fatal(err)
	}
	return l.(*table.Law)
}

// each runs a test for every ruleset and variant.
func each(t *testing.T, f func(t *testing.T, l *table.Law)) {
	for _, rs := range reversis.Rulesets {
		for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
			t.Run(v.ID, func(t *testing.T) {
				f(t, law(t, v))
			})
		}
	}
}

func BenchmarkPolicyHands(b *testing.B) {
	for _, rs := range reversis.Rulesets {
		b.Run(rs.ID, func(b *testing.B) {
			l := law(b, rs)
			g, src, start := NewGuide(l), chance.Source(1), &record.Record{Rules: l.Book().ID, Leader: cards.NoSeat}
			var h Hand
			b.ReportAllocs()
			for range b.N {
				Deal(l, &src, start)
				if err := h.Begin(g, start); err != nil {
					b.Fatal(err)
				}
				h.policy()
				h.live.Finish()
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
		})
	}
}

// Nobody peeks: whatever the cards that a player does not see, he chooses
// alike.
func TestBotsDoNotPeek(t *testing.T) {
	each(t, func(t *testing.T, l *table.Law) {
		g := NewGuide(l)
		src := chance.Source(9)
		for range 12 {
			start := &record.Record{Rules: l.Book().ID, Leader: cards.NoSeat}
			Deal(l, &src, start)
			var h Hand
			if err := h.Begin(g, start); err != nil {
				t.Fatal(err)
			}
			for h.Phase != Over {
				if v := h.View(h.Turn); v.Start.Hands != [cards.Seats]cards.Set{} || v.Start.Talon != nil {
					t.Fatal("the hands lie open in the view")
				}
				other := hidden(&h, &src)
				for _, deals := range [...]int{0, 2} {
					a, b := Advise(ptr(h.View(h.Turn)), deals, 7), Advise(ptr(other.View(h.Turn)), deals, 7)
					if !slices.Equal(a, b) {
						t.Fatalf("by %d deals %s is told %+v, and %+v where others hold other cards", deals, h.Turn, a, b)
					}
				}
				h.Do(choose(ptr(h.View(h.Turn))))
			}
		}
	})
}

func ptr(v View) *View { return &v }

// hidden is the same hand with the cards mixed that the player whose turn it
// is does not see, so that all that has been done could have been done.
func hidden(h *Hand, src *chance.Source) *Hand {
	seat := h.Turn
	o := &Hand{}
	o.Set(h)
	var hands [cards.Seats]cards.Set
	var rest []cards.Card
	for _, s := range cards.Round(h.N) {
		hands[s] = h.live.Hand[s]
		if s != seat {
			for set := hands[s]; set != 0; set = set.Without() {
				rest = append(rest, set.First())
			}
			hands[s] = 0
		}
	}
	for i := len(rest) - 1; i > 0; i-- {
		j := src.Below(i + 1)
		rest[i], rest[j] = rest[j], rest[i]
	}
	for _, s := range cards.Round(h.N) {
		if s == seat {
			continue
		}
		for range h.live.Hand[s].Len() {
			hands[s] |= rest[0].Bit()
			rest = rest[1:]
		}
		o.own[s] = Own{Dealt: hands[s]}
	}
	o.place(hands, 0, h.Kept)
	return o
}
