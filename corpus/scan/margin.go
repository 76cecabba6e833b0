package scan

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
)

// numbersBeside leaves numbers in the margin where the file has them, as part of the paragraph
// beside which they stand. A line of figures in a note with words is of the note: 3 May / 1745.
func (p *Page) numbersBeside() {
	for from := 0; from < len(p.Lines); {
		to := from + 1
		for to < len(p.Lines) && !p.Lines[to].Begins && p.Lines[to].Role == p.Lines[from].Role {
			to++
		}
		block := p.Lines[from:to]
		if block[0].Role == Margin && !slices.ContainsFunc(block, worded) {
			for i := range block {
				block[i].Role = Body
			}
		}
		from = to
	}
}

// worded reports whether a line holds words, and not numbers alone, in figures.
func worded(l Line) bool {
	return slices.ContainsFunc(l.Words, func(w Word) bool { return strings.ContainsFunc(w.Text, unicode.IsLetter) })
}

// besideText puts the notes in the margin of a page behind the paragraphs beside which they
// stand, each at the end of its own: files have them where they were drawn, at the end of
// the page or within a sentence. Beside a paragraph that goes on overleaf a note stands
// before it, if it begins on the page.
func (p *Page) besideText() {
	var notes [][]Line
	var text []Line
	for i, l := range p.Lines {
		switch {
		case l.Role != Margin:
			text = append(text, l)
		case l.Begins || i == 0 || p.Lines[i-1].Role != Margin:
			l.Begins = true
			notes = append(notes, []Line{l})
		default:
			notes[len(notes)-1] = append(notes[len(notes)-1], l)
		}
	}
	if len(notes) == 0 || len(text) == 0 {
		return
	}
	slices.SortStableFunc(notes, func(a, b []Line) int { return cmp.Compare(a[0].Box.Y0, b[0].Box.Y0) })
	behind := make([][]Line, len(text)+1) // what stands before each line of the text
	for _, note := range notes {
		at := behindText(text, note[0])
		behind[at] = append(behind[at], note...)
	}
	p.Lines = p.Lines[:0]
	for i, l := range text {
		p.Lines = append(append(p.Lines, behind[i]...), l)
	}
	p.Lines = append(p.Lines, behind[len(text)]...)
}

// behindText returns the line of the text before which a note is put.
func behindText(text []Line, note Line) int {
	nearest, apart := -1, math.Inf(1)
	last := 0 // behind the last line that is no furniture
	for i, l := range text {
		if l.Role == Furniture {
			continue
		}
		last = i + 1
		if d := math.Abs(l.Box.Y0 + l.Box.Y1 - note.Box.Y0 - note.Box.Y1); l.Box.known() && note.Box.known() && d < apart {
			nearest, apart = i, d
		}
	}
	if nearest < 0 {
		return last
	}
	starts := func(i int) bool {
		return text[i].Begins || i > 0 && (text[i].Role != text[i-1].Role || text[i].Head != text[i-1].Head)
	}
	end := nearest + 1
	for end < last && !starts(end) {
		end++
	}
	if end < last || ends(text[last-1]) {
		return end
	}
	for begin := nearest; begin > 0; begin-- {
		if starts(begin) {
			return begin
		}
	}
	return end
}

// ends reports whether a line ends a sentence.
func ends(l Line) bool {
	word := strings.TrimRight(l.Words[len(l.Words)-1].Text, "\"”’»)]")
	return word != "" && strings.ContainsRune(".!?:", rune(word[len(word)-1]))
}
