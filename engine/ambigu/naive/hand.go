package naive

import (
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/chance"
)

// pips is what a card counts (p2).
func pips(card string) int { return strings.IndexByte(".A23456789T", card[0]) }

// points is what some cards count together.
func points(hand []string) (n int) {
	for _, card := range hand {
		n += pips(card)
	}
	return n
}

// look is what is seen of a hand.
type look struct {
	four  bool
	suits int      // how many there are
	alike int      // the most cards of a face
	face  int      // and that face
	run   []string // the most cards of a suit that follow each other
}

func see(hand []string) (l look) {
	bySuit, byFace := map[byte][]string{}, map[int]int{}
	for _, card := range hand {
		bySuit[card[1]] = append(bySuit[card[1]], card)
		byFace[pips(card)]++
	}
	l.four, l.suits = len(hand) >= 4, len(bySuit)
	for face, n := range byFace {
		if n > l.alike || n == l.alike && face > l.face {
			l.alike, l.face = n, face
		}
	}
	for _, suit := range "SHDC" {
		list := bySuit[byte(suit)]
		slices.SortFunc(list, func(a, b string) int { return pips(a) - pips(b) })
		for i := range list {
			j := i + 1
			for j < len(list) && pips(list[j]) == pips(list[j-1])+1 {
				j++
			}
			if j-i > len(l.run) {
				l.run = list[i:j]
			}
		}
	}
	return l
}

// value is how good a hand is: the first number that differs decides.
func value(hand []string) []int {
	l := see(hand)
	all := points(hand)
	switch {
	case l.alike == 4: // termes.p11
		return []int{8, l.face}
	case l.four && l.suits == 1 && len(l.run) >= 3: // termes.p9, p10
		return []int{7, len(l.run), points(l.run), all}
	case l.alike == 3 && l.four && l.suits == 4: // termes.p8
		return []int{6, l.face}
	case l.four && l.suits == 1: // termes.p6
		return []int{5, all}
	case l.alike == 3: // termes.p5
		return []int{4, l.face}
	case len(l.run) >= 3: // termes.p4
		return []int{3, points(l.run)}
	case l.four && l.suits == 4: // termes.p3
		return []int{2, all}
	}
	best := []int{0}
	for _, suit := range "SHDC" { // termes.p1, p2, law I
		var of []string
		for _, card := range hand {
			if card[1] == byte(suit) {
				of = append(of, card)
			}
		}
		if len(of) < 2 {
			continue
		}
		follow := 0
		if len(of) == 2 && len(see(of).run) == 2 {
			follow = 1
		}
		if v := []int{1, len(of), points(of), follow}; slices.Compare(v, best) > 0 {
			best = v
		}
	}
	return best
}

// price is what each of the others pays for a hand.
func price(hand []string) int {
	prime := 2
	if points(hand) > 30 { // termes.p3
		prime = 3
	}
	return []int{0, 1, prime, 3, 4, 5, 4 + prime, 5 + 3, 8 + prime}[value(hand)[0]]
}

// lot lays discards for a talon as the program does, by a lot drawn from the order of
// the last talon: no book says in what order they come.
func lot(last, again []string) (talon, order []string) {
	card := func(c string) cards.Card {
		return cards.Of(cards.Suit(strings.IndexByte("SHDC", c[1])), uint8(pips(c)))
	}
	src := chance.Source(0)
	for _, c := range last {
		src = src*31 + chance.Source(card(c))
	}
	var pack []cards.Card
	for _, c := range again {
		pack = append(pack, card(c))
	}
	slices.Sort(pack)
	src.Shuffle(pack)
	for _, c := range pack {
		talon = append(talon, c.String())
	}
	return talon, slices.Clone(talon)
}
