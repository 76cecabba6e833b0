package textpages

import (
	"quinola/corpus"
	"quinola/site/export/exchange"
	"quinola/site/export/tei"
	"quinola/site/page"
)

// Form is a file in which a clause or a text is to be had for programs.
type Form struct{ Href, Name, Type string }

// clauseForms returns those of a clause alone, which lie beside its page; or those of
// its text in which it is, where the files are bundled.
func (e *Pages) clauseForms(at page.Place, t *corpus.Text) []Form {
	if e.Bundle {
		return []Form{{at.To(exchange.Clauses(t.ID)), "JSON lines", "application/jsonl"}, {at.To(exchange.Reading(t.ID)), "plain text", "text/plain"}}
	}
	return []Form{{page.ClauseJSON, "JSON", "application/json"}, {page.ClausePlain, "plain text", "text/plain"}}
}

// textForms returns those of a text; where a clause is given, at its place in them.
func (e *Pages) textForms(at page.Place, c *corpus.Clause) []Form {
	id := c.Text.ID
	there := "#" + tei.ClauseID(c)
	return []Form{
		{at.To(exchange.TEI(id)) + there, "TEI", "application/tei+xml"},
		{at.To(exchange.Apparatus(id)) + there, "TEI with apparatus", "application/tei+xml"},
		{at.To(exchange.Annotations(id)), "Web Annotations", "application/ld+json"},
	}
}

// WholeForms returns those of a whole text.
func (e *Pages) WholeForms(at page.Place, t *corpus.Text) []Form {
	forms := []Form{
		{at.To(exchange.Reading(t.ID)), "plain text", "text/plain"},
		{at.To(exchange.TEI(t.ID)), "TEI", "application/tei+xml"},
		{at.To(exchange.Apparatus(t.ID)), "TEI with apparatus", "application/tei+xml"},
		{at.To(exchange.Annotations(t.ID)), "Web Annotations", "application/ld+json"},
	}
	if e.Bundle {
		forms = append(forms, Form{at.To(exchange.Clauses(t.ID)), "JSON lines", "application/jsonl"})
	}
	return forms
}

// linked is what a text is, in the words of schema.org, for search engines and
// catalogues.
type linked struct {
	Context     string        `json:"@context"`
	Type        []string      `json:"@type"`
	ID          string        `json:"@id,omitempty"`
	Name        string        `json:"name"`
	Language    string        `json:"inLanguage"`
	Description string        `json:"description"`
	Printed     string        `json:"dateCreated,omitempty"`
	About       string        `json:"temporal,omitempty"` // when it was printed, where that is no date
	Publisher   string        `json:"publisher,omitempty"`
	Place       string        `json:"locationCreated,omitempty"`
	Rights      string        `json:"copyrightNotice,omitempty"`
	Licence     string        `json:"license,omitempty"`
	Version     string        `json:"version"`
	Modified    string        `json:"dateModified"`
	PartOf      linkedEdition `json:"isPartOf"`
	Forms       []linkedForm  `json:"distribution"`
}

type linkedEdition struct {
	Type string `json:"@type"`
	Name string `json:"name"`
	URL  string `json:"url,omitempty"`
}

type linkedForm struct {
	Type   string `json:"@type"`
	Name   string `json:"name"`
	Format string `json:"encodingFormat"`
	URL    string `json:"contentUrl"`
}

// linkedText says what a text is and in what forms it is to be had.
func (e *Pages) linkedText(at page.Place, t *corpus.Text) linked {
	ed := e.Corpus.Edition
	l := linked{Context: "https://schema.org", Type: []string{"Book", "Dataset"}, Name: t.Meta.Title, Language: t.Meta.Lang,
		Description: "Machine-readable edition of the text: reading, apparatus, clauses and the rules that they state.",
		Publisher:   corpus.Known(t.Meta.Printer), Place: corpus.Known(t.Meta.Place), Rights: t.Meta.Rights, Licence: ed.Licence,
		Version: ed.Version, Modified: ed.Date, PartOf: linkedEdition{"Dataset", ed.Title, ed.Address}}
	if year, exact := t.Meta.YearOf(); exact {
		l.Printed = year
	} else {
		l.About = corpus.Known(t.Meta.Year)
	}
	if ed.Address != "" {
		l.ID = ed.Address + page.TextPath(t)
	}
	for _, f := range e.WholeForms(at, t) {
		l.Forms = append(l.Forms, linkedForm{"DataDownload", f.Name, f.Type, f.Href})
	}
	return l
}
