package textpages

import (
	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
)

// Cited is one end of a citation in the words of a book.
type Cited struct {
	page.Link
	Words, WordsLang string
	Note             string // where the citation is wrong: what is meant
}

// citations returns the clauses that a clause names in its words, and those that
// name it.
func (e *Pages) citations(at page.Place, c *corpus.Clause) (to, from []Cited) {
	if e.Notes == nil {
		return nil, nil
	}
	for _, x := range e.Notes.Cites(c.ID) {
		to = append(to, Cited{page.ClauseLink(at, x.To), joined.Quotation(x.From, x.Words, x.Spans), c.Text.Meta.Lang, wrong(x)})
	}
	seen := map[*corpus.Clause]bool{}
	for _, x := range e.Notes.CitedBy(c.ID) {
		if !seen[x.From] {
			seen[x.From] = true
			from = append(from, Cited{page.ClauseLink(at, x.From), joined.Quotation(x.From, x.Words, x.Spans), x.From.Text.Meta.Lang, ""})
		}
	}
	return to, from
}

// referring returns the words of a clause that cite another. Where one phrase cites
// several, it leads to the first; all of them are listed.
func (e *Pages) referring(at page.Place, c *corpus.Clause) []reading.Referring {
	if e.Notes == nil || c == nil {
		return nil
	}
	var list []reading.Referring
	for _, x := range e.Notes.Cites(c.ID) {
		if x.To == c {
			continue
		}
		for _, s := range x.Spans {
			list = append(list, reading.Referring{Start: s.Start, End: s.End, Href: at.To(page.ClausePath(x.To))})
		}
	}
	return list
}

// wrong says what is wrong with a citation, if anything is.
func wrong(x *annotate.Citation) string {
	if x.Note != "" || x.Said == nil || x.Said == x.To {
		return x.Note
	}
	return "the words name " + page.ClauseName(x.Said)
}
