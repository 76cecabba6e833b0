package reading

import (
	"strings"
	"unicode"

	"quinola/corpus"
)

// Verse keeps its lines and a table its rows. Where they end is not said in
// the reading, whose white space is normal, but in the source: a line ends
// with a line end there, a cell with a tabulator, at leaders, or before the
// figure with which a row closes. In a restated text strokes part the cells,
// and the first row is a head.

// Row is a line of verse, or a row of a table.
type Row struct {
	Cells []Cell
	Head  bool // it names the columns
}

// Cell is a cell of a row; a line of verse is one cell.
type Cell struct {
	Class    string // "figures", "leader" or ""
	Span     int    // columns, if more than one
	Rows     int    // rows, if more than one
	Scope    string // what it is the head of: "col", "rowgroup" …; "" for nothing
	Lost     bool   // its words are lost
	Proposed string // what the editors propose in their place
	Passages []Passage
	Modern   []ModernPassage
}

// cut is where a cell stands among the tokens.
type cut struct {
	from, to int
	class    string
	span     int
}

// rowsOf cuts tokens into the cells of rows, leaving none out; nil for a
// clause that runs on.
func rowsOf(src []byte, kind corpus.Kind, tokens []corpus.Token) [][]cut {
	if kind != corpus.KindVerse && kind != corpus.KindTable || len(tokens) == 0 {
		return nil
	}
	var rows [][]cut
	from, said := 0, false
	for i, t := range tokens {
		said = said || strings.TrimSpace(t.Reading) != ""
		if said && parts(src, t, '\n') {
			rows = append(rows, []cut{{from: from, to: i + 1}})
			from, said = i+1, false
		}
	}
	switch n := len(rows); {
	case said || n == 0:
		rows = append(rows, []cut{{from: from, to: len(tokens)}})
	default: // what follows the last word belongs to its row
		rows[n-1][0].to = len(tokens)
	}
	if kind == corpus.KindTable {
		columns := 0
		for i := range rows {
			rows[i] = cellsOf(src, tokens, rows[i][0])
			columns = max(columns, len(rows[i]))
		}
		head := headed(tokens, rows)
		for i := range rows {
			if head && columns == 2 && len(rows[i]) == 2 {
				fit(tokens, rows[i])
				continue
			}
			rows[i] = fitted(tokens, rows[i], columns)
		}
		if head && len(rows[0]) == len(rows[1]) { // a column's name stands as what is in it
			for i := range rows[0] {
				rows[0][i].class = rows[1][i].class
			}
		}
	}
	return rows
}

// stroke parts the cells of a restated table; it is not shown.
const stroke = "|"

// headed reports whether the first of some rows names the columns.
func headed(tokens []corpus.Token, rows [][]cut) bool {
	if len(rows) < 2 {
		return false
	}
	for _, t := range tokens[:rows[0][len(rows[0])-1].to] {
		if t.Reading == stroke {
			return true
		}
	}
	return false
}

// parts reports whether a token is white space with that mark in the source.
func parts(src []byte, t corpus.Token, mark rune) bool {
	return strings.TrimSpace(t.Reading) == "" && !t.Why.Has(corpus.Furniture) && strings.ContainsRune(string(src[t.Start:t.End])+t.Reading, mark)
}

// cellsOf cuts a row into its cells.
func cellsOf(src []byte, tokens []corpus.Token, row cut) []cut {
	var cells []cut
	from := row.from
	end := func(to int) {
		if strings.TrimSpace(read(tokens[from:to])) == "" && len(cells) > 0 {
			cells[len(cells)-1].to = to
		} else {
			cells = append(cells, cut{from: from, to: to})
		}
		from = to
	}
	for i := row.from; i < row.to; i++ {
		if parts(src, tokens[i], '\t') || tokens[i].Reading == stroke {
			end(i + 1)
		}
	}
	end(row.to)
	cells = gather(tokens, cells)
	if len(cells) == 1 {
		cells = ended(tokens, cells[0])
	}
	return cells
}

// gather puts cells of nothing but leaders together with the cell before them.
func gather(tokens []corpus.Token, cells []cut) []cut {
	list := cells[:1]
	for _, c := range cells[1:] {
		last := &list[len(list)-1]
		if leads(read(tokens[c.from:c.to])) || leads(read(tokens[last.from:last.to])) {
			last.to = c.to
		} else {
			list = append(list, c)
		}
	}
	return list
}

// leads reports whether words are nothing but leaders.
func leads(s string) bool {
	return strings.TrimLeft(s, ".-–—_· \t\n") == ""
}

// mostClosing is how many words the figure at the end of a row may have with
// it: "48 point."
const mostClosing = 2

// ended parts a row before the figure with which it ends.
func ended(tokens []corpus.Token, row cut) []cut {
	at, words := row.to, 0
	for i := row.to - 1; i >= row.from; i-- {
		s := strings.TrimSpace(tokens[i].Reading)
		if s == "" || !strings.ContainsFunc(s, isWord) {
			if leads(s) && s != "" && at < row.to {
				break
			}
			continue
		}
		if words++; words > mostClosing {
			break
		}
		if strings.ContainsFunc(s, unicode.IsDigit) {
			at = i
			break
		}
	}
	if at == row.to {
		return []cut{row}
	}
	return []cut{{from: row.from, to: at}, {from: at, to: row.to}}
}

// fit marks the cells of figures.
func fit(tokens []corpus.Token, row []cut) {
	for i := range row {
		if i > 0 && strings.ContainsFunc(read(tokens[row[i].from:row[i].to]), unicode.IsDigit) {
			row[i].class = "figures"
		}
	}
}

// fitted gives the cells of a row their places in a table of so many columns.
// A table of two columns has its leaders between them.
func fitted(tokens []corpus.Token, row []cut, columns int) []cut {
	fit(tokens, row)
	last := len(row) - 1
	switch {
	case columns == 1:
	case columns == 2 && last == 0:
		row[0].span = 3
	case columns == 2:
		at := leadersAt(tokens, row[0])
		return []cut{{from: row[0].from, to: at}, {from: at, to: row[0].to, class: "leader"}, row[1]}
	case last+1 < columns && row[last].class != "":
		row[0].span = columns - last
	case last+1 < columns:
		row[last].span = columns - last
	}
	return row
}

// leadersAt is where the leaders at the end of a cell begin.
func leadersAt(tokens []corpus.Token, c cut) int {
	at := c.to
	for i := c.to - 1; i >= c.from; i-- {
		s := strings.TrimSpace(tokens[i].Reading)
		if !leads(s) {
			break
		}
		if s != "" {
			at = i
		}
	}
	return at
}

// read returns what tokens read.
func read(tokens []corpus.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Reading)
	}
	return b.String()
}
