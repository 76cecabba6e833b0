// Package annotate joins the corpus and the engine. In a note for each clause, editors
// say which rules its words state and which examples show it. This package reads the
// notes, checks each link against its words, runs every example, and finds out which
// clauses are proved. It also keeps the thesaurus, the concordance, the registers of
// silences and conflicts, and the coverage. Start at Read and Annotations.Check.
//
// Notes are notes/TEXT/PATH.md and terms are terms/ID.md, in the built-in edition or in
// the folder given with -corpus. There both lie beside texts/ and replace the built-in
// ones, and either may be missing.
package annotate

import (
	"sync"

	"quinola/annotate/markup"
	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/engine/record"
)

// Annotations are what the editors say of a corpus.
type Annotations struct {
	Corpus *corpus.Corpus
	Terms  []*Term // in the order of their ids

	notes  map[string]*Note
	terms  map[string]*Term
	rules  map[string][]*Link // by the id of the rule, without figure
	source Source

	translations map[string]translations // by text

	readings sync.Map // *corpus.Clause to its *quote.Reading: of clauses in which lost words were looked for

	vocabularies sync.Once
	vocabulary   []*vocabulary // of each text, made when a concordance is first asked for

	citations      sync.Once
	cites, citedBy map[string][]*Citation
}

// Note is what the editors say of one clause.
type Note struct {
	Clause   *corpus.Clause
	File     string
	Gloss    string // what the clause says, in plain English; see Translations
	Reviewed string // the hash of the reading that the note was read against
	Hash     string // the hash of the reading as it is
	Kind     corpus.Kind
	Excluded bool
	Reason   string // why the clause is excluded
	Terms    []string
	Links    []*Link
	Asides   []*Aside
	Claims   []*Claim
	Examples []*Example
	Body     *markup.Doc
}

// Fresh reports whether the note was reviewed against the words as they are now.
func (n *Note) Fresh() bool { return n.Reviewed == n.Hash }

// unread returns why a note that is not fresh is not.
func (n *Note) unread() string {
	if n.Reviewed == "" {
		return "nobody has reviewed it"
	}
	return "not reviewed since its words changed"
}

// Link joins words of a clause to the rule that they state.
type Link struct {
	Note   *Note
	Rule   string // "FAMILY/quinola.placed"
	Figure string // a figure or role of the rule, or ""
	Case   string // the case of the rule that the words state, or ""; its example names the same case
	Quote  string // the quote without the words in brackets
	How    How
	Spans  []quote.Span // where the words stand, one for each part of the quote
	Dead   string       // why they are not there, or ""
	Line   int
}

// How is what the words of a link do to the rule.
type How string

// The values of How.
const (
	States      How = "states"
	Implies     How = "implies"
	Contradicts How = "contradicts"
)

// ID returns the rule, and its figure after a #.
func (l *Link) ID() string {
	if l.Figure == "" {
		return l.Rule
	}
	return l.Rule + "#" + l.Figure
}

// State says whether a link still fits the words of its clause.
type State string

// The states of a link. Only a fresh one counts.
const (
	Fresh State = "fresh"
	Stale State = "stale" // the clause was read otherwise when the note was reviewed
	Dead  State = "dead"  // the quoted words are not there
)

// State returns the state of the link.
func (l *Link) State() State {
	switch {
	case l.Dead != "":
		return Dead
	case !l.Note.Fresh():
		return Stale
	}
	return Fresh
}

// Example is a record of a note with what it is expected to show.
type Example struct {
	Note   *Note
	ID     string // "hague-1785:18#1": the first example of the clause
	Title  string
	Cases  []string // the cases for which it is made
	Shows  bool     // false for a contrast, which shows the other side and proves nothing
	Text   string   // of the block
	Line   int      // of the file on which Text begins
	Record *record.Record
}

// Note returns the note of the clause, or nil.
func (a *Annotations) Note(clause string) *Note { return a.notes[clause] }

// Notes returns all notes, in the order of the corpus.
func (a *Annotations) Notes() []*Note {
	var list []*Note
	for _, t := range a.Corpus.Texts {
		for _, c := range t.Clauses {
			if n := a.notes[c.ID]; n != nil {
				list = append(list, n)
			}
		}
	}
	return list
}

// KindOf returns the kind of a clause: the one that its note gives, or else that of the
// corpus.
func (a *Annotations) KindOf(c *corpus.Clause) corpus.Kind {
	if n := a.notes[c.ID]; n != nil && n.Kind != "" {
		return n.Kind
	}
	return c.Kind
}
