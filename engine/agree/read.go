package agree

import (
	"slices"
	"strings"
)

// How a second settlement reads what a record has: nothing in it is of the rules.

// Held returns the cards of a hand, each by face and suit, of which a record has the
// faces suit by suit: "AK.T..7" is AS, KS, TH and 7C.
func Held(hand string) (list []string) {
	for i, faces := range strings.Split(hand, ".") {
		for _, face := range faces {
			list = append(list, string(face)+"SHDC"[i:i+1])
		}
	}
	return list
}

// After returns the players who sit in an order from the one after somebody on, and
// that one last.
func After(seats []string, somebody string) []string {
	at := slices.Index(seats, somebody) + 1
	return append(slices.Clone(seats[at:]), seats[:at]...)
}

// InDealing reports whether the moment of an act, as a record has it, is before anybody has
// said or played anything: the deal, or the beginning of the first phase, by its word.
func InDealing(at []byte, phase string) bool {
	moment := strings.Trim(string(at), `"`)
	return moment == "deal" || phase != "" && moment == phase
}

// Figures is what a hand's players agree on, by the id of the figure.
type Figures map[string]int

// Or returns what they agree on of a figure, or else what is usual.
func (f Figures) Or(figure string, usual int) int {
	if n, ok := f[figure]; ok {
		return n
	}
	return usual
}
