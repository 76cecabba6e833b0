package restore

import (
	"strings"
	"unicode"
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
			}
		}
	}
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
