package reading

import (
	"strconv"
	"unicode"
)

// A word of a clause has the address #w12: the twelfth stretch of its reading
// between white space that holds a letter or a digit. The count rests on the
// reading alone: not on how the scan is broken, on the layer, or on marks that
// stand by themselves.

// words counts the words of a reading.
type words struct {
	n  int  // words begun
	in bool // the stretch that goes on is counted
}

// over counts what begins in the next piece of the reading.
func (w *words) over(s string) {
	for _, r := range s {
		w.next(r)
	}
}

// next reports whether a word begins with that letter.
func (w *words) next(r rune) bool {
	if unicode.IsSpace(r) {
		w.in = false
		return false
	}
	if w.in || !isWord(r) {
		return false
	}
	w.n++
	w.in = true
	return true
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// words writes a piece of a reading, each word that begins in it with its
// address.
func (m *nodes) words(w words, s string) {
	from, open := 0, false
	for i, r := range s {
		switch begins := w.next(r); {
		case begins:
			m.printed(s[from:i])
			// For a screen reader an element with an id is a thing by itself, and each word would be one.
			m.WriteString(`<span id="w` + strconv.Itoa(w.n) + `" role="none">`)
			from, open = i, true
		case open && !w.in:
			m.printed(s[from:i])
			m.WriteString("</span>")
			from, open = i, false
		}
	}
	m.printed(s[from:])
	if open {
		m.WriteString("</span>")
	}
}
