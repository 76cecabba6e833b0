package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/export"
)

// edition is everything the pages are made from, joined once: the texts, what
// the editors say of them, and the rules of the engine.
type edition struct {
	corpus   *corpus.Corpus
	notes    *annotate.Annotations // nil: a corpus of readings alone
	files    *export.Files         // that the corpus was read from; nil: the download has readings alone
	host     string                // where the site is found, "http://host/"; "": the edition's address
	bundle   bool                  // the clauses of a text are one file
	line     EditionLine
	assets   Assets                            // as they are written
	sheets   map[string][]*sheet               // of each text
	sheetOf  map[*corpus.Clause]*sheet         // the page on which a clause is read in its text
	links    map[string][]*annotate.Link       // by rule, in the order of the corpus
	citedBy  map[string][]*corpus.Clause       // by clause: those whose notes name it
	marked   map[string][]*corpus.Clause       // by term: the clauses marked with it
	treating map[*corpus.Clause][]treated      // of each clause: the rules that it states
	stating  map[*corpus.Text]map[treated]bool // of each text: the rules that it states
	faces    map[*corpus.Text][]*corpus.Text   // of each text: those that state some of its rules
	gamesIn  map[*corpus.Text][]*corpus.Game
	rates    map[[2]string]Rate // by ruleset and rule
	report   *annotate.Report   // nil without notes
	played   []*corpus.Text     // see playedTexts
	asks     []*lore.Shared     // the questions that books of two games answer
	smallest smallestHands      // of which the corpus has the clauses
}

// sources are what an edition is joined from.
type sources struct {
	corpus *corpus.Corpus
	notes  *annotate.Annotations
	files  *export.Files
	host   string
	bundle bool
}

// join gathers what the sources give.
func join(ctx context.Context, o sources) (*edition, error) {
	if o.corpus == nil || len(o.corpus.Texts) == 0 {
		return nil, errors.New("build: the corpus holds no text; give one with -corpus")
	}
	e := &edition{
		corpus: o.corpus, notes: o.notes, files: o.files, host: o.host, bundle: o.bundle,
		line:   EditionLine{o.corpus.Edition.Title, o.corpus.Edition.Version, o.corpus.Edition.Date},
		sheets: map[string][]*sheet{}, sheetOf: map[*corpus.Clause]*sheet{}, gamesIn: map[*corpus.Text][]*corpus.Game{},
	}
	for _, t := range o.corpus.Texts {
		for _, c := range t.Clauses {
			if len(segment(c.Path())) > longestName {
				return nil, fmt.Errorf("build: clause %.60s…: its id is too long for the name of a folder; give its division a slug in the text.toml of %s", c.ID, t.ID)
			}
		}
		e.gamesIn[t] = t.Games()
		e.sheets[t.ID] = sheetsOf(t)
		for _, s := range e.sheets[t.ID] {
			for _, c := range s.clauses {
				e.sheetOf[c] = s
			}
		}
	}
	var err error
	if e.rates, err = ratesOf(pinnedRates); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if e.smallest, err = findSmallest(func(id string) bool { return e.corpus.Clause(id) != nil }); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	e.joinNotes()
	e.joinFaces()
	e.played = e.findPlayed()
	e.asks = e.findShared()
	if o.notes != nil {
		if e.report, err = o.notes.Check(ctx, annotate.Options{}); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	return e, nil
}

// longestName is how long the name of a folder may be on all systems, with
// something to spare.
const longestName = 200

// textPath is the folder of a text.
func textPath(t *corpus.Text) string { return segment(t.ID) + "/" }

// clausePath is the folder of a clause.
func clausePath(c *corpus.Clause) string { return textPath(c.Text) + segment(c.Path()) + "/" }

// address is where the site is published: what the build was told, or else what
// the edition says; "" where neither is known. A server on the reader's own
// machine is no place to cite.
func (e *edition) address() string {
	if u, err := url.Parse(e.host); err == nil && u.Host != "" && u.Hostname() != "localhost" {
		if ip := net.ParseIP(u.Hostname()); ip == nil || !ip.IsLoopback() && !ip.IsUnspecified() {
			return strings.TrimSuffix(e.host, "/") + "/"
		}
	}
	return e.corpus.Edition.Address
}
