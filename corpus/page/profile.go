package page

import (
	"slices"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/cores"
)

// A Profile is the layout of a scan's pages. It is found once, from the lines
// and from what is known of the scan, and does not depend on the language.
type Profile struct {
	Leaves    []corpus.Span
	Lines     [][]Line        // of each leaf
	Furniture [][]corpus.Span // of each leaf, in order: what is no part of the text
	Setting   Setting
}

// Line is one line of a scan.
type Line struct {
	Start, End int  // its bytes, without the line end
	Blank      bool // nothing but white space
}

// Setting is what the line ends and the blank lines of a scan stand for.
type Setting uint8

// The settings.
const (
	// Spaced: the lines are those of print, and a blank line may stand between any
	// two of them. Machines put one after every line of a page that is set wide.
	Spaced Setting = iota
	// Lined: the lines are those of print, and blank lines part paragraphs.
	Lined
	// Unbroken: a line is a paragraph, or the whole text.
	Unbroken
)

// Parted reports whether blank lines part paragraphs. If so, a lone line
// between two of them in the midst of a sentence was put in.
func (s Setting) Parted() bool { return s != Spaced }

// Of returns the profile of a scan, with the evidence e about it, or nil. If leaves
// is nil they are found by Leaves.
func Of(src []byte, leaves []corpus.Span, e *corpus.Evidence) *Profile {
	if leaves == nil {
		leaves = Leaves(src)
	}
	if e == nil {
		e = &corpus.Evidence{}
	}
	p := &Profile{Leaves: leaves, Lines: make([][]Line, len(leaves))}
	cores.All(len(leaves), func(i int) { p.Lines[i] = linesOf(src, leaves[i]) })
	p.Setting = setting(src, p.Lines)
	p.Furniture = byLeaf(leaves, e.Furniture)
	if !e.Told && !p.alone() {
		(&furnisher{Profile: p, src: src}).furnish()
	}
	return p
}

// alone reports whether the text is one line no longer than a line of print. It was
// given to be read, whatever it looks like.
func (p *Profile) alone() bool {
	lines := 0
	for _, leaf := range p.Lines {
		for _, l := range leaf {
			if l.Blank {
				continue
			}
			if lines++; lines > 1 || l.End-l.Start > longestLine {
				return false
			}
		}
	}
	return lines == 1
}

// longestLine is the most bytes of a line of print.
const longestLine = 120

// All returns the furniture of all leaves.
func (p *Profile) All() []corpus.Span { return slices.Concat(p.Furniture...) }

// linesOf divides a leaf into lines.
func linesOf(src []byte, leaf corpus.Span) []Line {
	var out []Line
	for at := leaf.Start; at < leaf.End; {
		end := at
		blank := true
		for end < leaf.End && src[end] != '\n' {
			if src[end] != ' ' && src[end] != '\t' && src[end] != '\r' && src[end] != '\f' {
				blank = false
			}
			end++
		}
		next := end + 1
		if end > at && src[end-1] == '\r' {
			end--
		}
		out = append(out, Line{Start: at, End: end, Blank: blank})
		at = next
	}
	return out
}

// Widest is the most letters and marks of a line of print.
const Widest = 100

// When blank lines mean nothing: how many in a hundred of them interrupt a
// sentence, and how many in all are needed to decide. In the Académie, set wide in
// part, 46 in a hundred do; in books with paragraphs 5 to 8, because of insertions.
const (
	tornShare   = 20
	fewestBlank = 3
)

// setting returns what the lines of a scan stand for: paragraphs, if most of
// the text stands in lines wider than print; else it depends on whether
// sentences go on across blank lines.
func setting(src []byte, leaves [][]Line) Setting {
	all, wide, blanks, torn := 0, 0, 0, 0
	for _, lines := range leaves {
		above := -1
		for n, l := range lines {
			if l.Blank {
				continue
			}
			t := src[l.Start:l.End]
			size := glyphs(t)
			if all += size; size > Widest {
				wide += size
			}
			if turning(string(t)) {
				above = -1
				continue
			}
			if above >= 0 && above < n-1 {
				blanks++
				if BeginsLower(string(t)) && !EndsSentence(string(src[lines[above].Start:lines[above].End])) {
					torn++
				}
			}
			above = n
		}
	}
	switch {
	case wide*2 > all:
		return Unbroken
	case blanks >= fewestBlank && torn*100 < blanks*tornShare:
		return Lined
	}
	return Spaced
}

// glyphs counts the letters and marks of a line.
func glyphs(line []byte) int {
	n := 0
	for len(line) > 0 {
		r, size := utf8.DecodeRune(line)
		if line = line[size:]; !IsSpace(r) {
			n++
		}
	}
	return n
}

// IsSpace reports whether r is white space in a scan.
func IsSpace(r rune) bool {
	return r == ' ' || r == '\t' || r == '\r' || r == '\n' || r == '\f' || r == '\v' || r == '\u00a0' || r == '\ufeff' ||
		r >= '\u2000' && r <= '\u200b' || r == '\u202f'
}
