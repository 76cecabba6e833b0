package textpages

import (
	"fmt"

	"quinola/annotate"
	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/engine/stage"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
)

// Home is the first page.
type Home struct {
	Title   string // of the edition
	Promise string
	Ways    []Way
	Texts   []Shelved
	Begin   *Beginning
}

// Way is a way into the edition, and what one finds there.
type Way struct {
	page.Link
	Finds string
}

// Shelved is a text as the home page lists it.
type Shelved struct {
	Href, Title, Lang, Imprint, State string
}

// Beginning is a clause that plays at once.
type Beginning struct {
	Clause  page.Link
	Layers  reading.Layers
	Gloss   joined.Told
	Example felt.Example
}

// HomePages returns the title page.
func (e *Pages) HomePages() []page.Page {
	return []page.Page{{Path: "", Frame: &page.Frame{Title: e.Line.Title, Description: e.promise()}, Body: func(at page.Place) (any, error) {
		h := Home{Title: e.Line.Title, Promise: e.promise()}
		for _, t := range e.Corpus.Texts {
			h.Texts = append(h.Texts, Shelved{at.To(page.TextPath(t)), t.Meta.Title, t.Meta.Lang, Imprint(t.Meta), e.state(t)})
		}
		h.Ways = e.ways(at)
		n, err := e.Opening()
		if n == nil {
			return h, err
		}
		examples, err := e.Examples(at, n)
		if err != nil {
			return nil, err
		}
		for _, x := range examples {
			if x.Fault == "" && x.Dealt && len(x.Plays) > 0 {
				_, quotes := e.stated(at, n)
				layers := reading.Of(n.Clause.Text, n.Clause.Tokens(), reading.Setting{Quotes: quotes})
				gloss, err := e.Glossed(at, n)
				if err != nil {
					return nil, err
				}
				h.Begin = &Beginning{page.ClauseLink(at, n.Clause), layers, gloss, x}
				break
			}
		}
		return h, nil
	}}}
}

// state returns how far a text is, in a line.
func (e *Pages) state(t *corpus.Text) string {
	proved := 0
	for _, c := range t.Clauses {
		if e.Standing(c).Status == annotate.Proved {
			proved++
		}
	}
	if proved == 0 {
		return fmt.Sprintf("%s clauses", page.Figure(len(t.Clauses)))
	}
	return fmt.Sprintf("%s clauses, %s of them proved", page.Figure(len(t.Clauses)), page.Figure(proved))
}

// mostToBegin is how many letters the clause on the home page may have.
const mostToBegin = 600

// ways returns the ways into the edition besides its texts.
func (e *Pages) ways(at page.Place) []Way {
	list := []Way{{page.Link{Href: at.To("search/"), Text: "Search"}, "a word in any spelling, scan or language"}}
	if e.Playable() {
		list = append(list, Way{page.Link{Href: at.To(page.GamePath), Text: "Play"}, "whole hands against bots, by the book of your choice"})
	}
	if e.Notes != nil && len(e.Shared()) > 0 {
		list = append(list, Way{page.Link{Href: at.To(page.QuestionsPath), Text: "Questions over games"}, "one question, and what every book of every game answers"})
	}
	if e.Notes != nil && len(e.PlayedTexts()) > 0 {
		list = append(list,
			Way{page.Link{Href: at.To(page.BriefPath), Text: joined.InBrief(e.Books())}, "each book’s game on one sheet"},
			Way{page.Link{Href: at.To("compare/"), Text: "Compare"}, "what each book answers to each question"},
			Way{page.Link{Href: at.To(page.RulesPath), Text: "Rules"}, "the questions of the game, and the code that plays the answers"})
	}
	if e.Rated() {
		list = append(list, Way{page.Link{Href: at.To(page.RatesPath), Text: "How often rules matter"}, "counted in random hands under each book"})
	}
	if e.Gamed() {
		list = append(list, Way{page.Link{Href: at.To(page.GamesPath), Text: "Games"}, "what the books teach, how far it is proved, and two minutes of each"})
	}
	if len(e.Terms()) > 0 {
		list = append(list, Way{page.Link{Href: at.To("term/"), Text: "Terms"}, "the words of the games in three languages, with every place"})
	}
	return append(list,
		Way{page.Link{Href: at.To("coverage/"), Text: "Coverage"}, "how far each text is proved, and what the books leave unsaid"},
		Way{page.Link{Href: at.To("about/"), Text: "About"}, "how the readings were made, and how far to trust them"})
}

// Opening returns the note of the clause that the home page shows: that which the
// edition names, or else the most telling.
func (e *Pages) Opening() (*annotate.Note, error) {
	id := e.Corpus.Edition.Opening
	if e.Report == nil || id == "" {
		return e.showpiece(), nil
	}
	if n := e.Notes.Note(id); n != nil && felt.FirstPlayed(n) != nil {
		return n, nil
	}
	return nil, fmt.Errorf("edition.toml: opening = %q is no clause with an example that plays; name another, or strike the line", id)
}

// showpiece returns the most telling clause: of those of the scans that
// are short enough and have cards to play, the one of whose words most
// stretches are linked to rules, and of several the one in whose example most is paid at once.
func (e *Pages) showpiece() *annotate.Note {
	if e.Report == nil {
		return nil
	}
	var best *annotate.Note
	var lit, most int
	for _, n := range e.Notes.Notes() {
		x := felt.FirstPlayed(n)
		if x == nil || n.Clause.Text.Restated || len(n.Clause.Reading()) > mostToBegin || stretches(n) < lit {
			continue
		}
		on, err := stage.Open(x.Record, n.Clause.Text.ID)
		if err != nil {
			continue
		}
		paid := 0
		for _, ev := range on.Whole.Events {
			for _, p := range ev.Pays {
				paid = max(paid, int(p.Amount))
			}
		}
		if paid > 0 && (stretches(n) > lit || paid > most) {
			best, lit, most = n, stretches(n), paid
		}
	}
	return best
}

// stretches returns how many stretches of a clause's words are quoted.
func stretches(n *annotate.Note) int {
	spans := map[quote.Span]bool{}
	for _, l := range n.Links {
		for _, sp := range l.Spans {
			spans[sp] = true
		}
	}
	return len(spans)
}

// promise returns what the edition has to show, and no more than that.
func (e *Pages) promise() string {
	all, shown := 0, 0
	for _, t := range e.Corpus.Texts {
		all += len(t.Clauses)
		for _, c := range t.Clauses {
			if n := e.Note(c); n != nil && len(n.Examples) > 0 {
				shown++
			}
		}
	}
	const rest = "A reading shows the scan behind it, a link quotes the words it rests on, a payment names its clause, and what the books leave unsaid is listed as unsaid."
	switch {
	case shown == 0 && !e.Gamed():
		return "A reading shows the scan behind it."
	case shown == 0:
		return rest
	}
	return fmt.Sprintf("%s of %s clauses stand beside a hand of cards that plays them. ", page.Figure(shown), page.Figure(all)) + rest
}
