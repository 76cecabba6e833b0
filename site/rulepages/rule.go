// Package rulepages makes the pages of the rules: what each asks, how the texts answer,
// the code that plays it, and how often it matters.
package rulepages

import (
	"fmt"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/gosource"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/rates"
)

// Pages are the pages of the rules: what is asked, how the texts answer, how
// often it matters, and the code that plays it.
type Pages struct {
	*joined.Edition
	code map[string][]gosource.Snippet // by rule
}

// New returns the pages of the rules of an edition, with the code that plays them.
func New(e *joined.Edition) (*Pages, error) {
	r := &Pages{Edition: e}
	return r, r.readCode()
}

// RulePage is one question of the game: how each text answers it, the clauses
// that say so, and the code that plays it.
type RulePage struct {
	ID, Name, Asks string
	Figures, Roles []game.Part
	Over           *page.Link // the same question over all games, where several ask it
	Answers        []AnswerOf
	Implied        []joined.Quoted // clauses that only imply or contradict it
	Code           []gosource.Snippet
}

// AnswerOf is a text's answer.
type AnswerOf struct {
	Text    page.Link
	Book    string // the id of the rule set: ledgers lead here
	Anchor  string // the id of the text, at its first answer, unless it is Book: a search in a book leads here
	Figures string
	Silence *joined.Told // the text does not say so: the ruling taken
	Clauses []joined.Quoted
	As      string // no clause of the text says so: the book as which it is played
	Rate    *rates.Rate
	Play    *page.Link // the table at which it is played
}

// RulesPage is the way to the questions of each game.
type RulesPage struct {
	Sorts []joined.CountedSort // of the questions
	Rates string               // the page of rates, where there is one
}

// RulesOf is the questions of one game, in the order of a hand.
type RulesOf struct {
	Name   string      // of the game, where there are several
	Texts  []page.Link // that have a ruleset of it
	Groups []RuleGroup
	Rates  string // how often its rules matter, where that is counted
}

// RuleGroup is the questions on one subject.
type RuleGroup struct {
	Name  string
	Rules []RuleLine
}

// RuleLine is a question and which texts answer it.
type RuleLine struct {
	page.Link
	Asks string
	Says string // what the only book answers; "" where there are several
	In   []Mark
}

// Mark is whether, and by how many clauses, a text answers.
type Mark struct {
	Text    string
	Answers bool
	Clauses int
}

// RulesPages returns the way to the questions of each game.
func (e *Pages) RulesPages() []page.Page {
	if len(e.PlayedGames()) == 1 {
		return nil
	}
	return []page.Page{{Path: page.RulesPath, Frame: &page.Frame{Title: "Rules", Description: "The questions of the games, and which text answers which."}, Body: func(at page.Place) (any, error) {
		v := RulesPage{Sorts: e.Counted(at, e.RulesPathOf, "question", func(g game.Game) (n int) {
			for _, group := range e.rulesOf(at, g).Groups {
				n += len(group.Rules)
			}
			return n
		})}
		if e.Rated() {
			v.Rates = at.To(page.RatesPath)
		}
		return v, nil
	}}}
}

// RulesOfPages returns the questions of each game.
func (e *Pages) RulesOfPages() []page.Page {
	var list []page.Page
	for _, g := range e.PlayedGames() {
		path := e.RulesPathOf(g)
		f := page.Frame{Title: "Rules", Description: "The questions of the game, and which text answers which."}
		if path != page.RulesPath {
			f.Title, f.Crumbs = g.Name()+" · Question by question", []page.Link{{Href: page.Place{Path: path}.To(page.RulesPath), Text: "Rules"}}
		}
		list = append(list, page.Page{Path: path, About: g.ID(), Frame: &f, Body: func(at page.Place) (any, error) { return e.rulesOf(at, g), nil }})
	}
	return list
}

// rulesOf returns the questions of one game, and which texts answer them.
func (e *Pages) rulesOf(at page.Place, g game.Game) RulesOf {
	var v RulesOf
	if at.Path != page.RulesPath {
		v.Name = g.Name()
	}
	if e.RatedIn(g) {
		v.Rates = at.To(e.RatesPathOf(g))
	}
	var books []*game.Ruleset
	for _, t := range e.Corpus.Texts {
		for _, rs := range e.RulesetsOf(t) {
			if rs.Game == g {
				books = append(books, rs)
				v.Texts = append(v.Texts, page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short})
			}
		}
	}
	for head, q := range joined.UnderHeads(g) {
		line, answered := RuleLine{Link: page.RuleLink(at, q.ID), Asks: q.Asks}, false
		for i, rs := range books {
			m := Mark{v.Texts[i].Text, rs.Answer(q.ID) != nil, len(e.ClausesOf(rs, q.ID))}
			answered = answered || m.Answers || m.Clauses > 0
			line.In = append(line.In, m)
		}
		if len(books) == 1 {
			line.Says = joined.Answers(books[0], q.ID)
		}
		if !answered {
			continue // of a game of its family
		}
		if n := len(v.Groups); n == 0 || v.Groups[n-1].Name != head {
			v.Groups = append(v.Groups, RuleGroup{Name: head})
		}
		to := &v.Groups[len(v.Groups)-1]
		to.Rules = append(to.Rules, line)
	}
	return v
}

// RulePages returns the rules, a page each.
func (e *Pages) RulePages() []page.Page {
	var list []page.Page
	for _, id := range e.RuleIDs() {
		at := page.Place{Path: page.RulePath(id)}
		f := page.Frame{Title: page.RuleName(id), Crumbs: []page.Link{{Href: at.To(page.RulesPath), Text: "Rules"}}}
		if games := e.askedIn(id); len(games) == 1 && e.RulesPathOf(games[0]) != page.RulesPath {
			f.Crumbs = append(f.Crumbs, page.Link{Href: at.To(e.RulesPathOf(games[0])), Text: games[0].Name()})
		}
		q := lore.Question(id)
		if q != nil {
			f.Description = q.Asks
		}
		about, _, _ := strings.Cut(id, "/")
		list = append(list, page.Page{Path: page.RulePath(id), About: about, Frame: &f, Body: func(at page.Place) (any, error) {
			v := RulePage{ID: id, Name: page.RuleName(id), Over: e.over(at, id)}
			if q != nil {
				v.Asks, v.Figures, v.Roles = q.Asks, q.Figures, q.Roles
			}
			for _, t := range e.Corpus.Texts {
				v.Answers = append(v.Answers, e.answersOf(at, t, id)...)
			}
			var implied []joined.OtherClause
			for _, l := range e.Links[id] {
				if l.How != annotate.States {
					implied = append(implied, joined.Quoting(l, page.ClauseLink(at, l.Note.Clause)))
				}
			}
			v.Implied = joined.TogetherBy(implied)
			v.Code = e.code[id]
			return v, nil
		}})
	}
	return list
}

// askedIn returns the games of which a book answers a question.
func (e *Pages) askedIn(id string) (list []game.Game) {
	for _, g := range e.PlayedGames() {
		if slices.ContainsFunc(g.Rulesets(), func(rs *game.Ruleset) bool { return rs.Answer(id) != nil }) {
			list = append(list, g)
		}
	}
	return list
}

// over returns the question over all games that a rule answers, or nil.
func (e *Pages) over(at page.Place, id string) *page.Link {
	if e.Notes == nil {
		return nil
	}
	for _, s := range e.Shared() {
		if slices.Contains(s.IDs, id) {
			return &page.Link{Href: at.To(page.QuestionPath(s)), Text: "The same question over all games"}
		}
	}
	return nil
}

// answersOf returns how the games of a text answer a question.
func (e *Pages) answersOf(at page.Place, t *corpus.Text, id string) (list []AnswerOf) {
	for _, rs := range e.RulesetsOf(t) {
		if a, ok := e.answerOf(at, t, rs, id); ok {
			list = append(list, a)
		}
	}
	if a, ok := e.answerOf(at, t, nil, id); ok {
		list = append(list, a)
	}
	if len(list) > 0 && list[0].Book != t.ID {
		list[0].Anchor = t.ID
	}
	return list
}

// answerOf returns how one game of a text answers a question, if it does; without a
// ruleset, what is stated in clauses that no ruleset plays.
func (e *Pages) answerOf(at page.Place, t *corpus.Text, rs *game.Ruleset, id string) (AnswerOf, bool) {
	a := AnswerOf{Text: page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, Play: e.TableOf(at, rs)}
	answered := false
	if rs != nil {
		a.Book = rs.ID
		a.Text.Text = e.RulesetName(rs)
		if x, ok := e.RateOf(rs, id); ok {
			a.Rate = &x
		}
		if r := rs.Answer(id); r != nil {
			answered = true
			a.Figures = joined.Answers(rs, id)
			if as := e.LentTo(at, rs, id); as != nil {
				a.As = as.Text
			}
			for _, s := range lore.Silences(rs) {
				if s.Name == r.Ruling {
					ruling := e.Says(rs.TextID(), s.Ruling)
					a.Silence = &ruling
				}
			}
		}
	}
	var stated []joined.OtherClause
	for _, l := range e.Links[id] {
		if c := l.Note.Clause; c.Text == t && l.How == annotate.States && playedBy(rs, l) {
			stated = append(stated, joined.Quoting(l, page.BesideText(at, c)))
		}
	}
	a.Clauses = joined.TogetherBy(stated)
	return a, answered || len(a.Clauses) > 0
}

// playedBy reports whether a ruleset plays what a link quotes, or without one
// whether none does.
func playedBy(rs *game.Ruleset, l *annotate.Link) bool {
	if rs == nil {
		return joined.RulesetOf(l.Note.Clause) == nil
	}
	return joined.Speaks(rs, l)
}

// readCode finds the Go source of every rule.
func (e *Pages) readCode() error {
	e.code = map[string][]gosource.Snippet{}
	sources := gosource.Codes{}
	for _, id := range e.RuleIDs() {
		code, err := sources.Of(id)
		if err != nil {
			return fmt.Errorf("build: %w", err)
		}
		e.code[id] = code
	}
	return nil
}
