package page

import (
	"slices"
	"strings"
	"unicode"
)

// Glyph is a letter or a mark of a line, neither white space nor furniture.
type Glyph struct {
	R     rune
	Space int  // how much white space stands before it, after another glyph of the line
	Tab   bool // a tabulator is in it
}

// Place says how a glyph relates to the one before it.
type Place uint8

// The places.
const (
	Close  Place = 1 << iota // in one word with it, whatever space is between
	Loose                    // Close, but it may also begin a word
	Cell                     // it begins a cell
	Leader                   // a dot or a dash that leads from one cell to the next
)

// Set is how a line is set. It is found from the line alone, before white space
// is normalised: a leaf may change its setting from line to line.
type Set struct {
	Spaced bool    // letter by letter: one space parts letters, two part words
	Places []Place // of each glyph; nil if none has one
	apart  bool    // set letter by letter, with most letters as far apart as words
}

// Celled reports whether white space or leaders cut the glyphs [from, to) into
// cells.
func (s Set) Celled(from, to int) bool {
	for i := from; i < min(to, len(s.Places)); i++ {
		if s.Places[i]&(Cell|Leader) != 0 {
			return true
		}
	}
	return false
}

// When a line counts as set letter by letter: how many words of one letter it must
// have, and how many of ten words. (A lone mark is such a word, unless it leads to
// a cell.) Its letters are closed up if one in so many stands alone, and if there
// are so many letters or a wider space distinguishes words.
const (
	singleLeast = 4
	singleTenth = 6
	singlePart  = 2
	singleAlone = 6
)

// How much white space parts two cells; how many dots or dashes lead from one to the
// next, in a line with a figure and in one without; and the most letters of a label:
// what stands after its stop is no cell.
const (
	cellWidth  = 3
	fewestDots = 3
	plainDots  = 4
	labelMost  = 7
)

// SetOf returns how a line is set.
func SetOf(line []Glyph) Set {
	s := Set{}
	s.lead(line)
	s.closeUp(line)
	if !s.Spaced {
		s.cut(line)
	}
	return s
}

// Parts reports whether white space before glyph i of the line parts words, by its
// width: where one space parts letters, only wider space does.
func (s Set) Parts(line []Glyph, i int) bool {
	if s.Spaced && !s.apart {
		return line[i].Space > 1
	}
	return line[i].Space > 0
}

func (s *Set) mark(line []Glyph, i int, p Place) {
	if s.Places == nil {
		s.Places = make([]Place, len(line))
	}
	s.Places[i] |= p
}

// closeUp decides whether the line is set letter by letter, and which glyphs
// belong together.
func (s *Set) closeUp(line []Glyph) {
	words, lone, single, letters, wide := 0, 0, 0, 0, 0
	for i := 0; i < len(line); {
		if i > 0 && line[i].Space > 1 {
			wide++
		}
		n, j := 0, i
		for ; j < len(line) && (j == i || line[j].Space == 0); j++ {
			if unicode.IsLetter(line[j].R) {
				n++
			}
		}
		letters += n
		if s.Places == nil || s.Places[i]&Leader == 0 {
			words++
			if j == i+1 {
				lone++
			}
		}
		if n == 1 {
			single++
		}
		i = j
	}
	together := single >= singleLeast && single*singlePart >= letters
	s.Spaced = together || words >= singleLeast && lone*10 >= words*singleTenth
	s.apart = s.Spaced && wide*2 > words
	if !together || wide == 0 && single < singleAlone {
		return
	}
	for i := 1; i < len(line); i++ {
		if line[i].Space != 1 || strings.ContainsRune(",;:.!?", line[i-1].R) {
			continue
		}
		p := Close
		if !alone(line, i-1) || !alone(line, i) {
			p |= Loose
		}
		s.mark(line, i, p)
	}
}

// alone reports whether a glyph has white space on both sides.
func alone(line []Glyph, i int) bool {
	return (i == 0 || line[i].Space > 0) && (i+1 == len(line) || line[i+1].Space > 0)
}

// lead finds the dots and dashes that lead from one cell to the next.
func (s *Set) lead(line []Glyph) {
	dots, least := 0, plainDots
	if slices.ContainsFunc(line, func(g Glyph) bool { return unicode.IsDigit(g.R) }) {
		least = fewestDots
	}
	for i := 0; i <= len(line); i++ {
		if i < len(line) && (line[i].R == '.' || line[i].R == '-' || line[i].R == '_') {
			dots++
			continue
		}
		if dots >= least {
			for k := i - dots; k < i; k++ {
				s.mark(line, k, Leader)
			}
		}
		dots = 0
	}
}

// cut finds the glyphs that begin a cell after white space.
func (s *Set) cut(line []Glyph) {
	for i := 1; i < len(line); i++ {
		if (line[i].Tab || line[i].Space >= cellWidth) && !afterLabel(line[:i]) {
			s.mark(line, i, Cell)
		}
	}
}

// afterLabel reports whether the beginning of a line may be a label and its stop.
func afterLabel(line []Glyph) bool {
	n := len(line)
	return n >= 2 && n <= labelMost && strings.ContainsRune(".):", line[n-1].R)
}
