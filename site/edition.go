package site

import (
	"context"
	"errors"
	"fmt"
	"html/template"
	"sync"

	"quinola/annotate"
	"quinola/annotate/digest"
	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/output"
)

// edition is everything the pages are made from, joined once: the texts, what
// the editors say of them, and the rules of the engine.
type edition struct {
	options     Options
	folder      *output.Folder
	corpus      *corpus.Corpus
	line        EditionLine
	assets      Assets
	scripts     map[string][]byte // by file
	tongues     tongues
	packed      string // the search as one file, once it is written
	templates   map[string]*template.Template
	sheets      map[string][]*sheet       // of each text
	sheetOf     map[*corpus.Clause]*sheet // the page on which a clause is read in its text
	joined      joined
	treating    map[*corpus.Clause][]treated      // of each clause: the rules that it states
	stating     map[*corpus.Text]map[treated]bool // of each text: the rules that it states
	faces       map[*corpus.Text][]*corpus.Text   // of each text: those that state some of its rules
	code        map[string][]Snippet              // by rule
	emendations map[*corpus.Text][]corpus.PlacedEmendation
	rates       map[[2]string]Rate // by ruleset and rule
	report      *annotate.Report   // nil without notes
	editions    []*digest.Digest   // that were released, the oldest first
	played      []*corpus.Text     // see playedTexts
	asks        []*lore.Shared     // see shared
	gamesIn     map[*corpus.Text][]*corpus.Game
	folios      map[*corpus.Text][]int  // the printed page of each leaf
	doubted     map[string]func() []int // of each text: how many places are in doubt on each of its sheets
	near        nearness
	meet        sync.Once
	met         map[string]annotate.Meeting // see meetings

	smallest      []smallHand // see findSmallest
	smallestDeals int         // of each
	cameTo        map[string]cameTo
}

// join gathers what the options give.
func join(ctx context.Context, o Options) (*edition, error) {
	if o.Corpus == nil || len(o.Corpus.Texts) == 0 {
		return nil, errors.New("build: the corpus holds no text; give one with -corpus")
	}
	e := &edition{
		options: o, corpus: o.Corpus,
		line:   EditionLine{o.Corpus.Edition.Title, o.Corpus.Edition.Version, o.Corpus.Edition.Date},
		sheets: map[string][]*sheet{}, sheetOf: map[*corpus.Clause]*sheet{},
		emendations: map[*corpus.Text][]corpus.PlacedEmendation{}, gamesIn: map[*corpus.Text][]*corpus.Game{}, folios: map[*corpus.Text][]int{}, doubted: map[string]func() []int{},
	}
	taken := folders()
	for _, t := range o.Corpus.Texts {
		if path := segment(t.ID); taken[path] {
			return nil, fmt.Errorf("build: text %q: its folder %s/ is taken by another page; give the text another id", t.ID, path)
		} else {
			taken[path] = true
		}
		for _, c := range t.Clauses {
			if len(segment(c.Path())) > longestName {
				return nil, fmt.Errorf("build: clause %.60s…: its id is too long for the name of a folder; give its division a slug in the text.toml of %s", c.ID, t.ID)
			}
		}
		e.gamesIn[t] = t.Games()
		e.folios[t] = t.Folios()
		e.emendations[t] = t.PlacedEmendations()
		e.sheets[t.ID] = sheetsOf(t)
		e.doubted[t.ID] = sync.OnceValue(func() []int { return doubtsOf(t, e.sheets[t.ID]) })
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
	if err = e.findSmallest(); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	e.joined = joinNotes(o.Notes)
	e.joinFaces()
	e.played = e.findPlayed()
	e.asks = e.findShared()
	if o.Notes != nil {
		if e.report, err = o.Notes.Check(ctx, annotate.Options{}); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	if o.Files != nil && o.Files.Corpus != nil {
		if e.editions, err = digest.Read(o.Files.Corpus); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	if err := e.readCode(); err != nil {
		return nil, err
	}
	e.templates, err = parse()
	return e, err
}

// longestName is how long the name of a folder may be on all systems, with
// something to spare.
const longestName = 200

func textPath(t *corpus.Text) string { return segment(t.ID) + "/" }

func clausePath(c *corpus.Clause) string { return textPath(c.Text) + segment(c.Path()) + "/" }
