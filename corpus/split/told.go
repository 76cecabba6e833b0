package split

import (
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// A scan with places may say which of its lines are headings, as Transkribus does, and tells
// by its boxes which stand in the middle of their column.

// markPlaces marks the lines that a scan tells to be headings, to stand in the middle, or in
// the margin: a note there is a clause of its own, as one at the foot is.
func (v *view) markPlaces(e *corpus.Evidence) {
	heading, middle, note := lookup(e.Headings), lookup(e.Middle), lookup(e.Notes)
	last := -1 // the note that the line before belongs to
	for i := range v.lines {
		l := &v.lines[i]
		at := v.g[l.lo].at()
		l.told = heading(at) + 1
		l.middle = middle(at) >= 0
		if k := note(at); k >= 0 {
			l.foot, l.note, last = true, k != last, k
		}
		if l.told > 0 {
			l.blank = l.blank || i == 0 || v.lines[i-1].told != l.told
		}
	}
	v.told = len(e.Headings)
}

// lookup returns a function that tells which of some spans, in their order, holds a byte, or
// -1. The bytes that it is asked for may only grow.
func lookup(spans []corpus.Span) func(at int) int {
	spans = slices.Clone(spans)
	slices.SortFunc(spans, func(a, b corpus.Span) int { return a.Start - b.Start })
	next := 0
	return func(at int) int {
		for next < len(spans) && spans[next].End <= at {
			next++
		}
		if next < len(spans) && spans[next].Start <= at {
			return next
		}
		return -1
	}
}

// toldHeading adds the heading that the scan tells, beginning on line n. The number of a
// division and its title, which may be told apart, are one.
func (v *view) toldHeading(n int) {
	end := func(n int) int {
		for n+1 < len(v.lines) && v.lines[n+1].told == v.lines[n].told {
			n++
		}
		return n
	}
	last := end(n)
	level := v.numberedDivision(v.lines[n])
	next := last + 1
	followed := next < len(v.lines) && last == n && v.lines[next].told > 0 && v.lines[next].divides == nil && v.numberedDivision(v.lines[next]) == 0
	switch {
	case v.lines[n].label != nil && last == n && !followed:
		v.lines[n].told = 0
		return
	case v.lines[n].divides != nil:
		level = levelArticle
	case level == 0 && last == n && (v.letters(v.lines[n]) < fewTold || v.numberAlone(v.lines[n])):
		if followed {
			v.addHeading(n, end(next), levelTitle)
		} else {
			v.lines[n].told = 0 // a label, or a great initial
		}
		return
	case level == 0:
		v.addHeading(n, last, v.titleLevel(v.lines[n], levelTitle))
		return
	}
	if followed {
		last = end(next)
	}
	v.addHeading(n, last, level)
}

// fewTold is how many letters a heading must have.
const fewTold = 3

// numberAlone reports whether a line is a Roman number and nothing else, §. XIII.: it is the
// number of what it stands above, as II. is.
func (v *view) numberAlone(l line) bool {
	n := lang.FromRoman(strings.Trim(v.text(l.lo, l.hi), "§.,:;()[] "))
	return n > 0 && n <= maxNumber
}

// toldLeast is how many headings a scan must tell before no others are looked for but those
// that are numbered.
const toldLeast = 3
