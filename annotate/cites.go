package annotate

import (
	"quinola/annotate/quote"
	"quinola/corpus"
)

// Citation is a place where one clause names another.
type Citation struct {
	From, To *corpus.Clause
	Words    string
	Spans    []quote.Span // in From
	Claim    *Claim       // what the editors say of it, or nil
}

// Named is the id of the clause that the words name, right or wrong.
func (c *Citation) Named() string {
	if c.Claim != nil {
		return c.Claim.Says
	}
	return c.To.ID
}

// Cites are the places where the words of a clause name other clauses, in
// their order. A claim of the note tells which clause is meant.
func (a *Annotations) Cites(clause string) []*Citation {
	a.citations.Do(a.joinCitations)
	return a.cites[clause]
}

// CitedBy are the places where other clauses name this one.
func (a *Annotations) CitedBy(clause string) []*Citation {
	a.citations.Do(a.joinCitations)
	return a.citedBy[clause]
}

func (a *Annotations) joinCitations() {
	a.cites, a.citedBy = map[string][]*Citation{}, map[string][]*Citation{}
	for _, t := range a.Corpus.Texts {
		for _, c := range t.Clauses {
			for _, x := range a.citationsOf(c) {
				a.cites[c.ID] = append(a.cites[c.ID], x)
				a.citedBy[x.To.ID] = append(a.citedBy[x.To.ID], x)
			}
		}
	}
}

// citationsOf are the citations of one clause.
func (a *Annotations) citationsOf(c *corpus.Clause) []*Citation {
	var list []*Citation
	if n := a.notes[c.ID]; n != nil {
		for _, claim := range n.Claims {
			if to := a.Corpus.Clause(claim.Truth); claim.Reference() && to != nil {
				list = append(list, &Citation{c, to, claim.Words, claim.Spans, claim})
			}
		}
	}
	return list
}
