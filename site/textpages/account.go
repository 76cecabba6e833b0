package textpages

import (
	"slices"

	"quinola/annotate"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
)

// asideWhy says why words are set aside, as readers are told.
var asideWhy = map[annotate.Why]string{
	annotate.Reason:    "why the rule is so",
	annotate.Instance:  "a case worked out",
	annotate.Counsel:   "how to play well",
	annotate.Manner:    "how a thing is done, where another way changes nothing",
	annotate.Address:   "words to the reader, or about the book",
	annotate.History:   "where a thing comes from, or was once so",
	annotate.Reference: "where else to look",
	annotate.Repeats:   "stands already in the clause",
}

// account tells how far the words of the clause are accounted for.
func (v *ClausePage) account(e *Pages, at page.Place, n *annotate.Note) {
	if s := e.Standing(n.Clause); !n.Excluded {
		v.Provisions = s.Provisions()
		for _, w := range s.Words.Open {
			v.Open = append(v.Open, page.Clip(w.Text, 120))
		}
	}
	for _, x := range n.Asides {
		a := Aside{Quote: joined.Quotation(n.Clause, x.Quote, x.Spans), Why: asideWhy[x.Why]}
		if c := e.Corpus.Clause(x.Of); c != nil && c != n.Clause {
			a.Why = "repeats"
			a.Of = page.ClauseLink(at, c)
		}
		v.Asides = append(v.Asides, a)
	}
}

// Proof is the example of a page that proves a link; its zero value is none.
type Proof struct {
	Href   string
	Number int         // of the example, counted from 1
	Title  joined.Told // of the example
}

// proof returns the example on the page that proves link i of a note.
func (e *Pages) proof(n *annotate.Note, i int) Proof {
	s := e.Standing(n.Clause)
	if i >= len(s.Links) || !s.Links[i].Proved {
		return Proof{}
	}
	by := s.Links[i].By
	number := slices.Index(n.Examples, by) + 1
	return Proof{"#" + felt.ExampleID(number), number, e.Title(n, by)}
}

// places returns the stretches of a clause's reading that are set aside, or that
// nothing accounts for. Without a note nobody has begun to account for them.
func (e *Pages) places(n *annotate.Note) []reading.Located {
	if n == nil || n.Excluded {
		return nil
	}
	var list []reading.Located
	for _, x := range n.Asides {
		for _, s := range x.Spans {
			list = append(list, reading.Located{Start: s.Start, End: s.End, Place: reading.SetAside})
		}
	}
	for _, w := range e.Notes.AccountOf(n.Clause).Open {
		list = append(list, reading.Located{Start: w.Start, End: w.End, Place: reading.Unlinked})
	}
	return list
}
