package split

import (
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/page"
)

// In a dictionary and in an index the letters of the alphabet stand above the words that begin
// with them, each on a line of its own. A letter by itself is a signature or a speck; a row of
// them is not.

const (
	alphabetLeast = 6 // letters of such a row at least
	alphabetStep  = 6 // how far one may be behind the one before: a short list has no word with some
)

// markAlphabet marks the letters that head the divisions of a dictionary.
func (v *view) markAlphabet() {
	var row []int
	last := 0
	mark := func() {
		if len(row) >= alphabetLeast {
			for _, n := range row {
				l := &v.lines[n]
				l.divides = &page.Label{Number: v.letterOf(n), Class: alphabetClass, Len: l.hi - l.lo, Alone: true}
			}
		}
		row, last = nil, 0
	}
	for n := range v.lines {
		letter := v.letterOf(n)
		switch {
		case letter == 0 || letter == last:
			continue
		case letter < last || last > 0 && letter > last+alphabetStep:
			mark()
		}
		row, last = append(row, n), letter
	}
	mark()
}

// alphabetClass is what the letters of a dictionary have for the word of a division.
const alphabetClass = "?a-z"

// letterOf returns which letter of the alphabet line n is, alone or with another that was taken
// for the same (V & U), between blank lines and not at the foot of a leaf; 0 if it is none.
func (v *view) letterOf(n int) int {
	l := v.lines[n]
	if l.hi-l.lo > 4 || !v.Blank(n) || n+1 == len(v.lines) || v.lines[n+1].top || !v.lines[n+1].blank || l.label != nil {
		return 0
	}
	letters := strings.FieldsFunc(v.text(l.lo, l.hi), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(".,&", r) })
	if len(letters) == 0 {
		return 0
	}
	for _, s := range letters {
		if len(s) != 1 || s[0] < 'A' || s[0] > 'Z' {
			return 0
		}
	}
	return int(min(letters[0][0], letters[len(letters)-1][0])-'A') + 1
}

// markLettered marks the lines that a row of letters in brackets numbers, (a), (b), (c): their
// (i) and (l) are no numerals.
func (v *view) markLettered() {
	var row []int
	last, brackets := "", ""
	mark := func() {
		if len(row) >= letterRow {
			for _, n := range row {
				v.lines[n].lettered = true
			}
		}
		row = nil
	}
	for n, l := range v.lines {
		if !v.lettered(l) {
			continue
		}
		label := v.text(l.lo, min(l.hi, l.lo+3))
		letter := strings.TrimLeft(label, "([")
		about := label[:len(label)-len(letter)]
		letter = strings.ToLower(letter[:1])
		switch {
		case letter == "a":
			mark()
			row, brackets = []int{n}, about
		case len(row) > 0 && about == brackets && follows(last, letter):
			row = append(row, n)
		default:
			continue
		}
		last = letter
	}
	mark()
}

// follows reports whether a letter follows another in one of the alphabets.
func follows(before, letter string) bool {
	return slices.ContainsFunc(alphabets[:], func(a string) bool { return strings.Contains(a, before+letter) })
}
