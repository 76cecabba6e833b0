package scan

import (
	"slices"
	"unicode/utf8"
)

// A title stands in the middle of its column, or is set in larger letters than the text, and
// then about its middle. A paragraph ends at the left, so a block whose last line stands in the
// middle does so as a whole.

// What is measured in heights of a line: how far a line in the middle is from the edges of its
// column at least, and how far from its middle at most.
const (
	middleLeast = 1.5
	middleOff   = 1.0
)

const (
	offPart     = 6    // of the space beside a line, the part by which it may be off its middle as well
	largeLeast  = 1.3  // how much wider than those of the column the letters of a large line are
	lettersBy   = 4    // of how many letters they are told at least
	columnLeast = 4    // how many lines tell where a column is
	columnPart  = 0.8  // of a line, how wide such lines are at least
	titleLines  = 4    // a title has at most: more are verse, or a title page
	linesMost   = 2000 // of a page: each is held against all
)

// middles finds the lines that stand in the middle of their column, as titles do. The column
// is where the wide lines about their middle stand: a page may have several.
func (p *Page) middles() {
	if len(p.Lines) > linesMost {
		return
	}
	for from := 0; from < len(p.Lines); {
		to := p.blockEnd(from)
		places := make([]place, to-from)
		for i := range places {
			places[i] = p.placeOf(&p.Lines[from+i])
		}
		if n := len(places); n <= titleLines && (places[n-1].middle || places[n-1].large) {
			for i, at := range places {
				l := &p.Lines[from+i]
				l.Middle = l.Middle || at.even && !slices.ContainsFunc(places[i:], func(o place) bool { return !o.even })
			}
		}
		from = to
	}
}

// place is where a line stands in its column: with as much space before it as after it, and
// whether that is much; and whether its letters are large.
type place struct{ even, middle, large bool }

func (p *Page) placeOf(l *Line) place {
	if l.Role != Body || !l.Box.known() {
		return place{}
	}
	at, wide := (l.Box.X0+l.Box.X1)/2, l.Box.X1-l.Box.X0
	var lefts, rights, heights, pitches []float64
	for i := range p.Lines {
		o := &p.Lines[i]
		if o.Role == Body && o.Box.known() && o.Box.X0 < at && at < o.Box.X1 && o.Box.X1-o.Box.X0 > columnPart*wide {
			lefts, rights = append(lefts, o.Box.X0), append(rights, o.Box.X1)
			heights, pitches = append(heights, o.Box.height()), append(pitches, o.pitch())
		}
	}
	if len(lefts) < columnLeast {
		return place{}
	}
	height := median(heights)
	left, right := l.Box.X0-median(lefts), median(rights)-l.Box.X1
	even := max(left-right, right-left) <= max(middleOff*height, (left+right)/offPart)
	return place{even, even && min(left, right) >= middleLeast*height, even && l.letterCount() >= lettersBy && l.pitch() >= largeLeast*median(pitches)}
}

// pitch returns how wide a letter of a line is.
func (l *Line) pitch() float64 { return (l.Box.X1 - l.Box.X0) / float64(max(1, l.letterCount())) }

// letterCount returns how many letters and spaces a line has.
func (l *Line) letterCount() int {
	n := len(l.Words) - 1
	for _, w := range l.Words {
		n += utf8.RuneCountInString(w.Text)
	}
	return n
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
