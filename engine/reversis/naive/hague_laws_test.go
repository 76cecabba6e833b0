package naive

import (
	"strings"
	"testing"
)

func TestHagueLaws(t *testing.T) {
	check(t, hague([]paper{
		{
			name:   "L: who saw his card and then put one out forces the Quinola for nothing; the Remise is made",
			tricks: forcedOpposite, talon: "9C 3C 4C", out: map[string]string{"E": "2C", "S": "5C"},
			acts:   []Act{{At: AtExchange, Seat: "E", Act: "peek", Card: "9C"}},
			ledger: nineJettons + `W>pool 45, N>W 1, E>N 2, S>E 1, W>S 2, W>S 4`,
			party:  "S W 4", left: 90,
		},
		{
			name:   "IV: to see the card that one leaves is allowed",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			acts: []Act{{At: AtExchange, Seat: "E", Act: "peek", Card: "2C"}},
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45,
				N>W 1, E>N 2, S>E 1, W>S 2, W>S 4`,
			party: "S W 4", left: 90,
		},
		{
			name:   "L: nor does he place his Quinola, nor win the Partie; his aces are paid",
			tricks: placedOnDiamond, talon: "4D 2C 9S", out: map[string]string{"W": "3C", "S": "4C"},
			acts: []Act{{At: AtExchange, Seat: "W", Act: "peek", Card: "9S"}},
			// W has 9 points, E and S 10 each: S has one trick, E three.
			ledger: nineJettons + `N>W 1, E>N 2, S>E 1, W>S 1, N>S 8`,
			party:  "S N 4", left: 45,
		},
		{
			name:   "L: nor is he paid for a Reversis that he breaks",
			tricks: withLast(reversisOnEspagnolette, "E JC 9C QC 3S"), talon: "8H 9H 5S", out: map[string]string{"W": "9D", "S": "3C"},
			acts:   []Act{{At: AtExchange, Seat: "W", Act: "peek", Card: "5S"}},
			ledger: nineJettons, rev: "E W", left: 45,
		},
		{
			name:   "LI: who takes his card and puts none out has no right to anything; LIV: three cards count",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"}, holds: map[string]string{"N": "3C"},
			acts:   []Act{{At: AtExchange, Seat: "N", Act: "keep-12"}},
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45, N>W 1, S>E 1, W>S 2, W>S 4`,
			party:  "S W 4", left: 90,
		},
		{
			name:   "LIII: two cards put out: S sits out the last trick and is paid nothing; LIV: five cards count",
			tricks: withLast(forcedOpposite, "E QH N:KH W:AH"),
			talon:  "2C 3C 4C", out: map[string]string{"S": "5C 2H"},
			acts:   []Act{{At: AtExchange, Seat: "S", Act: "discard-2", Card: "2H"}},
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45, N>W 1, E>N 2, S>E 1, W>E 4`,
			party:  "S W 4", left: 90,
		},
		{
			name:   "LIII: but forcing the Quinola is paid him",
			tricks: withLast(forcedOpposite, "S 2H N:KH W:AH"),
			talon:  "9C 3C 4C", out: map[string]string{"E": "2C QH", "S": "5C"},
			acts: []Act{{At: AtExchange, Seat: "E", Act: "discard-2", Card: "QH"}},
			// S>E 1 for the ace of clubs falls away; the queen under the Panier
			// makes the Partie 6 and leaves W with 8 points; of those with ten N has
			// the most tricks.
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45, N>W 1, E>N 2, W>S 2, N>W 6`,
			party:  "W N 6", left: 90, points: "S 10 E 10 N 10 W 8",
		},
		{
			name:   "LIII: and so is breaking a Reversis",
			tricks: brokenAtTenth + "\nE AC N:2C W:3C",
			talon:  "8C 9C JC", out: map[string]string{"S": "QC 4C"},
			acts:   []Act{{At: AtExchange, Seat: "S", Act: "discard-2", Card: "4C"}},
			ledger: nineJettons + `E>pool 45, E>S 64`, rev: "E S", left: 90,
		},
		{
			name:   "LII: a jetton for playing before one's turn",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			acts:   []Act{{At: 3, Seat: "N", Act: "early"}},
			ledger: nineJettons + `N>W 1, E>N 2, N>W 5, N>pool 5, pool>W 50, S>E 1, W>S 1, N>W 4`,
			party:  "W N 4",
		},
		{
			name:   "LII, XX: the undertaker's Remise is what the Panier holds when he is broken",
			tricks: withLast(reversisQuinolaLed, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			acts:   []Act{{At: 9, Seat: "W", Act: "early"}},
			ledger: nineJettons + `W>pool 5, E>pool 50, E>S 64`, rev: "E S", left: 100,
		},
		{
			name:   "LV: the trick belongs to him who gathers it",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			acts: []Act{{At: 11, Seat: "S", Act: "gather"}},
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45,
				N>W 1, E>N 2, S>E 1, W>S 2, S>W 4`,
			party: "W S 4", left: 90, points: "S 19 E 10 N 10 W 1",
		},
		{
			name: "LVII: who revokes pays two jettons and touches nothing",
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
			acts:   []Act{{At: 5, Seat: "E", Act: "revoke", Card: "5H"}},
			ledger: nineJettons + `W>pool 45, E>pool 10, N>W 1, E>N 2, E>W 4, E>W 8`,
			party:  "W E 4", left: 100, points: "S 10 E 19 N 10 W 1",
		},
		{
			name:   "XLVII: who deals badly may deal again for a jetton",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			acts:   []Act{{At: AtDeal, Seat: "S", Act: "misdeal"}},
			ledger: nineJettons + `S>pool 5, N>W 1, E>N 2, N>W 5, pool>W 50, S>E 1, W>S 1, N>W 4`,
			party:  "W N 4",
		},
	}))
}

func TestHagueAnnulledDeals(t *testing.T) {
	cases := []struct {
		name string
		act  Act
		left int
		deal int // what S lost
	}{
		{"XLVI: a card turned up: dealt again", Act{At: AtDeal, Seat: "S", Act: "exposed", Card: "9C"}, 45, 15},
		{"XLVII: who deals badly loses his deal", Act{At: AtDeal, Seat: "S", Act: "misdeal"}, 45, 15},
		{"XLVIII: noticed after the discard: four jettons", Act{At: AtExchange, Seat: "S", Act: "misdeal"}, 65, 35},
	}
	for _, c := range cases {
		r, err := Settle(Hand{Rules: "hague-1785", Dealer: "S", Acts: []Act{c.act}})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if *r.Pool != c.left || r.Net["S"] != -c.deal || r.Party != nil || len(r.Tricks) != 0 {
			t.Errorf("%s: pool %d, S %d, %v", c.name, *r.Pool, r.Net["S"], r)
		}
	}
}

func TestRefused(t *testing.T) {
	good := hague([]paper{{name: "good", tricks: forcedOpposite, talon: "2C 3C 4C",
		out: map[string]string{"S": "5C"}}})[0]
	cases := []struct {
		name  string
		spoil func(*Hand)
		want  string
	}{
		{"unknown text", func(h *Hand) { h.Rules = "whist" }, "no text"},
		{"unknown dealer", func(h *Hand) { h.Dealer = "Q" }, "no seat"},
		{"a card twice", func(h *Hand) { h.Talon[0] = "AS" }, "AS is in"},
		{"a ten", func(h *Hand) { h.Talon[0] = "TC" }, "not in this pack"},
		{"no card", func(h *Hand) { h.Talon[0] = "ZZ" }, "is no card"},
		{"the dealer keeps twelve", func(h *Hand) { h.Exchange["S"] = "-" }, "must put a card out"},
		{"puts out what he had not", func(h *Hand) { h.Exchange["S"] = "2C" }, "was not dealt"},
		{"a revoke without its act", func(h *Hand) { h.Play[4][3] = "5H" }, "trick 5: 5H: E holds the suit led"},
		{"a revoke that is none", func(h *Hand) { h.Acts = []Act{{At: 4, Seat: "E", Act: "revoke"}} }, "it is none"},
		{"not his card", func(h *Hand) { h.Play[1][0] = "2H" }, "W is to play"},
		{"a trick short", func(h *Hand) { h.Play = h.Play[:10] }, "eleven"},
		{"a trick of three", func(h *Hand) { h.Play[3] = h.Play[3][:3] }, "3 cards fell"},
		{"another's misdeal", func(h *Hand) { h.Acts = []Act{{At: AtDeal, Seat: "E", Act: "misdeal"}} }, "S deals"},
		{"unknown act", func(h *Hand) { h.Acts = []Act{{At: 1, Seat: "E", Act: "sing"}} }, "no act"},
		{"eleven to the dealer", func(h *Hand) { h.Deal["S"] = h.Deal["E"] }, "12 are wanted"},
		{"unclaimed nonsense", func(h *Hand) { h.Unclaimed = []string{"everything"} }, "unclaimed"},
		{"a pool in debt", func(h *Hand) { h.Pool = -1 }, "cannot lie"},
	}
	for _, c := range cases {
		h := good.hand(t)
		c.spoil(&h)
		if _, err := Settle(h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	for _, s := range []string{"", "{", `{"acts":[{"at":"noon"}]}`, `{"pool":"much"}`} {
		if _, err := Parse([]byte(s)); err == nil {
			t.Errorf("Parse(%q) succeeded", s)
		}
	}
	h, err := Parse([]byte(`{"acts":[{"at":"exchange"},{"at":"3"},{"at":4},{"at":"deal"}]}`))
	if err != nil || h.Acts[0].At != 0 || h.Acts[1].At != 3 || h.Acts[2].At != 4 || h.Acts[3].At != AtDeal {
		t.Errorf("acts: %v %v", h.Acts, err)
	}
}
