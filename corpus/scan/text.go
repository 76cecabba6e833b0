package scan

import (
	"math"
	"strings"

	"quinola/corpus"
)

// The sureness below which a word is doubtful, if the machine says so of few.
const (
	sureLeast   = 0.5
	unsureShare = 0.1 // where it is unsure of more, its word is not taken for it
)

// Text sets the pages as plain text, a line a line, a blank line between
// paragraphs and a form feed between pages, and tells what is known of it
// besides.
func Text(pages []Page) ([]byte, *corpus.Evidence) {
	for i := range pages {
		pages[i].arrange()
	}
	e := &corpus.Evidence{}
	told := 0
	for i := range pages {
		if pages[i].Roles {
			told++
		}
	}
	e.Told = told*2 > len(pages)
	if !e.Told {
		markPlaced(pages)
		markCatchwords(pages)
	}
	w := writer{evidence: e}
	for i, p := range pages {
		if i > 0 {
			w.b.WriteByte('\f')
		}
		for n, l := range p.Lines {
			w.line(l, n > 0 && (l.Begins || p.Lines[n-1].Role != l.Role))
		}
	}
	if w.words == 0 || float64(len(e.Unsure)) > unsureShare*float64(w.words) {
		e.Unsure = nil
	}
	return []byte(w.b.String()), e
}

type writer struct {
	b        strings.Builder
	evidence *corpus.Evidence
	words    int
}

// clean takes line ends and form feeds, which mean something else here, out of a
// word.
var clean = strings.NewReplacer("\n", " ", "\r", " ", "\f", " ", "\x00", "", "¬", "-")

func (w *writer) line(l Line, apart bool) {
	if len(l.Words) == 0 {
		return
	}
	if apart {
		w.b.WriteByte('\n')
	}
	start := w.b.Len()
	for i, word := range l.Words {
		if i > 0 {
			w.b.WriteString(l.space(i))
		}
		at := w.b.Len()
		w.b.WriteString(strings.TrimSpace(clean.Replace(strings.ToValidUTF8(word.Text, "�"))))
		w.words++
		if l.Role != Furniture && (word.Sure < sureLeast && !math.IsNaN(word.Sure) || len(word.Others) > 0) && w.b.Len() > at {
			w.evidence.Unsure = append(w.evidence.Unsure, corpus.Unsure{Span: corpus.Span{Start: at, End: w.b.Len()}, Others: word.Others})
		}
	}
	span := corpus.Span{Start: start, End: w.b.Len()}
	w.b.WriteByte('\n')
	switch l.Role {
	case Furniture:
		w.evidence.Furniture = append(w.evidence.Furniture, span)
	case Table:
		if n := len(w.evidence.Tables); n > 0 && strings.TrimSpace(w.b.String()[w.evidence.Tables[n-1].End:start]) == "" {
			w.evidence.Tables[n-1].End = span.End
		} else {
			w.evidence.Tables = append(w.evidence.Tables, span)
		}
	}
}

// A gap between two words that is so many times as wide as the line is high parts
// cells: in a table, and in any line.
const (
	cellInTable = 1.0
	cellInLine  = 3.0
)

// cellGap is set between two cells: restoring and splitting see cells by it.
const cellGap = "      "

// space is what parts the word i of a line from the one before it.
func (l *Line) space(i int) string {
	a, b := l.Words[i-1].Box, l.Words[i].Box
	if !a.known() || !b.known() {
		return " "
	}
	wide := cellInLine
	if l.Role == Table {
		wide = cellInTable
	}
	if b.X0-a.X1 > wide*max(a.height(), b.height()) {
		return cellGap
	}
	return " "
}
