package annotate

import (
	"slices"

	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/corpus/cite"
	"quinola/corpus/cores"
)

// Citation is a place where one clause names another.
type Citation struct {
	From, To *corpus.Clause
	Said     *corpus.Clause // the clause that the words name: To, unless the book or the scan is wrong; or nil
	Words    string
	Spans    []quote.Span // in From
	Note     string       // what the editors say if it is wrong
	Claim    *Claim       // the claim of the clause's note, or nil
}

// Cites returns the places where the words of a clause name other clauses, in
// their order. A claim of the note tells which clause is meant.
func (a *Annotations) Cites(clause string) []*Citation {
	a.citations.Do(a.joinCitations)
	return a.cites[clause]
}

// CitedBy returns the places where other clauses name this one.
func (a *Annotations) CitedBy(clause string) []*Citation {
	a.citations.Do(a.joinCitations)
	return a.citedBy[clause]
}

func (a *Annotations) joinCitations() {
	a.cites, a.citedBy = map[string][]*Citation{}, map[string][]*Citation{}
	for _, t := range a.Corpus.Texts {
		found := make([][]*Citation, len(t.Clauses))
		cores.All(len(found), func(i int) { found[i] = a.citationsOf(t.Clauses[i]) })
		for i, c := range t.Clauses {
			a.cites[c.ID] = found[i]
			for _, x := range found[i] {
				a.citedBy[x.To.ID] = append(a.citedBy[x.To.ID], x)
			}
		}
	}
}

// citationsOf returns the citations of one clause: those that the program finds
// in its words, and those that its note claims.
func (a *Annotations) citationsOf(c *corpus.Clause) []*Citation {
	var list []*Citation
	for _, found := range cite.In(c) {
		span := tokensOf(c, found.Span)
		for i, said := range found.Target {
			x := &Citation{From: c, To: said, Said: said, Words: found.Words, Spans: []quote.Span{span}, Note: found.Note}
			if len(found.Meant) == len(found.Target) {
				x.To = found.Meant[i]
			}
			list = append(list, x)
		}
	}
	if n := a.notes[c.ID]; n != nil {
		for _, claim := range n.Claims {
			list = a.joinClaim(list, claim)
		}
	}
	slices.SortStableFunc(list, func(x, y *Citation) int { return first(x.Spans) - first(y.Spans) })
	return list
}

// joinClaim adds a claim to the citation that it concerns, or as a new one.
func (a *Annotations) joinClaim(list []*Citation, claim *Claim) []*Citation {
	to := a.Corpus.Clause(claim.Truth)
	if !claim.Reference() || to == nil || claim.Dead != "" {
		return list
	}
	for _, x := range list {
		if x.Claim == nil && x.Said.ID == claim.Says && overlap(x.Spans, claim.Spans) {
			x.To, x.Claim = to, claim
			return list
		}
	}
	return append(list, &Citation{From: claim.Note.Clause, To: to, Said: a.Corpus.Clause(claim.Says), Words: claim.Words, Spans: claim.Spans, Claim: claim})
}

func first(spans []quote.Span) int {
	if len(spans) == 0 {
		return 0
	}
	return spans[0].First
}

func overlap(a, b []quote.Span) bool {
	return slices.ContainsFunc(a, func(x quote.Span) bool {
		return slices.ContainsFunc(b, func(y quote.Span) bool { return x.First < y.Last && y.First < x.Last })
	})
}

// tokensOf returns the tokens of the clause that cover a stretch of the source.
func tokensOf(c *corpus.Clause, source corpus.Span) quote.Span {
	var s quote.Span
	at := 0
	for i, t := range c.Tokens() {
		if t.Start < source.End && t.End > source.Start {
			if s.Last == 0 {
				s.First, s.Start = i, at
			}
			s.Last, s.End = i+1, at+len(t.Reading)
		}
		at += len(t.Reading)
	}
	return s
}
