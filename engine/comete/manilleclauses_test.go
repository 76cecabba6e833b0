package comete

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
)

// Each clause of la Manille that has something paid or lets somebody play, on a
// position of its own: what is paid, rule by rule.
func TestClausesOfManille(t *testing.T) {
	l := agree.Law(t, Manille(), "manille")
	for _, test := range []struct {
		clause, hands, runs string
		want                []string // all that is paid
	}{
		{"p5: the Manille stands for a six, and a seven follows", "S ♠5 ♦9 ♥7   E ♣9 ♦2   W ♠6", "S ♠5 ♦9 ♥7",
			[]string{"E S 10 manille.paid", "W S 10 manille.paid", "pool S 30 pool.won", "E S 11 left.paid", "W S 6 left.paid"}},
		{"p6: after the king any card", "S ♠Q ♥K ♣A   E ♣9   W ♠6", "S ♠Q ♥K ♣A",
			[]string{"E S 1 king.paid", "W S 1 king.paid", "pool S 30 pool.won", "E S 9 left.paid", "W S 6 left.paid"}},
		{"p7: nobody has a nine", "S ♠8 ♣A   E ♣7   W ♠6", "S ♠8 ♣A",
			[]string{"E S 1 run.stuck.paid", "W S 1 run.stuck.paid", "pool S 30 pool.won", "E S 7 left.paid", "W S 6 left.paid"}},
		{"p7: the first to the right who has it goes on", "S ♠8 ♣A   E ♣7   W ♠9", "S ♠8  W ♠9",
			[]string{"pool W 30 pool.won", "S W 1 left.paid", "E W 7 left.paid"}},
		{"p7b: court cards count ten, an ace one", "S ♠8   E ♣Q ♦A   W ♠J ♦T", "S ♠8",
			[]string{"pool S 30 pool.won", "E S 11 left.paid", "W S 20 left.paid"}},
		{"p9, p10: the Manille and a king are left", "S ♠8   E ♦9   W ♠K", "S ♠8",
			[]string{"pool S 30 pool.won", "E S 9 left.paid", "W S 10 left.paid", "E S 10 manille.left", "E W 10 manille.left", "W S 1 king.left", "W E 1 king.left"}},
	} {
		block := "rules manille\ndealer W\npool 30\nhands " + test.hands + "\nleader S\nstop " + test.runs + "\nexpect winner S\n..."
		r := agree.Parse(t, block)
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", test.clause, err)
			continue
		}
		var paid []string
		for _, e := range st.Events {
			for _, p := range e.Pays {
				paid = append(paid, fmt.Sprintf("%s %s %d %s", p.From, p.To, p.Amount, e.Rule[strings.Index(e.Rule, "/")+1:]))
			}
		}
		slices.Sort(paid)
		slices.Sort(test.want)
		if !slices.Equal(paid, test.want) {
			t.Errorf("%s: paid %q, want %q", test.clause, paid, test.want)
		}
	}
}

// What a player may not do in a run, and by which rule.
func TestRefusedInARun(t *testing.T) {
	l := agree.Law(t, Manille(), "manille")
	for _, test := range []struct{ hands, runs, refused, by string }{
		{"S ♠6 ♠9   E ♣7   W ♠K", "S ♠6", "S ♠9", "parts/run.next"},
		{"S ♠6 ♠9   E ♣7 ♦9   W ♠K", "S ♠6", "E pass", "parts/run.duty"},
		{"S ♠6 ♠9   E ♣7   W ♦7", "S ♠6", "W ♦7", "parts/run.round"},
		{"S ♠K ♠9   E ♣7   W ♦7", "S ♠K", "E ♣7", "parts/run.top"},
		{"S ♠8 ♠2   E ♣7   W ♦7", "S ♠8", "E ♣7", "parts/run.stuck"},
	} {
		block := "rules manille\ndealer W\npool 30\nhands " + test.hands + "\nleader S\nstop " + test.runs + "\nrefuse " + test.refused + "\n..."
		r := agree.Parse(t, block)
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", block, err)
			continue
		}
		if j := st.Judged[0]; !j.Refused || !slices.Contains(j.By, test.by) {
			t.Errorf("%s: refused %v by %v, want by %s", block, j.Refused, j.By, test.by)
		}
	}
}
