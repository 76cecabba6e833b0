package corpus

import (
	"slices"
	"sort"
	"strings"
)

// Between returns the tokens of t that begin in [start, end).
func (t *Text) Between(start, end int) []Token {
	all := t.Tokens()
	i := sort.Search(len(all), func(i int) bool { return all[i].Start >= start })
	j := sort.Search(len(all), func(j int) bool { return all[j].Start >= end })
	if j < i {
		j = i
	}
	return all[i:j]
}

// LeafAt returns the number, counted from 1, of the leaf that holds the byte at
// offset, or 0 if the text has no leaves or the offset lies outside them.
func (t *Text) LeafAt(offset int) int {
	i := sort.Search(len(t.Leaves), func(i int) bool { return t.Leaves[i].End > offset })
	if i == len(t.Leaves) || t.Leaves[i].Start > offset {
		return 0
	}
	return i + 1
}

// Italics returns the stretches of the source in [start, end) that the machine shows
// as set in italics: what lies between two of its marks, within a paragraph.
func (t *Text) Italics(start, end int) []Span {
	var out []Span
	open := -1
	for _, k := range t.Between(start, end) {
		switch {
		case strings.Contains(k.Reading, "\n\n"):
			open = -1
		case !k.Why.Has(Italic):
		case open < 0:
			open = k.End
		default:
			if open < k.Start {
				out = append(out, Span{open, k.Start})
			}
			open = -1
		}
	}
	return out
}

// LostLeaves returns the places where the scan lacks whole leaves, in the order of
// the source.
func (t *Text) LostLeaves() []Lacuna {
	var out []Lacuna
	for _, l := range t.Meta.Lost {
		if l.After > 0 && l.After <= len(t.Leaves) {
			l.At = t.Leaves[l.After-1].End
			out = append(out, l)
		}
	}
	slices.SortStableFunc(out, func(a, b Lacuna) int { return a.At - b.At })
	return out
}

// Lacunae returns the places where the scan lacks what was printed, in the order of
// the source: leaves that are lost, and words in whose place an emendation reads
// LacunaMark.
func (t *Text) Lacunae() []Lacuna {
	out := t.LostLeaves()
	for _, k := range t.Tokens() {
		if !k.Why.Has(Lost) {
			continue
		}
		l := Lacuna{After: t.LeafAt(k.Start), At: k.Start, Extent: "some words"}
		for _, e := range t.Emendations {
			if e.Leaf == l.After && strings.Contains(e.Reading, strings.TrimSpace(k.Reading)) {
				l.Evidence = e.Evidence
			}
		}
		out = append(out, l)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].At < out[j].At })
	return out
}

// New makes a corpus of texts and indexes their clauses.
func New(e Edition, texts []*Text) *Corpus {
	c := &Corpus{Edition: e, Texts: texts, byText: map[string]*Text{}, byClause: map[string]*Clause{}}
	for _, t := range texts {
		c.byText[t.ID] = t
		for _, cl := range t.Clauses {
			c.byClause[cl.ID] = cl
		}
		for from, to := range t.Moved {
			c.byClause[from] = c.byClause[to]
		}
	}
	return c
}

// Text returns the text with the given id, or nil.
func (c *Corpus) Text(id string) *Text { return c.byText[id] }

// Clause returns the clause with the given id, or nil. An id that was given
// once finds the clause that holds its words now.
func (c *Corpus) Clause(id string) *Clause { return c.byClause[id] }
