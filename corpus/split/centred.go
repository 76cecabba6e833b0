package split

import (
	"slices"
	"strings"
	"unicode"
)

// A title that is set neither in capitals nor with a word by which titles begin is told by
// where it stands: by itself, in the middle of the measure. What is signed and dated stands to
// the right, a paragraph is set in a little, and verse and quotations go on.

// findMargin finds where most full lines end, in columns of the source. A source whose lines
// all begin at the margin has nothing in the middle.
func (v *view) findMargin() {
	var ends []int
	for _, l := range v.lines {
		if !v.short(l) {
			if col := v.column(l); col >= 0 {
				ends = append(ends, col+v.columns(l))
			}
		}
	}
	if len(ends) < fullLeast {
		return
	}
	slices.Sort(ends)
	v.margin = ends[len(ends)/2]
}

// fullLeast is how many full lines tell where the margin is.
const fullLeast = 12

// column returns how many columns stand before a line; -1 if more than white space does.
func (v *view) column(l line) int {
	at := v.g[l.lo].at()
	col := 0
	for at > 0 && v.src[at-1] != '\n' && v.src[at-1] != '\f' {
		if at--; v.src[at] != ' ' {
			return -1
		}
		col++
	}
	return col
}

// columns returns how many columns a line takes.
func (v *view) columns(l line) int {
	n := l.hi - l.lo
	for i := l.lo + 1; i < l.hi; i++ {
		n += int(v.g[i].space)
	}
	return n
}

// inMiddle reports whether a line stands in the middle of the measure.
func (v *view) inMiddle(l line) bool {
	if l.middle || v.margin == 0 {
		return l.middle
	}
	left := v.column(l)
	right := v.margin - left - v.columns(l)
	return left >= middleLeast && right >= middleLeast && max(left-right, right-left) <= max(middleOff, (left+right)/6)
}

// How far from the margins a line in the middle is at least, and how far from the middle at
// most, in columns.
const (
	middleLeast = 4
	middleOff   = 3
)

// centred reports whether line n is a title, or the first of one, by where it stands: one or
// two lines in the middle, or up to four by the boxes of a scan, between blank ones, after the
// end of a sentence and before text. It begins with a capital, ends as no part of a sentence
// does, and quotes nothing.
func (v *view) centred(n int) bool {
	l := v.lines[n]
	if !l.blank || l.celled || l.foot || l.note || v.figures(l) || v.letters(l) < fewTitled || !v.inMiddle(l) || !v.capital(l) || v.labelled(n) {
		return false
	}
	last, most := n, centredLines
	if l.middle {
		most = placedLines
	}
	for last+1 < len(v.lines) && !v.lines[last+1].blank && last-n < most {
		last++
	}
	if last+1 >= len(v.lines) || last-n >= most || last > n && !v.inMiddle(v.lines[last]) {
		return false
	}
	if n > 0 && v.lines[n-1].head == 0 && !v.lines[n-1].table && !v.lines[n-1].verse && !strings.ContainsRune(".!?)*\"”’", v.last(v.lines[n-1])) {
		return false
	}
	first, end := v.g[l.lo].r, v.last(v.lines[last])
	below := v.lines[last+1]
	return !strings.ContainsRune("\"“«'‘([*—-", first) && (unicode.IsLetter(end) || strings.ContainsRune(".)*", end) || l.middle && strings.ContainsRune("?/", end)) && !v.inMiddle(below) && !below.table && !v.resumes(below)
}

// standsAbove reports whether line n stands in the middle by itself, above lines that do not and
// that begin well to the left of it: the name of what a list or a stanza below it is of.
func (v *view) standsAbove(n int) bool {
	l := v.lines[n]
	if v.margin == 0 || n+aboveLines >= len(v.lines) || !l.blank || !v.lines[n+1].blank || l.celled || v.figures(l) || !v.inMiddle(l) {
		return false
	}
	left := v.column(l) - middleLeast
	for _, below := range v.lines[n+1 : n+1+aboveLines] {
		if at := v.column(below); at < 0 || at > left || v.inMiddle(below) {
			return false
		}
	}
	return true
}

// aboveLines is how many lines below such a line stand so.
const aboveLines = 2

// centredLines and placedLines are how many lines such a title has at most, where white space
// tells its place and where the scan does.
const (
	centredLines = 2
	placedLines  = 4
)

// fewTitled is the least letters of such a title.
const fewTitled = 4
