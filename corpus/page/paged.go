package page

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// pagedHeads returns the skeletons of the lines that two pages have with consecutive
// folios: 108 The Compleat Gamester, The Compleat Gamester 109. A sample of two
// leaves has no head that recurs three times. If leaves are known such a line is
// their first, and its folio counts the leaves; else one of them interrupts a
// sentence.
func (f *furnisher) pagedHeads() map[string]bool {
	type page struct{ leaf, number int }
	before := map[string]page{}
	heads := map[string]bool{}
	turned := map[string]page{} // the last page of each; 1 for a leaf that begins with its folio
	counted := map[string]int{} // how often in a row its folio counted on, alternating between the ends
	f.counted = map[string]bool{}
	for i, lines := range f.Lines {
		for n, l := range lines {
			if l.Blank {
				continue
			}
			t := strings.TrimSpace(f.text(l))
			head, number := skeleton(t), pageNumber(t)
			if len(f.Leaves) == 1 && number > 0 && utf8.RuneCountInString(head) >= 5 && !f.labels[l.Start] {
				turn := page{0, number}
				if leads(t) {
					turn.leaf = 1
				}
				if last, ok := turned[head]; ok && number == last.number+1 && turn.leaf != last.leaf {
					counted[head]++
				} else {
					counted[head] = 0
				}
				turned[head] = turn
				f.counted[head] = f.counted[head] || counted[head] >= countedLeast
			}
			if number > 0 && utf8.RuneCountInString(head) >= 5 && !f.labels[l.Start] && !f.romanLabel(t) && f.apart(lines, n) {
				last, ok := before[head]
				switch {
				case !ok:
				case len(f.Leaves) > 1 && i > last.leaf && number-last.number == i-last.leaf:
					heads[head] = true
				case len(f.Leaves) == 1 && number == last.number+1 && f.tears(lines, n):
					heads[head] = true
				}
				before[head] = page{i, number}
			}
			if len(f.Leaves) > 1 {
				break
			}
		}
	}
	return heads
}

// countedLeast is how often in a row the folio of such a head must count on if no blank
// line is beside it: four pages. A heading that counts on has its number at one end.
const countedLeast = 3

// leads reports whether a line begins with its folio.
func leads(t string) bool {
	first, _ := utf8.DecodeRuneInString(strings.TrimLeft(t, "-—*_[( "))
	return first >= '0' && first <= '9'
}

// isHead reports whether the words of a line are those of a recurring head.
func (f *furnisher) isHead(t string) bool {
	s := skeleton(t)
	return f.heads[s] || (f.paged[s] || f.counted[s]) && pageNumber(t) > 0
}

// pageNumber returns the folio at one end of a line of several words, or 0.
func pageNumber(t string) int {
	words := strings.Fields(t)
	if len(words) < 2 {
		return 0
	}
	for _, w := range []string{words[0], words[len(words)-1]} {
		if n, err := strconv.Atoi(strings.Trim(w, ".,;:-—*_[]()")); err == nil && n > 0 && n < 10_000 {
			return n
		}
	}
	return 0
}
