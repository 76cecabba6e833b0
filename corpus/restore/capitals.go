package restore

import (
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// capitals reports whether a row is set in capitals, as headings are.
func (u *unit) capitals(r row) bool {
	up, low := 0, 0
	for _, c := range u.cells[r.from:r.to] {
		switch {
		case unicode.IsUpper(c.r):
			up++
		case unicode.IsLower(c.r):
			low++
		}
	}
	return up >= 4 && up > 3*low
}

// inCapitals sets the short words of rows in capitals as the scan shows them:
// decoded by itself, "D E" is the great initial of a paragraph, "De".
func (u *unit) inCapitals(words []word) {
	n := 0
	for _, r := range u.rows() {
		for n < len(words) && words[n].from < r.from {
			n++
		}
		if !u.capitals(r) {
			continue
		}
		for ; n < len(words) && words[n].to <= r.to; n++ {
			if w := &words[n]; u.shown(*w) {
				w.reading = strings.ToUpper(w.reading)
				if seen := u.seen(*w); w.why == corpus.Accent && lang.Bare(w.reading) == seen {
					w.reading, w.why = seen, "" // few printers set accents on capitals
				}
			}
		}
	}
}

// seen is a word as the scan shows it, "" if its letters stand apart: of these machines
// lose the marks.
func (u *unit) seen(w word) string {
	var b strings.Builder
	cells := u.cells[w.from:w.to]
	for _, c := range cells {
		b.WriteRune(c.r)
	}
	if int(cells[len(cells)-1].end-cells[0].at) > b.Len() {
		return ""
	}
	return b.String()
}

// shown reports whether the scan has all letters of a word as capitals, and more
// than one.
func (u *unit) shown(w word) bool {
	letters := 0
	for _, c := range u.cells[w.from:w.to] {
		if unicode.IsLower(c.r) {
			return false
		}
		if unicode.IsUpper(c.r) {
			letters++
		}
	}
	return letters > 1
}
