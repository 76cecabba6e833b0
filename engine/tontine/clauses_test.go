package tontine

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What no match has left is refused in a line that says what to do.
func TestWhatNobodyCanHave(t *testing.T) {
	l := agree.Law(t, Tontine(), "tontine")
	for _, test := range []struct{ lies, want string }{
		{"pool 124\nstate has E 20", "S is dead, and deals"},
		{"pool 124\nstate has S 20", "the match was over before this hand"},
		{"pool 100\nstate has S 20 has E 20", "have 140 counters, and all sat down with 144"},
	} {
		_, err := l.Settle(agree.Parse(t, "rules tontine\ndealer S\n"+test.lies+"\n..."))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.lies, err, test.want)
		}
	}
}

// Every match ends with one player who has all, or with all who have their prise
// back.
func TestMatchesEnd(t *testing.T) {
	hands, won, none := 0, 0, 0
	agree.Played(t, agree.Law(t, Tontine(), "tontine"), 20_000, 1, func(_ *record.Record, st *game.Settlement) {
		hands++
		winner := st.Who(game.MatchWon)
		if winner == cards.NoSeat && st.Outcome(game.MatchOver) == nil {
			return
		}
		if winner == cards.NoSeat {
			none++
		} else {
			won++
		}
		for _, it := range st.State {
			if all := int32(144); winner == cards.NoSeat && it.N != 12 || winner == it.Seat && it.N != all || winner != cards.NoSeat && winner != it.Seat && it.N != 0 {
				t.Errorf("when the match is over %s has %d", it.Seat, it.N)
			}
		}
	})
	t.Logf("%d matches in %d hands; in %d more nobody is left", won, hands, none)
	if won == 0 {
		t.Error("no match was won")
	}
}
