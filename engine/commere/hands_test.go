package commere

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Holds(t, Commere(), func(_ *record.Record, st *game.Settlement) string {
		if !st.Void && st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Commere(), 20_000) }

func TestRandomHandsOfCommerce(t *testing.T) {
	agree.Holds(t, Commerce(), func(r *record.Record, st *game.Settlement) string {
		if !st.Void && st.Who(game.Won) == cards.NoSeat {
			return "nobody wins"
		}
		return ""
	})
}

func TestMutantsOfCommerceComeApart(t *testing.T) {
	agree.Mutants(t, Commerce(), 20_000, "parts/rank", "commere/bank.under")
}

// Players who change cards and never stop are told in one line that no hand is so
// long, and so is who settles their record; a hand that ends a little before is
// settled as any other.
func TestATradeWithoutEnd(t *testing.T) {
	l := agree.Law(t, Commerce(), "commerce")
	trade := func(most int) (hand game.Hand, acts int, err error) { // so many acts, and then whoever may lay open does
		hand, err = play.Sit(l, &record.Record{Dealer: cards.South}, 1)
		for ; err == nil && hand.Turn() != cards.NoSeat && acts < 20_000; acts++ {
			var next record.Step
			for _, o := range hand.May() {
				if lays := o.Step.Act == "lay"; !o.Refused && (next.Act == "" || lays == (acts >= most)) {
					next = o.Step
				}
			}
			err = hand.Do(next)
		}
		return hand, acts, err
	}
	const want = "no hand has so many acts"
	hand, acts, err := trade(20_000)
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Fatalf("after %d acts: %v, want %q", acts, err, want)
	}
	r := *hand.Record()
	r.Steps = append(slices.Clone(r.Steps), record.Step{Phase: "trade", Seat: hand.Turn(), Act: "pass", To: cards.NoSeat})
	if _, err := l.Settle(&r); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("a record of %d acts: %v, want %q", len(r.Steps), err, want)
	}
	hand, _, err = trade(acts - 100)
	if err != nil {
		t.Fatal(err)
	}
	st, err := l.Settle(hand.Record())
	if err != nil {
		t.Fatal(err)
	}
	if st.Who(game.Won) == cards.NoSeat || st.Drift(hand.Record()) != 0 {
		t.Errorf("%d acts: won by %v, the counters become %+d", len(hand.Record().Steps), st.Who(game.Won), st.Drift(hand.Record()))
	}
}
