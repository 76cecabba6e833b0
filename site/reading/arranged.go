package reading

import (
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/site/page"
)

// A table that the editors set has its cells in the order of print. Its source
// keeps its own, and its lines; what is told by places of the source, such as the
// words that a link quotes, goes with the words.

// Arranged is what such a table has beside its rows.
type Arranged struct {
	Caption *Cell // nil for none
	Source  []Row // the lines of the scan
	Moved   bool  // the scan has the cells in another order
	Note    string
	ID      string // of the lines that say so
}

// arrange cuts the tokens of a table into the cells that the editors gave them.
func (c *cutter) arrange(tokens []corpus.Token, layout *corpus.Layout) {
	source := *c
	c.Arranged = &Arranged{Source: source.scanned(tokens), Moved: layout.Moved, Note: layout.Note, ID: "set"}
	if len(tokens) > 0 {
		c.Arranged.ID += strconv.Itoa(tokens[0].Start)
	}
	at, slanted := map[int]int{}, map[int]bool{} // by where a token begins
	for i, t := range tokens {
		at[t.Start] = c.at
		slanted[t.Start] = c.italics != nil && c.italics[i]
		c.at += len(t.Reading)
	}
	caption, rows := layout.Set(tokens)
	if len(layout.Caption.Spans) > 0 {
		cell := c.cell(layout.Caption, caption, at, slanted)
		c.Arranged.Caption = &cell
	}
	for r, cells := range rows {
		row := Row{Head: r < layout.Head}
		for k, set := range cells {
			place := layout.Rows[r][k]
			if place.Across == 0 {
				continue // the cell beside or above it goes on
			}
			cell := c.cell(place, set, at, slanted)
			switch {
			case len(place.Spans) == 0 && !place.Lost:
			case row.Head && place.Across > 1:
				cell.Scope = "colgroup"
			case row.Head:
				cell.Scope = "col"
			case k < layout.Side && place.Down > 1:
				cell.Scope = "rowgroup"
			case k < layout.Side:
				cell.Scope = "row"
			}
			if place.Lost && cell.Scope == "" {
				cell.Class = "figures" // such as the others
			}
			row.Cells = append(row.Cells, cell)
		}
		c.Rows = append(c.Rows, row)
	}
	c.Passages, c.Modern = nil, nil
	numbers := map[int]int{} // by where an entry begins
	for _, x := range c.Entries {
		numbers[x.spans[0].Start] = x.N
	}
	for _, row := range c.Arranged.Source {
		for _, p := range row.Cells[0].Passages {
			for i := range p.Runs {
				if r := &p.Runs[i]; r.N > 0 {
					r.N = numbers[source.Entries[r.N-1].spans[0].Start]
				}
			}
		}
	}
}

// scanned returns tokens as the lines of the scan.
func (c *cutter) scanned(tokens []corpus.Token) []Row {
	c.Layers = &Layers{Lang: c.Lang}
	c.Noted, c.spellings = nil, map[[2]string]int{}
	var lines []Row
	for _, line := range rowsOf(c.text.Source, corpus.KindVerse, tokens) {
		c.Passages = nil
		c.cut(tokens, line[0].from, line[0].to)
		lines = append(lines, Row{Cells: []Cell{{Passages: c.Passages}}})
	}
	return lines
}

// cell cuts the tokens of one cell.
func (c *cutter) cell(place corpus.Cell, set []corpus.Token, at map[int]int, slanted map[int]bool) Cell {
	c.Passages, c.Modern, c.open, c.before, c.words.in = nil, nil, -1, "", false
	c.italics = make([]bool, len(set))
	first := len(c.Entries)
	for i, t := range set {
		c.italics[i] = slanted[t.Start]
		if t.Len() > 0 {
			c.at = at[t.Start]
		} else {
			c.at++ // a space, or the word with which the cell before closes
		}
		n := len(c.Entries)
		if c.cut(set, i, i+1); t.Len() == 0 && len(c.Entries) > n {
			c.Entries[n].spans[0].Start-- // within the token that holds it
		}
	}
	for i := first; i < len(c.Entries); i++ {
		x := &c.Entries[i]
		x.Line = correction(c.text, set, x.first, x.last)
	}
	cell := Cell{Span: place.Across, Rows: place.Down, Passages: c.Passages, Modern: c.Modern, Lost: place.Lost, Proposed: place.Proposed}
	if words := read(set); strings.ContainsFunc(words, unicode.IsDigit) && !page.HasLetter(words) {
		cell.Class = "figures"
	}
	return cell
}

// arranged writes a table that the editors set, in a box of its own in which what
// is too wide for the page can be scrolled.
func (m *nodes) arranged(l *Layers, in func(*Cell)) {
	m.WriteString(`<div class="arranged" role="region" tabindex="0" aria-labelledby="`)
	m.text(l.Arranged.ID)
	m.WriteString(`"><table>`)
	if c := l.Arranged.Caption; c != nil {
		m.WriteString(`<caption>`)
		in(c)
		m.WriteString(`</caption>`)
	}
	for i, row := range l.Rows {
		switch {
		case row.Head && i == 0:
			m.WriteString(`<thead>`)
		case !row.Head && i == 0:
			m.WriteString(`<tbody>`)
		case !row.Head && l.Rows[i-1].Head:
			m.WriteString(`</thead><tbody>`)
		}
		m.WriteString(`<tr>`)
		for k := range row.Cells {
			c := &row.Cells[k]
			name := "td"
			if c.Scope != "" {
				name = "th"
			}
			m.cell(name, c)
			switch {
			case c.Proposed != "":
				m.WriteString(`<span class="lacuna" lang="en" title="lost in the scan: the editors propose it by the sums">[`)
				m.text(c.Proposed)
				m.WriteString(`]</span>`)
			case c.Lost:
				m.printed(corpus.LacunaMark)
			}
			in(c)
			m.WriteString(`</` + name + `>`)
		}
		m.WriteString(`</tr>`)
	}
	if n := len(l.Rows); n > 0 && l.Rows[n-1].Head {
		m.WriteString(`</thead>`)
	} else {
		m.WriteString(`</tbody>`)
	}
	m.WriteString(`</table></div>`)
}
