package textpages

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/page"
)

// Spelt is how one text's scan spells a word: a bar of the plot.
type Spelt struct {
	Text  page.Link
	Lang  string
	Total int
	Forms []SpeltForm // the most frequent first
}

// mostForms is how many spellings are told at once of which each stands there once.
const mostForms = 8

// Shown returns the spellings that are told at once.
func (s Spelt) Shown() []SpeltForm { return s.Forms[:len(s.Forms)-len(s.Rare())] }

// Rare returns those that stand there once, where they are many.
func (s Spelt) Rare() []SpeltForm {
	n := mostForms
	for n < len(s.Forms) && s.Forms[n].Count > 1 {
		n++
	}
	return s.Forms[min(n, len(s.Forms)):]
}

// SpeltForm is one spelling. X and Width are in thousandths of the most that
// any text has.
type SpeltForm struct {
	Form     string
	Count    int
	Read     bool // it reads so, but for the long s
	X, Width int
}

// speltIn counts how the scans spell the words of a concordance, text by text.
func speltIn(at page.Place, lines []annotate.Line) []Spelt {
	var list []Spelt
	most := 1
	for _, of := range byText(lines) {
		t := of[0].Clause.Text
		s := Spelt{Text: page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, Lang: t.Meta.Lang, Total: len(of)}
		for _, l := range of {
			form := cmp.Or(unspaced(scanned(l), l.Word), "[…]")
			i := slices.IndexFunc(s.Forms, func(f SpeltForm) bool { return f.Form == form })
			if i < 0 {
				i = len(s.Forms)
				s.Forms = append(s.Forms, SpeltForm{Form: form, Read: strings.ReplaceAll(form, "ſ", "s") == l.Word})
			}
			s.Forms[i].Count++
		}
		slices.SortStableFunc(s.Forms, func(a, b SpeltForm) int { return b.Count - a.Count })
		most = max(most, s.Total)
		list = append(list, s)
	}
	for i := range list {
		s, x := &list[i], 0
		for j := range s.Forms {
			f := &s.Forms[j]
			f.X, f.Width = x*1000/most, (x+f.Count)*1000/most-x*1000/most
			x += f.Count
		}
	}
	return list
}

// byText parts the lines of a concordance, which come text after text.
func byText(lines []annotate.Line) [][]annotate.Line {
	var list [][]annotate.Line
	for i, l := range lines {
		if i == 0 || lines[i-1].Clause.Text != l.Clause.Text {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], l)
	}
	return list
}

// scanned returns the word of a line as the scan has it, its line ends and spaces
// as one space. A text that is no scan has it as it reads.
func scanned(l annotate.Line) string {
	c := l.Clause
	if c.Text.Restated {
		return l.Word
	}
	var b strings.Builder
	tokens := c.Printed()
	at, end := 0, l.Start+len(l.Word)
	if c.Layout == nil { // a reading begins with its first word, but for the first cells of a table
		at = -leading(tokens)
	}
	for _, tok := range tokens {
		next := at + len(tok.Reading)
		switch {
		case tok.Reading == "" && tok.Why.Has(corpus.Join) && at > l.Start && at <= end: // the rest of a word begun before
			b.Write(c.Text.Source[tok.Start:tok.End])
		case tok.Reading != "" && at < end && next > l.Start:
			if tok.Reading == string(c.Text.Source[tok.Start:tok.End]) { // may hold more than the word
				b.WriteString(tok.Reading[max(0, l.Start-at):min(len(tok.Reading), end-at)])
			} else {
				b.Write(c.Text.Source[tok.Start:tok.End])
			}
		}
		at = next
	}
	return strings.TrimFunc(strings.Join(strings.Fields(b.String()), " "), func(r rune) bool { return !unicode.IsLetter(r) })
}

// unspaced returns a word of which the scan has letter for letter apart, as one word:
// how far apart they stand is no spelling.
func unspaced(form, word string) string {
	if pieces := strings.Fields(form); len(pieces) > 2 && utf8.RuneCountInString(form) < 3*len(pieces) && !strings.Contains(word, " ") {
		return strings.Join(pieces, "")
	}
	return form
}

// leading returns how much white space stands before the first word of tokens.
func leading(tokens []corpus.Token) int {
	n := 0
	for _, tok := range tokens {
		word := strings.TrimLeftFunc(tok.Reading, unicode.IsSpace)
		n += len(tok.Reading) - len(word)
		if word != "" {
			break
		}
	}
	return n
}
