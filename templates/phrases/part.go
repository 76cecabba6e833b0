package phrases

import "strings"

// Parts are parts of a table, one for each list of texts: the rows that say
// these, in the order of the table, and those that are wanted besides. By its
// part each text is said as by the whole. A part says other texts, too, but
// perhaps not so well, since a row that would say more of them may lack.
func (p *Page) Parts(lists [][]string, besides func(list int, english string) bool) []*Page {
	t := newTranslator(p)
	var parts []*Page
	for n, texts := range lists {
		t.used = &rowsUsed{map[string]bool{}, map[int]bool{}}
		for _, text := range texts {
			t.say(text)
		}
		part := &Page{Phrases: map[string]string{}, Forms: []Form{}, Joins: p.Joins}
		for english, own := range p.Phrases {
			if t.used.phrases[english] || besides(n, english) || isMark(english) {
				part.Phrases[english] = own
			}
		}
		for i, f := range p.Forms {
			if t.used.forms[i] || besides(n, f.English) {
				part.Forms = append(part.Forms, f)
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// isMark reports whether a row is what stands between the parts of a text.
func isMark(english string) bool {
	for _, m := range marks {
		if english == m {
			return true
		}
	}
	return false
}

// rowsUsed are the rows by which texts were said: phrases by their English,
// forms by their places.
type rowsUsed struct {
	phrases map[string]bool
	forms   map[int]bool
}

// Between is what stands between the places of a phrase, without the spaces
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
