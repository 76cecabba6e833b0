package coucou

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand somebody has the lowest card, and the pool holds what all
// have lost, unless the match is won and it is drawn.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Coucou(), func(r *record.Record, st *game.Settlement) string {
		if st.Outcome(game.Lost) == nil {
			return "nobody has the lowest card"
		}
		sum := int32(0)
		for _, it := range st.State {
			sum += it.N
		}
		if won := st.Outcome(game.MatchWon) != nil; !won && st.Pools[0].Amount != sum || won && st.Pools[0].Amount != 0 {
			return "the pool does not hold what all have lost"
		}
		return ""
	})
}

// "Fort rarement celui qui mêle paye": among players who know the game the dealer
// pays less than half as often as another, whatever their number.
func TestTheDealerSeldomPays(t *testing.T) {
	for _, id := range []string{"coucou", "coucou.20"} {
		hands, players, dealer, others := 0, 0, 0, 0
		agree.Played(t, agree.Law(t, Coucou(), id), 2000, 1, func(r *record.Record, st *game.Settlement) {
			hands, players = hands+1, players+r.Players
			for _, seat := range st.Outcome(game.Lost).Seats {
				if seat == st.Dealer {
					dealer++
				} else {
					others++
				}
			}
		})
		pays, another := float64(dealer)/float64(hands), float64(others)/float64(players-hands)
		t.Logf("%s: the dealer pays in %.1f %% of the hands, another in %.1f %%", id, 100*pays, 100*another)
		if pays*2 > another {
			t.Errorf("%s: the dealer pays in %.1f %% of the hands, another in %.1f %%", id, 100*pays, 100*another)
		}
	}
}

func TestMutantsComeApart(t *testing.T) { agree.Mutants(t, Coucou(), 20_000, "coucou/dealer.cards") }

// Whoever deals instead of one who has left is not told to have left.
func TestOneLeavesAndAnotherDeals(t *testing.T) {
	r := agree.Parse(t, "rules coucou\ndealer S\nstate lost E 7\npool 7\nhands E ♥7  N ♠T  W ♣J  T ♥8  U ♦9  S ♠9\ntrade E content  N content  W content  T content  U content\n...")
	st, err := agree.Law(t, Coucou(), "coucou").Settle(r)
	if err != nil {
		t.Fatal(err)
	}
	left := ""
	for _, e := range st.Events {
		if e.Rule == leavesID {
			left += e.Text + "."
		}
	}
	if want := "E has no counter left, and leaves."; left != want || st.Next != cards.North {
		t.Errorf("%q and %s deals, want %q and N", left, st.Next, want)
	}
}
