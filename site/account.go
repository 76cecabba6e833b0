package site

import (
	"slices"

	"quinola/annotate"
)

// account tells how far the words of the clause are accounted for.
func (v *ClausePage) account(e *textPages, at place, n *annotate.Note) {
	if s := e.standing(n.Clause); !n.Excluded {
		v.Provisions = s.Provisions()
		for _, w := range s.Words.Open {
			v.Open = append(v.Open, clip(w.Text, 120))
		}
	}
	for _, x := range n.Asides {
		a := Aside{Quote: quotation(n.Clause, x.Quote, x.Spans), Why: string(x.Why)}
		if c := e.corpus.Clause(x.Of); c != nil {
			a.Of = clauseLink(at, c)
		}
		v.Asides = append(v.Asides, a)
	}
}

// Proof is the example of a page that proves a link; its zero value is none.
type Proof struct {
	Href   string
	Number int  // of the example, counted from 1
	Title  Told // of the example
}

// proof is the example on the page that proves link i of a note.
func (e *textPages) proof(n *annotate.Note, i int) Proof {
	s := e.standing(n.Clause)
	if i >= len(s.Links) || !s.Links[i].Proved {
		return Proof{}
	}
	by := s.Links[i].By
	number := slices.Index(n.Examples, by) + 1
	return Proof{"#" + exampleID(number), number, e.tells(n, by.Title)}
}

// places are the stretches of a clause's reading that are set aside, or that
// nothing accounts for. Without a note nobody has begun to account for them.
func (e *textPages) places(n *annotate.Note) []located {
	if n == nil || n.Excluded {
		return nil
	}
	var list []located
	for _, x := range n.Asides {
		for _, s := range x.Spans {
			list = append(list, located{s.Start, s.End, SetAside})
		}
	}
	for _, w := range e.notes.AccountOf(n.Clause).Open {
		list = append(list, located{w.Start, w.End, Unlinked})
	}
	return list
}
