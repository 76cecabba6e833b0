package naive

import (
	"strings"
	"testing"
)

// The first stakes when S deals: 6 and 3 from each, 2 and 1 more from S.
const firstStakes = "S>pool 12, E>pool 9, N>pool 9, W>pool 9,"

// fullPools: with more than three stakes nobody need put a card out, and only
// the dealer S adds his 2 and 1: 122 and 61 lie there.
var fullPools = map[string]int{"great": 120, "little": 60}

const dealerAlone = "S>pool 3,"

// aSwap gives each of the four a card that his opposite plays in the hands of
// hague_test.go that begin with a heart of E.
var aSwap = map[string]string{"S": "8H", "N": "7H", "E": "5S", "W": "9H"}

// reversisSwap is one for the hands in which E begins with spades.
var reversisSwap = map[string]string{"S": "2S", "N": "4S", "E": "3S", "W": "AS"}

func twoQuinolas(cases []paper) []paper {
	for i := range cases {
		p := &cases[i]
		p.rules = "two-quinolas"
		if p.dealer == "" {
			p.dealer = "S"
		}
	}
	return cases
}

// quinolaOnUndertaker: E takes everything, but S places the great Quinola on the
// ninth trick; the little one is led by E in the sixth.
const quinolaOnUndertaker = `
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
	E KC 5C 6C 7C`

func TestTwoQuinolas(t *testing.T) {
	four := map[string]string{"S": "4C"}
	check(t, twoQuinolas([]paper{
		{
			name:   "both Quinolas and four aces forced; the last card double, the opposite double",
			tricks: forcedOpposite, talon: "9C 9D 9S",
			out:  map[string]string{"E": "2C", "N": "3C", "W": "4C", "S": "5C"},
			swap: map[string]string{"S": "8H", "N": "7H", "E": "JH", "W": "9H"},
			ledger: firstStakes + `W>E 12, N>E 6, S>E 6, W>pool 26,
				N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				S>E 1, N>E 1, W>E 2,
				E>S 6, N>S 12, W>S 6, E>pool 13,
				W>S 2, E>S 2, N>S 4,
				W>S 4`,
			party: "S W 4", great: 52, little: 26,
		},
		{
			name: "both placed: a hundred and fifty are drawn, the rest stays", pools: fullPools,
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			swap: aSwap,
			ledger: dealerAlone + `N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				N>W 6, pool>W 100,
				S>E 1, N>E 1, W>E 2,
				W>S 1, E>S 1, N>S 2,
				W>E 12, pool>E 50,
				N>W 4`,
			party: "W N 4", great: 22, little: 11,
		},
		{
			name: "led out: once to the winner of the party; the stake is paid to a hundred", pools: fullPools,
			tricks: gorged, talon: "4D 2C 3C", out: four,
			swap: aSwap,
			ledger: dealerAlone + `N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				W>E 2, N>E 1, S>E 1,
				W>S 1,
				W>S 12, W>pool 100,
				E>W 12, S>W 6, N>W 6, E>pool 50,
				N>S 8`,
			party: "S N 4", great: 222, little: 111,
		},
		{
			name: "law VIII: the cards are cut, and nobody has asked; law X: E asked for the ace", pools: fullPools,
			tricks: gorged, talon: "4D 2C 3C", out: four,
			swap: aSwap, lapsed: []string{"JH", "party", "pool"},
			acts: []Act{{At: 11, Seat: "E", Act: "claim", Card: "AH"}},
			ledger: dealerAlone + `N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				W>E 2, N>E 1, S>E 1,
				E>S 1,
				W>pool 100,
				E>W 12, S>W 6, N>W 6, E>pool 50`,
			party: "S N 4", great: 222, little: 111,
		},
		{
			name: "law VIII: the stakes too", pools: fullPools,
			tricks: placedOnDiamond, talon: "4D 2C 3C", out: four,
			swap: aSwap, lapsed: []string{"pool"},
			ledger: dealerAlone + `N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				N>W 6,
				S>E 1, N>E 1, W>E 2,
				W>S 1, E>S 1, N>S 2,
				W>E 12,
				N>W 4`,
			party: "W N 4", great: 122, little: 61,
		},
		{
			name: "law IX: N flings his game down before the last trick", pools: fullPools,
			tricks: strings.TrimSuffix(strings.TrimSpace(forcedOpposite), "S 2H QH KH AH"),
			holds:  map[string]string{"S": "2H", "E": "QH", "N": "KH", "W": "AH"},
			talon:  "2C 3C 4C", out: map[string]string{"S": "5C"}, swap: aSwap,
			acts: []Act{{At: 11, Seat: "N", Act: "throw-down"}},
			ledger: dealerAlone + `W>E 12, N>E 6, S>E 6, W>pool 100,
				N>W 1, S>W 1, E>W 2,
				E>N 2, W>N 2, S>N 4,
				S>E 1, N>E 1, W>E 2,
				N>E 6, pool>E 50, N>W 2,
				N>W 4`,
			party: "W N 4", great: 222, little: 11, points: "S 10 E 10 N 19 W 1",
		},
	}))
}

func TestTwoQuinolasReversis(t *testing.T) {
	queen := map[string]string{"S": "QC"}
	check(t, twoQuinolas([]paper{
		{
			name: "made, both Quinolas led before the two last", pools: fullPools,
			tricks: reversisQuinolaLed, talon: "8C 9C JC", out: queen, swap: reversisSwap,
			ledger: dealerAlone + `pool>E 100, pool>E 50, S>E 20, N>E 20, W>E 40`,
			rev:    "E made", great: 22, little: 11,
		},
		{
			name: "broken: eighty, and both stakes", pools: fullPools,
			tricks: withLast(reversisQuinolaLed, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: queen, swap: reversisSwap,
			ledger: dealerAlone + `E>pool 100, E>pool 50, E>S 80`,
			rev:    "E S", great: 222, little: 111,
		},
		{
			name: "a Quinola placed on the undertaker draws nothing; he gets his consolation back", pools: fullPools,
			tricks: quinolaOnUndertaker, talon: "8C 9C JC", out: queen, swap: reversisSwap,
			ledger: dealerAlone + `pool>E 50, S>E 20, N>E 20, W>E 40`,
			rev:    "E made", great: 122, little: 11,
		},
		{
			name: "but not if he is broken", pools: fullPools,
			tricks: withLast(quinolaOnUndertaker, "E 7C 5C 6C KC"), talon: "8C 9C JC", out: queen, swap: reversisSwap,
			ledger: dealerAlone + `E>S 6, E>pool 50, E>S 80`,
			rev:    "E S", great: 122, little: 111,
		},
		{
			name: "forced in the first trick: the two others' consolations stand, his own returns", pools: fullPools,
			tricks: reversisQuinolaForced, talon: "8C 9C JC", out: queen,
			swap:   map[string]string{"S": "AS", "N": "3H", "E": "2S", "W": "4S"},
			ledger: dealerAlone + `S>E 6, W>E 12, pool>N 100, pool>N 50, E>N 20, W>N 20, S>N 40`,
			rev:    "N made", great: 22, little: 11,
		},
	}))
}

func TestTwoQuinolasEspagnolette(t *testing.T) {
	three := map[string]string{"S": "3C"}
	swap := map[string]string{"S": "8S", "N": "AD", "E": "7S", "W": "9S"}
	onSwap := map[string]string{"S": "4S", "N": "AH", "E": "5S", "W": "KS"}
	check(t, twoQuinolas([]paper{
		{
			name: "won", pools: fullPools,
			tricks: espagnoletteWon, talon: "JD 5C 4C", out: three, swap: swap,
			ledger: dealerAlone + `E>S 2, N>S 2, W>S 6, pool>S 100, W>S 1, E>S 1,
				N>E 3, S>E 3, W>E 6, N>pool 50, E>S 5`,
			party: "S E 5", great: 22, little: 111,
		},
		{
			name: "lost: the party, the consolations once, the stake instead of drawing it", pools: fullPools,
			tricks: espagnoletteLost, talon: "JD 5C 4C", out: three, swap: swap,
			ledger: dealerAlone + `N>E 3, S>E 3, W>E 6, N>pool 50, S>pool 100, S>W 5`,
			party:  "W S 5", great: 222, little: 111,
		},
		{
			name: "a reversis made: he pays singly for all the company", pools: fullPools,
			tricks: reversisOnEspagnolette, talon: "8H 9H 9D", out: three, swap: onSwap,
			ledger: dealerAlone + `S>E 80, pool>E 50`,
			rev:    "E made", great: 122, little: 11,
		},
		{
			name: "broken: he pays the whole; what was given him stands", pools: fullPools,
			tricks: withLast(reversisOnEspagnolette, "E JC 9C QC 3S"), talon: "8H 9H 9D", out: three, swap: onSwap,
			ledger: dealerAlone + `E>S 1, E>S 2, E>S 1, E>S 6, E>S 1, E>pool 50, S>W 80`,
			rev:    "E W", great: 122, little: 111,
		},
		{
			name: "he breaks it himself", pools: fullPools,
			tricks: withLast(reversisOnEspagnolette, "E JC 9C 3C QC"), talon: "8H 9H 9D", out: map[string]string{"S": "3S"}, swap: onSwap,
			ledger: dealerAlone + `E>S 1, E>S 2, E>S 1, E>S 6, E>S 1, E>pool 50, E>S 80`,
			rev:    "E S", great: 122, little: 111,
		},
	}))
}

func TestTwoQuinolasRefused(t *testing.T) {
	base := twoQuinolas([]paper{{name: "base", tricks: forcedOpposite, talon: "9C 9D 9S", swap: aSwap,
		out: map[string]string{"E": "2C", "N": "3C", "W": "4C", "S": "5C"}}})[0]
	for _, c := range []struct {
		name, want string
		spoil      func(*Hand)
	}{
		{"no pool is full", "must put a card out", func(h *Hand) { h.Exchange["W"] = "-" }},
		{"the Quinola put out", "may not put out JH", func(h *Hand) { h.Exchange["W"] = "JH" }},
		{"no swap", "swap", func(h *Hand) { h.Swap = nil }},
		{"a third pool", "is no pool", func(h *Hand) { h.Pools = map[string]int{"middle": 3} }},
	} {
		h := base.hand(t)
		c.spoil(&h)
		if _, err := Settle(h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	for _, act := range []string{"misdeal", "keep-12", "discard-2"} {
		h := base.hand(t)
		h.Acts = []Act{{At: AtExchange, Seat: "S", Act: act}}
		r, err := Settle(h)
		if err != nil || r.Net["S"] != -12 || r.Party != nil || r.Pools["great"] != 26 {
			t.Errorf("laws I, II, VII: %s: %v %v", act, r, err)
		}
	}
}
