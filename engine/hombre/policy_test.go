package hombre

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// share is how many hands in a thousand the bots play with a bid, and how many in a
// hundred of these they win: at least and at most.
type share struct {
	bid              string
	least, most      int
	leastWon, wonAll int
}

// Each contract of each book is played by the bots, and won, about as often as by
// people who know the game; -v prints the table that docs/playing.md quotes. Of what is
// bid once in hundreds of hands it is asked only that it is bid.
func TestContractsArePlayedAndWon(t *testing.T) {
	for _, o := range [...]struct {
		game   *table.Game
		rules  string
		shares []share
	}{
		{Quadrille(), "quadrille", []share{{"ask", 700, 950, 60, 90}, {"sans-prendre", 50, 200, 60, 95}}},
		{Quadrille(), "quadrille.roi-rendu", []share{{"ask", 700, 950, 60, 90}, {"sans-prendre", 50, 200, 60, 95}}},
		{Mediateur(), "mediateur", []share{{"ask", 50, 250, 55, 90}, {"ask-favourite", 400, 800, 55, 90}, {"mediator", 80, 250, 70, 97},
			{"mediator-favourite", 30, 150, 70, 100}, {"sans-prendre", 15, 100, 70, 100}, {"sans-prendre-favourite", 1, 50, 0, 100}, {"vole-mediator", 1, 20, 0, 100}}},
		{Hombre(), "hombre", []share{{"", 100, 400, 0, 0}, {"ask", 500, 800, 50, 80}, {"sans-prendre", 40, 180, 65, 97}}},
		{Lomber(), "lomber", []share{{"", 20, 250, 0, 0}, {"entree", 350, 650, 50, 80}, {"tourne", 100, 350, 50, 85}, {"gasque", 50, 250, 50, 85},
			{"solo", 10, 80, 75, 100}, {"respect", 2, 50, 0, 100}}},
		{Solitaire(), "solitaire", []share{{"", 300, 700, 0, 0}, {"mediator", 150, 500, 60, 95}, {"mediator-favourite", 40, 250, 60, 97}, {"sans-prendre", 15, 100, 70, 100}}},
		{Solitaire(), "tritrille", []share{{"", 50, 600, 0, 0}, {"mediator", 250, 800, 60, 95}, {"sans-prendre", 80, 300, 70, 100}, {"vole-mediator", 1, 40, 0, 100}}},
		{Piquemedrille(), "piquemedrille", []share{{"", 150, 600, 0, 0}, {"mediator", 100, 550, 55, 95}, {"mediator-favourite", 20, 250, 55, 97}, {"sans-prendre", 20, 200, 55, 100}}},
		{Quintille(), "quintille", []share{{"ask", 700, 980, 50, 85}, {"sans-prendre", 5, 100, 60, 100}}},
	} {
		t.Run(o.rules, func(t *testing.T) {
			t.Parallel()
			hands, played, won := 2000, map[string]int{}, map[string]int{}
			agree.Played(t, agree.Law(t, o.game, o.rules), hands, 14, func(r *record.Record, st *game.Settlement) {
				bid, seat := "", cards.NoSeat
				for _, step := range r.Steps {
					if step.Phase == "bid" && step.Act != "pass" {
						bid, seat = step.Act, step.Seat
					}
				}
				played[bid]++
				if who := st.Who(game.Won); who != cards.NoSeat && who == seat {
					won[bid]++
				}
			})
			for _, s := range o.shares {
				n, wins := 1000*played[s.bid]/hands, 100*won[s.bid]/max(played[s.bid], 1)
				t.Logf("%s | %q | %.1f %% | %d %%", o.rules, s.bid, 100*float64(played[s.bid])/float64(hands), wins)
				if played[s.bid] == 0 || n < s.least && s.least > 1 || n > s.most || wins < s.leastWon || wins > s.wonAll {
					t.Errorf("%s: %q is played in %d hands of a thousand and won in %d of a hundred: expected %d to %d, and %d to %d", o.rules, s.bid, n, wins, s.least, s.most, s.leastWon, s.wonAll)
				}
			}
		})
	}
}
