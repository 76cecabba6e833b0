package loterie

import (
	"strings"
	"testing"

	"quinola/engine/agree"
)

const (
	lotsDealt = "deal S ♥2 E ♣J N ♥Q W ♠A T ♣8 U ♦6 V ♥4 X ♠3 Y ♦2 Z ♥9\n"
	whole     = "talon ♠A ♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠T ♠J ♠Q ♠K ♥A ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥T ♥J ♥Q ♥K ♦A ♦2 ♦3 ♦4 ♦5 ♦6 ♦7 ♦8 ♦9 ♦T ♦J ♦Q ♦K ♣A ♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣T ♣J ♣Q ♣K\n"
)

// What no match has left, and what no two packs hold, is refused in a line that
// says what to do.
func TestWhatCannotLieThere(t *testing.T) {
	l := agree.Law(t, Loterie(), "loterie")
	for _, test := range []struct{ lies, want string }{
		{"pool fund 121 lots 0\n...", "in the fund lie 121 counters, and all have put in 120"},
		{"pool fund 60 lots 3\n...", "what was not drawn is in the fund"},
		{"pool fund 60 lots 0\n" + lotsDealt + whole + "bet E put 40000\n...", "the table counts no lot so large"},
		{"pool fund 60 lots 0\n" + lotsDealt + whole + "bet E put 61\n...", "(by loterie/lot.amount)"},
		{"pool fund 60 lots 0\n" + lotsDealt + strings.Replace(whole, " ♣J", "", 1) + "bet E put 60", "♣J is nowhere"},
		{"pool fund 60 lots 0\n" + lotsDealt + strings.Replace(whole, " ♣Q", " ♣J", 1) + "bet E put 60", "♣J is in two places: in the talon"},
		{"pool fund 60 lots 0\n" + strings.Replace(lotsDealt, "♣J", "♥Q", 1) + whole + "bet E put 60", "♥Q is in two places: with N"},
	} {
		_, err := l.Settle(agree.Parse(t, "rules loterie\ndealer S\n"+test.lies))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.lies, err, test.want)
		}
	}
	if _, err := l.Settle(agree.Parse(t, "rules loterie\ndealer S\npool fund 60 lots 0\n"+lotsDealt+whole+"bet E put 60")); err != nil {
		t.Errorf("a lot whose like is a ticket: %v", err)
	}
}
