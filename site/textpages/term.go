package textpages

import (
	"sort"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// TermPage is one word of the games.
type TermPage struct {
	Name, Meaning string
	MeaningLang   string // of a meaning that is no phrase
	Names         []NameIn
	Spelt         []Spelt
	Defined       []page.Link
	Body          joined.Told
	See           []page.Link
	Marked        []page.Link
	Found         int
	Lines         []KWIC
	More          int // lines that are not shown
}

// NameIn is what a text calls a term.
type NameIn struct {
	Form, Lang, Language string
	Text                 page.Link
}

// KWIC is one line of the concordance.
type KWIC struct {
	Clause              page.Link
	Lang                string
	Before, Word, After string
}

// mostLines is how many lines of a concordance a page shows.
const mostLines = 150

// TermsPage is the thesaurus.
type TermsPage struct{ Terms []TermLine }

// TermLine is a term with its names.
type TermLine struct {
	page.Link
	Meaning     string
	MeaningLang string     // of a meaning that is no phrase
	Forms       []LangText // each once, in the first language that has it
}

// LangText is a word in its language.
type LangText struct{ Lang, Text string }

// TermsPages returns the list of the terms.
func (e *Pages) TermsPages() []page.Page {
	return []page.Page{{Path: "term/", Frame: &page.Frame{Title: "Terms", Description: "The words of the games, with their names in French, English and Swedish."}, Body: func(at page.Place) (any, error) {
		var v TermsPage
		for _, t := range e.Terms() {
			line := TermLine{Link: page.Link{Href: at.To(page.TermPath(t.ID)), Text: t.Name}, Meaning: t.Meaning, MeaningLang: meaningLang(t)}
			seen := map[string]bool{}
			for _, n := range t.Names {
				if form := strings.ToLower(n.Form); !seen[form] {
					seen[form] = true
					line.Forms = append(line.Forms, LangText{n.Lang, n.Form})
				}
			}
			v.Terms = append(v.Terms, line)
		}
		sort.SliceStable(v.Terms, func(i, j int) bool {
			return strings.ToLower(v.Terms[i].Text) < strings.ToLower(v.Terms[j].Text)
		})
		return v, nil
	}}}
}

// meaningLang returns the language of what a term means, where the interface has it in
// no other.
func meaningLang(t *annotate.Term) string {
	if phrases.Known(t.Meaning) {
		return ""
	}
	return "en"
}

// TermPages returns the terms, a page each.
func (e *Pages) TermPages() []page.Page {
	var list []page.Page
	for _, t := range e.Terms() {
		at := page.Place{Path: page.TermPath(t.ID)}
		f := page.Frame{Title: t.Name, Description: t.Meaning, Crumbs: []page.Link{{Href: at.To("term/"), Text: "Terms"}}}
		list = append(list, page.Page{Path: page.TermPath(t.ID), Frame: &f, Body: func(at page.Place) (any, error) { return e.termPage(at, t) }})
	}
	return list
}

func (e *Pages) termPage(at page.Place, t *annotate.Term) (any, error) {
	v := TermPage{Name: t.Name, Meaning: t.Meaning, MeaningLang: meaningLang(t)}
	for _, n := range t.Names {
		in := NameIn{Form: n.Form, Lang: n.Lang, Language: page.LangNames[n.Lang]}
		if text := e.Corpus.Text(n.Text); text != nil {
			in.Text = page.Link{Href: at.To(page.TextPath(text)), Text: text.Meta.Short}
		}
		v.Names = append(v.Names, in)
	}
	v.Defined = page.ClauseLinks(at, e.clausesNamed(t.Defined))
	for _, id := range t.See {
		if l, ok := e.TermLink(at, id); ok {
			v.See = append(v.See, l)
		}
	}
	v.Marked = page.ClauseLinks(at, e.Marked[t.ID])
	var err error
	if v.Body, err = e.Comments(at, "", t.Body); err != nil {
		return nil, err
	}
	lines := e.Notes.Concordance(t, 44)
	v.Found = len(lines)
	v.Spelt = speltIn(at, lines)
	for _, l := range lines[:min(len(lines), mostLines)] {
		v.Lines = append(v.Lines, KWIC{page.ClauseLink(at, l.Clause), l.Clause.Text.Meta.Lang, l.Before, l.Word, l.After})
	}
	v.More = v.Found - len(v.Lines)
	return v, nil
}

// clausesNamed returns the clauses of those ids that there are.
func (e *Pages) clausesNamed(ids []string) []*corpus.Clause {
	var list []*corpus.Clause
	for _, id := range ids {
		if c := e.Corpus.Clause(id); c != nil {
			list = append(list, c)
		}
	}
	return list
}
