// Package webanno gives the links between clauses and rules as annotations by the Web
// Annotation Data Model of the W3C, in JSON-LD. The target is the quoted words. The
// body is the rule, with what the words do to the rule and whether an example proves
// it.
//
// A target lies in the reading of its text as a plain file, readings/ID.txt. It has the
// words themselves with those around them, and their position in the file, counted in
// characters as the model requires.
package webanno

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/corpus/plainjson"
	"quinola/site/export"
)

// Collection is the annotations of a text as a page of annotations.
type Collection struct {
	Context any      `json:"@context"`
	ID      string   `json:"id"`
	Type    string   `json:"type"`
	Label   string   `json:"label"`
	Total   int      `json:"total"`
	First   Page     `json:"first"`
	Creator *Creator `json:"creator,omitempty"`
	Rights  string   `json:"rights,omitempty"`
	Version string   `json:"schema:version,omitempty"`
}

// Page is the one page of a collection.
type Page struct {
	Type   string       `json:"type"`
	ID     string       `json:"id"`
	PartOf string       `json:"partOf"`
	Start  int          `json:"startIndex"`
	Items  []Annotation `json:"items"`
}

// Creator is who made the annotations.
type Creator struct {
	Type string `json:"type"`
	Name string `json:"name"`
}

// Annotation is one link.
type Annotation struct {
	ID         string   `json:"id"`
	Type       string   `json:"type"`
	Motivation string   `json:"motivation"`
	Body       Body     `json:"body"`
	Target     []Target `json:"target"`
	How        string   `json:"quinola:how"`    // states, implies or contradicts
	State      string   `json:"quinola:state"`  // fresh, stale or dead
	Proved     bool     `json:"quinola:proved"` // by an example that fails without it
	Case       string   `json:"quinola:case,omitempty"`
	Clause     string   `json:"quinola:clause"`
}

// Body is the rule that the words are about.
type Body struct {
	Type    string `json:"type"`
	Source  string `json:"source"` // its page
	Purpose string `json:"purpose"`
	Rule    string `json:"quinola:rule"`
	Figure  string `json:"quinola:figure,omitempty"`
}

// Target is a run of quoted words in the reading of a text.
type Target struct {
	Type     string     `json:"type"`
	Source   string     `json:"source"`
	Scope    string     `json:"scope"` // the page of the clause
	Selector []Selector `json:"selector"`
}

// Selector tells where the words stand.
type Selector struct {
	Type   string `json:"type"`
	Exact  string `json:"exact,omitempty"`
	Prefix string `json:"prefix,omitempty"`
	Suffix string `json:"suffix,omitempty"`
	Start  *int   `json:"start,omitempty"`
	End    *int   `json:"end,omitempty"`
}

// context is that of the model, and the words that the model has not.
var context = []any{"http://www.w3.org/ns/anno.jsonld", map[string]string{
	"quinola": "urn:quinola:",
	"schema":  "https://schema.org/",
}}

// Addresses say where things are: the pages of clauses and rules, and the
// folder in which the readings lie.
type Addresses struct {
	Self    func(text string) string
	Clause  func(*corpus.Clause) string
	Rule    func(id string) string
	Reading func(text string) string
}

// Of returns the annotations of a text, as JSON-LD. A link whose words are no
// longer there has no target and is left out.
func Of(c export.Contents, t *corpus.Text, at Addresses) []byte {
	text, begins := export.Reading(t)
	self := at.Self(t.ID)
	out := Collection{Context: context, ID: self, Type: "AnnotationCollection", Label: "The rules that the clauses of " + t.Meta.Short + " state",
		First:   Page{Type: "AnnotationPage", ID: self + "#page", PartOf: self, Items: []Annotation{}},
		Creator: &Creator{"Organization", "the editors of " + c.Corpus.Edition.Title}, Rights: c.Corpus.Edition.Licence, Version: c.Corpus.Edition.Version}
	r := reading{text: text}
	for _, clause := range t.Clauses {
		r.clause(begins[clause])
		out.First.Items = append(out.First.Items, annotations(c, clause, &r, at)...)
	}
	out.Total = len(out.First.Items)
	data, err := plainjson.Of(out, " ")
	if err != nil {
		panic("webanno: " + err.Error()) // its types are all here
	}
	return data
}

// reading is the reading of a text as far as a clause of it.
type reading struct {
	text   []byte
	begin  int // byte at which the clause begins
	before int // characters before it
}

// clause goes to the clause that begins at a byte of the text, counting
// characters from the clause before: from the beginning of the text they would
// be counted thousands of times.
func (r *reading) clause(begin int) {
	if begin < r.begin {
		r.begin, r.before = 0, 0
	}
	r.before += characters(r.text[r.begin:begin])
	r.begin = begin
}

func characters(b []byte) int {
	n := 0
	for ; len(b) > 0; n++ {
		_, size := utf8.DecodeRune(b)
		b = b[size:]
	}
	return n
}

// annotations returns those of one clause.
func annotations(c export.Contents, clause *corpus.Clause, r *reading, at Addresses) []Annotation {
	var list []Annotation
	if c.Notes == nil || c.Notes.Note(clause.ID) == nil {
		return nil
	}
	for i, l := range c.Notes.Note(clause.ID).Links {
		if l.Dead != "" {
			continue
		}
		a := Annotation{ID: fmt.Sprintf("%s#%s-%d", at.Self(clause.Text.ID), clause.Path(), i+1), Type: "Annotation", Motivation: "identifying",
			How: string(l.How), State: string(l.State()), Case: l.Case, Clause: clause.ID, Body: Body{"SpecificResource", at.Rule(l.Rule), "identifying", l.Rule, l.Figure}}
		if c.Report != nil {
			if s := c.Report.Standings[clause.ID]; s != nil && i < len(s.Links) {
				a.Proved = s.Links[i].Proved
			}
		}
		for _, s := range l.Spans {
			a.Target = append(a.Target, r.targets(clause, s, at)...)
		}
		list = append(list, a)
	}
	return list
}

// around is how many bytes before and after quoted words are told.
const around = 32

// targets are where quoted words stand in the reading of the text: at one
// place, but for a table that the editors set, whose cells stand in another
// order there than the words that are quoted.
func (r *reading) targets(c *corpus.Clause, s quote.Span, at Addresses) []Target {
	if c.Layout != nil {
		var list []Target
		for _, run := range runsIn(c, s) {
			list = append(list, r.target(c, r.begin+run.Start, r.begin+run.End, at))
		}
		return list
	}
	var read strings.Builder
	for _, t := range c.Tokens() {
		read.WriteString(t.Reading)
	}
	all := read.String()
	start := r.begin + s.Start - (len(all) - len(strings.TrimLeftFunc(all, unicode.IsSpace)))
	return []Target{r.target(c, start, start+s.End-s.Start, at)}
}

// target returns a stretch of the reading of the text, in bytes.
func (r *reading) target(c *corpus.Clause, start, end int, at Addresses) Target {
	words := string(r.text[start:end])
	from := r.before + characters(r.text[r.begin:start])
	to := from + utf8.RuneCountInString(words)
	return Target{Type: "SpecificResource", Source: at.Reading(c.Text.ID), Scope: at.Clause(c), Selector: []Selector{
		{Type: "TextQuoteSelector", Exact: words, Prefix: string(runes(r.text[max(0, start-around):start])), Suffix: string(runes(r.text[end:min(len(r.text), end+around)]))},
		{Type: "TextPositionSelector", Start: &from, End: &to},
	}}
}

// runes drops what is cut off of a character at either end.
func runes(b []byte) []byte {
	for len(b) > 0 && !utf8.RuneStart(b[0]) {
		b = b[1:]
	}
	for len(b) > 0 {
		if r, size := utf8.DecodeLastRune(b); r != utf8.RuneError || size > 1 {
			break
		}
		b = b[:len(b)-1]
	}
	return b
}
