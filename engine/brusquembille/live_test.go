package brusquembille

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/play"
	"quinola/engine/record"
)

// A hand played as it goes is the hand of its record, and its players see what
// lies there, their own cards and, side by side, their partner's.
func TestPlayedAsItGoes(t *testing.T) {
	for _, id := range []string{"brusquembille", "brusquembille.2", "brusquembille.4", "brusquembille.5", "brusquembille.4-alone"} {
		l := agree.Law(t, Brusquembille(), id)
		for seed := range uint64(20) {
			hand, err := play.Sit(l, &record.Record{Rules: id, Dealer: cards.South}, seed)
			if err != nil {
				t.Fatal(err)
			}
			for n := seed; hand.Turn() != cards.NoSeat; n++ {
				seat := hand.Turn()
				view := hand.View(seat)
				if partner := cards.East; id == "brusquembille.4" && seat == cards.South {
					if view.Unseen&hand.View(partner).Hand != 0 {
						t.Fatalf("South does not see East's cards: %v", view.Unseen)
					}
					if view.Sees[partner] != hand.View(partner).Hand || view.Sees[cards.North]|view.Sees[cards.West] != 0 {
						t.Fatalf("South is shown %v", view.Sees)
					}
				} else if other := cards.North; seat == cards.South && view.Unseen&hand.View(other).Hand == 0 && hand.View(other).Hand&^view.Turned.Bit() != 0 {
					t.Fatal("South sees North's cards")
				}
				options := hand.May()
				if err := hand.Do(options[n%uint64(len(options))].Step); err != nil {
					t.Fatal(err)
				}
			}
			st, err := l.Settle(hand.Record())
			if err != nil {
				t.Fatal(err)
			}
			for _, seat := range st.Seats {
				if st.Net[seat] != hand.Settlement().Net[seat] {
					t.Errorf("%s, seed %d: %v nets %d as it goes, %d by its record", id, seed, seat, hand.Settlement().Net[seat], st.Net[seat])
				}
			}
		}
	}
}

// Advice beats chance: over the same deals whoever asks for it gains more than
// whoever plays any card.
func TestAdviceBeatsChance(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many hands out")
	}
	l := agree.Law(t, Brusquembille(), "brusquembille.2")
	var gained int32
	for seed := range uint64(60) {
		hand, err := play.Sit(l, &record.Record{Rules: "brusquembille.2", Dealer: cards.South}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := seed; hand.Turn() != cards.NoSeat; n++ {
			step := hand.May()[n%3%uint64(len(hand.May()))].Step
			if hand.Turn() == cards.South {
				step = hand.Advise(8, n)[0].Step
			}
			if err := hand.Do(step); err != nil {
				t.Fatal(err)
			}
		}
		gained += hand.Settlement().Net[cards.South]
	}
	if gained <= 100 {
		t.Errorf("60 hands with advice against chance: %+d jettons", gained)
	}
	t.Logf("60 hands with advice against chance: %+d jettons", gained)
}
