package site

import (
	"quinola/corpus"
)

// ClausePage is one clause with everything the edition knows of it.
type ClausePage struct {
	ID, Heading string
	Text        Link
	Layers      Layers
	Cite        Citation
}

func (e *edition) clausePages() []page {
	var list []page
	for _, t := range e.corpus.Texts {
		for i, c := range t.Clauses {
			list = append(list, e.clausePage(t, i, c))
		}
	}
	return list
}

func (e *edition) clausePage(t *corpus.Text, i int, c *corpus.Clause) page {
	path := clausePath(c)
	at := place{path}
	f := Frame{Title: clauseTitle(c), Description: clip(c.Reading(), 150)}
	f.Crumbs = []Link{{at.to(textPath(t)), t.Meta.Short, ""}}
	if s := e.sheetOf[c]; s != nil {
		for d, h := range c.Division {
			f.Crumbs = append(f.Crumbs, Link{at.to(s.path) + "#" + headingID(firstUnder(t, i, d), d), h, t.Meta.Lang})
		}
	}
	if i > 0 {
		f.Prev = &Link{at.to(clausePath(t.Clauses[i-1])), clauseName(t.Clauses[i-1]), ""}
	}
	if i+1 < len(t.Clauses) {
		f.Next = &Link{at.to(clausePath(t.Clauses[i+1])), clauseName(t.Clauses[i+1]), ""}
	}
	return page{path: path, frame: f, body: func(at place) (any, error) {
		v := ClausePage{ID: c.ID, Heading: clauseName(c), Text: Link{at.to(e.sheetOf[c].path) + "#" + segment(c.Path()), t.Meta.Short, ""}}
		v.Layers = layersOf(t, c.Tokens(), nil, true)
		v.Layers.LineForLn = c.Kind == corpus.KindVerse || c.Kind == corpus.KindTable
		v.Cite = e.cite(c)
		return v, nil
	}}
}

// firstUnder is the first clause of a text's i-th clause's division at a
// depth: the clause that carries that heading on the page of the text.
func firstUnder(t *corpus.Text, i, depth int) *corpus.Clause {
	for i > 0 {
		a, b := t.Clauses[i-1].Division, t.Clauses[i].Division
		for d := 0; d <= depth; d++ {
			if d >= len(a) || a[d] != b[d] {
				return t.Clauses[i]
			}
		}
		i--
	}
	return t.Clauses[0]
}

// clip cuts a text at a word, to at most n letters.
func clip(s string, n int) string {
	letters := []rune(s)
	if len(letters) <= n {
		return s
	}
	for n > 0 && letters[n] != ' ' {
		n--
	}
	return string(letters[:n]) + " …"
}
