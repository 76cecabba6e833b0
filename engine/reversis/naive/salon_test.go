package naive

import (
	"strings"
	"testing"
)

// An empty basket when S deals.
const twenty = "S>pool 8, E>pool 4, N>pool 4, W>pool 4,"

func salon(cases []paper) []paper {
	for i := range cases {
		p := &cases[i]
		if p.rules == "" {
			p.rules = "salon"
		}
		if p.dealer == "" {
			p.dealer = "S"
		}
	}
	return cases
}

// threeHands: S, E and W with 36 cards.
const threeHands = `
	E 6H JH 5H
	W 6S 5S 4S
	W 3S 2S JS
	E QS KS AS
	S 6D 5D 4D
	S 3D 2D JD
	W QD KD AD
	E 6C 5C 4C
	E 3C 2C JC
	S QC KC AC
	W 4H 3H AH`

func TestSalon(t *testing.T) {
	four, queen, three := map[string]string{"S": "4C"}, map[string]string{"S": "QC"}, map[string]string{"S": "3C"}
	check(t, salon([]paper{
		{
			name:   "8: the Quinola is not forced from one who has other hearts; 9.1: an ace is that follows suit",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			ledger: twenty + `N>W 2, E>N 4, S>E 2, W>S 4, W>S 4`,
			party:  "S W 4", left: 20,
		},
		{
			name:   "9.1, 9.2, 8: forced in the last trick: 16, 8 and 8, and a beast of twenty in play",
			tricks: forcedAlone, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			ledger: twenty + `W>E 4, W>S 16, N>S 8, E>S 8, W>sheet 20, N>W 2, E>N 4, S>E 2, N>W 4`,
			party:  "W N 4", left: 20, sheet: "W 20*",
		},
		{
			name: "8: placed: the basket, the beast in play, and the highest left is circled", pool: 24,
			beasts: []Beast{{"E", 20, true}, {"S", 44, false}, {"N", 40, false}},
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			ledger: `S>pool 4, N>W 4, pool>W 28, sheet>W 20, N>W 2, E>N 4, S>E 2, W>S 2, N>W 4`,
			party:  "W N 4", sheet: "S 44*, N 40",
		},
		{
			name: "8: the winner's own beast is crossed out; an empty basket is not renewed while one is in play", pool: 0,
			beasts: []Beast{{"W", 20, true}},
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			ledger: `S>pool 4, N>W 4, pool>W 4, sheet>W 20, N>W 2, E>N 4, S>E 2, W>S 2, N>W 4`,
			party:  "W N 4",
		},
		{
			name: "8, 9.1: led in the last trick: a second beast of the whole, not in play", pool: 20,
			beasts: []Beast{{"E", 20, true}},
			tricks: gorged, talon: "4D 2C 3C", out: four,
			ledger: `S>pool 4, N>W 2, E>N 4, W>E 2, W>S 1, W>S 8, W>sheet 44, N>S 4`,
			party:  "S N 4", left: 24, sheet: "E 20*, W 44",
		},
		{
			name:   "9.1: led cards are paid if they are claimed",
			tricks: gorged, talon: "4D 2C 3C", out: four, lapsed: []string{"JH"},
			ledger: twenty + `N>W 2, E>N 4, W>E 2, W>S 1, W>sheet 20, N>S 4`,
			party:  "S N 4", left: 20, sheet: "W 20*",
		},
		{
			name:   "7.2, 9.3: made with the Quinola led: the basket and 48",
			tricks: reversisQuinolaLed, talon: "8C 9C JC", out: queen,
			ledger: twenty + `pool>E 20, S>E 16, N>E 16, W>E 16`, rev: "E made",
		},
		{
			name:   "7.2, 9.3: broken on the tenth: a beast and sixteen, and the hand ends",
			tricks: brokenAtTenth, holds: map[string]string{"E": "AC", "N": "2C", "W": "3C", "S": "4C"},
			talon: "8C 9C JC", out: queen,
			ledger: twenty + `E>sheet 20, E>S 16`, rev: "E S", left: 20, sheet: "E 20*",
		},
		{
			name:   "9.3: another's Quinola is returned",
			tricks: quinolaOnUndertaker, talon: "8C 9C JC", out: queen,
			ledger: twenty + `S>E 16, N>E 16, W>E 16`, rev: "E made", left: 20,
		},
		{
			name:   "10: the four aces, and no trick",
			tricks: espagnoletteWon, talon: "JD 5C 4C", out: three,
			ledger: twenty + `E>S 4, N>S 1, W>S 4, pool>S 20, W>S 1, E>S 1, E>S 5`,
			party:  "S E 5",
		},
		{
			name:   "10: a single trick loses the pot; the rest stands",
			tricks: espagnoletteLost, talon: "JD 5C 4C", out: three,
			ledger: twenty + `E>S 4, N>S 1, W>S 4, pool>S 20, W>S 1, E>S 1, S>W 5`,
			party:  "W S 5",
		},
		{
			name:   "10: a reversis made is paid by him alone",
			tricks: reversisOnEspagnolette, talon: "8H 9H 9D", out: three,
			ledger: twenty + `S>E 48`, rev: "E made", left: 20,
		},
		{
			name:   "10: a broken one costs him nothing",
			tricks: withLast(reversisOnEspagnolette, "E JC 9C QC 3S"), talon: "8H 9H 9D", out: three,
			ledger: twenty + `E>W 16`, rev: "E W", left: 20,
		},
	}))
}

// More hands for three.
const (
	threePlaced = `
		E 6H 4H 5H
		E 4S 6S 5S
		W 3S 2S JS
		E QS KS AS
		S 6D 5D 4D
		S KD AD QD
		E 2D JH 3D
		S 4C 6C 5C
		E JD 2C JC
		E 3C AC QC
		W KC 3H AH`
	// E takes everything with three at the table.
	threeReversis = `
		E AS 2S 3S
		E KS 4S 5S
		E QS 6S JS
		E AH 2H 3H
		E KH 4H 5H
		E QH 6H 2D
		E JH 3D 4D
		E AD 5D 6D
		E KD JD QD
		E AC 2C 3C
		E KC 4C 5C`
	// S has the four aces; E takes everything.
	threeAces = `
		E KS 2S AH
		E QS 3S AD
		E JS 4S AC
		E 6S 2C JH
		E KD 3D AS
		E QD 4D 2D
		E JD 5D 5S
		E KH 2H 3H
		E QH 4H 5H
		E KC 4C 3C
		E QC JC 5C`
)

func TestSalonThree(t *testing.T) {
	cases := []paper{
		{
			name:   "12: played by choice in the first trick, and so not forced",
			tricks: threeHands, talon: "KH QH", out: map[string]string{"S": "2H"},
			ledger: `S>pool 8, E>pool 4, W>pool 4,
				S>E 2, E>W 4, W>S 2, E>W 4, E>S 9`,
			party: "S E 9", left: 16, points: "S 10 E 14 W 11",
		},
		{
			name:   "12: forced in the last trick: one consoles",
			tricks: strings.NewReplacer("JH", "AH", "AH", "JH").Replace(threeHands), talon: "KH QH", out: map[string]string{"S": "2H"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, W>E 4, E>W 16, S>W 8, E>sheet 16,
				S>E 2, E>W 4, W>S 2, W>S 9`,
			party: "S W 9", left: 16, sheet: "E 16*", points: "S 10 E 11 W 14",
		},
		{
			name:   "12: placed",
			tricks: threePlaced, talon: "KH QH", out: map[string]string{"S": "2H"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, S>E 2, E>S 4, S>W 4, pool>W 16, W>E 2, W>E 2, W>S 9`,
			party:  "S W 9", points: "S 10 E 12 W 13",
		},
		{
			name:   "12: a reversis made, with the Quinola: the basket and two times sixteen",
			tricks: threeReversis, talon: "6C JC", out: map[string]string{"S": "QC"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, pool>E 16, S>E 16, W>E 16`, rev: "E made",
		},
		{
			name:   "12: broken on the eleventh",
			tricks: withLast(threeReversis, "E 5C 4C KC"), talon: "6C JC", out: map[string]string{"S": "QC"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, E>sheet 16, E>S 16`, rev: "E S", left: 16, sheet: "E 16*",
		},
		{
			name:   "12: the four aces pay for both",
			tricks: threeAces, talon: "6H 6C", out: map[string]string{"S": "6D"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, S>E 32`, rev: "E made", left: 16,
		},
		{
			name:   "12: a broken one costs the four aces nothing",
			tricks: withLast(threeAces, "E JC QC 5C"), talon: "6H 6C", out: map[string]string{"S": "6D"},
			ledger: `S>pool 8, E>pool 4, W>pool 4, E>W 16`, rev: "E W", left: 16,
		},
	}
	for i := range cases {
		cases[i].rules = "salon-3"
	}
	check(t, salon(cases))
}

func TestSalonRefused(t *testing.T) {
	base := salon([]paper{{name: "base", tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"}}})[0]
	for _, c := range []struct {
		name, want string
		spoil      func(*Hand)
	}{
		{"two in play", "in play", func(h *Hand) { h.Beasts = []Beast{{"E", 4, true}, {"S", 4, true}} }},
		{"nobody's beast", "no seat", func(h *Hand) { h.Beasts = []Beast{{"Q", 4, true}} }},
		{"a beast of nothing", "cannot owe", func(h *Hand) { h.Beasts = []Beast{{"E", 0, true}} }},
		{"ten tricks, and no reversis broken", "eleven are wanted", func(h *Hand) { h.Play = h.Play[:10] }},
	} {
		h := base.hand(t)
		c.spoil(&h)
		if _, err := Settle(h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}
