package bot

import (
	"testing"

	"quinola/engine/cards"
	"quinola/engine/reversis"
)

// each runs a test for every ruleset and variant.
func each(t *testing.T, f func(t *testing.T, l *reversis.Law)) {
	for _, rs := range reversis.Rulesets {
		for _, v := range append([]*reversis.Ruleset{rs}, rs.Variants...) {
			t.Run(v.ID, func(t *testing.T) {
				l, err := reversis.Compile(v)
				if err != nil {
					t.Fatal(err)
				}
				f(t, l)
			})
		}
	}
}

// A policy wins from players who play at random, in every ruleset.
func TestPolicyBeatsRandom(t *testing.T) {
	each(t, func(t *testing.T, l *reversis.Law) {
		c := Contest{Law: l, Challenger: Policy, Field: Random, Hands: 400, Seed: 1}
		s, err := c.Run(2, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("gain %.2f ± %.2f (net %.2f, field %.2f)", s.Gain, s.Error, s.Net, s.Field)
		if s.Gain < s.Error {
			t.Errorf("the policy does not win")
		}
	})
}

func BenchmarkPolicyHands(b *testing.B) {
	for _, rs := range reversis.Rulesets {
		b.Run(rs.ID, func(b *testing.B) {
			l, err := reversis.Compile(rs)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			if _, err := Bench(l, b.N, 1); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
		})
	}
}

// A sampler wins from players by the policy, taking the rulesets together;
// quinola tournament has the figures of many hands. However many workers share
// the hands, the score is the same.
func TestSamplerBeatsPolicy(t *testing.T) {
	total := 0.0
	for _, rs := range reversis.Rulesets {
		l, err := reversis.Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		c := Contest{Law: l, Challenger: Sampler, Field: Policy, Hands: 24, Seed: 1, Deals: 30}
		s, err := c.Run(2, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: gain %.2f ± %.2f (net %.2f, field %.2f)", rs.ID, s.Gain, s.Error, s.Net, s.Field)
		total += s.Gain / float64(NewGuide(l).party)
		c.Hands, c.Deals = 4, 4
		one, _ := c.Run(1, nil)
		if three, _ := c.Run(3, nil); one != three {
			t.Errorf("%s: one worker comes to %v, three to %v", rs.ID, one, three)
		}
	}
	if total <= 0 {
		t.Errorf("the samplers lose %.2f parties a hand", -total)
	}
}

// Nobody peeks: whatever the cards that a player does not see, he chooses
// alike.
func TestBotsDoNotPeek(t *testing.T) {
	each(t, func(t *testing.T, l *reversis.Law) {
		g := NewGuide(l)
		src := reversis.Source(9)
		for range 12 {
			start := l.NewGame(cards.South).Begin()
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
				for kind := Random; kind <= Sampler; kind++ {
					a, b := Mind{Kind: kind, Deals: 2}, Mind{Kind: kind, Deals: 2}
					a.Begin(h.View(h.Turn), 7)
					b.Begin(other.View(h.Turn), 7)
					a.Think(2)
					b.Think(2)
					if a.Choice() != b.Choice() {
						t.Fatalf("the %s of %s chooses %s, and %s where others hold other cards", kind, h.Turn, a.Choice().Sign(), b.Choice().Sign())
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
func hidden(h *Hand, src *reversis.Source) *Hand {
	seat := h.Turn
	o := &Hand{}
	o.Set(h)
	var hands [cards.Seats]cards.Set
	var rest []cards.Card
	for _, s := range cards.Round(h.N) {
		hands[s] = h.live.Hand(s)
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
		for range h.live.Hand(s).Len() {
			hands[s] |= rest[0].Bit()
			rest = rest[1:]
		}
		o.own[s] = Own{Dealt: hands[s]}
	}
	o.live.Place(hands, 0, h.Kept)
	return o
}
