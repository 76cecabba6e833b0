package page

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus/lang"
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
			head, number := folioOf(t)
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
	words := strings.Fields(t)
	return folioNumber(strings.Trim(words[0], ".,;:-—*_[]()")) > 0
}

// countedFolios returns the beginnings of the lines of a text without leaves that are
// folios and nothing else, ( iv ) or 12: they stand beside a blank line and count on, and a
// third of a row and more interrupt a sentence, as no numbers of articles do.
func (f *furnisher) countedFolios() map[int]bool {
	if len(f.Leaves) != 1 {
		return nil
	}
	out := map[int]bool{}
	var row []int // lines
	last, torn := 0, 0
	end := func() {
		if len(row) > countedLeast && torn*3 >= len(row) {
			for _, n := range row {
				out[f.Lines[0][n].Start] = true
			}
		}
		row, torn = nil, 0
	}
	for n, l := range f.Lines[0] {
		if l.Blank || !f.apart(f.Lines[0], n) {
			continue
		}
		number := folioAlone(f.text(l))
		if number == 0 {
			continue
		}
		if number <= last || number > last+mostFoliosLost {
			end()
		}
		last = number
		row = append(row, n)
		if f.within(0, n) {
			torn++
		}
	}
	end()
	return out
}

// mostFoliosLost is how much more than the one before a folio may be, that one or two are
// lost between.
const mostFoliosLost = 3

// folioAlone returns the number that is all of a line, in figures or small Roman numerals,
// with brackets or dashes about it; or 0.
func folioAlone(t string) int {
	return folioNumber(strings.ReplaceAll(strings.Trim(t, ".,;:-—*_[]() \t\r"), " ", ""))
}

// folioNumber reads a word as a folio, or returns 0.
func folioNumber(w string) int {
	if n, err := strconv.Atoi(w); err == nil && n > 0 && n < 10_000 {
		return n
	}
	return romanFolio(w)
}

// romanFolio reads a word as a number in small Roman numerals, or returns 0.
func romanFolio(w string) int {
	if w != "" && strings.Trim(w, "ivxlcj") == "" {
		return lang.FromRoman(strings.ReplaceAll(w, "j", "i"))
	}
	return 0
}

// Roman reports whether a word is a folio in small Roman numerals, as a preface has them.
func Roman(w string) bool { return romanFolio(strings.Trim(w, ".,;:-—*_[]()")) > 0 }

// isHead reports whether the words of a line are those of a recurring head.
func (f *furnisher) isHead(t string) bool {
	head, number := folioOf(t)
	return f.heads[head] || (f.paged[head] || f.counted[head]) && number > 0
}

// turnsOver reports whether a line stands at the top of a page and is none of its text.
func (f *furnisher) turnsOver(l Line) bool { return f.folios[l.Start] || f.isHead(f.text(l)) }

// folioOf returns the skeleton of a line of several words without the folio at one of its
// ends, and the folio; or 0.
func folioOf(t string) (head string, number int) {
	words := strings.Fields(t)
	if len(words) > 1 {
		for _, k := range []int{0, len(words) - 1} {
			if n := folioNumber(strings.Trim(words[k], ".,;:-—*_[]()")); n > 0 {
				return skeleton(strings.Join(append(words[:k:k], words[k+1:]...), " ")), n
			}
		}
	}
	return skeleton(t), 0
}

// turning reports whether a line may stand at the turn of a page: a folio, a word or two
// that end no sentence, as a catchword, or more with a folio.
func turning(t string) bool {
	_, number := folioOf(t)
	return number > 0 || folioAlone(t) > 0 || len(strings.Fields(t)) <= 2 && !EndsSentence(t)
}
