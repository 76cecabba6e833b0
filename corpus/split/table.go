package split

import (
	"strings"
	"unicode"

	"quinola/corpus"
)

// markTables marks the lines of tables and of verse, in which no labels are
// searched for: the known ones, and those that look so.
func (v *view) markTables(known []corpus.Span) {
	table := lookup(known)
	for i := range v.lines {
		v.lines[i].table = table(v.g[v.lines[i].lo].at()) >= 0
	}
	if !v.run && v.width > 0 {
		v.findMargin()
		v.findTables()
	}
}

// findTables marks tables by their look, and then verse.
func (v *view) findTables() {
	for n := 0; n < len(v.lines); {
		end := n
		for end < len(v.lines) && !v.lines[end].table && v.narrow(v.lines[end]) && !v.standsAbove(end) && (end == n || v.goesOnInTable(v.lines[end])) {
			end++
		}
		if end == n {
			n++
			continue
		}
		v.judge(n, end)
		n = end
	}
	v.markVerse()
}

// goesOnInTable reports whether a narrow line may be another row: it does not
// begin a leaf, nor continue a sentence after a blank line.
func (v *view) goesOnInTable(l line) bool {
	return l.celled || v.figures(l) || !l.top && !(l.blank && v.resumes(l))
}

// narrow reports whether a line may belong to a table: it ends well before
// the margin or is cut into cells.
func (v *view) narrow(l line) bool {
	return l.label == nil && l.divides == nil && l.told == 0 && ((l.hi-l.lo)*100 < v.width*66 || l.celled)
}

// figures reports whether a line is mostly numbers or ends in one.
func (v *view) figures(l line) bool {
	digits, letters := 0, 0
	for _, g := range v.g[l.lo:l.hi] {
		switch {
		case unicode.IsDigit(g.r):
			digits++
		case unicode.IsLetter(g.r):
			letters++
		}
	}
	if digits == 0 {
		return false
	}
	if digits >= letters {
		return true
	}
	for i := l.hi - 1; i >= l.lo && i >= l.hi-3; i-- {
		if unicode.IsDigit(v.g[i].r) {
			return true
		}
		if unicode.IsLetter(v.g[i].r) {
			return false
		}
	}
	return false
}

// judge decides whether the narrow lines [from, to) are a table.
func (v *view) judge(from, to int) {
	// A narrow line that ends a paragraph of full lines is no row.
	for from < to && from > 0 && !v.lines[from].blank && !v.lines[from].celled && !v.narrow(v.lines[from-1]) {
		from++
	}
	rows, celled, quiet, tiny := 0, 0, 0, 0
	for _, l := range v.lines[from:to] {
		rows++
		if l.celled || v.figures(l) {
			celled++
		}
		if !v.loud(l) {
			quiet++
		}
		if (l.hi-l.lo)*100 < v.width*40 {
			tiny++
		}
	}
	switch {
	case rows >= 3 && celled*2 >= rows && v.bareLabels(from, to) < 2:
	case rows >= 2 && celled == rows && v.lines[from].celled:
	case rows >= 6 && quiet*2 >= rows && tiny*10 >= rows*7 && v.bareLabels(from, to) < 2:
	default:
		return
	}
	for i := from; i < to; i++ {
		if v.numberedDivision(v.lines[i]) == 0 && v.g[v.lines[i].lo].r != '#' {
			v.lines[i].table = true
		}
	}
	// Headings in capitals before the first row with figures stay headings.
	for i := from; i < to && v.loud(v.lines[i]) && !v.figures(v.lines[i]) && !v.lines[i].celled; i++ {
		v.lines[i].table = false
	}
}

// bareLabels counts the lines that hold nothing but a label and its stop: laws on
// a wide-set page are no table.
func (v *view) bareLabels(from, to int) int {
	n := 0
	for i := from; i < to; i++ {
		l := v.lines[i]
		if last := v.g[l.hi-1].r; l.hi-l.lo > 7 || last != '.' && last != ',' {
			continue
		}
		s := strings.TrimRight(compact(v.g[l.lo:l.hi]), ".,:")
		for _, g := range v.guesses(s) {
			if g.style == roman && g.cost < sureCost {
				n++
				break
			}
		}
	}
	return n
}

// markVerse marks stanzas: four lines or more between blank ones, none of
// them full, nearly all beginning with a capital.
func (v *view) markVerse() {
	for n := 0; n < len(v.lines); {
		if v.titled(n) {
			n++
			continue
		}
		// Verse may have a blank line after every line; stanzas are then parted by
		// more.
		apart := 1
		if n+1 < len(v.lines) && v.lines[n+1].ends == 2 {
			apart = 2
		}
		end := n + 1
		for end < len(v.lines) && !v.lines[end].top && v.goesWith(end, apart) && !v.titled(end) {
			end++
		}
		if apart == 2 && end < len(v.lines) && v.lines[end].ends == 1 && end > n+1 {
			end-- // the last line begins a block without blank lines
		}
		if v.stanza(n, end, apart) {
			for i := n; i < end; i++ {
				v.lines[i].verse = true
				v.lines[i].blank = i == n
			}
		}
		n = end
	}
	v.noVerseInCode()
}

// noVerseInCode takes paragraphs below lone labels for prose, unless as many
// stanzas stand so: a list of titles of honour looks like one.
func (v *view) noVerseInCode() {
	var below []int // lines there that begin a stanza
	labels := 0
	for n, l := range v.lines[:max(0, len(v.lines)-1)] {
		if l.label == nil || l.label.body < l.hi {
			continue
		}
		labels++
		if v.lines[n+1].verse {
			below = append(below, n+1)
		}
	}
	if len(below)*2 > labels {
		return
	}
	for _, n := range below {
		for i := n; i < len(v.lines) && v.lines[i].verse && (i == n || !v.lines[i].blank); i++ {
			v.lines[i].verse = false
		}
	}
}

// goesWith reports whether a line is as far below the one before it as the
// lines of its stanza are. If a line of marks alone is between, the distance
// is greater, but then no sentence has ended.
func (v *view) goesWith(n, apart int) bool {
	e := v.lines[n].ends
	return e == apart || apart == 2 && e == 4 && !v.terminal(v.lines[n-1])
}

// opensVerse reports whether a line begins as those of verse do, with a capital or a mark.
// A quotation of prose has its mark before every line, too: there the letter behind it tells.
func (v *view) opensVerse(l line) bool {
	at := l.lo
	for at+1 < l.hi && strings.ContainsRune("\"“”„«»‟", v.g[at].r) {
		at++
	}
	return unicode.IsUpper(v.g[at].r) || at == l.lo && v.capital(l) || !unicode.IsLetter(v.g[at].r)
}

// titled reports whether a line is set as titles are.
func (v *view) titled(n int) bool {
	l := v.lines[n]
	return v.g[l.lo].r == '#' || v.loud(l) && v.letters(l) > 3 || v.standsAbove(n)
}

// lettered reports whether a line begins with a letter in brackets: (a), b).
func (v *view) lettered(l line) bool {
	at := l.lo
	if r := v.g[at].r; r == '(' || r == '[' {
		at++
	}
	return at+1 < l.hi && unicode.IsLetter(v.g[at].r) && !v.g[at+1].gap && (v.g[at+1].r == ')' || v.g[at+1].r == ']')
}

// widestVerse is the most glyphs of a line of verse, which no page is set so wide for.
const widestVerse = 80

// stanza reports whether the lines [from, to) look like a stanza.
func (v *view) stanza(from, to, apart int) bool {
	if to-from < 4 || to-from > 24 {
		return false
	}
	capitals, stops, labels := 0, 0, 0 // of lines
	full := false                      // a line reaches the margin: then every line must look like verse
	for i := from; i < to; i++ {
		l := v.lines[i]
		full = full || v.letters(l)*100 > v.width*95
		if l.table || l.label != nil || l.divides != nil || v.loud(l) && v.letters(l) > 3 || l.hi-l.lo > widestVerse {
			return false
		}
		if v.opensVerse(l) {
			capitals++
		}
		if v.labelled(i) || v.lettered(l) || strings.ContainsRune("-–—•", v.g[l.lo].r) && l.lo+1 < l.hi && v.g[l.lo+1].gap {
			labels++ // or a point of a list
		}
		if r := v.g[l.hi-1].r; strings.ContainsRune(".,;:!?", r) {
			stops++
		}
	}
	if labels*2 >= to-from {
		return false // laws of a line each
	}
	if full {
		return apart == 1 && capitals == to-from && stops*4 >= (to-from)*3
	}
	return capitals*100 >= (to-from)*85 && stops*2 >= to-from
}
