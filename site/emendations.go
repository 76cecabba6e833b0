package site

import (
	"bytes"
	"slices"
	"sort"
	"strings"
	"unicode"

	"quinola/corpus"
)

// Emendation is an editor's correction, as the page of a text lists it.
type Emendation struct {
	N                              int
	Leaf                           int
	Clause                         Link // in which it stands, if in one
	Quote, Reading, Cert, Evidence string
}

// emendationsOf lists the emendations of a stretch of a text in the order of
// the source.
func (e *edition) emendationsOf(at place, t *corpus.Text, within corpus.Span) []Emendation {
	var list []Emendation
	for _, p := range e.emendations[t] {
		if p.Start < within.Start || p.Start >= within.End {
			continue
		}
		x := Emendation{N: len(list) + 1, Leaf: p.Leaf, Quote: p.Quote, Reading: p.Reading, Cert: p.Cert, Evidence: p.Evidence}
		i := sort.Search(len(t.Clauses), func(i int) bool { return t.Clauses[i].Span.Start > p.Start })
		if i > 0 && p.Start < t.Clauses[i-1].Span.End {
			c := t.Clauses[i-1]
			x.Clause = Link{at.to(clausePath(c)), clauseName(c), ""}
		}
		list = append(list, x)
	}
	return list
}

// noted says which emendation of a stretch of a text ends with a token, by its
// number in the list of emendationsOf; it says each number once.
func (e *edition) noted(t *corpus.Text, within corpus.Span) func(corpus.Span) int {
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

// placed is an emendation and where its quote stands.
type placed struct {
	corpus.Span
	*corpus.Emendation
}

// placeEmendations finds where each emendation of a text stands.
func placeEmendations(t *corpus.Text) []placed {
	var list []placed
	for i := range t.Emendations {
		em := &t.Emendations[i]
		where := corpus.Span{Start: 0, End: len(t.Source)}
		if em.Leaf > 0 && em.Leaf <= len(t.Leaves) {
			where = t.Leaves[em.Leaf-1]
		}
		if at, ok := find(t.Source, where, em.Quote); ok {
			list = append(list, placed{at, em})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Start < list[j].Start })
	return list
}

// emended finds the editor's line behind an entry, if there is one.
func (e *edition) emended(t *corpus.Text, x *Entry) {
	if !slices.Contains(x.Reasons, whyText[corpus.Emended]) || len(x.spans) == 0 {
		return
	}
	for _, p := range e.emendations[t] {
		if p.Start < x.spans[len(x.spans)-1].End && x.spans[0].Start < p.End {
			x.Cert, x.Evidence = p.Cert, p.Evidence
			return
		}
	}
}

// find is where a quote stands in the source, runs of white space being equal.
// It is asked for every word that was changed, so it copies nothing.
func find(src []byte, where corpus.Span, quote string) (corpus.Span, bool) {
	first, rest := firstWord(quote)
	if first == "" {
		return corpus.Span{}, false
	}
	for from := where.Start; ; {
		i := bytes.Index(src[from:where.End], []byte(first))
		if i < 0 {
			return corpus.Span{}, false
		}
		start, end := from+i, from+i+len(first)
		word, after := firstWord(rest)
		for word != "" {
			at := min(skipSpace(src, end), where.End)
			if at == end || at+len(word) > where.End || string(src[at:at+len(word)]) != word {
				break
			}
			end = at + len(word)
			word, after = firstWord(after)
		}
		if word == "" {
			return corpus.Span{Start: start, End: end}, true
		}
		from = start + 1
	}
}

// firstWord parts a quote after its first word.
func firstWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	if i := strings.IndexFunc(s, unicode.IsSpace); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}
