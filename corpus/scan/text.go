package scan

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// The sureness below which a word is doubtful.
const (
	sureLeast   = 0.5
	unsureShare = 0.1 // of more words than that the least sure are doubtful, or of so few:
	unsureFew   = 3
	unsureMost  = 0.5 // a machine that is sure of less than half says nothing by it
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
	for i := range pages {
		pages[i].middles()
	}
	w := writer{evidence: e}
	for i, p := range pages {
		if i > 0 {
			w.b.WriteByte('\f')
		}
		w.headed = false
		for n, l := range p.Lines {
			w.line(l, n > 0 && (l.Begins || p.Lines[n-1].Role != l.Role || p.Lines[n-1].Head != l.Head))
		}
	}
	w.leastSure()
	return []byte(w.b.String()), e
}

type writer struct {
	b        strings.Builder
	evidence *corpus.Evidence
	sure     []float64 // how sure the machine was of each doubtful word
	words    int
	headed   bool // the line before, on the same page, is a heading
}

// leastSure leaves of the doubtful words those that the machine was least sure of,
// where it was unsure of many: an editor has to look at few.
func (w *writer) leastSure() {
	e := w.evidence
	most := max(int(unsureShare*float64(w.words)), unsureFew)
	if len(e.Unsure) <= most {
		return
	}
	if float64(len(e.Unsure)) > unsureMost*float64(w.words) {
		e.Unsure = nil
		return
	}
	limit := slices.Sorted(slices.Values(w.sure))[most]
	var kept []corpus.Unsure
	for i, u := range e.Unsure {
		if w.sure[i] < limit {
			kept = append(kept, u)
		}
	}
	e.Unsure = kept
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
			sure := word.Sure
			if math.IsNaN(sure) {
				sure = sureLeast
			}
			w.sure = append(w.sure, sure)
			w.evidence.Unsure = append(w.evidence.Unsure, corpus.Unsure{Span: corpus.Span{Start: at, End: w.b.Len()}, Others: word.Others})
		}
	}
	span := corpus.Span{Start: start, End: w.b.Len()}
	w.b.WriteByte('\n')
	switch {
	case l.Role != Body:
	case l.Head && !apart && w.headed && len(w.evidence.Headings) > 0:
		w.evidence.Headings[len(w.evidence.Headings)-1].End = span.End
	case l.Head:
		w.evidence.Headings = append(w.evidence.Headings, span)
	case l.Middle:
		w.evidence.Middle = append(w.evidence.Middle, span)
	}
	w.headed = l.Head
	switch l.Role {
	case Furniture:
		w.evidence.Furniture = append(w.evidence.Furniture, span)
	case Margin:
		if n := len(w.evidence.Notes); n > 0 && !apart && w.evidence.Notes[n-1].End+1 == start {
			w.evidence.Notes[n-1].End = span.End
		} else {
			w.evidence.Notes = append(w.evidence.Notes, span)
		}
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

// closeBy is the gap, in heights of a line, within which a mark that is a word of its
// own stands at the word before it: some files have every mark so.
const closeBy = 0.1

// space returns what parts the word i of a line from the one before it.
func (l *Line) space(i int) string {
	a, b := l.Words[i-1].Box, l.Words[i].Box
	if l.breaks(i) {
		return ""
	}
	if !a.known() || !b.known() {
		return " "
	}
	wide := cellInLine
	if l.Role == Table {
		wide = cellInTable
	}
	high := max(a.height(), b.height())
	switch {
	case b.X0-a.X1 > wide*high:
		return cellGap
	case b.X0-a.X1 < closeBy*high && strings.Trim(l.Words[i].Text, ".,;:!?)]") == "":
		return ""
	}
	return " "
}

// breaks reports whether the word i of a line is the hyphen that breaks the word
// before it at the line's end: ¬ and the soft hyphen are nothing else, and others are
// that close to a letter.
func (l *Line) breaks(i int) bool {
	if i != len(l.Words)-1 {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(l.Words[i-1].Text)
	a, b := l.Words[i-1].Box, l.Words[i].Box
	switch l.Words[i].Text {
	case "\u00ad", "¬":
		return unicode.IsLetter(last)
	case "-", "⸗", "=":
		return unicode.IsLetter(last) && a.known() && b.known() && b.X0-a.X1 < 0.5*a.height()
	}
	return false
}
