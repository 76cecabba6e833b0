package corpus

import "sort"

// Between returns the tokens of t that begin in [start, end).
func (t *Text) Between(start, end int) []Token {
	i := sort.Search(len(t.Tokens), func(i int) bool { return t.Tokens[i].Start >= start })
	j := sort.Search(len(t.Tokens), func(j int) bool { return t.Tokens[j].Start >= end })
	if j < i {
		j = i
	}
	return t.Tokens[i:j]
}

// LeafAt is the number, counted from 1, of the leaf that holds the byte at
// offset, or 0 if the text has no leaves or the offset lies outside them.
func (t *Text) LeafAt(offset int) int {
	i := sort.Search(len(t.Leaves), func(i int) bool { return t.Leaves[i].End > offset })
	if i == len(t.Leaves) || t.Leaves[i].Start > offset {
		return 0
	}
	return i + 1
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
