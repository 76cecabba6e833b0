package reversis

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
)

// Who pays the partie of the Upsala rules, which South wins and West loses by the
// points, where players are at fault.
func TestThePartieAmongPlayersAtFault(t *testing.T) {
	l, err := Compile(Reglor1809)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		clause, acts string
		pays, takes  cards.Seat
	}{
		{"2.25", "", cards.West, cards.South},
		{"2.16: who saw pays", "act exchange E see W", cards.East, cards.South},
		{"2.16: the winner saw, and would pay it to himself", "act exchange S see W", cards.NoSeat, cards.NoSeat},
		{"2.16: another saw, too, and pays the winner", "act exchange S see W\nact exchange E see W", cards.East, cards.South},
		{"2.16: of two, the nearer to the dealer's right", "act exchange N see W\nact exchange E see W", cards.East, cards.South},
		{"2.16: what was seen later of another changes nothing", "act exchange E see W\nact exchange E see N", cards.East, cards.South},
		{"2.16, 2.27: nobody pays for another's fault", "act exchange E see N\nact 11 N mix", cards.North, cards.South},
		{"2.17: taken back by the winner", "act exchange S retake", cards.South, cards.East},
		{"2.17, 2.27: the first in the book", "act exchange E retake\nact 11 N mix", cards.East, cards.South},
		{"2.17, 2.21: the first in the book", "act exchange N retake\nact 11 E revoke", cards.North, cards.South},
		{"2.17: of two, the one with more points", "act exchange E retake\nact exchange N retake", cards.North, cards.South},
	} {
		r := agree.Parse(t, "rules reglor-1809\ndealer S\npool 60\ntrick 11\ntaken S 2 (6)  E 2 (9)  N 3 (12)  W 3 (13)\n"+test.acts+
			"\ndiscards ♦8 ♠8 ♣8 ♦7\nhands S ♦6  E ♦5  N ♦4  W ♦3\nplay N ♦4  W ♦3  S ♦6  E ♦5\n...")
		st, err := l.Settle(r)
		if err != nil {
			t.Errorf("%s: %v", test.clause, err)
			continue
		}
		for _, seat := range cards.Round(4) {
			want := int32(0)
			switch seat {
			case test.pays:
				want = -20
			case test.takes:
				want = 20
			}
			if st.Net[seat] != want {
				t.Errorf("%s: %s has %d, want %d", test.clause, seat, st.Net[seat], want)
			}
		}
	}
}
