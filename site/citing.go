package site

import (
	"quinola/annotate"
	"quinola/corpus"
)

// Cited is one end of a citation in the words of a book.
type Cited struct {
	Link
	Words, WordsLang string
	Note             string // where the citation is wrong: what is meant
}

// citations are the clauses that a clause names in its words, and those that
// name it.
func (e *textPages) citations(at place, c *corpus.Clause) (to, from []Cited) {
	if e.notes == nil {
		return nil, nil
	}
	for _, x := range e.notes.Cites(c.ID) {
		to = append(to, Cited{clauseLink(at, x.To), quotation(x.From, x.Words, x.Spans), c.Text.Meta.Lang, wrong(x)})
	}
	seen := map[*corpus.Clause]bool{}
	for _, x := range e.notes.CitedBy(c.ID) {
		if !seen[x.From] {
			seen[x.From] = true
			from = append(from, Cited{clauseLink(at, x.From), quotation(x.From, x.Words, x.Spans), x.From.Text.Meta.Lang, ""})
		}
	}
	return to, from
}

// referring are the words of a clause that cite another. Where one phrase cites
// several, it leads to the first; all of them are listed.
func (e *textPages) referring(at place, c *corpus.Clause) []referring {
	if e.notes == nil || c == nil {
		return nil
	}
	var list []referring
	for _, x := range e.notes.Cites(c.ID) {
		if x.To == c {
			continue
		}
		for _, s := range x.Spans {
			list = append(list, referring{s.Start, s.End, at.to(clausePath(x.To))})
		}
	}
	return list
}

// wrong says what is wrong with a citation, if anything is.
func wrong(x *annotate.Citation) string {
	if x.Note != "" || x.Said == nil || x.Said == x.To {
		return x.Note
	}
	return "the words name " + clauseName(x.Said)
}
