package imperiale

import (
	"strconv"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Each law of the Académie on a hand of its own: what is marked by which rule,
// and what the hand leaves.
func TestClauses(t *testing.T) {
	for _, test := range []struct {
		clause, block, events string // the events, a line each, in order
	}{
		{"c1.p10: two imperials of trumps; c2.p7: they wipe out points", `state points S 12
talon ♠9
trick 1
hands S ♥98 N ♠KQJA
meld N imperial ♠KQJA`, `imperial: N marks 24
imperial: N marks 24
erased.hand: S unmarks 12`},
		{"c2.p7: six jettons are a fiche", `state points S 20 N 16
talon ♣8
trick 1
hands S ♥K87 N ♦KQ
meld S point ♥K87`, `point: S marks 4
erased.six: N unmarks 16`},
		{"c2.p8: honours, then cards", `talon ♠9
trick 12
taken S 6 N 5
leader S
hands S ♠K N ♠Q
play S ♠K N ♠Q`, `honour.taken: S marks 8
cards: S marks 4`},
		{"loix.8: the point is lost with the imperial", `talon ♠9
trick 1
hands S ♥98 N ♦KQJA
meld N point ♦KQJA  N imperial ♦KQJA  S point ♥98`, ``},
		{"loix.12: what there is to unmark, and the rest", `state score S 1
talon ♠9
trick 11
taken S 5 N 5
leader N
hands S ♦7 ♥9 N ♦8 ♥8
act 11 S revoke
play N ♦8 S ♥9`, `imperial: S unmarks 24
imperial: N marks 24`},
		{"loix.15: the first to come has won", `state score S 4 N 4
talon ♠Q
trick 1
hands S ♠7 ♥7 ♦7 ♣7 N ♥Q ♦Q ♣Q
meld N imperial ♥Q ♦Q ♣Q  S imperial ♠7 ♥7 ♦7 ♣7`, `honour.turned: S marks 4
imperial: S marks 24`},
	} {
		r := agree.Parse(t, "rules imperiale\ndealer S\n"+test.block+"\n...")
		r.Expects = []record.Expect{}
		st, err := agree.Law(t, Imperiale(), "imperiale").Settle(r)
		if err != nil {
			t.Fatalf("%s: %v", test.clause, err)
		}
		var got []string
		for _, e := range st.Events {
			for _, p := range e.Pays {
				how, who := " marks ", p.To
				if p.To == game.Chest {
					how, who = " unmarks ", p.From
				}
				got = append(got, strings.TrimPrefix(e.Rule, "imperiale/")+": "+who+how+strconv.Itoa(int(p.Amount)))
			}
		}
		if s := strings.Join(got, "\n"); s != test.events {
			t.Errorf("%s:\n%s\nwant\n%s", test.clause, s, test.events)
		}
	}
}

// A match is not won by an honour that was turned in a hand which is void; what
// the fault costs is of what there was before, and may win it for the other.
func TestMatchOfVoidHand(t *testing.T) {
	const deal = "deal S ♠JT8 ♥AJT7 ♦AJT7 ♣T N ♠97 ♥Q98 ♦Q98 ♣AKQ8\ntalon ♠Q ♥K ♦K ♠A ♣J ♣9 ♠K ♣7\n"
	for _, test := range []struct{ state, act, want string }{
		{"score S 4 points S 20", "S misdeal", "score S 3, score N 0, points S 20, points N 0"},
		{"score S 4 points S 20", "N false-pack", "score S 4, score N 0, points S 20, points N 0"},
		{"score N 4 points S 20", "S misdeal", "score S 0, score N 5, points S 20, points N 0: N wins"},
	} {
		r := agree.Parse(t, "rules imperiale\ndealer S\nstate "+test.state+"\n"+deal+"act deal "+test.act+"\n")
		st, err := agree.Law(t, Imperiale(), "imperiale").Settle(r)
		if err != nil {
			t.Fatal(err)
		}
		var left []string
		for _, it := range st.State {
			left = append(left, it.Name+" "+it.Seat.String()+" "+strconv.Itoa(int(it.N)))
		}
		got := strings.Join(left, ", ")
		if o := st.Outcome(game.MatchWon); o != nil {
			got += ": " + o.Seats[0].String() + " wins"
		}
		if got != test.want {
			t.Errorf("%s, %s: %s, want %s", test.state, test.act, got, test.want)
		}
	}
}

// What no hand can have left is refused in one line.
func TestStateThatCannotBe(t *testing.T) {
	for state, want := range map[string]string{
		"points S 24":  "state: points S 24: what is left is jettons of 4, fewer than the 6 that make an imperial; say less",
		"points N 10":  "state: points N 10: what is left is jettons of 4, fewer than the 6 that make an imperial; say less",
		"score N 5":    "state: score N 5: a score of 5 wins the match, which was over before this hand; say less",
		"points 4":     "state: points 4: it is a seat's; say whose",
		"packets 3333": `state: nothing named "packets" is carried from hand to hand under imperiale; there are score, points`,
	} {
		r := agree.Parse(t, "rules imperiale\ndealer S\nstate "+state+"\ntalon ♠9\ntrick 1\nhands S ♥98 N ♦87")
		if _, err := agree.Law(t, Imperiale(), "imperiale").Settle(r); want != "" && (err == nil || err.Error() != want) {
			t.Errorf("%s: %v, want %s", state, err, want)
		}
	}
}
