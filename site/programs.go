package site

import (
	"slices"

	"quinola/corpus"
	"quinola/site/export/exchange"
	"quinola/site/export/tei"
	"quinola/site/openapi"
	"quinola/site/page"
	"quinola/site/textpages"
)

// openAPIFile is the file that describes what programs may ask for.
const openAPIFile = "openapi.json"

// ProgramsPage shows what the edition gives to programs, and where.
type ProgramsPage struct {
	OpenAPI, Schema, Download, Version string
	Bundled                            bool // the clauses of a text are lines of one file
	Try                                page.Link
	Texts                              []ProgramText
	Suites                             []Suite // of the texts that have examples
}

// Suite is the examples of a text as cases, and what each language calls the text.
type Suite struct {
	page.Link
	Called map[string]string
}

// ProgramText is a text with its formats.
type ProgramText struct {
	page.Link
	Forms []textpages.Form
}

func (e *builder) programsPages() []page.Page {
	return []page.Page{{Path: "programs/", Frame: &page.Frame{Title: "For programs", Description: "The edition as JSON, TEI, Web Annotations and Distributed Text Services."}, Body: func(at page.Place) (any, error) {
		v := ProgramsPage{OpenAPI: at.Root() + openAPIFile, Schema: at.Root() + "tei/" + tei.SchemaFile, Download: at.Root() + e.download(), Version: e.Corpus.Edition.Version, Bundled: e.Bundle}
		for _, t := range e.Corpus.Texts {
			v.Texts = append(v.Texts, ProgramText{page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, e.texts.WholeForms(at, t)})
			if slices.ContainsFunc(t.Clauses, func(c *corpus.Clause) bool { n := e.Note(c); return n != nil && len(n.Examples) > 0 }) {
				v.Suites = append(v.Suites, Suite{page.Link{Href: at.Root() + exchange.Conformance(t.ID), Text: t.Meta.Short}, t.Meta.Called})
			}
			if v.Try.Href == "" && len(t.Clauses) > 0 {
				try := page.ClausePath(t.Clauses[len(t.Clauses)/2]) + page.ClauseJSON
				if v.Bundled {
					try = exchange.Clauses(t.ID)
				}
				v.Try = page.Link{Href: at.Root() + try, Text: try}
			}
		}
		if err := e.folder.Put(openAPIFile, openapi.JSON); err != nil {
			return nil, err
		}
		return v, nil
	}}}
}
