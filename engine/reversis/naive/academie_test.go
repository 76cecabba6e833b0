package naive

import (
	"strings"
	"testing"
)

// Two jettons from each of four.
const fourStakes = "S>pool 2, E>pool 2, N>pool 2, W>pool 2,"

func academie(cases []paper) []paper {
	for i := range cases {
		p := &cases[i]
		p.rules = "academie"
		if p.dealer == "" {
			p.dealer = "S"
		}
	}
	return cases
}

// academieReversis opens with a heart, as eldest must (XIII).
const academieReversis = `
	E AH 2H 3H 4H
	E KH 5H 6H 7H
	E QH 8H 9H 2D
	E JH 3D 4D 5D
	E AS 2S 3S 4S
	E KS 5S 6S 7S
	E QS 8S 9S JS
	E AD 6D 7D 8D
	E KD 9D JD QD
	E AC 2C 3C 4C
	E KC 5C 6C 7C`

// fiveHands: five players, nine tricks, a talon of two.
const fiveHands = `
	E 9H 8H JH 7H 6H
	W 9S 8S 7S 6S 5S
	W JS QS KS AS 4S
	E 9D 8D 7D 6D 5D
	E JD QD KD AD 4D
	T 9C 8C 7C 6C 5C
	T JC QC KC AC 4C
	N 5H 4H 3H 2H KH
	E QH AH 3S 2S 3C`

func TestAcademie(t *testing.T) {
	check(t, academie([]paper{
		{
			name:   "V: W has other hearts, and is not forced; XVII: aces forced, double in hearts; X: equal points",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			ledger: fourStakes + `N>W 1, E>N 1, S>E 1, W>S 2, E>S 8`,
			party:  "S E 8", left: 8, points: "S 14 E 14 N 14 W 14",
		},
		{
			name:   "IV, V: forced: the bête and four jettons; XVII: W need not have played the ace of hearts",
			tricks: forcedAlone, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			ledger: fourStakes + `N>W 1, E>N 1, S>E 1, W>S 4, W>pool 8, N>W 8`,
			party:  "W N 8", left: 16, points: "S 14 E 14 N 23 W 5",
		},
		{
			name: "III, VI: placed: the pool and two jettons", pool: 5,
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: fourStakes + `N>W 2, pool>W 13, N>W 1, S>E 1, W>S 2, N>W 8`,
			party:  "W N 8", points: "S 14 E 14 N 16 W 12",
		},
		{
			name:   "IV, XVI: led: the bête; an ace led pays nothing; VIII: no trick before any",
			tricks: gorged, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: fourStakes + `N>W 1, W>E 1, W>pool 8, N>S 8`,
			party:  "S N 8", left: 16,
		},
		{
			name:   "XVI: the ace of hearts placed brings two; VI: the last trick is as any other",
			tricks: placedLast, talon: "2H 6H 2C", out: map[string]string{"S": "3C"},
			ledger: fourStakes + `N>W 1, S>W 2, S>W 2, pool>W 8, S>W 8`,
			party:  "W S 8",
		},
		{
			name:   "XV: all the tricks: the pool, two from each, and his own bête returns",
			tricks: academieReversis, talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: fourStakes + `pool>E 8, S>E 2, N>E 2, W>E 2`, rev: "E made",
		},
		{
			name: "XV: a Quinola thrown on him wins nothing",
			tricks: `
				E AH 2H 3H 4H
				E KH 5H 6H 7H
				E QH 8H 2D 9H
				E QD 3D 4D 5D
				E AS 2S 3S 4S
				E KS 5S 6S 7S
				E QS 8S 9S JS
				E AD 6D 7D 8D
				E KD 9D JD JH
				E AC 2C 3C 4C
				E KC 5C 6C 7C`,
			talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: fourStakes + `pool>E 8, S>E 2, N>E 2, W>E 2`, rev: "E made",
		},
		{
			name:   "ten of the eleven are no Reversis: the talon goes to who has no trick",
			tricks: withLast(academieReversis, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			// The Quinola was led: a bete. N and W have no trick; W sits nearer the
			// dealer by the left.
			ledger: fourStakes + `E>pool 8, E>W 8`, party: "W E 8", left: 16,
		},
		{
			name:   "five players: the talon is worth ten",
			tricks: fiveHands, talon: "3D 2D", out: map[string]string{"S": "2C"},
			ledger: `S>pool 2, E>pool 2, N>pool 2, W>pool 2, T>pool 2,
				E>W 1, T>E 1, N>T 1, N>E 2, N>S 10`,
			party: "S N 10", left: 10, points: "S 0 E 18 N 22 W 2 T 14",
		},
		{
			name: "XI: who renounces makes the bête; XII: who plays early pays a jetton to each",
			tricks: `
				E 9H 8H JH 7H
				W 9S 8S 7S 6S
				W 5S 4S 3S 2S
				W JS QS KS AS
				N 9D 8D 7D 5H
				N 5D 4D 3D 2D
				N JD QD KD AD
				E 9C 8C 7C 6C
				E JC QC KC AC
				S 6H QH 4H 3H
				E 6D KH AH 2H`,
			talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			acts:   []Act{{At: 5, Seat: "E", Act: "revoke"}, {At: 2, Seat: "N", Act: "early"}},
			ledger: fourStakes + `N>E 1, N>S 1, N>W 1, N>W 1, E>S 1, E>N 1, E>W 1, S>E 1, E>W 2, E>W 8`,
			party:  "W E 8", left: 8, points: "S 14 E 26 N 14 W 2",
		},
	}))
}

func TestAcademieRefused(t *testing.T) {
	base := academie([]paper{{name: "base", tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"}}})[0]
	for _, c := range []struct {
		name, want string
		spoil      func(*Hand)
	}{
		{"XIII: eldest begins with a heart", "must begin with a heart", func(h *Hand) {
			h.Play[0] = []string{"9C", "8C", "7C", "6C"}
			h.Play[7] = []string{"9H", "8H", "JH", "7H"}
			first, eighth := h.Play[0], h.Play[7]
			h.Play = [][]string{first, eighth}
			// E leads clubs and hearts first; W takes and the rest follows as before.
			h.Play = append(h.Play, base.hand(t).Play[1:7]...)
			h.Play = append(h.Play, base.hand(t).Play[8:]...)
		}},
		{"XIV: hearts are kept", "hearts are kept", func(h *Hand) { h.Exchange["S"] = "7H" }},
		{"a talon of five", "cannot be left over", func(h *Hand) { h.Talon = append(h.Talon, "2C", "3C") }},
	} {
		h := base.hand(t)
		c.spoil(&h)
		if _, err := Settle(h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	r, err := Settle(Hand{Rules: "academie", Dealer: "S", Acts: []Act{{At: AtDeal, Seat: "S", Act: "misdeal"}}})
	if err != nil || *r.Pool != 8 || r.Party != nil {
		t.Errorf("XVIII: %v %v", r, err)
	}
}
