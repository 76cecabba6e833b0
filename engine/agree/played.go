package agree

import (
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Played has the players of a game's own policy play so many hands of a ruleset, one
// match after another, and gives each to a function, as it was played and settled.
func Played(t testing.TB, l game.Law, n int, seed uint64, each func(*record.Record, *game.Settlement)) {
	t.Helper()
	begin := func(dealer cards.Seat) game.Match { return game.NewMatch(l, &record.Record{Dealer: dealer}) }
	match := begin(cards.South)
	for i := range uint64(n) {
		if match.Over() {
			match = begin(match.Begin().Dealer)
		}
		hand, err := play.Sit(l, match.Begin(), seed+i)
		for err == nil && hand.Turn() != cards.NoSeat {
			list := hand.Advise(0, seed)
			if len(list) == 0 {
				t.Fatalf("%v can do nothing that the rules let\n%s", hand.Turn(), hand.Record().Block())
			}
			err = hand.Do(list[0].Step)
		}
		if err != nil {
			t.Fatal(err)
		}
		r := hand.Record()
		each(r, hand.Settlement())
		if match, _, err = match.After(r); err != nil {
			t.Fatal(err)
		}
	}
}
