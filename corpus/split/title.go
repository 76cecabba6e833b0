package split

import (
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// underTitle extends a heading over the short lines of a title below it, up
// to the blank line that ends them. It returns the heading's last line.
func (v *view) underTitle(last int, numbered bool) int {
	if numbered {
		if end := v.argument(last); end > last {
			return end
		}
	}
	size, n := 0, last+1
	for n < len(v.lines) && n <= last+3 {
		l := v.lines[n]
		if l.table || l.verse || l.label != nil || l.head > 0 || n > last+1 && l.blank || n == last+1 && v.headingLevel(n) != 0 {
			break
		}
		size += l.hi - l.lo
		n++
	}
	if n == last+1 || n > last+3 && n < len(v.lines) && !v.lines[n].blank {
		return last
	}
	first, end := v.lines[last+1], v.lines[n-1]
	if !numbered && !v.opens(first) && !titled(foldCaps(compact(v.g[first.lo:first.hi])), func(t lang.Titles) string { return t.Below }) {
		return last
	}
	if size > 130 || v.labelled(last+1) || !v.capital(first) && !v.loud(first) || !v.terminal(end) && end.hi-end.lo > titleGlyphs {
		return last
	}
	for i := last + 1; i < n && !(numbered && n == last+2); i++ {
		if (v.lines[i].hi-v.lines[i].lo)*100 > v.width*92 {
			return last
		}
	}
	if n >= len(v.lines) || !v.lines[n].blank {
		return last
	}
	return n - 1
}

// argument returns the last line of what a division holds, told below its number: a line in
// italics, or a summary.
func (v *view) argument(last int) int {
	if last+2 < len(v.lines) && v.lines[last+2].blank && v.italic(v.lines[last+1]) {
		return last + 1
	}
	return v.summary(last)
}

// titleGoesBelow returns the last line of the title that begins on line n after the number
// of a division, and goes on below it up to a blank line: CHAP. IV. Of bathing for /
// relaxation only. A title that ends on its line does not.
func (v *view) titleGoesBelow(n int) int {
	if d := v.lines[n].divides; d == nil || d.Alone || v.terminal(v.lines[n]) {
		return n
	}
	for k := n + 1; k < len(v.lines) && k <= n+titleGoesOnLines; k++ {
		if v.lines[k].blank || v.lines[k].table || v.lines[k].verse {
			return k - 1
		}
	}
	return n
}

// titleGoesOnLines is how many lines such a title may go on.
const titleGoesOnLines = 3

// summaryLines is the most lines of a chapter's summary.
const summaryLines = 8

// summary returns the last line of a chapter's summary: what stands between its
// number and its text, which begins with a large initial. Without a summary it
// returns last.
func (v *view) summary(last int) int {
	n := last + 1
	for n < len(v.lines) && n <= last+summaryLines && (n == last+1 || !v.lines[n].blank) {
		if l := v.lines[n]; l.table || l.verse || v.headingLevel(n) != 0 && n > last+1 || v.initial(l) || v.labelled(n) {
			return last
		}
		n++
	}
	if n == last+1 || n >= len(v.lines) || !v.lines[n].blank || !v.capital(v.lines[last+1]) || !v.initial(v.lines[n]) {
		return last
	}
	return n - 1
}

// initial reports whether a line begins with a large initial, after which
// printers set a capital: "LE point", "QUoique".
func (v *view) initial(l line) bool {
	if l.hi-l.lo < 20 {
		return false
	}
	a, b, c := v.g[l.lo].r, v.g[l.lo+1].r, v.g[l.lo+2].r
	return unicode.IsUpper(a) && unicode.IsUpper(b) && unicode.IsLower(c)
}

// italic reports whether a line is wholly between asterisks.
func (v *view) italic(l line) bool {
	return l.hi-l.lo > 4 && l.hi-l.lo < 300 && v.g[l.lo].r == '*' && (v.g[l.hi-1].r == '*' || v.g[l.hi-2].r == '*')
}

// title returns the reading of a heading, without marks around it.
func (v *view) title(from, to int) string {
	var b strings.Builder
	if l := v.lines[from]; !v.run && v.numberedDivision(l) > 0 {
		b.WriteString(v.proper[foldCaps(compact(v.g[l.lo:l.hi]))])
		if from == to {
			return b.String()
		}
		b.WriteString(". ")
		from++
	}
	if v.tokens.tile() {
		b.WriteString(v.tokens.between(v.g[v.lines[from].lo].at(), v.g[v.lines[to].hi-1].end()))
	} else {
		for i := from; i <= to; i++ {
			if i > from {
				b.WriteByte(' ')
			}
			b.WriteString(v.text(v.lines[i].lo, v.lines[i].hi))
		}
	}
	s := strings.Join(strings.Fields(markup.Replace(b.String())), " ")
	s = strings.TrimLeftFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return strings.TrimRightFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsPunct(r) && r != ')' || unicode.IsSymbol(r)
	})
}

// markup removes what a digitiser's Markdown adds to a title.
var markup = strings.NewReplacer("*", "", "#", "")
