package site

import (
	"html/template"
	"strconv"
	"strings"
)

// The layers of a text are most of the site: a node for each word that was
// changed, three times over. So they are not written by html/template, which
// looks at every node anew, but here, through one escaper; a test holds the
// two to the same bytes. No other markup of the pages is made in Go but
// cardSign's and goldmark's.

// nodes writes elements whose text may be anything.
type nodes struct{ strings.Builder }

// text writes what a reader is to see as it stands, whatever it holds.
func (m *nodes) text(s string) {
	from := 0
	for i := 0; i < len(s); i++ {
		with := escapes[s[i]]
		if with == "" {
			continue
		}
		m.WriteString(s[from:i])
		m.WriteString(with)
		from = i + 1
	}
	m.WriteString(s[from:])
}

// escapes are what html/template writes for the bytes that mean something in
// text or in a quoted attribute.
var escapes = [256]string{0: "\uFFFD", '"': "&#34;", '&': "&amp;", '\'': "&#39;", '+': "&#43;", '<': "&lt;", '>': "&gt;"}

func (m *nodes) number(n int) { m.WriteString(strconv.Itoa(n)) }

// lit opens the mark of a passage that links quote.
func (m *nodes) lit(links string) {
	if links != "" {
		m.WriteString(`<mark data-q="`)
		m.text(links)
		m.WriteString(`">`)
	}
}

func (m *nodes) unlit(links string) {
	if links != "" {
		m.WriteString(`</mark>`)
	}
}

// word writes a word that the layers show differently: a link to its entry in
// the apparatus, or a mark alone where the page has none. first gives it the
// address to which the entry leads back.
func (m *nodes) word(r *Run, text string, first bool) {
	name := "i"
	if r.N > 0 {
		name = "a"
	}
	m.WriteString("<" + name + ` class="w`)
	if r.Doubt {
		m.WriteString(" doubt")
	}
	m.WriteByte('"')
	if r.N > 0 {
		m.WriteString(` href="#a`)
		m.number(r.N)
		m.WriteByte('"')
	}
	if first {
		m.WriteString(` id="w`)
		m.number(r.N)
		m.WriteByte('"')
	}
	m.WriteByte('>')
	m.text(text)
	m.WriteString("</" + name + ">")
}

// sourceLayer is the text as the file has it.
func sourceLayer(l Layers) template.HTML {
	var m nodes
	for _, p := range l.Passages {
		m.lit(p.Lit)
		for i := range p.Runs {
			switch r := &p.Runs[i]; {
			case r.Furniture:
				m.WriteString(`<span class="furniture">`)
				m.text(r.Source)
				m.WriteString(`</span>`)
			case r.N != 0:
				m.word(r, r.Source, false)
			default:
				m.text(r.Source)
			}
		}
		m.unlit(p.Lit)
	}
	return template.HTML(m.String())
}

// readingLayer is what was printed, with the leaves as they begin; title is what
// the number of a leaf means, %d being the number.
func readingLayer(l Layers, title string) template.HTML {
	var m nodes
	for _, p := range l.Passages {
		m.lit(p.Lit)
		for i := range p.Runs {
			r := &p.Runs[i]
			if r.Leaf != 0 {
				m.leaf(r, title)
			}
			switch {
			case r.Furniture, r.N > 0 && r.Reading == "":
			case r.N != 0:
				m.word(r, r.Reading, r.First)
			default:
				m.text(r.Reading)
			}
		}
		m.unlit(p.Lit)
	}
	return template.HTML(m.String())
}

func (m *nodes) leaf(r *Run, title string) {
	m.WriteString(`<span class="leaf"`)
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

// modernLayer is the reading in the spelling of today.
func modernLayer(l Layers) template.HTML {
	var m nodes
	for _, p := range l.Modern {
		m.lit(p.Lit)
		for i := range p.Runs {
			switch r := &p.Runs[i]; {
			case r.N != 0:
				m.WriteString(`<a class="w" href="#m`)
				m.number(r.N)
				m.WriteString(`">`)
				m.text(r.Text)
				m.WriteString(`</a>`)
			case r.Why != "":
				m.WriteString(`<i class="w" title="`)
				m.text(r.Why)
				m.WriteString(`">`)
				m.text(r.Text)
				m.WriteString(`</i>`)
			default:
				m.text(r.Text)
			}
		}
		m.unlit(p.Lit)
	}
	return template.HTML(m.String())
}
