package site

import (
	"maps"
	"slices"

	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/output"
	"quinola/site/page"
	"quinola/site/textpages"
)

// AboutPage says what the edition is and how far it may be trusted.
type AboutPage struct {
	Texts    []AboutText
	Coverage string
	Search   string
	Cite     string
	Licence  string
	Changes  string
	Download string
	Programs string            // the page on what programs may ask
	Method   map[string]string // how the readings were made and checked, by language
	Images   bool              // readings of some texts were held against images
	Packed   int               // the size of the download
	Site     output.Size       // but for the engine's modules
	Modules  int               // of the engine
	Hundred  output.Size       // the size of a site with a hundred texts of the average size of these
	Confused []textpages.ConfusionLine
}

// AboutText is a text with what is known of it.
type AboutText struct {
	page.Link
	Title, Lang, Imprint    string
	Clauses, Leaves, Tokens int
	Changed, Doubtful       int
	Emended                 int
	Restated                bool
	Facts                   []textpages.Fact
	Sure                    textpages.Certainties
	Unaided                 *corpus.Unaided
	Doubt                   []textpages.LeafDoubt
}

func (e *builder) aboutPages() []page.Page {
	return []page.Page{{Path: "about/", Frame: &page.Frame{Title: "About the edition", Description: "What the edition is, how it was made, and how far it may be trusted."}, Body: func(at page.Place) (any, error) {
		v := AboutPage{Coverage: at.To("coverage/"), Search: at.To("search/"), Licence: at.Root() + "assets/OFL.txt", Confused: textpages.Confusions()}
		v.Changes, v.Download, v.Programs = at.To("changes/"), at.Root()+e.download(), at.To("programs/")
		v.Packed, v.Site, v.Hundred = e.folder.Size(e.download()).Bytes, e.folder.Size(), e.hundred()
		if e.engine != nil {
			v.Modules = len(e.engine.Files())
		}
		v.Method, v.Images = e.Corpus.Edition.Method, e.Line.Images
		v.Cite = e.Line.Title + ". Edition " + e.Line.State() + "."
		if !v.Images {
			v.Cite += " " + export.Caveat
		}
		for _, t := range e.Corpus.Texts {
			a := AboutText{Link: page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, Title: t.Meta.Title, Lang: t.Meta.Lang, Imprint: textpages.Imprint(t.Meta),
				Clauses: len(t.Clauses), Leaves: len(t.Leaves), Emended: len(t.Emendations), Restated: t.Restated, Facts: e.texts.FactsOf(t),
				Sure: textpages.CertaintiesOf(t), Unaided: t.Unaided, Doubt: e.texts.DoubtMap(at, t)}
			a.Tokens, a.Changed, a.Doubtful = tally(t)
			v.Texts = append(v.Texts, a)
		}
		return v, nil
	}}}
}

// hundred returns the size that the site would have with a hundred texts of the average
// size of those it has. The pages and files of texts, the search and the download grow
// with them; everything else does not.
func (e *builder) hundred() output.Size {
	all := e.folder.Size()
	growing := slices.AppendSeq(append(e.textFolders(), shardFolder, downloads), maps.Values(e.packed))
	grows := e.folder.Size(growing...)
	n := len(e.Corpus.Texts)
	return output.Size{Files: all.Files + grows.Files*(100-n)/n, Bytes: all.Bytes + grows.Bytes*(100-n)/n}
}

func (e *builder) textFolders() []string {
	var list []string
	for _, t := range e.Corpus.Texts {
		list = append(list, page.TextPath(t))
	}
	return list
}

// tally counts the words of a text, the words read otherwise than in the scan, and the
// words in doubt.
func tally(t *corpus.Text) (words, changed, doubtful int) {
	for _, tok := range t.Tokens() {
		if !page.HasLetter(tok.Reading) {
			continue
		}
		words++
		if tok.Reading != string(t.Source[tok.Start:tok.End]) {
			changed++
		}
		if len(tok.Rivals) > 0 {
			doubtful++
		}
	}
	return words, changed, doubtful
}

// missingPages returns the page a host shows for an address that is not there.
func (e *builder) missingPages() []page.Page {
	return []page.Page{{Path: page.MissingFile, Frame: &page.Frame{Title: "No such page", Description: "The edition has no page at this address."}, Body: func(at page.Place) (any, error) {
		c := e.sample()
		if c == nil {
			return nil, nil
		}
		return MissingPage{c.ID, page.ClausePath(c)}, nil
	}}}
}

// MissingPage is a clause by which the page tells how addresses are made.
type MissingPage struct{ ID, Path string }

// sample returns a clause by which something can be shown: the one that the edition
// opens with, or one that a number labels, or any; nil if there is none.
func (e *builder) sample() *corpus.Clause {
	if c := e.Corpus.Clause(e.Corpus.Edition.Opening); c != nil {
		return c
	}
	var first *corpus.Clause
	for _, t := range e.Corpus.Texts {
		for _, c := range t.Clauses {
			if c.Label != "" {
				return c
			}
			if first == nil {
				first = c
			}
		}
	}
	return first
}
