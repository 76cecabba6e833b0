package naive

import (
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/chance"
)

// game is what a hand is, the least first (termes).
type game int

const (
	point game = iota
	prime
	sequence
	tricon
	flux
	triconPrime
	fluxSequence
	fredon
)

// look is what a hand is, and by what it is held against another of the same kind,
// the first figure that differs deciding.
func look(hand []string) (game, []int) {
	suits, faces := map[byte][]int{}, map[int]int{}
	sum := 0
	for _, c := range hand {
		n := pips(c)
		suits[c[1]] = append(suits[c[1]], n)
		faces[n]++
		sum += n
	}
	run, low := 0, 0 // the longest sequence, and where it begins
	for _, s := range suits {
		for _, n := range s {
			k := 0
			for slices.Contains(s, n+k) {
				k++
			}
			if k > run || k == run && n > low {
				run, low = k, n
			}
		}
	}
	face, alike := 0, 0
	for f, n := range faces {
		if n > alike {
			face, alike = f, n
		}
	}
	runSum := run*low + run*(run-1)/2
	switch {
	case alike == 4:
		return fredon, []int{face}
	case len(suits) == 1 && run >= 3:
		return fluxSequence, []int{run, runSum, sum}
	case alike == 3 && len(suits) == 4:
		return triconPrime, []int{face}
	case len(suits) == 1:
		return flux, []int{sum}
	case alike == 3:
		return tricon, []int{face}
	case run >= 3:
		return sequence, []int{runSum}
	case len(suits) == 4:
		return prime, []int{sum}
	}
	var best []int
	for _, s := range suits { // termes.p2: more cards, then more points; law 1: two that follow each other
		if len(s) < 2 {
			continue
		}
		key := []int{len(s), 0, 0}
		for _, n := range s {
			key[1] += n
			if len(s) == 2 && slices.Contains(s, n+1) {
				key[2] = 1
			}
		}
		if slices.Compare(key, best) > 0 {
			best = key
		}
	}
	return point, best
}

// over reports whether a hand wins over another that is not behind it.
func over(a, b []string) bool {
	ga, ka := look(a)
	gb, kb := look(b)
	return ga > gb || ga == gb && slices.Compare(ka, kb) > 0
}

// worth is what everybody pays for a hand (termes).
func worth(hand []string) int {
	sum := 0
	for _, c := range hand {
		sum += pips(c)
	}
	p := 2
	if sum > 30 { // termes.p3
		p = 3
	}
	g, _ := look(hand)
	return map[game]int{point: 1, prime: p, sequence: 3, tricon: 4, flux: 5, triconPrime: 4 + p, fluxSequence: 5 + 3, fredon: 8 + p}[g]
}

// pips is what a card counts (p2).
func pips(card string) int { return strings.IndexByte(".A23456789T", card[0]) }

// lot is the order in which the program brings what was put out: a lot drawn from the
// order of the talon before. No book tells it.
func lot(last, aside []string) (talon []string) {
	number := func(c string) cards.Card {
		return cards.Of(cards.Suit(strings.IndexByte("SHDC", c[1])), uint8(pips(c)))
	}
	src := chance.Source(0)
	for _, c := range last {
		src = src*31 + chance.Source(number(c))
	}
	var pack []cards.Card
	for _, c := range aside {
		pack = append(pack, number(c))
	}
	slices.Sort(pack)
	src.Shuffle(pack)
	for _, c := range pack {
		talon = append(talon, c.String())
	}
	return talon
}
