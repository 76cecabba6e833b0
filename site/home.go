package site

import "fmt"

// Home is the first page.
type Home struct {
	Promise string
	Texts   []Shelved
}

// Shelved is a text as the home page lists it.
type Shelved struct {
	Href, Title, Lang, Imprint, State string
}

func (e *edition) homePages() []page {
	return []page{{path: "", frame: Frame{Title: e.line.Title, Description: promise}, body: func(at place) (any, error) {
		h := Home{Promise: promise}
		for _, t := range e.corpus.Texts {
			h.Texts = append(h.Texts, Shelved{at.to(textPath(t)), t.Meta.Title, t.Meta.Lang, imprint(t.Meta), fmt.Sprintf("%s clauses", figure(len(t.Clauses)))})
		}
		return h, nil
	}}}
}

const promise = "Each clause stands beside a hand of cards that plays it. Nothing here is asserted that the program cannot show: a reading shows the scan behind it, a link quotes the words it rests on, an example runs, a payment names its clause, and what the books leave unsaid is listed as unsaid."
