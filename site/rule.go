package site

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// rulePages are the pages of the rules: what is asked, how the texts answer, how
// often it matters, and the code that plays it.
type rulePages struct {
	*edition
	code map[string][]Snippet // by rule
}

// newRulePages are the pages of the rules of an edition, with the code that plays them.
func newRulePages(e *edition) (*rulePages, error) {
	r := &rulePages{edition: e}
	return r, r.readCode()
}

// RulePage is one question of the game: how each text answers it, the clauses
// that say so, and the code that plays it.
type RulePage struct {
	ID, Name, Asks string
	Figures, Roles []game.Part
	Over           *Link // the same question over all games, where several ask it
	Answers        []AnswerOf
	Implied        []OtherClause // clauses that only imply or contradict it
	Code           []Snippet
}

// AnswerOf is a text's answer.
type AnswerOf struct {
	Text    Link
	Book    string // the id of the rule set: ledgers lead here
	Anchor  string // the id of the text, at its first answer, unless it is Book: a search in a book leads here
	Figures string
	Silence string // the text does not say so: the ruling taken
	Clauses []OtherClause
	Rate    *Rate
	Play    *Link // the table at which it is played
}

// RulesPage is the way to the questions of each game.
type RulesPage struct {
	Sorts []CountedSort // of the questions
	Rates string        // the page of rates, where there is one
}

// RulesOf is the questions of one game, in the order of a hand.
type RulesOf struct {
	Name   string // of the game, where there are several
	Texts  []Link // that have a ruleset of it
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
	Link
	Asks string
	In   []Mark
}

// Mark is whether, and by how many clauses, a text answers.
type Mark struct {
	Text    string
	Answers bool
	Clauses int
}

// rulesPathOf is the folder of the questions of a game: where the corpus has no
// other, that of all questions.
func (e *edition) rulesPathOf(g game.Game) string { return e.pathOf(rulesPath, g) }

// rulesPages is the way to the questions of each game.
func (e *rulePages) rulesPages() []page {
	if len(e.playedGames()) == 1 {
		return nil
	}
	return []page{{path: rulesPath, frame: &Frame{Title: "Rules", Description: "The questions of the games, and which text answers which."}, body: func(at place) (any, error) {
		v := RulesPage{Sorts: e.counted(at, e.rulesPathOf, "question", func(g game.Game) (n int) {
			for _, group := range e.rulesOf(at, g).Groups {
				n += len(group.Rules)
			}
			return n
		})}
		if e.rated() {
			v.Rates = at.to(ratesPath)
		}
		return v, nil
	}}}
}

// rulesOfPages are the questions of each game.
func (e *rulePages) rulesOfPages() []page {
	var list []page
	for _, g := range e.playedGames() {
		path := e.rulesPathOf(g)
		f := Frame{Title: "Rules", Description: "The questions of the game, and which text answers which."}
		if path != rulesPath {
			f.Title, f.Crumbs = g.Name()+" · Question by question", []Link{{place{path}.to(rulesPath), "Rules", ""}}
		}
		list = append(list, page{path: path, about: g.ID(), frame: &f, body: func(at place) (any, error) { return e.rulesOf(at, g), nil }})
	}
	return list
}

// rulesOf is the questions of one game, and which texts answer them.
func (e *rulePages) rulesOf(at place, g game.Game) RulesOf {
	var v RulesOf
	if at.path != rulesPath {
		v.Name = g.Name()
	}
	if e.rated() {
		v.Rates = at.to(e.ratesPathOf(g))
	}
	var books []*game.Ruleset
	for _, t := range e.corpus.Texts {
		for _, rs := range rulesetsOf(t) {
			if rs.Game == g {
				books = append(books, rs)
				v.Texts = append(v.Texts, Link{at.to(textPath(t)), t.Meta.Short, ""})
			}
		}
	}
	for head, q := range underHeads(g) {
		line, answered := RuleLine{Link: ruleLink(at, q.ID), Asks: q.Asks}, false
		for i, rs := range books {
			m := Mark{v.Texts[i].Text, rs.Answer(q.ID) != nil, len(e.clausesOf(rs, q.ID))}
			answered = answered || m.Answers || m.Clauses > 0
			line.In = append(line.In, m)
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

// playedGames are the games of which this corpus has a text with a ruleset.
func (e *edition) playedGames() []game.Game {
	return slices.DeleteFunc(slices.Clone(games.All()), func(g game.Game) bool { return len(e.booksOf(g)) == 0 })
}

// underHeads is the questions of a game, each with the head under which a reader
// finds it.
func underHeads(g game.Game) iter.Seq2[string, *game.Question] {
	return func(yield func(string, *game.Question) bool) {
		for _, h := range lore.Of(g).Heads() {
			for _, rule := range h.Rules {
				if q := lore.Question(g.Rulesets()[0].Full(rule)); q != nil && !yield(h.Name, q) {
					return
				}
			}
		}
	}
}

// playedTexts are the texts that have a ruleset or a link to a rule.
func (e *edition) playedTexts() []*corpus.Text { return e.played }

func (e *edition) findPlayed() []*corpus.Text {
	linked := map[*corpus.Text]bool{}
	for _, links := range e.links {
		for _, l := range links {
			linked[l.Note.Clause.Text] = true
		}
	}
	var list []*corpus.Text
	for _, t := range e.corpus.Texts {
		if linked[t] || len(rulesetsOf(t)) > 0 {
			list = append(list, t)
		}
	}
	return list
}

// clausesOf are the clauses whose rules a ruleset is that state a rule.
func (e *edition) clausesOf(rs *game.Ruleset, id string) []*corpus.Clause {
	var list []*corpus.Clause
	if rs == nil {
		return nil
	}
	for _, l := range e.links[id] {
		c := l.Note.Clause
		if n := len(list); l.How != annotate.Contradicts && l.Dead == "" && (n == 0 || list[n-1] != c) && annotate.Speaks(rs, l) {
			list = append(list, c)
		}
	}
	return list
}

// rulePages are the rules, a page each.
func (e *rulePages) rulePages() []page {
	var list []page
	for _, id := range e.ruleIDs() {
		at := place{rulePath(id)}
		f := Frame{Title: ruleName(id), Crumbs: []Link{{at.to(rulesPath), "Rules", ""}}}
		q := lore.Question(id)
		if q != nil {
			f.Description = q.Asks
		}
		about, _, _ := strings.Cut(id, "/")
		list = append(list, page{path: rulePath(id), about: about, frame: &f, body: func(at place) (any, error) {
			v := RulePage{ID: id, Name: ruleName(id), Over: e.over(at, id)}
			if q != nil {
				v.Asks, v.Figures, v.Roles = q.Asks, q.Figures, q.Roles
			}
			for _, t := range e.corpus.Texts {
				v.Answers = append(v.Answers, e.answersOf(at, t, id)...)
			}
			for _, l := range e.links[id] {
				if l.How != annotate.States {
					v.Implied = append(v.Implied, quoting(l, clauseLink(at, l.Note.Clause)))
				}
			}
			v.Code = e.code[id]
			return v, nil
		}})
	}
	return list
}

// over is the question over all games that a rule answers, or nil.
func (e *rulePages) over(at place, id string) *Link {
	if e.notes == nil {
		return nil
	}
	for _, s := range e.shared() {
		if slices.Contains(s.IDs, id) {
			return &Link{at.to(questionPath(s)), "The same question over all games", ""}
		}
	}
	return nil
}

// answersOf is how the games of a text answer a question.
func (e *rulePages) answersOf(at place, t *corpus.Text, id string) (list []AnswerOf) {
	for _, rs := range rulesetsOf(t) {
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

// answerOf is how one game of a text answers a question, if it does; without a
// ruleset, what is stated in clauses that no ruleset plays.
func (e *rulePages) answerOf(at place, t *corpus.Text, rs *game.Ruleset, id string) (AnswerOf, bool) {
	a := AnswerOf{Text: Link{at.to(textPath(t)), t.Meta.Short, ""}, Play: e.tableOf(at, rs)}
	answered := false
	if rs != nil {
		a.Book = rs.ID
		a.Text.Text = e.rulesetName(rs)
		if x, ok := e.rateOf(rs, id); ok {
			a.Rate = &x
		}
		if r := rs.Answer(id); r != nil {
			answered = true
			a.Figures = answers(rs, id)
			for _, s := range lore.Silences(rs) {
				if s.Name == r.Ruling {
					a.Silence = s.Ruling
				}
			}
		}
	}
	for _, l := range e.links[id] {
		if c := l.Note.Clause; c.Text == t && l.How == annotate.States && playedBy(rs, l) {
			a.Clauses = append(a.Clauses, quoting(l, besideText(at, c)))
		}
	}
	return a, answered || len(a.Clauses) > 0
}

// playedBy reports whether a ruleset plays what a link quotes, or without one
// whether none does.
func playedBy(rs *game.Ruleset, l *annotate.Link) bool {
	if rs == nil {
		return rulesetOf(l.Note.Clause) == nil
	}
	return annotate.Speaks(rs, l)
}

// readCode finds the Go source of every rule.
func (e *rulePages) readCode() error {
	e.code = map[string][]Snippet{}
	sources := codes{}
	for _, id := range e.ruleIDs() {
		code, err := sources.of(id)
		if err != nil {
			return fmt.Errorf("build: %w", err)
		}
		e.code[id] = code
	}
	return nil
}
