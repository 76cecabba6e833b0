package site

import (
	"fmt"

	"quinola/annotate"
	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/engine/stage"
)

// Home is the first page.
type Home struct {
	Promise string
	Ways    []Way
	Texts   []Shelved
	Begin   *Beginning
}

// Way is a way into the edition, and what one finds there.
type Way struct {
	Link
	Finds string
}

// Shelved is a text as the home page lists it.
type Shelved struct {
	Href, Title, Lang, Imprint, State string
}

// Beginning is a clause that plays at once.
type Beginning struct {
	Clause  Link
	Layers  Layers
	Gloss   Told
	Example Example
}

// homePages is the title page.
func (e *textPages) homePages() []page {
	return []page{{path: "", frame: &Frame{Title: e.line.Title, Description: e.promise()}, body: func(at place) (any, error) {
		h := Home{Promise: e.promise()}
		for _, t := range e.corpus.Texts {
			h.Texts = append(h.Texts, Shelved{at.to(textPath(t)), t.Meta.Title, t.Meta.Lang, imprint(t.Meta), e.state(t)})
		}
		h.Ways = e.ways(at)
		n, err := e.opening()
		if n == nil {
			return h, err
		}
		examples, err := e.examples(at, n)
		if err != nil {
			return nil, err
		}
		for _, x := range examples {
			if x.Fault == "" && x.Dealt && len(x.Plays) > 0 {
				_, quotes := e.stated(at, n)
				layers := layersOf(n.Clause.Text, n.Clause.Tokens(), setting{quotes: quotes})
				gloss, err := e.glossed(at, n)
				if err != nil {
					return nil, err
				}
				h.Begin = &Beginning{clauseLink(at, n.Clause), layers, gloss, x}
				break
			}
		}
		return h, nil
	}}}
}

// state is how far a text is, in a line.
func (e *textPages) state(t *corpus.Text) string {
	proved := 0
	for _, c := range t.Clauses {
		if e.standing(c).Status == annotate.Proved {
			proved++
		}
	}
	if proved == 0 {
		return fmt.Sprintf("%s clauses", figure(len(t.Clauses)))
	}
	return fmt.Sprintf("%s clauses, %s of them proved", figure(len(t.Clauses)), figure(proved))
}

// mostToBegin is how many letters the clause on the home page may have.
const mostToBegin = 600

// ways are the ways into the edition besides its texts.
func (e *textPages) ways(at place) []Way {
	list := []Way{{Link{at.to("search/"), "Search", ""}, "a word in any spelling, scan or language"}}
	if e.playable() {
		list = append(list, Way{Link{at.to(gamePath), "Play", ""}, "whole hands against bots, by the book of your choice"})
	}
	if e.notes != nil && len(e.shared()) > 0 {
		list = append(list, Way{Link{at.to(questionsPath), "Questions over games", ""}, "one question, and what every book of every game answers"})
	}
	if e.notes != nil && len(e.playedTexts()) > 0 {
		list = append(list,
			Way{Link{at.to(briefPath), inBrief(e.books()), ""}, "each book’s game on one sheet"},
			Way{Link{at.to("compare/"), "Compare", ""}, "what each book answers to each question"},
			Way{Link{at.to(rulesPath), "Rules", ""}, "the questions of the game, and the code that plays the answers"},
			Way{Link{at.to(ratesPath), "How often rules matter", ""}, "counted in random hands under each book"})
	}
	return append(list,
		Way{Link{at.to(gamesPath), "Games", ""}, "what the books teach, how far it is proved, and two minutes of each"},
		Way{Link{at.to("term/"), "Terms", ""}, "the words of the games in three languages, with every place"},
		Way{Link{at.to("coverage/"), "Coverage", ""}, "how far each text is proved, and what the books leave unsaid"},
		Way{Link{at.to("about/"), "About", ""}, "how the readings were made, and how far to trust them"})
}

// opening is the note of the clause that the home page shows: that which the
// edition names, or else the most telling.
func (e *textPages) opening() (*annotate.Note, error) {
	id := e.corpus.Edition.Opening
	if e.report == nil || id == "" {
		return e.showpiece(), nil
	}
	if n := e.notes.Note(id); n != nil && firstPlayed(n) != nil {
		return n, nil
	}
	return nil, fmt.Errorf("edition.toml: opening = %q is no clause with an example that plays; name another, or strike the line", id)
}

// showpiece is the most telling clause: of those of the scans that
// are short enough and have cards to play, the one of whose words most
// stretches are linked to rules, and of several the one in whose example most is paid at once.
func (e *textPages) showpiece() *annotate.Note {
	if e.report == nil {
		return nil
	}
	var best *annotate.Note
	var lit, most int
	for _, n := range e.notes.Notes() {
		x := firstPlayed(n)
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

// stretches is how many stretches of a clause's words are quoted.
func stretches(n *annotate.Note) int {
	spans := map[quote.Span]bool{}
	for _, l := range n.Links {
		for _, sp := range l.Spans {
			spans[sp] = true
		}
	}
	return len(spans)
}

// firstPlayed is the first example of a note in which cards are played.
func firstPlayed(n *annotate.Note) *annotate.Example {
	for _, x := range n.Examples {
		if len(x.Record.Plays) > 0 {
			return x
		}
	}
	return nil
}

// promise is what the edition has to show, and no more than that.
func (e *textPages) promise() string {
	all, shown := 0, 0
	for _, t := range e.corpus.Texts {
		all += len(t.Clauses)
		for _, c := range t.Clauses {
			if n := e.note(c); n != nil && len(n.Examples) > 0 {
				shown++
			}
		}
	}
	const rest = "A reading shows the scan behind it, a link quotes the words it rests on, a payment names its clause, and what the books leave unsaid is listed as unsaid."
	if shown == 0 {
		return rest
	}
	return fmt.Sprintf("%s of %s clauses stand beside a hand of cards that plays them. ", figure(shown), figure(all)) + rest
}
