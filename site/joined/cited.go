package joined

import (
	"html/template"
	"regexp"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/site/page"
)

// shortID matches what may be the id of a clause without its text, or the end of one:
// codille.p1, loix.55, p7b.
var shortID = regexp.MustCompile(`\b[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+|\bp[0-9]+[a-z]?\b`)

// Cited returns what the editors say with the clauses that it names by short ids linked
// and called as the pages call them. A short id is completed by the beginning of the id
// of a clause near which it is said, or of the one named before it; the number of a
// paragraph alone only within no chapter, beside the one before, or of those near which it
// is said.
func (e *Edition) Cited(at page.Place, near []*corpus.Clause, said Told) Told {
	name := func(text template.HTML) template.HTML {
		var last []*corpus.Clause
		return template.HTML(shortID.ReplaceAllStringFunc(string(text), func(id string) string {
			c := e.completed(near, last, id)
			if c == nil {
				return id
			}
			last = []*corpus.Clause{c}
			link := page.ClauseLink(at, c)
			return `<a href="` + template.HTMLEscapeString(link.Href) + `">` + template.HTMLEscapeString(page.ClauseName(c)) + `</a>`
		}))
	}
	cited := Told{English: name(said.English), Ours: said.Ours}
	for _, in := range said.Also {
		cited.Also = append(cited.Also, ToldIn{in.Lang, name(in.Text)})
	}
	return cited
}

// completed returns the clause that a short id names, or nil: the longest beginning that
// makes an id of it counts.
func (e *Edition) completed(near, last []*corpus.Clause, short string) *corpus.Clause {
	for _, n := range slices.Concat(last, near) {
		segments := strings.Split(n.Path(), ".")
		for k := len(segments) - 1; k >= 0; k-- {
			c := e.Corpus.Clause(n.Text.ID + ":" + strings.Join(append(segments[:k:k], short), "."))
			beside := len(last) > 0 && n == last[0] && k == len(segments)-1
			if c != nil && (strings.Contains(short, ".") || beside || k == 1 || slices.Contains(near, c)) {
				return c
			}
		}
	}
	if strings.Contains(short, ".") { // whole, of another text
		for _, t := range e.Corpus.Texts {
			if c := e.Corpus.Clause(t.ID + ":" + short); c != nil {
				return c
			}
		}
	}
	return nil
}
