package naive

import (
	"strings"
	"testing"
)

// A new pannier when S deals: two fiches from S, one from each of the others.
const newPannier = "S>pool 20, E>pool 10, N>pool 10, W>pool 10,"

func reglor(cases []paper) []paper {
	for i := range cases {
		p := &cases[i]
		p.rules = "reglor-1809"
		if p.dealer == "" {
			p.dealer = "S"
		}
	}
	return cases
}

// placedLast: W has no trick-taking card and gives the Quinola in the last.
const placedLast = `
	E 9H 8H 3H 7H
	E 7S 6S 9S 8S
	W 5S 4S 3S 2S
	W JS QS KS AS
	N 9D 8D 7D 6D
	N JD QD KD AD
	E 2D 5D 4D 3D
	N 8C 7C 6C 9C
	E JC QC KC AC
	S 5C QH KH AH
	S 4C 5H 4H JH`

// The first ten tricks of reversisQuinolaLed, broken by S in the tenth.
const brokenAtTenth = `
	E AS 2S 3S 4S
	E KS 5S 6S 7S
	E QS 8S 9S JS
	E AH 2H 3H 4H
	E KH 5H 6H 7H
	E QH 8H 9H 2D
	E JH 3D 4D 5D
	E AD 6D 7D 8D
	E KD 9D JD QD
	E 7C 5C 6C KC`

func TestReglorPlay(t *testing.T) {
	five, four := map[string]string{"S": "5C"}, map[string]string{"S": "4C"}
	check(t, reglor([]paper{
		{
			name:   "II.30, II.35: the quinola forced: two fiches and a bête; aces forced",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: five,
			ledger: newPannier + `W>E 20, W>pool 50, N>W 2, E>N 4, S>E 2, W>S 2, W>S 20`,
			party:  "S W 20", left: 100,
		},
		{
			name: "II.29, II.34: placed: the pannier and two fiches; II.7: later the dealer alone", pool: 70,
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			ledger: `S>pool 10, N>W 2, E>N 4, N>W 20, pool>W 80, S>E 2, W>S 2, N>W 20`,
			party:  "W N 20",
		},
		{
			name:   "II.34: placed in the last card it is paid double; II.35: the ace of hearts is not",
			tricks: placedLast, talon: "2H 6H 2C", out: map[string]string{"S": "3C"},
			ledger: newPannier + `N>W 2, E>N 4, S>E 2, S>W 2, S>W 40, pool>W 50, S>W 20`,
			party:  "W S 20", points: "S 20 E 10 N 10 W 0",
		},
		{
			name:   "II.31, II.35: gorged, quinola and ace, to the winner of the partie",
			tricks: gorged, talon: "4D 2C 3C", out: four,
			ledger: newPannier + `N>W 2, E>N 4, W>E 2, W>S 2, W>S 20, W>pool 50, N>S 20`,
			party:  "S N 20", left: 100,
		},
		{
			name:   "II.36: what is not asked for before the cards are taken up; II.23: nor the pannier",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			lapsed: []string{"JH", "AD", "AS", "pool", "party"},
			ledger: newPannier + `S>E 2, W>S 2, N>W 20`,
			party:  "W N 20", left: 50,
		},
		{
			name:   "IV.1, IV.2: four aces",
			tricks: espagnoletteWon, talon: "JD 5C 4C", out: map[string]string{"S": "3C"},
			ledger: newPannier + `E>S 4, N>S 2, W>S 20, pool>S 50, W>S 2, E>S 2, E>S 20`,
			party:  "S E 20",
		},
	}))
}

func TestReglorReversy(t *testing.T) {
	queen := map[string]string{"S": "QC"}
	check(t, reglor([]paper{
		{
			name:   "II.37: made, the quinola led à la bonne",
			tricks: reversisQuinolaLed, talon: "8C 9C JC", out: queen,
			ledger: newPannier + `pool>E 50, S>E 40, N>E 40, W>E 40`, rev: "E made",
		},
		{
			name:   "II.38, III.6: broken in the eleventh: four fiches, two for the quinola, the bête, the aces led",
			tricks: withLast(reversisQuinolaLed, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: queen,
			ledger: newPannier + `E>S 2, E>S 2, E>S 4, E>S 2, E>S 20, E>pool 50, E>S 40`, rev: "E S", left: 100,
		},
		{
			name:   "III.7: broken in the tenth, the hand ends there",
			tricks: brokenAtTenth, holds: map[string]string{"E": "AC", "N": "2C", "W": "3C", "S": "4C"},
			talon: "8C 9C JC", out: queen, lapsed: []string{"AH"},
			ledger: newPannier + `E>S 2, E>S 4, E>S 20, E>pool 50, E>S 40`, rev: "E S", left: 100,
		},
		{
			name:   "III.5: the maker gets back what he paid for quinola; who drew the pannier keeps it",
			tricks: quinolaOnUndertaker, talon: "8C 9C JC", out: queen,
			ledger: newPannier + `pool>S 50, S>E 40, N>E 40, W>E 40`, rev: "E made",
		},
		{
			name:   "III.7: broken, what fell before stands",
			tricks: withLast(quinolaOnUndertaker, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: queen,
			ledger: newPannier + `E>S 20, pool>S 50, E>S 10, E>S 40`, rev: "E S",
		},
		{
			name: "III.9: led only in the eleventh, it draws nothing",
			tricks: withLast(strings.Replace(reversisQuinolaLed, "E JH 3D 4D 5D", "E KC 5C 6C 7C", 1),
				"E JH 3D 4D 5D"),
			talon: "8C 9C JC", out: queen,
			ledger: newPannier + `S>E 40, N>E 40, W>E 40`, rev: "E made", left: 50,
		},
		{
			name:   "III.10: forced at the very first lead, and made: the fiches return",
			tricks: reversisQuinolaForced, talon: "8C 9C JC", out: queen,
			ledger: newPannier + `pool>N 50, S>N 40, E>N 40, W>N 40`, rev: "N made",
		},
		{
			name:   "forced at the very first lead, and broken: they do not",
			tricks: withLast(reversisQuinolaForced, "N 7C KC 5C 6C"), talon: "8C 9C JC", out: queen,
			ledger: newPannier + `N>E 20, N>pool 50, N>W 10, N>W 40`, rev: "N W", left: 100,
		},
		{
			name:   "IV.4, IV.5: who had the four aces pays for all and keeps the pannier",
			tricks: reversisOnEspagnolette, talon: "8H 9H 9D", out: map[string]string{"S": "3C"},
			ledger: newPannier + `pool>S 50, S>E 120`, rev: "E made",
		},
		{
			name:   "IV.6: he breaks it and is paid as usual",
			tricks: withLast(reversisOnEspagnolette, "E JC 9C 3C QC"), talon: "8H 9H 9D", out: map[string]string{"S": "3S"},
			ledger: newPannier + `E>S 2, E>S 4, E>S 2, E>S 20, pool>S 50, E>S 2, E>S 40`, rev: "E S",
		},
	}))
}

func TestReglorLaws(t *testing.T) {
	five, four := map[string]string{"S": "5C"}, map[string]string{"S": "4C"}
	check(t, reglor([]paper{
		{
			name:   "II.16: who saw another's card pays the partie for him",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: five,
			acts:   []Act{{At: AtExchange, Seat: "E", Act: "see", Card: "4C", To: "W"}},
			ledger: newPannier + `W>E 20, W>pool 50, N>W 2, E>N 4, S>E 2, W>S 2, E>S 20`,
			party:  "S W 20", left: 100,
		},
		{
			name:   "II.16: but only if that other loses it",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: five,
			acts:   []Act{{At: AtExchange, Seat: "E", Act: "see", Card: "3C", To: "N"}},
			ledger: newPannier + `W>E 20, W>pool 50, N>W 2, E>N 4, S>E 2, W>S 2, W>S 20`,
			party:  "S W 20", left: 100,
		},
		{
			name:   "III.4: who saw a card laid away is not paid for his Reversy",
			tricks: reversisQuinolaLed, talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			acts:   []Act{{At: AtExchange, Seat: "E", Act: "see", Card: "QC", To: "S"}},
			ledger: newPannier + `pool>E 50`, rev: "E made",
		},
		{
			name:   "II.18, II.19: twelve cards: he pays the partie and wins nothing",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four, holds: map[string]string{"W": "3C"},
			acts: []Act{{At: AtExchange, Seat: "W", Act: "keep-12"}},
			// W, with the fewest points, pays; of E and S with ten, S has one trick.
			ledger: newPannier + `E>N 4, S>E 2, W>S 2, W>S 20`,
			party:  "S W 20", left: 50,
		},
		{
			name: "II.21: a revoke pays the partie",
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
			talon: "2C 3C 4C", out: five,
			acts:   []Act{{At: 5, Seat: "E", Act: "revoke", Card: "5H"}},
			ledger: newPannier + `W>E 20, W>pool 50, N>W 2, E>N 4, S>E 2, E>W 2, E>W 20`,
			party:  "W E 20", left: 100,
		},
		{
			name: "II.21: and for the quinola that another gave, in place of the taker",
			tricks: `
				E 9H 8H 3H 7H
				E 7S 6S 9S 8S
				W 5S 4S 3S 2S
				W JS QS KS AS
				N 9D 8D 7D 5H
				N JD QD KD AD
				E 2D 5D JH 3D
				N 8C 7C 6C 9C
				E JC QC KC AC
				S 6H QH 4H AH
				W 5C 2H 6D KH`,
			talon: "4D 2C 3C", out: four,
			acts: []Act{{At: 5, Seat: "E", Act: "revoke", Card: "5H"}},
			// E pays W for the quinola that N took, and the partie too.
			ledger: newPannier + `N>W 2, E>N 4, E>W 20, pool>W 50, S>E 2, W>S 2, E>W 20`,
			party:  "W E 20", points: "S 10 E 10 N 11 W 9",
		},
		{
			name:   "II.27: who mixes up his tricks pays the partie",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: five,
			acts: []Act{{At: 11, Seat: "S", Act: "mix"}},
			// E has ten points in two tricks, as S has.
			ledger: newPannier + `W>E 20, W>pool 50, N>W 2, E>N 4, S>E 2, W>S 2, S>E 20`,
			party:  "E S 20", left: 100,
		},
		{
			name:   "II.33: a quinola thrown out of turn is paid if another goes over the card led",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			acts:   []Act{{At: 7, Seat: "W", Act: "early", Card: "JH"}},
			ledger: newPannier + `N>W 2, E>N 4, N>W 20, pool>W 50, S>E 2, W>S 2, N>W 20`,
			party:  "W N 20",
		},
		{
			name: "II.33: it is not paid by him who led, but it draws",
			tricks: strings.NewReplacer("E 2D 5D JH 3D", "E 5D 2D JH 3D", "N 8C 7C 6C 9C", "E 9C 8C 7C 6C").
				Replace(placedOnDiamond),
			talon: "4D 2C 3C", out: four,
			acts:   []Act{{At: 7, Seat: "W", Act: "early", Card: "JH"}},
			ledger: newPannier + `N>W 2, E>N 4, pool>W 50, S>E 2, W>S 2, E>W 20`,
			party:  "W E 20",
		},
		{
			name:   "II.33: a white card thrown early changes nothing",
			tricks: strings.Replace(placedOnDiamond, "E 2D 5D JH 3D", "E 2D N:5D S:3D W:JH", 1),
			talon:  "4D 2C 3C", out: four,
			acts:   []Act{{At: 7, Seat: "S", Act: "early", Card: "3D"}},
			ledger: newPannier + `N>W 2, E>N 4, N>W 20, pool>W 50, S>E 2, W>S 2, N>W 20`,
			party:  "W N 20",
		},
	}))
}
