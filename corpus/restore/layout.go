package restore

import (
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// cell is one letter of the scan: a character, or one of those that a ligature stands
// for. Of a ligature the first has the bytes, and those after it have none.
type cell struct {
	at, end int32 // its bytes
	r       rune  // utf8.RuneError for a byte that is no UTF-8
	line    int32 // the line it stands on, counted in its unit
	gap     gap   // what parts it from the cell before
	place   page.Place
	leads   bool // one of the leaders of a table
}

// gap is what lies between two cells.
type gap uint8

const (
	gapNone      gap = iota // nothing, or the space between the letters of a spaced word
	gapSpace                // white space
	gapLine                 // a line end
	gapBlank                // a blank line, or more
	gapKept                 // the end of a line of verse
	gapParagraph            // the end of a paragraph
)

// unit is what is decoded at one go: a leaf, give or take the end of a word
// that runs over to the next.
type unit struct {
	span      corpus.Span
	lang      string
	cells     []cell        // what is read: no white space, no furniture
	furniture []corpus.Span // in order, within span
	within    bool          // it goes on with its leaf, after a paragraph
	parted    bool          // blank lines part paragraphs
}

// pages are the leaves of a text, laid out a few at a time: a long scan needs
// little more room than its text.
type pages struct {
	src     []byte
	lang    string
	setting page.Setting
	apart   bool    // letters and their accents are written so
	pieces  []piece // what is laid out at one go
	ahead   *unit   // the piece after those that were laid out last
}

// piece is a leaf, or a part of one that is very long: of a scan whose leaves
// nothing parts.
type piece struct {
	span   corpus.Span
	lines  []page.Line
	marks  []corpus.Span
	within bool // its leaf began before
}

// mostOfLeaf is how many bytes are laid out at one go, if a paragraph ends there.
const mostOfLeaf = 1 << 18

// cut parts a leaf into pieces, between paragraphs.
func (p *pages) cut(all piece) []piece {
	if all.span.Len() <= mostOfLeaf {
		return []piece{all}
	}
	text := func(l page.Line) string { return string(p.src[l.Start:l.End]) }
	var out []piece
	from, mark, start := 0, 0, all.span.Start
	for n := 2; n < len(all.lines); n++ {
		before, blank, l := all.lines[n-2], all.lines[n-1], all.lines[n]
		if l.Start-start < mostOfLeaf || !blank.Blank || before.Blank || l.Blank || !page.EndsSentence(text(before)) || page.BeginsLower(text(l)) {
			continue
		}
		end := mark
		for end < len(all.marks) && all.marks[end].End <= l.Start {
			end++
		}
		if end < len(all.marks) && all.marks[end].Start < l.Start {
			continue
		}
		out = append(out, piece{corpus.Span{Start: start, End: l.Start}, all.lines[from:n], all.marks[mark:end], start > all.span.Start})
		from, mark, start = n, end, l.Start
	}
	return append(out, piece{corpus.Span{Start: start, End: all.span.End}, all.lines[from:], all.marks[mark:], start > all.span.Start})
}

// layout finds the profile of a text and its pieces, for which all of it must be
// seen.
func layout(src []byte, code string, leaves []corpus.Span, e *corpus.Evidence) *pages {
	found := page.Of(src, leaves, e)
	p := &pages{src: src, lang: code, setting: found.Setting, apart: lang.Decomposed(src)}
	for i, leaf := range found.Leaves {
		p.pieces = append(p.pieces, p.cut(piece{span: leaf, lines: found.Lines[i], marks: found.Furniture[i]})...)
	}
	return p
}

// batch is the end of the pieces from one on that are restored at a time.
func (p *pages) batch(from int) int {
	to, size := from, 0
	for to < len(p.pieces) && to < from+atOnce && (to == from || size < bytesAtOnce) {
		size += p.pieces[to].span.Len()
		to++
	}
	return to
}

// units are the pieces [from, to), with the cells to be read. They are asked for
// in their order, and each once.
func (p *pages) units(from, to int) []*unit {
	units := make([]*unit, min(to+1, len(p.pieces))-from)
	cores.All(len(units), func(i int) {
		if i == 0 && p.ahead != nil {
			units[0] = p.ahead
			return
		}
		n := &p.pieces[from+i]
		units[i] = &unit{span: n.span, lang: p.lang, furniture: n.marks, within: n.within, parted: p.setting.Parted(), cells: cellsOf(p.src, n.lines, n.marks, p.apart)}
		n.lines, n.marks = nil, nil
	})
	carry(units)
	p.ahead = nil
	if len(units) > to-from {
		p.ahead, units = units[to-from], units[:to-from]
	}
	cores.All(len(units), func(i int) { units[i].paragraphs() })
	return units
}

// all are the units of all pieces.
func (p *pages) all() []*unit { return p.units(0, len(p.pieces)) }

// cellsOf are the cells of the lines that lie outside the furniture; apart says that letters
// and their accents are written so.
func cellsOf(src []byte, lines []page.Line, furniture []corpus.Span, apart bool) []cell {
	var out []cell
	var glyphs []page.Glyph // of the line
	var letters []rune      // of a glyph of the scan
	pending := gapNone
	f := 0
	for n, l := range lines {
		if l.Blank {
			pending = gapBlank
			continue
		}
		from, tab, last := len(out), false, l.Start
		glyphs = glyphs[:0]
		for at := l.Start; at < l.End; {
			for f < len(furniture) && furniture[f].End <= at {
				f++
			}
			if f < len(furniture) && furniture[f].Start <= at {
				at = min(furniture[f].End, l.End)
				pending = max(pending, gapSpace)
				continue
			}
			r, size := utf8.DecodeRune(src[at:l.End])
			if page.IsSpace(r) {
				pending = max(pending, gapSpace)
				tab = tab || r == '\t'
				at += size
				continue
			}
			start := at
			if apart {
				r, size = lang.Composed(src[at:l.End])
			}
			at += size
			letters := append(letters[:0], r)
			if several, ok := lang.Ligature(r); ok {
				letters = append(letters[:0], []rune(several)...)
			}
			for _, r := range letters {
				out = append(out, cell{at: int32(start), end: int32(at), r: r, line: int32(n), gap: pending})
				g := page.Glyph{R: r}
				if len(glyphs) > 0 {
					g.Space, g.Tab = start-last, tab
				}
				glyphs, last = append(glyphs, g), at
				start, pending, tab = at, gapNone, false
			}
		}
		for k, p := range page.SetOf(glyphs).Places {
			c := &out[from+k]
			if c.place = p; p&page.Close != 0 && c.gap == gapSpace {
				c.gap = gapNone
			}
		}
		pending = max(pending, gapLine)
	}
	return out
}

// carry moves the end of a word that is broken over two leaves to the leaf on
// which it begins.
func carry(units []*unit) {
	for i := 0; i+1 < len(units); i++ {
		u, v := units[i], units[i+1]
		if len(u.cells) < 2 || len(v.cells) == 0 {
			continue
		}
		last, before := u.cells[len(u.cells)-1], u.cells[len(u.cells)-2]
		if !hyphen(last.r) || last.gap != gapNone || !unicode.IsLetter(before.r) || !unicode.IsLower(v.cells[0].r) {
			continue
		}
		n := 1
		for n < len(v.cells) && v.cells[n].gap == gapNone && (unicode.IsLetter(v.cells[n].r) || v.cells[n].r == '’') {
			n++
		}
		for k, c := range v.cells[:n] {
			c.line = last.line + 1
			if k == 0 {
				c.gap = gapLine
			}
			u.cells = append(u.cells, c)
		}
		end := int(v.cells[n-1].end)
		u.span.End, v.span.Start = end, end
		v.cells = v.cells[n:]
		k := 0
		for k < len(v.furniture) && v.furniture[k].Start < end {
			k++
		}
		u.furniture = append(u.furniture, v.furniture[:k]...)
		v.furniture = v.furniture[k:]
	}
}
