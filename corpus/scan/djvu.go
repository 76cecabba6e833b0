package scan

import (
	"slices"
	"strconv"
	"strings"
)

// djvuReader reads the XML of a DjVu file's text, as archive.org gives it for each of its
// books (NAME_djvu.xml): an OBJECT for each page, with paragraphs, lines and words.
type djvuReader struct {
	pages  []Page
	begins bool // the next line begins a paragraph
	role   Role // of the paragraph that is open
	word   bool // one is open
}

func readDjVu(name string, data []byte) ([]Page, error) {
	r := &djvuReader{}
	err := walk(name, data, r.open, r.close, r.chars)
	return r.pages, err
}

func (r *djvuReader) open(stack []*element) {
	e := stack[len(stack)-1]
	if e.name == "OBJECT" {
		r.pages = append(r.pages, Page{Width: e.number("width"), Height: e.number("height")})
		r.begins, r.role, r.word = true, Body, false
		return
	}
	if len(r.pages) == 0 {
		return
	}
	page := &r.pages[len(r.pages)-1]
	switch e.name {
	case "PAGECOLUMN", "REGION":
		r.begins = true
	case "PARAGRAPH":
		r.begins, r.role = true, Body
		if e.attr["x-role"] == "header-footer" { // a guess: what else is furniture is still looked for
			r.role = Furniture
		}
	case "LINE":
		page.Lines = append(page.Lines, Line{Role: r.role, Begins: r.begins})
		r.begins, r.word = false, false
	case "WORD":
		if line := page.last(); line != nil {
			line.Words = append(line.Words, Word{Box: djvuBox(e.attr["coords"]), Sure: e.sureOf100("x-confidence")})
			r.word = true
		}
	}
}

func (r *djvuReader) chars(_ []*element, text string) {
	if r.word {
		words := r.pages[len(r.pages)-1].last().Words
		words[len(words)-1].Text += text
	}
}

func (r *djvuReader) close(stack []*element) {
	switch stack[len(stack)-1].name {
	case "WORD":
		r.word = false
	case "LINE":
		if len(r.pages) == 0 {
			return
		}
		if line := r.pages[len(r.pages)-1].last(); line != nil {
			line.Words = djvuWords(line.Words)
		}
	}
}

// djvuWords puts the parts of words together: where a file writes the spaces between words,
// what has none after it goes on right behind it. Others write none.
func djvuWords(parts []Word) []Word {
	spaced := func(w Word) bool { return strings.HasSuffix(w.Text, " ") }
	spaces := slices.ContainsFunc(parts, spaced)
	var words []Word
	open := false // the part before has no space after it
	for _, w := range parts {
		ends := spaced(w)
		w.Text = strings.TrimSpace(w.Text)
		if w.Text == "" {
			continue
		}
		if open && w.Box.X0-words[len(words)-1].Box.X1 < closeBy*w.Box.height() {
			last := &words[len(words)-1]
			last.Text, last.Box, last.Sure = last.Text+w.Text, last.Box.with(w.Box), min(last.Sure, w.Sure)
		} else {
			words = append(words, w)
		}
		open = spaces && !ends
	}
	return words
}

// djvuBox reads coordinates: left, bottom, right, top, and in some files the base line, from
// the upper left corner.
func djvuBox(coords string) Box {
	var n [4]float64
	fields := strings.Split(coords, ",")
	if len(fields) < len(n) {
		return Box{}
	}
	for i := range n {
		v, err := strconv.ParseFloat(strings.TrimSpace(fields[i]), 64)
		if err != nil {
			return Box{}
		}
		n[i] = v
	}
	return Box{n[0], min(n[1], n[3]), n[2], max(n[1], n[3])}
}
