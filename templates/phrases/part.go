package phrases

import (
	"slices"
	"strings"
)

// Parts returns parts of a table, one for each list of texts: the rows that say
// these, in the order of the table, those between the parts of a text, and those
// that are wanted besides. By its part each text is said as by the whole. A part
// says other texts, too, but perhaps not so well, since a row that would say more
// of them may lack.
func (p *Page) Parts(lists [][]string, besides []map[string]bool) []*Page {
	t := newTranslator(p)
	saying := map[string]rowsUsed{} // by text: many are in many lists
	var parts []*Page
	for n, texts := range lists {
		part := &Page{Phrases: map[string]string{}, Forms: []Form{}, Joins: p.Joins}
		take := func(english string) {
			if own, ok := p.Phrases[english]; ok {
				part.Phrases[english] = own
			}
		}
		forms := map[int]bool{}
		for _, text := range texts {
			used, known := saying[text]
			if !known {
				t.used = &rowsUsed{}
				t.say(text)
				used, saying[text] = *t.used, *t.used
			}
			for _, english := range used.phrases {
				take(english)
			}
			for _, i := range used.forms {
				forms[i] = true
			}
		}
		for english := range besides[n] {
			take(english)
		}
		for _, mark := range append(slices.Clone(marks), and) {
			take(mark)
		}
		for i, f := range p.Forms {
			if forms[i] || besides[n][f.English] {
				part.Forms = append(part.Forms, f)
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// rowsUsed are the rows by which a text was said: phrases by their English, forms
// by their places.
type rowsUsed struct {
	phrases []string
	forms   []int
}

// Between returns what stands between the places of a phrase, without the spaces
// around it.
func Between(english string) []string {
	var list []string
	for _, part := range verb.Split(english, -1) {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}
