package boston

import (
	"strings"
	"testing"

	"quinola/engine"
	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// watched is how Boston is played, by a policy that is held to name cards that may be
// played.
type watched struct{ t *testing.T }

func (w watched) Ways() table.Ways {
	played := ways{}.Ways()
	played.Policy = func(s *State, o *table.Options) (engine.Act, bool) {
		a, ok := sensible(s, o)
		if ok && o.Cards != 0 && !o.Open().Has(a.Card) {
			w.t.Errorf("in trick %d the policy has %v play %v", s.Trick, o.Seat, a.Card)
		}
		return a, ok
	}
	return played
}

// The policy names a card wherever one is to be played: also where whoever leads has
// nothing but trumps that another has made trumps.
func TestThePolicyNamesACard(t *testing.T) {
	g := Boston()
	g.Ways = watched{t}
	agree.Played(t, agree.Law(t, g, "reglor-boston"), 1000, 14, func(*record.Record, *game.Settlement) {})
}

// Each game of Boston is played by the bots, and those that are bid often are won about
// as often as by people who know it; -v prints the table that docs/playing.md quotes.
// Of a game that is bid once in hundreds of hands it is asked only that it is bid.
func TestGamesArePlayedAndWon(t *testing.T) {
	hands, played, won := 2000, map[string]int{}, map[string]int{}
	agree.Played(t, agree.Law(t, Boston(), "reglor-boston"), hands, 14, func(r *record.Record, st *game.Settlement) {
		bid, seat := "", cards.NoSeat
		for _, step := range r.Steps {
			if step.Phase == "bid" && step.Act != "pass" {
				bid, seat = step.Act, step.Seat
			}
		}
		for _, suit := range [...]string{"-spades", "-hearts", "-diamonds", "-clubs"} {
			bid = strings.TrimSuffix(bid, suit)
		}
		played[bid]++
		if who := st.Who(game.Won); who != cards.NoSeat && who == seat {
			won[bid]++
		}
	})
	for _, o := range [...]struct {
		bid         string
		least, most int // hands of a thousand
		won         int // of a hundred of them, at least
	}{
		{"", 20, 250, 0}, {"boston", 250, 550, 70}, {"little-misere", 50, 300, 45}, {"independence", 100, 400, 65}, {"seven", 5, 100, 40},
		{"great-misere", 10, 150, 50}, {"eight", 1, 50, 0}, {"little-misere-open", 10, 150, 50}, {"nine", 1, 50, 0}, {"great-misere-open", 1, 50, 0},
	} {
		n, wins := 1000*played[o.bid]/hands, 100*won[o.bid]/max(played[o.bid], 1)
		t.Logf("%q | %.1f %% | %d %%", o.bid, 100*float64(played[o.bid])/float64(hands), wins)
		if played[o.bid] == 0 || n < o.least && o.least > 1 || n > o.most || wins < o.won {
			t.Errorf("%q is played in %d hands of a thousand and won in %d of a hundred: expected %d to %d, and %d", o.bid, n, wins, o.least, o.most, o.won)
		}
	}
}
