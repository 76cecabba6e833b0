package site

import (
	"slices"

	"quinola/corpus"
	"quinola/site/export/exchange"
	"quinola/site/export/tei"
	"quinola/site/openapi"
)

// openAPIFile is where the description of what programs may ask lies.
const openAPIFile = "openapi.json"

// ProgramsPage says what the edition gives to programs, and where.
type ProgramsPage struct {
	OpenAPI, Schema, Download, Version string
	Bundled                            bool // the clauses of a text are lines of one file
	Try                                Link
	Texts                              []ProgramText
	Suites                             []Link // of the texts that have examples
}

// ProgramText is a text and its forms.
type ProgramText struct {
	Link
	Forms []Form
}

func (e *builder) programsPages() []page {
	return []page{{path: "programs/", frame: &Frame{Title: "For programs", Description: "The edition as JSON, TEI, Web Annotations and Distributed Text Services."}, body: func(at place) (any, error) {
		v := ProgramsPage{OpenAPI: at.root() + openAPIFile, Schema: at.root() + "tei/" + tei.SchemaFile, Download: at.root() + e.download(), Version: e.corpus.Edition.Version, Bundled: e.bundle}
		for _, t := range e.corpus.Texts {
			v.Texts = append(v.Texts, ProgramText{Link{at.to(textPath(t)), t.Meta.Short, ""}, e.texts.wholeForms(at, t)})
			if slices.ContainsFunc(t.Clauses, func(c *corpus.Clause) bool { n := e.note(c); return n != nil && len(n.Examples) > 0 }) {
				v.Suites = append(v.Suites, Link{at.root() + exchange.Conformance(t.ID), t.Meta.Short, ""})
			}
			if v.Try.Href == "" && len(t.Clauses) > 0 {
				try := clausePath(t.Clauses[len(t.Clauses)/2]) + clauseJSON
				if v.Bundled {
					try = exchange.Clauses(t.ID)
				}
				v.Try = Link{at.root() + try, try, ""}
			}
		}
		if err := e.folder.Put(openAPIFile, openapi.JSON); err != nil {
			return nil, err
		}
		return v, nil
	}}}
}
