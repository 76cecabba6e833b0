package ferme

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What no match has left is refused in a line that says what to do.
func TestWhatCannotLieInTheBoxes(t *testing.T) {
	l := agree.Law(t, Belle(), "belle")
	for _, test := range []struct{ lies, want string }{
		{"pool belle 7 flux 0 trente-un 0", "say a multiple of 5"},
		{"state unheld 1", "its box is empty"},
		{"pool belle 0 flux 5 trente-un 0\nstate unheld 2", "it is at most 1"},
		{"state tours 30", "the match was over before this one"},
	} {
		_, err := l.Settle(agree.Parse(t, "rules belle\ndealer S\n"+test.lies+"\n..."))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.lies, err, test.want)
		}
	}
}

// A match of la Belle is over with the last of its hands, and nothing is left in
// the boxes then.
func TestAMatchOfBelleEnds(t *testing.T) {
	l := agree.Law(t, Belle(), "belle", game.Change{Rule: handsID, Part: "hands", Value: 4})
	hands := 0
	agree.Played(t, l, 40, 1, func(_ *record.Record, st *game.Settlement) {
		hands++
		over := st.Outcome(game.MatchOver) != nil
		if over != (hands%4 == 0) {
			t.Errorf("hand %d: the match is over: %v", hands, over)
		}
		for _, p := range st.Pools {
			if over && p.Amount != 0 {
				t.Errorf("hand %d: %d are left in the %s", hands, p.Amount, p.Name)
			}
		}
	})
}

// "Si ayant un neuf en main, il lui arrive un dix il payera trois jettons": what
// each draw costs at la Ferme, and to whom, in either manner (ferme.p5, autre.p1).
func TestWhatItCostsToPassSixteen(t *testing.T) {
	for _, test := range []struct {
		first, drawn string
		pays         int32
	}{
		{"♠9", "♦T", 3}, {"♠9", "♦7", 0}, {"♠K", "♦7", 1}, {"♠T", "♦9", 3}, {"♠Q", "♦J", 4}, {"♠9", "♥6", 0}, {"♠A", "♦K", 0},
	} {
		hands := "hands E " + test.first + "  N ♠2  W ♣2  T ♠3  U ♠4"
		last := "N stand  W stand  T stand  U stand"
		drawn := "E card  "
		if test.pays == 0 {
			drawn += "E stand  "
		}
		st := agree.Settle(t, agree.Law(t, Ferme(), "ferme"), "rules ferme\ndealer S\npool farm 10 game 0\n"+hands+"\ntalon ♣K "+test.drawn+"\nchoose "+drawn+last+"\nexpect no match\n...")
		if got := st.Net[cards.South]; got != test.pays {
			t.Errorf("%s and %s: the farmer has %d, want %d", test.first, test.drawn, got, test.pays)
		}
		st = agree.Settle(t, agree.Law(t, Ferme(), "ferme.autre"), "rules ferme.autre\ndealer S\npool farm 10 game 0\n"+hands+"  S ♥2\ntalon ♣K "+test.drawn+"\nchoose "+drawn+last+"  S stand\nexpect no match\n...")
		want := 10 + test.pays
		if st.Who(game.Won) == cards.East && st.Points[cards.East] == 16 {
			want = 0
		}
		if got := st.Pools[boxFarm].Amount; got != want {
			t.Errorf("%s and %s: the farm holds %d, want %d", test.first, test.drawn, got, want)
		}
	}
}
