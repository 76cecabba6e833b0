package coucou

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
)

// What no match has left is refused in a line that says what to do.
func TestWhatCannotHaveBeenLost(t *testing.T) {
	l := agree.Law(t, Coucou(), "coucou")
	for _, test := range []struct{ lies, want string }{
		{"pool 9\nstate lost E 9", "E has lost 9 counters, and sat down with 8"},
		{"pool 8\nstate lost S 8", "S has lost every counter, and deals"},
		{"pool 40\nstate lost E 8 N 8 W 8 T 8 U 8", "the match was over before this hand"},
		{"pool 3\nstate lost E 4", "the players have lost 4 counters, and in the pool lie 3"},
	} {
		_, err := l.Settle(agree.Parse(t, "rules coucou\ndealer S\n"+test.lies+"\n..."))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.lies, err, test.want)
		}
	}
}

// A record finds its variant by who sat down: whoever is dealt a card, or is said
// to have lost something.
func TestARecordFindsItsVariant(t *testing.T) {
	coucou := Coucou().Rulesets()[0]
	for _, test := range []struct{ block, want string }{
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J U ♠Q", "coucou"},
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J", "coucou.5"},
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J U ♠Q V ♠K", "coucou.7"},
		{"pool 8\nstate lost U 8\ndeal S ♠7 E ♠8 N ♠9 W ♠T T ♠J", "coucou"},
		{"pool 8\nstate lost V 8\ndeal S ♠7 E ♠8 N ♠9 W ♠T T ♠J U ♠Q", "coucou.7"},
		{"pool 1\nstate lost E 1\ndeal S ♠7 E ♠8 N ♠9 W ♠T T ♠J", "coucou.5"},
		{"pool 9\nstate lost E 1 W 8\ndeal S ♠7 E ♠8 N ♠9 T ♠J", "coucou.5"},
	} {
		if got := coucou.Fit(agree.Parse(t, "rules coucou\ndealer S\n"+test.block)); got.ID != test.want {
			t.Errorf("%q is played by %s, want %s", test.block, got.ID, test.want)
		}
	}
}

// Who has left is passed over: by the deal, and by whoever asks a neighbour.
func TestWhoHasLeftIsPassedOver(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Coucou(), "coucou"), `rules coucou
dealer S
pool 24
state lost E 7 N 8 W 8 T 1
hands E ♠7 T ♠9 U ♠T S ♠J
trade E content T content U content
expect next dealer T
...`)
	if st.Next.String() != "T" || st.Pools[0].Amount != 25 || st.Outcome(game.MatchWon) != nil {
		t.Errorf("%v deals, %v lie in the pool, the match %v; want T, 25 and nobody's", st.Next, st.Pools, st.Outcome(game.MatchWon))
	}
	st = agree.Settle(t, agree.Law(t, Coucou(), "coucou"), `rules coucou
dealer S
pool 17
state lost N 8 W 8 T 1
hands E ♠7 T ♠9 U ♠T S ♠J
trade E ask T content U content
expect T pays 1 to the pool
...`)
	if st.Net[4] != -1 {
		t.Errorf("T, whom East asks over two who have left, has %d, want -1", st.Net[4])
	}
}

// A round of a match ends when the deal has come round, however many have left
// meanwhile: then fewer deals make it.
func TestARoundEndsWhenTheDealHasComeRound(t *testing.T) {
	start := agree.Parse(t, "rules coucou\ndealer S\npool 32\nstate lost E 8 N 8 W 8 T 8\n...")
	match := game.NewMatch(agree.Law(t, Coucou(), "coucou"), start)
	for hand, want := range []int{1, 1, 2, 2, 3} {
		if got := match.Round(); got != want {
			t.Errorf("hand %d of two players is of round %d, want %d", hand+1, got, want)
		}
		begun := match.Begin()
		r := agree.Parse(t, "rules coucou\ndealer S\nhands S ♠9 U ♠T\ntrade "+[]string{"U", "S"}[hand%2]+" content\n...")
		r.Dealer, r.Pools, r.State = begun.Dealer, begun.Pools, begun.State
		next, _, err := match.After(r)
		if err != nil {
			t.Fatal(err)
		}
		match = next
	}
}
