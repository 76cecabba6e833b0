package site

import (
	"html/template"
	"sort"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/templates/phrases"
)

// TermPage is one word of the games.
type TermPage struct {
	Name, Meaning string
	MeaningLang   string // of a meaning that is no phrase
	Names         []NameIn
	Spelt         []Spelt
	Defined       []Link
	Body          template.HTML
	See           []Link
	Marked        []Link
	Found         int
	Lines         []KWIC
	More          int // lines that are not shown
}

// NameIn is what a text calls a term.
type NameIn struct {
	Form, Lang, Language string
	Text                 Link
}

// KWIC is one line of the concordance.
type KWIC struct {
	Clause              Link
	Lang                string
	Before, Word, After string
}

// mostLines is how many lines of a concordance a page shows.
const mostLines = 150

// TermsPage is the thesaurus.
type TermsPage struct{ Terms []TermLine }

// TermLine is a term with its names.
type TermLine struct {
	Link
	Meaning     string
	MeaningLang string // of a meaning that is no phrase
	Forms       []LangText
}

// LangText is a word in its language.
type LangText struct{ Lang, Text string }

// terms are the words of the games that the editors explain.
func (e *edition) terms() []*annotate.Term {
	if e.notes == nil {
		return nil
	}
	return e.notes.Terms
}

// termsPages is the list of the terms.
func (e *textPages) termsPages() []page {
	return []page{{path: "term/", frame: &Frame{Title: "Terms", Description: "The words of the games, with their names in French, English and Swedish."}, body: func(at place) (any, error) {
		var v TermsPage
		for _, t := range e.terms() {
			line := TermLine{Link: Link{at.to(termPath(t.ID)), t.Name, ""}, Meaning: t.Meaning, MeaningLang: meaningLang(t)}
			seen := map[string]bool{}
			for _, n := range t.Names {
				if key := n.Lang + " " + n.Form; !seen[key] {
					seen[key] = true
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

// meaningLang is the language of what a term means, where the interface has it in
// no other.
func meaningLang(t *annotate.Term) string {
	if phrases.Known(t.Meaning) {
		return ""
	}
	return "en"
}

// termPages are the terms, a page each.
func (e *textPages) termPages() []page {
	var list []page
	for _, t := range e.terms() {
		at := place{termPath(t.ID)}
		f := Frame{Title: t.Name, Description: t.Meaning, Crumbs: []Link{{at.to("term/"), "Terms", ""}}}
		list = append(list, page{path: termPath(t.ID), frame: &f, body: func(at place) (any, error) { return e.termPage(at, t) }})
	}
	return list
}

func (e *textPages) termPage(at place, t *annotate.Term) (any, error) {
	v := TermPage{Name: t.Name, Meaning: t.Meaning, MeaningLang: meaningLang(t)}
	for _, n := range t.Names {
		in := NameIn{Form: n.Form, Lang: n.Lang, Language: langNames[n.Lang]}
		if text := e.corpus.Text(n.Text); text != nil {
			in.Text = Link{at.to(textPath(text)), text.Meta.Short, ""}
		}
		v.Names = append(v.Names, in)
	}
	v.Defined = clauseLinks(at, e.clausesNamed(t.Defined))
	for _, id := range t.See {
		if l, ok := e.termLink(at, id); ok {
			v.See = append(v.See, l)
		}
	}
	v.Marked = clauseLinks(at, e.marked[t.ID])
	var err error
	if v.Body, err = e.prose(at, t.Body); err != nil {
		return nil, err
	}
	lines := e.notes.Concordance(t, 44)
	v.Found = len(lines)
	v.Spelt = speltIn(at, lines)
	for _, l := range lines[:min(len(lines), mostLines)] {
		v.Lines = append(v.Lines, KWIC{clauseLink(at, l.Clause), l.Clause.Text.Meta.Lang, l.Before, l.Word, l.After})
	}
	v.More = v.Found - len(v.Lines)
	return v, nil
}

// clausesNamed are the clauses of those ids that there are.
func (e *textPages) clausesNamed(ids []string) []*corpus.Clause {
	var list []*corpus.Clause
	for _, id := range ids {
		if c := e.corpus.Clause(id); c != nil {
			list = append(list, c)
		}
	}
	return list
}
