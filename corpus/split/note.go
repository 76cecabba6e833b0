package split

import (
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// markNotes marks the notes at the foot of each leaf: the lines from the first that
// begins with a sign to which a word above it on the leaf refers, if every paragraph from
// there on begins with one. A text without leaves has no feet of leaves.
func (v *view) markNotes() {
	if len(v.leaves) < 2 {
		return
	}
	for from, to := 0, 0; from < len(v.lines); from = to {
		for to = from + 1; to < len(v.lines) && v.lines[to].leaf == v.lines[from].leaf; to++ {
		}
		for i := v.notesFrom(from, to); i < to; i++ {
			v.lines[i].foot = true
			sign, _ := v.noteSign(v.lines[i].lo, v.lines[i])
			v.lines[i].note = sign != ""
		}
	}
}

// notesFrom returns the first line of the notes at the foot of the leaf that has the lines
// [from, to), or to.
func (v *view) notesFrom(from, to int) int {
	refers := map[string]bool{}
	first := to
	for i := from; i < to; i++ {
		l := v.lines[i]
		sign, _ := v.noteSign(l.lo, l)
		begins := sign != "" && refers[sign] && i > from && !(strings.HasPrefix(sign, "*") && v.words(l) < fewNoted)
		switch {
		case begins && first == to:
			first = i
		case first < to && l.blank && !begins, l.label != nil && first < to, l.table || l.verse:
			first = to
		}
		for g := l.lo + 1; g < l.hi; g++ {
			if sign, end := v.noteSign(g, l); sign != "" && v.refersAt(g, end, l) {
				refers[sign] = true
			}
		}
	}
	return first
}

// fewNoted is the least words of a note with a star: fewer are the title of a part, set in
// the margin.
const fewNoted = 3

// words counts the words of a line that have letters.
func (v *view) words(l line) (n int) {
	for i := l.lo; i < l.hi; i++ {
		if unicode.IsLetter(v.g[i].r) && (i == l.lo || v.g[i].gap) {
			n++
		}
	}
	return n
}

// noteSign returns the sign of a note that stands at glyph g of a line, without its
// brackets, and the glyph after it; "" for none: *, †, (a), [1], (117), ¹.
func (v *view) noteSign(g int, l line) (sign string, end int) {
	end = g
	for end < l.hi && end < g+3 && strings.ContainsRune(page.NoteSigns, v.g[end].r) && (end == g || !v.g[end].gap) {
		end++
	}
	if end > g && (g > l.lo || end < l.hi && v.g[end].gap || v.g[g].r != '*') { // *word* is set off
		return compact(v.g[g:end]), end
	}
	if r := v.g[g].r; r != '(' && r != '[' {
		return "", g
	}
	shut := g + 1
	for shut < l.hi && shut <= g+mostFigures && unicode.IsDigit(v.g[shut].r) {
		shut++
	}
	if shut == g+1 && shut < l.hi && (unicode.IsLower(v.g[shut].r) || strings.ContainsRune(page.NoteSigns, v.g[shut].r)) {
		shut++
	}
	if shut == g+1 || shut >= l.hi || v.g[shut].r != ')' && v.g[shut].r != ']' {
		return "", g
	}
	return compact(v.g[g+1 : shut]), shut + 1
}

// mostFigures is how many figures the number of a note has at most, in a book that counts
// them from its first leaf to its last.
const mostFigures = 3

// refersAt reports whether the sign from glyph g up to end refers to a note: it follows a
// word, and neither opens nor stands before one without a space, as the asterisk of a word
// set off does. After a function word it names the item of a list: under (a), and (b).
func (v *view) refersAt(g, end int, l line) bool {
	before := v.g[g-1].r
	if !unicode.IsLetter(before) && !unicode.IsDigit(before) && !strings.ContainsRune(".,;:!?)»”’'\"", before) {
		return false
	}
	if v.g[g].gap && lang.Of(v.lang).Function(v.wordBefore(g, l)) {
		return false
	}
	return end == l.hi || v.g[end].gap || !unicode.IsLetter(v.g[end].r)
}

// wordBefore returns the word of a line that ends before glyph g, in small letters.
func (v *view) wordBefore(g int, l line) string {
	from := g - 1
	for from > l.lo && !v.g[from].gap {
		from--
	}
	return strings.ToLower(compact(v.g[from:g]))
}

// foot adds a line of the notes at the foot of a leaf. What they interrupt goes on below.
func (a *assembly) foot(n int) {
	l := a.v.lines[n]
	if a.open >= 0 && !l.note && n > 0 && a.v.lines[n-1].foot {
		a.extend(l)
		return
	}
	if a.held < 0 {
		a.held = a.open
	}
	a.start(l.lo, l.lo, corpus.KindNarrative)
	a.extend(l)
}

// body returns the line above line n that is no note at the foot of a leaf.
func (v *view) body(n int) line {
	for n--; n > 0 && v.lines[n].foot; n-- {
	}
	return v.lines[n]
}
