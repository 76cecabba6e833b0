// Package joined inverts the links of the edition: from rules to the clauses that state
// them, from clauses to the places that name them, from books to games. All kinds of
// pages are made from it.
package joined

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"quinola/engine/game"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/export"
	"quinola/site/page"
	"quinola/site/rates"
	"quinola/site/smallest"
)

// Edition is everything the pages are made from, joined once: the texts, what
// the editors say of them, and the rules of the engine.
type Edition struct {
	Corpus   *corpus.Corpus
	Notes    *annotate.Annotations // nil: a corpus of readings alone
	Files    *export.Files         // that the corpus was read from; nil: the download has readings alone
	Host     string                // where the site is found, "http://host/"; "": the edition's address
	Bundle   bool                  // the clauses of a text are one file
	Line     page.EditionLine
	Assets   page.Assets                       // as they are written
	Sheets   map[string][]*Sheet               // of each text
	SheetOf  map[*corpus.Clause]*Sheet         // the page on which a clause is read in its text
	Links    map[string][]*annotate.Link       // by rule, in the order of the corpus
	CitedBy  map[string][]*corpus.Clause       // by clause: those whose notes name it
	Marked   map[string][]*corpus.Clause       // by term: the clauses marked with it
	Treating map[*corpus.Clause][]Treated      // of each clause: the rules that it states
	stating  map[*corpus.Text]map[Treated]bool // of each text: the rules that it states
	Faces    map[*corpus.Text][]*corpus.Text   // of each text: those that state some of its rules
	GamesIn  map[*corpus.Text][]*corpus.Game
	Rates    map[[2]string]rates.Rate   // by ruleset and rule
	Report   *annotate.Report           // nil without notes
	first    map[string][]*game.Ruleset // see RulesetsOf
	played   []*corpus.Text             // see PlayedTexts
	asks     []*lore.Shared             // the questions that books of two games answer
	rules    []string                   // see RuleIDs
	Smallest smallest.Hands             // of which the corpus has the clauses
}

// Sources are what an edition is joined from.
type Sources struct {
	Corpus *corpus.Corpus
	Notes  *annotate.Annotations
	Files  *export.Files
	Host   string
	Bundle bool
}

// Join gathers what the sources give.
func Join(ctx context.Context, o Sources) (*Edition, error) {
	if o.Corpus == nil || len(o.Corpus.Texts) == 0 {
		return nil, errors.New("build: the corpus holds no text; give one with -corpus")
	}
	e := &Edition{
		Corpus: o.Corpus, Notes: o.Notes, Files: o.Files, Host: o.Host, Bundle: o.Bundle,
		Line:   page.EditionLine{Title: o.Corpus.Edition.Title, Version: o.Corpus.Edition.Version, Date: o.Corpus.Edition.Date, Images: slices.ContainsFunc(o.Corpus.Texts, func(t *corpus.Text) bool { return t.Meta.Images })},
		Sheets: map[string][]*Sheet{}, SheetOf: map[*corpus.Clause]*Sheet{}, GamesIn: map[*corpus.Text][]*corpus.Game{},
	}
	for _, t := range o.Corpus.Texts {
		for _, c := range t.Clauses {
			if len(page.Segment(c.Path())) > longestName {
				return nil, fmt.Errorf("build: clause %.60s…: its id is too long for the name of a folder; give its division a slug in the text.toml of %s", c.ID, t.ID)
			}
		}
		e.GamesIn[t] = t.Games()
		e.Sheets[t.ID] = sheetsOf(t)
		for _, s := range e.Sheets[t.ID] {
			for _, c := range s.Clauses {
				e.SheetOf[c] = s
			}
		}
	}
	var err error
	if e.Rates, err = rates.Read(rates.Pinned); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if e.Smallest, err = smallest.Find(func(id string) bool { return e.Corpus.Clause(id) != nil }); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	e.first = firstRulesets()
	e.joinNotes()
	e.joinFaces()
	e.played = e.findPlayed()
	e.asks = e.findShared()
	e.rules = e.findRules()
	if o.Notes != nil {
		if e.Report, err = o.Notes.Check(ctx, annotate.Options{}); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	return e, nil
}

// longestName is how long the name of a folder may be on all systems, with
// something to spare.
const longestName = 200

// Address is where the site is published: what the build was told, or else what
// the edition says; "" where neither is known. A server on the reader's own
// machine is no place to cite.
func (e *Edition) Address() string {
	if u, err := url.Parse(e.Host); err == nil && u.Host != "" && u.Hostname() != "localhost" {
		if ip := net.ParseIP(u.Hostname()); ip == nil || !ip.IsLoopback() && !ip.IsUnspecified() {
			return strings.TrimSuffix(e.Host, "/") + "/"
		}
	}
	return e.Corpus.Edition.Address
}
