package corpus

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Table is what tables.toml says of a printed table whose cells the scan gives
// out of order, or all in one row: which stretches of the source stand in which
// row.
type Table struct {
	Leaf     int       // on which it begins
	From, To string    // quotations: what it covers, both included
	Apart    []Stretch // what stands between them in the source and is no part of it
	Caption  string    // the words above it
	Rows     [][]string
	Head     int    // how many rows name the columns
	Side     int    // how many columns name the rows
	Note     string // what the order rests on
}

// The marks of Table.Rows that quote nothing.
const (
	CellAcross  = "<" // the cell on the left goes on here
	CellDown    = "^" // the cell above goes on here
	CellClosing = "#" // the word with which the cell on the left closes: a figure that the scan lacks and an emendation supplies there
)

// LostCell reports whether a cell of Table.Rows says that what was printed in it
// is lost: it is LacunaMark alone, or LacunaMark and the words that the editors
// propose, as "[…] 56".
func LostCell(cell string) (proposed string, lost bool) {
	rest, lost := strings.CutPrefix(cell, LacunaMark)
	proposed, spaced := strings.CutPrefix(rest, " ")
	return proposed, lost && (rest == "" || spaced && proposed != "")
}

// Layout is a table as the editors set it. The tokens of its clause stay in the
// order of the source; a reader sees the cells in that of the print.
type Layout struct {
	Caption    Cell
	Rows       [][]Cell
	Head, Side int
	Note       string
	Moved      bool // the scan has the cells in another order
}

// Cell is a place in a table.
type Cell struct {
	Spans        []Span // of the source, in the order in which they are read; none for a cell that quotes nothing
	Lost         bool   // its words are lost
	Proposed     string // what the editors propose in their place, which no reading has; "" where nothing tells it
	Closing      bool   // it takes the last word of the cell on its left
	Across, Down int    // how many columns and rows it takes
}

// Gap returns what stands in a cell of which the words are lost: the mark of that, or
// in square brackets what the editors propose.
func (c *Cell) Gap() string {
	if c.Proposed != "" {
		return "[" + c.Proposed + "]"
	}
	return LacunaMark
}

// cells goes over the caption and all cells.
func (l *Layout) cells(yield func(*Cell) bool) {
	if !yield(&l.Caption) {
		return
	}
	for _, row := range l.Rows {
		for i := range row {
			if !yield(&row[i]) {
				return
			}
		}
	}
}

// Set puts tokens, which are in the order of the source, into the caption and
// the cells. Each stands in one of them: what no cell quotes, which reads
// nothing, goes with what is before it in the source.
func (l *Layout) Set(tokens []Token) (caption []Token, rows [][][]Token) {
	var starts []int
	for c := range l.cells {
		for _, s := range c.Spans {
			starts = append(starts, s.Start)
		}
	}
	slices.Sort(starts)
	parts := map[int][]Token{}
	for _, t := range tokens {
		i, found := slices.BinarySearch(starts, t.Start)
		if !found {
			i = max(i-1, 0)
		}
		if i < len(starts) {
			parts[starts[i]] = append(parts[starts[i]], t)
		}
	}
	in := func(c Cell) []Token {
		var list []Token
		for i, s := range c.Spans {
			if i > 0 { // what stands in pieces is parted by a space that has no source
				list = append(list, Token{Span: Span{s.Start, s.Start}, Reading: " ", Why: Space})
			}
			list = append(list, parts[s.Start]...)
		}
		return list
	}
	for _, row := range l.Rows {
		var cells [][]Token
		for i, c := range row {
			if c.Closing && i > 0 {
				var last []Token
				cells[i-1], last = closing(cells[i-1])
				cells = append(cells, last)
				continue
			}
			cells = append(cells, in(c))
		}
		rows = append(rows, cells)
	}
	return in(l.Caption), rows
}

// closing parts the last word from tokens. Of a token that reads more words, the
// first part keeps the source, and the other has none.
func closing(tokens []Token) (before, last []Token) {
	for i := len(tokens) - 1; i >= 0; i-- {
		words := strings.TrimSpace(tokens[i].Reading)
		if words == "" {
			continue
		}
		at := strings.LastIndexFunc(words, unicode.IsSpace)
		if at < 0 {
			return tokens[:i:i], tokens[i:]
		}
		whole := tokens[i]
		head, tail := whole, whole
		head.Reading, tail.Reading = words[:at], strings.TrimSpace(words[at:])
		tail.Start = tail.End
		return append(tokens[:i:i], head), append([]Token{tail}, tokens[i+1:]...)
	}
	return tokens, nil
}

// printed returns tokens in the order of print: a line for the caption and for each
// row, whose cells tabulators part.
func (l *Layout) printed(tokens []Token) []Token {
	var list []Token
	mark := func(s string) {
		if s != "" {
			list = append(list, Token{Reading: s, Why: Space})
		}
	}
	caption, rows := l.Set(tokens)
	if len(l.Caption.Spans) > 0 {
		list = append(list, closeUp(caption)...)
		mark("\n")
	}
	for r, row := range rows {
		if r > 0 {
			mark("\n")
		}
		tabs := 0 // none after the last word of a row
		for i, cell := range row {
			switch {
			case l.Rows[r][i].Lost:
				mark(strings.Repeat("\t", i-tabs))
				list = append(list, Token{Reading: LacunaMark, Why: Lost})
				tabs = i
			case len(cell) > 0:
				mark(strings.Repeat("\t", i-tabs))
				tabs = i
			}
			list = append(list, closeUp(cell)...)
		}
	}
	return list
}

// closeUp makes all white space between the words of a cell one space, and that
// around them none.
func closeUp(tokens []Token) []Token {
	out := make([]Token, len(tokens))
	begun, parted := false, false
	for i, t := range tokens {
		words := strings.Fields(t.Reading)
		if out[i] = t; len(words) == 0 {
			parted = parted || t.Reading != ""
			out[i].Reading = ""
			continue
		}
		first, _ := utf8.DecodeRuneInString(t.Reading)
		last, _ := utf8.DecodeLastRuneInString(t.Reading)
		out[i].Reading = strings.Join(words, " ")
		if begun && (parted || unicode.IsSpace(first)) {
			out[i].Reading = " " + out[i].Reading
		}
		begun, parted = true, unicode.IsSpace(last)
	}
	return out
}

// Cells returns what stands in the caption and in each place of each row, as read by
// read; a place that the cell beside or above it takes is "".
func (l *Layout) Cells(tokens []Token, read func(Token) string) (caption string, rows [][]string) {
	words := func(tokens []Token) string {
		var b strings.Builder
		for _, t := range closeUp(tokens) {
			b.WriteString(read(t))
		}
		return strings.TrimSpace(b.String())
	}
	head, set := l.Set(tokens)
	for r, row := range set {
		var cells []string
		for i, cell := range row {
			said := words(cell)
			if c := l.Rows[r][i]; c.Lost {
				said = c.Gap()
			}
			cells = append(cells, said)
		}
		rows = append(rows, cells)
	}
	return words(head), rows
}
