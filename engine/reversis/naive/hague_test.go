package naive

import (
	"strings"
	"testing"
)

// The nine jettons of XVII when S deals.
const nineJettons = "S>pool 15, E>pool 10, N>pool 10, W>pool 10,"

// The tricks that several cases share.
const (
	// E forces the Quinola from W in the first trick; all have ten points.
	forcedOpposite = `
		E 9H 8H JH 7H
		W 9S 8S 7S 6S
		W 5S 4S 3S 2S
		W JS QS KS AS
		N 9D 8D 7D 6D
		N 5D 4D 3D 2D
		N JD QD KD AD
		E 9C 8C 7C 6C
		E JC QC KC AC
		S 6H 5H 4H 3H
		S 2H QH KH AH`
	// W plays the ace of hearts to the first trick by choice; the Quinola is the
	// last heart that he has.
	forcedAlone = `
		E 9H 8H AH 7H
		W 9S 8S 7S 6S
		W 5S 4S 3S 2S
		W JS QS KS AS
		N 9D 8D 7D 6D
		N 5D 4D 3D 2D
		N JD QD KD AD
		E 9C 8C 7C 6C
		E JC QC KC AC
		S 6H 5H 4H 3H
		S 2H QH KH JH`
	// W places the Quinola on a diamond of N.
	placedOnDiamond = `
		E 9H 8H 3H 7H
		E 7S 6S 9S 8S
		W 5S 4S 3S 2S
		W JS QS KS AS
		N 9D 8D 7D 6D
		N JD QD KD AD
		E 2D 5D JH 3D
		N 8C 7C 6C 9C
		E JC QC KC AC
		S 6H 5H 4H AH
		W 5C 2H QH KH`
	// W leads the ace of hearts in the tenth trick and the Quinola in the last.
	gorged = `
		E 9H 8H 3H 7H
		E 7S 6S 9S 8S
		W 5S 4S 3S 2S
		W JS QS KS AS
		N 9D 8D 7D 6D
		N JD QD KD AD
		E 2D 5D 5C 3D
		N 8C 7C 6C 9C
		E JC QC AC KC
		W AH 6H 5H 4H
		W JH 2H QH KH`
	// E takes everything; his Quinola is the seventh card he leads.
	reversisQuinolaLed = `
		E AS 2S 3S 4S
		E KS 5S 6S 7S
		E QS 8S 9S JS
		E AH 2H 3H 4H
		E KH 5H 6H 7H
		E QH 8H 9H 2D
		E JH 3D 4D 5D
		E AD 6D 7D 8D
		E KD 9D JD QD
		E AC 2C 3C 4C
		E KC 5C 6C 7C`
	// S holds the four aces and the Quinola and gets rid of all five.
	espagnoletteWon = `
		E 9S 8S 7S AD
		E 6S KS 5S AC
		N 4S QS JH JS
		W 9D AH 8D 7D
		W 6D AS KD 5D
		E 9C KC 8C 2C
		N 9H KH 2H 8H
		W 4D 2D QD 3D
		E 7H QH 6H 3H
		N 5H 4H 3S QC
		N 7C 6C 2S JC`
	// The same, but S kept the 3 of spades, and takes the last trick with it.
	espagnoletteLost = `
		E 9S 8S 7S AD
		E 6S KS 5S AC
		N 4S QS JH JS
		W 9D AH 8D 7D
		W 6D AS KD 5D
		E 9C KC 8C 2C
		N 9H KH 2H 8H
		W 4D 2D QD 3D
		E 7H QH 6H 3H
		N 5H 4H 7C QC
		N 2S 6C 3S JC`
	// S, with the four aces, has renounced; E makes all the tricks.
	reversisOnEspagnolette = `
		E KS 4S 5S AH
		E QS 6S 7S AD
		E JS 8S 4C AC
		E 9S 5C 6C JH
		E KD 3D 4D AS
		E QD 5D 6D 2D
		E JD 7D 8D 2S
		E KH 4H 5H 2H
		E QH 6H 7H 3H
		E KC 7C 8C 2C
		E QC 9C JC 3S`
	// N is forced by E's first heart and takes everything.
	reversisQuinolaForced = `
		E 9H JH 8H 3H
		N AS 2S 3S 4S
		N KS 5S 6S 7S
		N QS 8S 9S JS
		N AH 2H 4H 5H
		N KH 6H 7H 2D
		N QH 3D 4D 5D
		N AD 6D 7D 8D
		N KD 9D JD QD
		N AC 2C 3C 4C
		N KC 5C 6C 7C`
)

// with replaces the last trick.
func withLast(tricks, last string) string {
	i := strings.LastIndex(strings.TrimSpace(tricks), "\n")
	return strings.TrimSpace(tricks)[:i] + "\n" + last
}

func hague(cases []paper) []paper {
	for i := range cases {
		p := &cases[i]
		p.rules = "hague-1785"
		if p.dealer == "" {
			p.dealer = "S"
		}
	}
	return cases
}

func TestHaguePlay(t *testing.T) {
	check(t, hague([]paper{
		{
			name:   "XXIX: the Quinola forced opposite in the first trick brings 40, 10 and 10",
			tricks: forcedOpposite, talon: "2C 3C 4C", out: map[string]string{"S": "5C"},
			ledger: nineJettons + `W>E 40, N>E 10, S>E 10, W>pool 45,
				N>W 1, E>N 2, S>E 1, W>S 2, W>S 4`,
			// All have ten points: E and S have two tricks, S deals; W has four.
			party: "S W 4", left: 90, points: "S 10 E 10 N 10 W 10",
		},
		{
			name: "XXIX: forced from the side, 20, 20 from the opposite, and 10; XXX: the Partie doubled", dealer: "W", pool: 50,
			tricks: `
				S 9H JH 8H 7H
				E 9S 8S 7S 6S
				E 5S 4S 3S 2S
				E JS QS KS AS
				S 9D 8D 7D 6D
				S 5D 4D 3D 2D
				S JD QD KD AD
				W 9C 8C 7C 6C
				W JC QC KC AC
				N 6H 5H 4H 3H
				N 2H QH KH AH`,
			talon: "2C 3C 4C", out: map[string]string{"W": "5C"},
			// XVII: the fund is there, so W alone adds a jetton; 55 lie there.
			ledger: `W>pool 5, E>S 20, N>S 20, W>S 10, E>pool 55,
				S>E 1, W>S 2, N>W 1, E>N 2, E>W 8`,
			party: "W E 4", left: 110,
		},
		{
			name:   "XVIII, XXIV: the Quinola placed draws the Remise and a jetton",
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: nineJettons + `N>W 1, E>N 2, N>W 5, pool>W 45, S>E 1, W>S 1, N>W 4`,
			party:  "W N 4", left: 0, points: "S 10 E 10 N 11 W 9",
		},
		{
			name: "XVII: what is left below nine jettons stays under the new fund", pool: 44,
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: nineJettons + `N>W 1, E>N 2, N>W 5, pool>W 89, S>E 1, W>S 1, N>W 4`,
			party:  "W N 4", left: 0,
		},
		{
			name:   "XIX, XXVII: gorged in the last trick; the led ace is paid to the winner too",
			tricks: gorged, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: nineJettons + `N>W 1, E>N 2, W>E 2, W>S 1, W>S 20, W>pool 45, N>S 8`,
			party:  "S N 4", left: 90, points: "S 0 E 10 N 16 W 14",
		},
		{
			name:   "XXVII: what the winner forgets to ask for is not paid",
			tricks: gorged, talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			lapsed: []string{"JH", "party", "pool"}, // only the first must be asked for
			ledger: nineJettons + `N>W 1, E>N 2, W>E 2, W>S 1, W>pool 45, N>S 8`,
			party:  "S N 4", left: 90,
		},
		{
			name: "XXVII: the leader who wins the Partie himself pays nobody",
			tricks: withLast(strings.Replace(strings.Replace(gorged, "E JC QC AC KC", "E JC QC KC AC", 1),
				"W AH 6H 5H 4H", "S 6H 5H 4H AH", 1), "W JH 2H QH KH"),
			talon: "4D 2C 3C", out: map[string]string{"S": "4C"},
			ledger: nineJettons + `N>W 1, E>N 2, S>E 1, W>S 1, W>pool 45, N>W 4`,
			party:  "W N 4", left: 90, points: "S 10 E 10 N 16 W 4",
		},
	}))
}

func TestHagueReversis(t *testing.T) {
	check(t, hague([]paper{
		{
			name:   "XIX, XXXII: made, with the Quinola led before the Bonne",
			tricks: reversisQuinolaLed, talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `pool>E 45, N>E 16, S>E 16, W>E 32`, rev: "E made",
		},
		{
			name:   "XX, XXXIII: broken in the eleventh: the Remise and 64",
			tricks: withLast(reversisQuinolaLed, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `E>pool 45, E>S 64`, rev: "E S", left: 90,
		},
		{
			name: "XXI: the Quinola led in the eleventh draws nothing",
			tricks: withLast(strings.Replace(reversisQuinolaLed, "E JH 3D 4D 5D", "E KC 5C 6C 7C", 1),
				"E JH 3D 4D 5D"),
			talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `N>E 16, S>E 16, W>E 32`, rev: "E made", left: 45,
		},
		{
			name: "XXII: led in the tenth and broken in the eleventh, no Remise is made",
			tricks: `
				E AS 2S 3S 4S
				E KS 5S 6S 7S
				E QS 8S 9S JS
				E AH 2H 3H 4H
				E KH 5H 6H 7H
				E QH 8H 9H 2D
				E AC 2C 3C 4C
				E AD 6D 7D 8D
				E KD 9D JD QD
				E JH 3D 4D 5D
				E 7C 5C 6C KC`,
			talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `E>S 64`, rev: "E S", left: 45,
		},
		{
			name: "XXIII, XXXI: a Quinola placed on the undertaker draws nothing, no ace is paid",
			tricks: `
				E AS 2S 3S 4S
				E KS 5S 6S 7S
				E QS 8S 9S JS
				E AH 2H 3H 4H
				E KH 5H 6H 7H
				E QH 8H 2D 9H
				E QD 3D 4D 5D
				E AD 6D 7D 8D
				E KD 9D JD JH
				E AC 2C 3C 4C
				E KC 5C 6C 7C`,
			talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `N>E 16, S>E 16, W>E 32`, rev: "E made", left: 45,
		},
		{
			name:   "XIX: forced in the first trick that another led, and made",
			tricks: reversisQuinolaForced, talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `pool>N 45, E>N 16, W>N 16, S>N 32`, rev: "N made",
		},
		{
			name:   "XX: forced in the first trick, and broken",
			tricks: withLast(reversisQuinolaForced, "N 7C 5C 6C KC"), talon: "8C 9C JC", out: map[string]string{"S": "QC"},
			ledger: nineJettons + `N>pool 45, N>E 64`, rev: "N E", left: 90,
		},
	}))
}

func TestHagueEspagnolette(t *testing.T) {
	check(t, hague([]paper{
		{
			name:   "XXXV: won: aces left and right, the Remise, the Partie",
			tricks: espagnoletteWon, talon: "JD 5C 4C", out: map[string]string{"S": "3C"},
			ledger: nineJettons + `E>S 4, N>S 2, W>S 5, pool>S 45, W>S 1, E>S 1, E>S 5`,
			// E and N have 14 points and four tricks each; E is the worst placed.
			party: "S E 5", points: "S 0 E 14 N 14 W 11",
		},
		{
			name:   "XXXV: entered at the last: the Partie, the Remise, and all returned double",
			tricks: espagnoletteLost, talon: "JD 5C 4C", out: map[string]string{"S": "3C"},
			ledger: nineJettons + `E>S 4, N>S 2, W>S 5, pool>S 45, W>S 1, E>S 1,
				S>W 5, S>pool 45, S>pool 45, S>E 8, S>N 4, S>W 10, S>W 2, S>E 2`,
			party: "W S 5", left: 90,
		},
		{
			name: "XXXVII: a trick stayed with him in the seventh: from there an ordinary hand, whatever he takes",
			tricks: `
				E 9S 8S 7S AD
				E 6S KS 5S AC
				N 4S QS JH JS
				W 9D AH 8D 7D
				W 6D AS KD 5D
				E 9C KC 8C 2C
				N 9H 2H KH 8H
				S 2D QD 3D 4D
				E 7H QH 6H 3H
				N 5H 4H 7C QC
				N 2S 6C 3S JC`,
			talon: "JD 5C 4C", out: map[string]string{"S": "3C"},
			ledger: nineJettons + `E>S 4, N>S 2, W>S 5, pool>S 45, W>S 1, E>S 1, N>S 10`,
			party:  "S N 5", points: "S 4 E 13 N 14 W 8",
		},
		{
			name:   "XL: a Reversis made is paid by the Espagnolette alone",
			tricks: reversisOnEspagnolette, talon: "8H 9H 9D", out: map[string]string{"S": "3C"},
			ledger: nineJettons + `S>E 64`, rev: "E made", left: 45,
		},
		{
			name:   "XLI: so is a broken one, to the breaker",
			tricks: withLast(reversisOnEspagnolette, "E JC 9C QC 3S"), talon: "8H 9H 9D", out: map[string]string{"S": "3C"},
			ledger: nineJettons + `S>W 64`, rev: "E W", left: 45,
		},
		{
			name:   "XLII: the Espagnolette breaks it himself, and is paid by the undertaker",
			tricks: withLast(reversisOnEspagnolette, "E JC 9C 3C QC"), talon: "8H 9H 9D", out: map[string]string{"S": "3S"},
			ledger: nineJettons + `E>S 64`, rev: "E S", left: 45,
		},
	}))
}
