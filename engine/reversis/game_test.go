package reversis

import (
	"testing"

	"quinola/engine/play"
	"quinola/engine/table"

	"quinola/engine/game"
	"quinola/engine/record"
)

// A game of many hands conserves the counters from hand to hand, goes round
// the table, and ends when its rounds are played.
func TestGame(t *testing.T) {
	every(t, 0, func(t *testing.T, l *table.Law, _ uint64) {
		m := game.NewMatch(l, &record.Record{}).(*match)
		nets := int32(0)
		for seed := uint64(0); m.hands < 6*l.Book().Seats; seed++ {
			r := play.Random(l, game.Plain, seed)
			next := m.Begin()
			if r.Dealer != next.Dealer {
				continue // the hand was dealt by another
			}
			r.Pools, r.Beasts, r.Unclaimed = next.Pools, next.Beasts, nil
			after, st, err := m.After(r)
			if err != nil {
				continue // what one may put out depends on the pools: another hand, then
			}
			m = after.(*match)
			for _, n := range st.Net {
				nets += n
			}
			if sum := nets + m.lies(); sum != 0 {
				t.Fatalf("hand %d: counters are not conserved: %d", m.hands, sum)
			}
		}
		if m.Round() != 7 {
			t.Errorf("round %d after six", m.Round())
		}
		if !l.Has("reversis/game.division") {
			return
		}
		for _, n := range m.Divide() {
			nets += n
		}
		if nets != 0 {
			t.Errorf("the division loses %d", nets)
		}
	})
}
