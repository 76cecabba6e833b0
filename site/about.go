package site

import (
	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/output"
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
	Programs string // the page on what programs may ask
	Packed   int    // the size of the download
	Site     output.Size
	Hundred  output.Size // what a hundred texts of the average size of these would take
	Confused []ConfusionLine
}

// AboutText is a text with what is known of it.
type AboutText struct {
	Link
	Title, Lang, Imprint    string
	Clauses, Leaves, Tokens int
	Changed, Doubtful       int
	Emended                 int
	Restated                bool
	Facts                   []NamedText
	Sure                    Certainties
	Unaided                 *corpus.Unaided
	Doubt                   []LeafDoubt
}

func (e *builder) aboutPages() []page {
	return []page{{path: "about/", frame: &Frame{Title: "About the edition", Description: "What the edition is, how it was made, and how far it may be trusted."}, body: func(at place) (any, error) {
		v := AboutPage{Coverage: at.to("coverage/"), Search: at.to("search/"), Licence: at.root() + "assets/OFL.txt", Confused: confusions()}
		v.Changes, v.Download, v.Programs = at.to("changes/"), at.root()+e.download(), at.to("programs/")
		v.Packed, v.Site, v.Hundred = e.folder.Size(e.download()).Bytes, e.folder.Size(), e.hundred()
		v.Cite = e.line.Title + ". Edition " + e.line.Version + ", " + e.line.Date + ". " + export.Caveat
		for _, t := range e.corpus.Texts {
			a := AboutText{Link: Link{at.to(textPath(t)), t.Meta.Short, ""}, Title: t.Meta.Title, Lang: t.Meta.Lang, Imprint: imprint(t.Meta),
				Clauses: len(t.Clauses), Leaves: len(t.Leaves), Emended: len(t.Emendations), Restated: t.Restated, Facts: factsOf(t),
				Sure: certainties(t), Unaided: t.Unaided, Doubt: e.texts.doubtMap(at, t)}
			a.Tokens, a.Changed, a.Doubtful = tally(t)
			v.Texts = append(v.Texts, a)
		}
		return v, nil
	}}}
}

// hundred is what the site would take with a hundred texts of the average size
// of those it has: the pages and files of texts, the search and the download
// grow with them, and all else does not.
func (e *builder) hundred() output.Size {
	all := e.folder.Size()
	growing := append(e.textFolders(), shardFolder, downloads)
	if e.packed != "" {
		growing = append(growing, e.packed)
	}
	grows := e.folder.Size(growing...)
	n := len(e.corpus.Texts)
	return output.Size{Files: all.Files + grows.Files*(100-n)/n, Bytes: all.Bytes + grows.Bytes*(100-n)/n}
}

func (e *builder) textFolders() []string {
	var list []string
	for _, t := range e.corpus.Texts {
		list = append(list, textPath(t))
	}
	return list
}

// tally counts the words of a text, those read otherwise than the scan has
// them, and those in doubt.
func tally(t *corpus.Text) (words, changed, doubtful int) {
	for _, tok := range t.Tokens() {
		if !hasLetter(tok.Reading) {
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

// missingPages is the page a host shows for an address that is not there.
func (e *builder) missingPages() []page {
	return []page{{path: missingFile, frame: &Frame{Title: "No such page", Description: "The edition has no page at this address."}, body: func(at place) (any, error) {
		return nil, nil
	}}}
}
