package reading

import (
	"html/template"
	"strconv"
	"strings"

	"quinola/corpus"
)

// The layers of a text are most of the site: a node for each word that was
// changed, three times over. So they are not written by html/template, which
// looks at every node anew, but here, through one escaper; a test holds the
// two to the same bytes. No other markup of the pages is made in Go but
// cardSign's and goldmark's.

// open begins a passage: the mark of those that links quote or that nothing
// accounts for, italics, and the link of those that cite a clause.
func (m *nodes) open(p Manner) {
	if p.Place != "" {
		m.WriteString(`<span class="` + string(p.Place) + `">`)
	}
	if p.Lit != "" {
		m.WriteString(`<mark data-q="`)
		m.text(p.Lit)
		m.WriteString(`">`)
	}
	if p.Italic {
		m.WriteString(`<em>`)
	}
	if p.Ref != "" {
		m.WriteString(`<a class="ref" href="`)
		m.address(p.Ref)
		m.WriteString(`">`)
	}
}

func (m *nodes) close(p Manner) {
	if p.Ref != "" {
		m.WriteString(`</a>`)
	}
	if p.Italic {
		m.WriteString(`</em>`)
	}
	if p.Lit != "" {
		m.WriteString(`</mark>`)
	}
	if p.Place != "" {
		m.WriteString(`</span>`)
	}
}

// rows writes verse in lines and a table in rows; what stands in a cell is
// written by in. Text that runs on is one cell.
func (m *nodes) rows(l *Layers, in func(*Cell)) {
	if l.Rows == nil {
		in(&Cell{Passages: l.Passages, Modern: l.Modern})
		return
	}
	if l.Kind == corpus.KindVerse {
		for _, row := range l.Rows {
			m.WriteString(`<span class="line">`)
			for i := range row.Cells {
				in(&row.Cells[i])
			}
			m.WriteString(`</span>`)
		}
		return
	}
	if l.Arranged != nil {
		m.arranged(l, in)
		return
	}
	m.WriteString(`<table><tbody>`)
	for _, row := range l.Rows {
		m.WriteString(`<tr>`)
		name := "td"
		if row.Head {
			name = "th"
		}
		for i := range row.Cells {
			c := row.Cells[i]
			if row.Head {
				c.Scope = "col"
			}
			m.cell(name, &c)
			in(&c)
			m.WriteString(`</` + name + `>`)
		}
		m.WriteString(`</tr>`)
	}
	m.WriteString(`</tbody></table>`)
}

// cell opens a cell.
func (m *nodes) cell(name string, c *Cell) {
	m.WriteString(`<` + name)
	if c.Scope != "" {
		m.WriteString(` scope="` + c.Scope + `"`)
	}
	if c.Class != "" {
		m.WriteString(` class="` + c.Class + `"`)
	}
	if c.Span > 1 {
		m.WriteString(` colspan="`)
		m.number(c.Span)
		m.WriteByte('"')
	}
	if c.Rows > 1 {
		m.WriteString(` rowspan="`)
		m.number(c.Rows)
		m.WriteByte('"')
	}
	m.WriteByte('>')
}

// word opens a word that the layers show differently, with the number of its
// entry where the page has one. It is no link: a listener would meet dozens in
// a paragraph, and has one mark for them all, the apparatus itself.
func (m *nodes) word(n int, doubt bool) (end string) {
	m.WriteString(`<i class="w`)
	if doubt {
		m.WriteString(" doubt")
	}
	m.WriteByte('"')
	if n > 0 {
		m.WriteString(` data-entry="a`)
		m.number(n)
		m.WriteByte('"')
	}
	m.WriteByte('>')
	return "</i>"
}

// SourceHTML returns the text as the file has it; of verse and tables, line under
// line as the others are.
func SourceHTML(l Layers) template.HTML {
	var m nodes
	m.source(l.Passages)
	lines := l.Rows
	if l.Arranged != nil {
		lines = l.Arranged.Source
	}
	for _, row := range lines {
		m.WriteString(`<span class="line">`)
		for _, c := range row.Cells {
			m.source(c.Passages)
		}
		m.WriteString(`</span>`)
	}
	return template.HTML(m.String())
}

func (m *nodes) source(list []Passage) {
	for _, p := range list {
		p.Italic = false // there they are marks
		m.open(p.Manner)
		for i := range p.Runs {
			switch r := &p.Runs[i]; {
			case r.Furniture:
				m.WriteString(`<span class="furniture">`)
				m.text(r.Source)
				m.WriteString(`</span>`)
			case r.N != 0:
				end := m.word(r.N, r.Doubt)
				m.text(r.Source)
				m.WriteString(end)
			default:
				m.text(r.Source)
			}
		}
		m.close(p.Manner)
	}
}

// passages goes over all passages, in cells or not.
func (l *Layers) passages(yield func(*Passage) bool) {
	for i := range l.Passages {
		if !yield(&l.Passages[i]) {
			return
		}
	}
	cells := func(yield func(*Cell) bool) {
		if l.Arranged != nil && l.Arranged.Caption != nil && !yield(l.Arranged.Caption) {
			return
		}
		for _, row := range l.Rows {
			for i := range row.Cells {
				if !yield(&row.Cells[i]) {
					return
				}
			}
		}
	}
	for cell := range cells {
		for i := range cell.Passages {
			if !yield(&cell.Passages[i]) {
				return
			}
		}
	}
}

// ReadingHTML returns what was printed, with the leaves as they begin; title is what
// the number of a leaf means, %d being the number.
func ReadingHTML(l Layers, title string) template.HTML {
	var m nodes
	set := func(r *Run) {
		if l.Addressed {
			m.words(r.Words, r.Reading)
		} else {
			m.printed(r.Reading)
		}
	}
	m.rows(&l, func(c *Cell) {
		for _, p := range c.Passages {
			m.open(p.Manner)
			for i := range p.Runs {
				r := &p.Runs[i]
				if r.Leaf != 0 {
					m.leaf(r, title)
				}
				switch {
				case r.Furniture, r.N > 0 && r.Reading == "":
				case r.N != 0:
					end := m.word(r.N, r.Doubt)
					set(r)
					m.WriteString(end)
				default:
					set(r)
				}
				if r.Note != 0 {
					m.note(r.Note, p.Ref != "")
				}
			}
			m.close(p.Manner)
		}
	})
	return template.HTML(m.String())
}

// note writes the number of an emendation, with which the list of them on the
// page of a text is entered.
func (m *nodes) note(n int, linked bool) {
	name := "a"
	if linked {
		name = "span"
	}
	m.WriteString("<" + name + ` class="note" id="r`)
	m.number(n)
	if !linked {
		m.WriteString(`" href="#e`)
		m.number(n)
	}
	m.WriteString(`">`)
	m.number(n)
	m.WriteString("</" + name + ">")
}

func (m *nodes) leaf(r *Run, title string) {
	m.WriteString(`<span class="leaf" lang="en" role="doc-pagebreak"`)
	if r.Anchor {
		m.WriteString(` id="leaf-`)
		m.number(r.Leaf)
		m.WriteByte('"')
	}
	m.WriteString(` title="`)
	m.text(strings.Replace(title, "%d", strconv.Itoa(r.Leaf), 1))
	m.WriteString(`">`)
	m.number(r.Leaf)
	m.WriteString(`</span>`)
}

// ModernHTML returns the reading in the spelling of today.
func ModernHTML(l Layers) template.HTML {
	var m nodes
	m.rows(&l, func(c *Cell) {
		for _, p := range c.Modern {
			m.open(p.Manner)
			for i := range p.Runs {
				m.modern(&p.Runs[i])
			}
			m.close(p.Manner)
		}
	})
	return template.HTML(m.String())
}

func (m *nodes) modern(r *ModernRun) {
	switch {
	case r.N != 0:
		m.WriteString(`<i class="w" data-entry="m`)
		m.number(r.N)
		m.WriteString(`">`)
		m.printed(r.Text)
		m.WriteString(`</i>`)
	case r.Why != "":
		m.WriteString(`<i class="w" title="`)
		m.text(r.Why)
		m.WriteString(`">`)
		m.printed(r.Text)
		m.WriteString(`</i>`)
	default:
		m.printed(r.Text)
	}
}
