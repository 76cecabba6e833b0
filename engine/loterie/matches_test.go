package loterie

import (
	"math"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// chosen is which of the amounts that the rules let a player puts on the lot; they
// ascend.
type chosen func(seat cards.Seat, may []record.Step) record.Step

func least(_ cards.Seat, may []record.Step) record.Step   { return may[0] }
func largest(_ cards.Seat, may []record.Step) record.Step { return may[len(may)-1] }

// played plays so many matches of ten, with so many tickets for each, and tells how
// many hands they have and what East has won in each.
func played(t *testing.T, matches int, tickets int32, choose chosen) (hands int, east []int32) {
	t.Helper()
	l := agree.Law(t, Loterie(), "loterie", game.Change{Rule: "loterie/tickets", Part: "each", Value: tickets})
	for range matches {
		match, won := game.NewMatch(l, &record.Record{Dealer: cards.South}), [cards.Seats]int32{}
		for !match.Over() {
			hands++
			hand, err := play.Sit(l, match.Begin(), uint64(hands))
			for err == nil && hand.Turn() != cards.NoSeat {
				var may []record.Step
				for _, o := range hand.May() {
					if !o.Refused {
						may = append(may, o.Step)
					}
				}
				err = hand.Do(choose(hand.Turn(), may))
			}
			if err != nil {
				t.Fatal(err)
			}
			next, st, err := match.After(hand.Record())
			if err != nil {
				t.Fatal(err)
			}
			for _, seat := range st.Seats {
				won[seat] += st.Net[seat]
			}
			match = next
		}
		sum := int32(0)
		for seat, n := range won {
			if sum += n; n < -12 {
				t.Errorf("%v loses %d, and sat down with twelve", cards.Seat(seat), -n)
			}
		}
		if sum != 0 {
			t.Errorf("all together have won %d", sum)
		}
		east = append(east, won[cards.East])
	}
	return hands, east
}

// "Suivant qu'on veut faire durer la partie; la grosseur des lots contribue beaucoup
// aussi": with more tickets, and with greater lots, a match ends sooner.
func TestWhatEndsAMatchSoon(t *testing.T) {
	const matches = 300
	last := math.MaxInt
	for tickets := int32(1); tickets <= 4; tickets++ {
		small, _ := played(t, matches, tickets, least)
		great, _ := played(t, matches, tickets, largest)
		t.Logf("%d tickets: %.1f hands a match with the least lots, %.1f with the greatest", tickets, float64(small)/matches, float64(great)/matches)
		if great >= small {
			t.Errorf("%d tickets: %d hands with the greatest lots, %d with the least", tickets, great, small)
		}
		if small >= last {
			t.Errorf("%d tickets: %d hands, with one fewer %d", tickets, small, last)
		}
		last = small
	}
}

// "Tout est hazard à ce jeu": what a player puts on the lot neither wins nor loses
// anything, whatever the others do.
func TestAllIsChance(t *testing.T) {
	for name, choose := range map[string]chosen{
		"the least, among the greatest": func(seat cards.Seat, may []record.Step) record.Step {
			if seat == cards.East {
				return least(seat, may)
			}
			return largest(seat, may)
		},
		"the greatest, among the least": func(seat cards.Seat, may []record.Step) record.Step {
			if seat == cards.East {
				return largest(seat, may)
			}
			return least(seat, may)
		},
	} {
		_, east := played(t, 600, 2, choose)
		sum, squares := 0.0, 0.0
		for _, n := range east {
			sum, squares = sum+float64(n), squares+float64(n)*float64(n)
		}
		n := float64(len(east))
		mean, off := sum/n, 1.96*math.Sqrt(squares)/n
		t.Logf("%s: %+.2f ± %.2f a match", name, mean, off)
		if math.Abs(mean) > 2*off {
			t.Errorf("%s: %+.2f ± %.2f a match", name, mean, off)
		}
	}
}
