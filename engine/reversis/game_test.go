package reversis

import "testing"

// A game of many hands conserves the counters from hand to hand, goes round
// the table, and ends when its rounds are played.
func TestGame(t *testing.T) {
	every(t, func(t *testing.T, l *Law) {
		g := l.NewGame(0)
		var h hand
		d := newDealer(l)
		for seed := uint64(0); g.Hands < 6*l.Seats; seed++ {
			d.make(plain, seed, &h)
			r := l.record(&h)
			next := g.Begin()
			if h.dealer != next.Dealer {
				continue // the hand was dealt by another
			}
			r.Pools, r.Beasts, r.Unclaimed = next.Pools, next.Beasts, nil
			if _, err := g.Settle(r); err != nil {
				continue // what one may put out depends on the pools: another hand, then
			}
			if sum := total(g); sum != 0 {
				t.Fatalf("hand %d: counters are not conserved: %d", g.Hands, sum)
			}
		}
		if g.Round() != 7 {
			t.Errorf("round %d after six", g.Round())
		}
		g.Divide()
		if sum := total(g); sum != 0 {
			t.Errorf("the division loses %d", sum)
		}
	})
}

func total(g *Game) (sum int32) {
	for _, n := range g.Nets {
		sum += n
	}
	for _, p := range g.Pools {
		sum += p.Amount
	}
	for _, b := range g.Beasts {
		sum += b.Amount
	}
	for _, b := range g.Waiting {
		sum += b.Amount
	}
	return sum
}
