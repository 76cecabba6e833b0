package games_test

import (
	"reflect"
	"slices"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Every ruleset and every variant can be played act by act, whatever is done of what
// may be done; what a bot advises at any turn may be done; and a hand so played settles
// as its record does.
func TestEveryHandCanBePlayedAsItGoes(t *testing.T) {
	hands := uint64(6)
	if testing.Short() {
		hands = 1
	}
	everyLaw(t, func(t *testing.T, rs *game.Ruleset, law game.Law) {
		for seed := range hands {
			playedAsItGoes(t, rs, law, seed)
		}
	})
}

// everyLaw has something hold for the law of every ruleset and of every variant.
func everyLaw(t *testing.T, holds func(t *testing.T, rs *game.Ruleset, law game.Law)) {
	for _, of := range games.Rulesets() {
		for _, rs := range append([]*game.Ruleset{of}, of.Variants...) {
			t.Run(rs.ID, func(t *testing.T) {
				law, err := rs.Compile()
				if err != nil {
					t.Fatal(err)
				}
				holds(t, rs, law)
			})
		}
	}
}

// playedAsItGoes plays one hand.
func playedAsItGoes(t *testing.T, rs *game.Ruleset, law game.Law, seed uint64) {
	t.Helper()
	round := cards.Round(rs.Seats)
	hand, err := play.Sit(law, &record.Record{Rules: rs.ID, Dealer: round[seed%uint64(len(round))]}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for n := uint64(0); hand.Turn() != cards.NoSeat; n++ {
		if n > 2000 {
			t.Fatalf("seed %d: the hand does not end", seed)
		}
		var open []record.Step
		for _, o := range hand.May() {
			if !o.Refused {
				open = append(open, o.Step)
			}
		}
		if advised := hand.Advise(0, seed+n)[0].Step; !slices.ContainsFunc(open, func(s record.Step) bool { return reflect.DeepEqual(s, advised) }) {
			t.Fatalf("seed %d: %v is advised, and may not be done", seed, advised)
		}
		if err := hand.Do(open[(n*7+seed)%uint64(len(open))]); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	st, err := law.Settle(hand.Record())
	if err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, hand.Record().Block())
	}
	if st.Net != hand.Settlement().Net {
		t.Errorf("seed %d: nets %v, by the record %v", seed, hand.Settlement().Net, st.Net)
	}
}
