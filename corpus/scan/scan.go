// Package scan reads what machines make of the pictures of a book: hOCR (of Tesseract),
// ALTO (of libraries and archives), PAGE XML (of Transkribus and eScriptorium), ABBYY XML
// (of FineReader and archive.org), the XML of DjVu texts (of archive.org), the TSV of Tesseract,
// TEI, pages of the web that show a text, and plain text. It takes one file for all pages or a file for each, in a folder or a zip.
//
// Such files say where a word stands and how sure the machine was of it, which line is
// a running head and which region is a table. Text gives all this beside the words,
// line by line and page by page, so that nothing of it has to be guessed.
package scan

import (
	"fmt"
	"math"
)

// Role is what a line is on its page.
type Role uint8

// The roles of lines.
const (
	Body      Role = iota
	Furniture      // a running head, a folio, a signature, a catchword, a stamp
	Table
	Initial // the great initial of a chapter, which machines set apart
	Margin  // a note in the margin
)

// Box is where something stands on the picture of a page, in its units, from
// the upper left corner; the zero Box says that nothing is known.
type Box struct{ X0, Y0, X1, Y1 float64 }

func (b Box) known() bool     { return b.X1 > b.X0 && b.Y1 > b.Y0 }
func (b Box) height() float64 { return b.Y1 - b.Y0 }

// holds reports whether the middle of another lies within.
func (b Box) holds(o Box) bool {
	x, y := (o.X0+o.X1)/2, (o.Y0+o.Y1)/2
	return b.X0 <= x && x <= b.X1 && b.Y0 <= y && y <= b.Y1
}

// with returns the least box that holds both.
func (b Box) with(o Box) Box {
	switch {
	case !b.known():
		return o
	case !o.known():
		return b
	}
	return Box{min(b.X0, o.X0), min(b.Y0, o.Y0), max(b.X1, o.X1), max(b.Y1, o.Y1)}
}

// Word is a word as the machine read it.
type Word struct {
	Text   string
	Box    Box
	Sure   float64  // how sure the machine was, of 1; unsaid where it does not say
	Others []string // what else it may be, by the machine
}

// unsaid is the sureness of a word of which the machine does not say it.
var unsaid = math.NaN()

// Line is a printed line.
type Line struct {
	Words  []Word
	Box    Box
	Role   Role
	Begins bool // a paragraph begins with it: it is the first of its block
	Head   bool // the file says that it is a heading, or a part of one
	Middle bool // it stands in the middle of its column, see middles, or the machine guesses that it is a heading

	home Box // of the region that it stands in
}

// Page is one page of a scan.
type Page struct {
	Lines         []Line
	Width, Height float64
	Roles         bool // the file says of its lines what they are
	Ordered       bool // they stand in the order in which they are read, notes too
}

// place makes furniture of lines that the file has in a region in which they do not
// stand, where they stand in one of furniture: who draws the zones of a page by hand
// may leave its lines with another.
func (p *Page) place(furniture []Box) {
	for i := range p.Lines {
		l := &p.Lines[i]
		if l.Role != Body || !l.Box.known() || !l.home.known() || l.home.holds(l.Box) {
			continue
		}
		for _, zone := range furniture {
			if zone.holds(l.Box) {
				l.Role = Furniture
			}
		}
	}
}

// Limits of what is read, so that no file takes the machine with it.
const (
	maxFile  = 512 << 20 // bytes of a file that is held as a whole
	maxBook  = 4 << 30   // bytes of all files of a folder or a zip, or of a file that is not
	maxDepth = 200       // elements within elements
	maxPages = 20000
)

// Error is what is wrong with a scan, and what to do about it.
type Error struct {
	File string
	Line int // 0 where no line is to blame
	What string
	Cure string
}

func (e *Error) Error() string {
	at := e.File
	if e.Line > 0 {
		at = fmt.Sprintf("%s:%d", e.File, e.Line)
	}
	return at + ": " + e.What + "; " + e.Cure
}
