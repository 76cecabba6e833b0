package play_test

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/triomphe"
)

func bete(t testing.TB) game.Law {
	t.Helper()
	return agree.Law(t, triomphe.Bete(), "bete")
}

// A hand that is played as it goes settles as its record does.
func TestHandsPlayedAsTheyGo(t *testing.T) {
	l := bete(t)
	for seed := range uint64(50) {
		hand, err := play.Sit(l, &record.Record{Rules: "bete", Dealer: cards.South}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; hand.Turn() != cards.NoSeat; n++ {
			seat := hand.Turn()
			if v := hand.View(seat); v.Unseen&v.Hand != 0 || v.Unseen == 0 && v.Talon > 0 {
				t.Fatalf("seed %d: %v has not seen the cards it holds", seed, seat)
			}
			list := hand.May()
			open := list[:0:0]
			for _, o := range list {
				if !o.Refused {
					open = append(open, o)
				} else if refused, _ := hand.Why(o.Step); refused == nil {
					t.Fatalf("seed %d: %v is refused, and no rule says why", seed, o.Step)
				} else if hand.Do(o.Step) == nil {
					t.Fatalf("seed %d: %v is refused, and done", seed, o.Step)
				}
			}
			if err := hand.Do(open[(n*7+int(seed))%len(open)].Step); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		st, err := l.Settle(hand.Record())
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, hand.Record().Block())
		}
		if st.Net != hand.Settlement().Net {
			t.Errorf("seed %d: nets %v, by the record %v", seed, hand.Settlement().Net, st.Net)
		}
	}
}

// A bot that tries each act in many deals does better than chance.
func TestAdviceIsBetterThanChance(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many hands")
	}
	l := bete(t)
	var nets [cards.Seats]int32
	for seed := range uint64(60) {
		hand, err := play.Sit(l, &record.Record{Rules: "bete", Dealer: cards.Seat(seed % 5)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(0); hand.Turn() != cards.NoSeat; n++ {
			step := hand.Advise(12, seed+n)[0].Step
			if hand.Turn() != cards.East {
				open := hand.May()
				for i := 0; ; i++ {
					if o := open[(int(n*13+seed)+i)%len(open)]; !o.Refused {
						step = o.Step
						break
					}
				}
			}
			if err := hand.Do(step); err != nil {
				t.Fatal(err)
			}
		}
		for _, seat := range cards.Round(5) {
			nets[seat] += hand.Settlement().Net[seat]
		}
	}
	for _, seat := range cards.Round(5) {
		if seat != cards.East && nets[seat] >= nets[cards.East] {
			t.Errorf("the bot has %d, and %v, who plays by chance, %d", nets[cards.East], seat, nets[seat])
		}
	}
}
