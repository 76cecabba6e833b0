package textpages

import (
	"sort"

	"quinola/corpus"
	"quinola/site/page"
)

// Emendation is an editor's correction, as the page of a text lists it.
type Emendation struct {
	N                              int
	Leaf                           int
	Clause                         page.Link // in which it stands, if in one
	Quote, Reading, Cert, Evidence string
}

// emendationsOf lists the emendations of a stretch of a text in the order of
// the source.
func (e *Pages) emendationsOf(at page.Place, t *corpus.Text, within corpus.Span) []Emendation {
	var list []Emendation
	for _, p := range e.emendations[t] {
		if p.Start < within.Start || p.Start >= within.End {
			continue
		}
		x := Emendation{N: len(list) + 1, Leaf: p.Leaf, Quote: p.Quote, Reading: p.Reading, Cert: p.Cert, Evidence: p.Evidence}
		i := sort.Search(len(t.Clauses), func(i int) bool { return t.Clauses[i].Span.Start > p.Start })
		if i > 0 && p.Start < t.Clauses[i-1].Span.End {
			c := t.Clauses[i-1]
			x.Clause = page.BesideText(at, c)
		}
		list = append(list, x)
	}
	return list
}

// noted says which emendation of a stretch of a text ends with a token, by its
// number in the list of emendationsOf; it says each number once.
func (e *Pages) noted(t *corpus.Text, within corpus.Span) func(corpus.Span) int {
	all := e.emendations[t]
	first := sort.Search(len(all), func(i int) bool { return all[i].Start >= within.Start })
	said := make([]bool, len(all))
	return func(token corpus.Span) int {
		i := sort.Search(len(all), func(i int) bool { return all[i].Start >= token.End }) - 1
		if i < first || all[i].End <= token.Start || all[i].End > token.End || said[i] {
			return 0
		}
		said[i] = true
		return i - first + 1
	}
}
