package corpus

import (
	"regexp"
	"strconv"
)

// A folio is read in the furniture of a leaf. The machine misreads figures, and
// furniture has others (signatures, stamps), so that one is believed only where
// the leaves around it have folios that run on with it.
const (
	folioReach = 8 // leaves before and after a leaf that speak for its folio
	folioVotes = 4 // of them, and of the leaf itself, so many must agree
)

// alone is a number by itself, in brackets or not: "D 2" is a signature.
var alone = regexp.MustCompile(`^[^\pL0-9<>]*([0-9]{1,3})[^\pL0-9<>]*$`)

// Folios returns the printed page numbers of a text's leaves, leaf n's at n-1; 0
// where none is known. A leaf whose own folio cannot be read has the one that
// lies between those of its neighbours, where these leave no other.
func (t *Text) Folios() []int {
	read := t.readFolios()
	known := make([]int, len(read))
	for i := range read {
		for _, f := range read[i] {
			votes := 0
			for j := max(0, i-folioReach); j <= min(len(read)-1, i+folioReach); j++ {
				for _, other := range read[j] {
					if other-f == j-i {
						votes++
						break
					}
				}
			}
			if votes >= folioVotes {
				known[i] = f
				break
			}
		}
	}
	return between(known)
}

// readFolios returns the numbers in the furniture of each leaf.
func (t *Text) readFolios() [][]int {
	read := make([][]int, len(t.Leaves))
	leaf := 0
	for _, token := range t.Tokens() {
		for leaf < len(t.Leaves) && token.Start >= t.Leaves[leaf].End {
			leaf++
		}
		if leaf == len(t.Leaves) {
			break
		}
		if token.Why != Furniture || token.Start < t.Leaves[leaf].Start {
			continue
		}
		if f := alone.FindSubmatch(t.Source[token.Start:token.End]); f != nil {
			if n, err := strconv.Atoi(string(f[1])); err == nil && n > 0 {
				read[leaf] = append(read[leaf], n)
			}
		}
	}
	return read
}

// between gives the leaves between two whose folios run on theirs.
func between(known []int) []int {
	last := -1
	for i, f := range known {
		if f == 0 {
			continue
		}
		if last >= 0 && f-known[last] == i-last {
			for j := last + 1; j < i; j++ {
				known[j] = known[last] + j - last
			}
		}
		last = i
	}
	return known
}
