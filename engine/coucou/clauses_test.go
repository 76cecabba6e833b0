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

// A record finds its variant by how many are dealt cards; where some have lost
// all, by who sat down.
func TestARecordFindsItsVariant(t *testing.T) {
	coucou := Coucou().Rulesets()[0]
	for _, test := range []struct{ block, want string }{
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J U ♠Q", "coucou"},
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J", "coucou.5"},
		{"deal S ♠7 E ♠8 N ♠9 W ♠T T ♠J U ♠Q V ♠K", "coucou.7"},
		{"pool 8\nstate lost U 8\ndeal S ♠7 E ♠8 N ♠9 W ♠T T ♠J", "coucou"},
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
