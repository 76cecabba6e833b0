package ferme

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/ferme/naive"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestBelleAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Belle().Rulesets()[0], naive.Belle)
}

// So it does hand by hand through whole matches, and at each step the same may be
// done by either.
func TestBelleMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	agree.Matches(t, Belle().Rulesets()[0], naive.MayBelle, naive.Belle)
}

// And by whatever the players agree on.
func TestBelleAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Belle().Rulesets()[0], naive.MayBelle, naive.Belle)
}

// So do both manners of la Ferme.
func TestFermeAgreesWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Ferme().Rulesets() {
		agree.Test(t, rs, naive.Ferme)
	}
}

func TestFermeMatchesAgreeWithTheSecondSettlement(t *testing.T) {
	for _, rs := range Ferme().Rulesets() {
		agree.Matches(t, rs, naive.MayFerme, naive.Ferme)
	}
}

func TestFermeAgreesOnWhatIsAgreed(t *testing.T) {
	agree.Agreed(t, Ferme().Rulesets()[0], naive.MayFerme, naive.Ferme)
}

// A farm that was bid for costs whoever is farmer what was offered for it, at this
// hand and at later ones (ferme.p3, p4, p9).
func TestBidsForTheFarm(t *testing.T) {
	l := agree.Law(t, Ferme(), "ferme")
	for seed := range uint64(60) {
		r := play.Random(l, game.Mixed, seed)
		r.Pools = nil // so that the farmer pays
		want, other := int32(10), cards.Right(6, r.Dealer)
		bid := func(seat cards.Seat, n int32) {
			r.Acts = append(r.Acts, record.Act{At: record.AtDraw, Seat: seat, Act: "bid", To: cards.NoSeat, N: []int{int(n)}})
		}
		if seed%3 > 0 {
			want = int32(11 + seed)
			r.State = []record.Item{{Name: namePrice, Seat: cards.NoSeat, N: want}}
		}
		if seed%2 > 0 {
			want = int32(90 + seed)
			bid(other, 80)
			bid(r.Dealer, want)
			bid(other, want) // not more than that
		}
		agree.Same(t, l, naive.Ferme, r.Block())
		st, err := l.Settle(r)
		if err != nil {
			t.Fatal(err)
		}
		if paid := st.Pools[boxFarm].Amount; paid != want && paid != 0 {
			t.Errorf("the farm holds %d, want %d\n%s", paid, want, r.Block())
		}
		if kept := len(st.State) > 0 && st.State[0].N == want; kept != (want != 10) {
			t.Errorf("%v is kept of a price of %d\n%s", st.State, want, r.Block())
		}
	}
}

// Whoever has offered most is the farmer, and is dealt no card while another deals.
func TestTheFarmerIsWhoOfferedMost(t *testing.T) {
	l := agree.Law(t, Ferme(), "ferme")
	r := play.Random(l, game.Mixed, 1)
	r.Acts = []record.Act{{At: record.AtDraw, Seat: cards.Right(6, r.Dealer), Act: "bid", To: cards.NoSeat, N: []int{12}}}
	if _, err := l.Settle(r); err == nil || !strings.Contains(err.Error(), "farm.bid") {
		t.Errorf("%v, want farm.bid\n%s", err, r.Block())
	}
}

// Whoever records more bids than a hand has acts is told so in one line.
func TestBidsWithoutEnd(t *testing.T) {
	r := &record.Record{Rules: "ferme", Dealer: cards.South}
	for n := range 30_000 {
		r.Acts = append(r.Acts, record.Act{At: record.AtDraw, Seat: cards.East, Act: "bid", To: cards.NoSeat, N: []int{1 + n}})
	}
	_, err := agree.Law(t, Ferme(), "ferme").Settle(r)
	if want := "no hand has so many acts"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%d bids: %v, want %q", len(r.Acts), err, want)
	}
}
