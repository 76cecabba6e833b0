package site

import (
	"fmt"
	"io/fs"
	"strings"

	"quinola"
	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// RulePage is one question of the game: how each text answers it, the clauses
// that say so, and the code that plays it.
type RulePage struct {
	ID, Name, Asks string
	Figures, Roles []game.Part
	Answers        []AnswerOf
	Implied        []OtherClause // clauses that only imply or contradict it
	Code           []Snippet
}

// AnswerOf is a text's answer.
type AnswerOf struct {
	Text    Link
	Figures string
	Silence string // the text does not say so: the ruling taken
	Clauses []OtherClause
	Rate    *Rate
	Play    *Link // the table at which it is played
}

// RulesPage is all questions, in the order of a hand.
type RulesPage struct {
	Texts  []Link
	Rates  string // the page of rates, where there is one
	Groups []RuleGroup
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

func (e *edition) rulesPages() []page {
	return []page{{path: "rule/", frame: Frame{Title: "Rules", Description: "The questions of the game, and which text answers which."}, body: func(at place) (any, error) {
		var v RulesPage
		if len(e.ratesPages()) > 0 {
			v.Rates = at.to(ratesPath)
		}
		texts := e.playedTexts()
		for _, t := range texts {
			v.Texts = append(v.Texts, Link{at.to(textPath(t)), t.Meta.Short, ""})
		}
		for _, id := range e.ruleIDs() {
			group, _, _ := strings.Cut(ruleName(id), ".")
			if n := len(v.Groups); n == 0 || v.Groups[n-1].Name != group {
				v.Groups = append(v.Groups, RuleGroup{Name: group})
			}
			line := RuleLine{Link: ruleLink(at, id)}
			if q := lore.Question(id); q != nil {
				line.Asks = q.Asks
			}
			for _, t := range texts {
				rs := e.ruleset(t)
				line.In = append(line.In, Mark{t.Meta.Short, rs != nil && rs.Answer(id) != nil, len(e.clausesOf(t.ID, id))})
			}
			g := &v.Groups[len(v.Groups)-1]
			g.Rules = append(g.Rules, line)
		}
		v.Groups = gathered(v.Groups)
		return v, nil
	}}}
}

// gathered puts subjects of one question each under a common heading.
func gathered(groups []RuleGroup) []RuleGroup {
	var list []RuleGroup
	alone := false
	for _, g := range groups {
		one := len(g.Rules) == 1
		if n := len(list); one && alone {
			list[n-1].Name += ", " + g.Name
			list[n-1].Rules = append(list[n-1].Rules, g.Rules...)
		} else {
			list = append(list, g)
		}
		alone = one
	}
	return list
}

// playedTexts are the texts that have a ruleset or a link to a rule.
func (e *edition) playedTexts() []*corpus.Text { return e.played }

func (e *edition) findPlayed() []*corpus.Text {
	linked := map[*corpus.Text]bool{}
	for _, links := range e.joined.links {
		for _, l := range links {
			linked[l.Note.Clause.Text] = true
		}
	}
	var list []*corpus.Text
	for _, t := range e.corpus.Texts {
		if linked[t] || e.ruleset(t) != nil {
			list = append(list, t)
		}
	}
	return list
}

// clausesOf are the clauses of the text of a ruleset that state a rule.
func (e *edition) clausesOf(rules, id string) []*corpus.Clause {
	var list []*corpus.Clause
	for _, l := range e.joined.links[id] {
		c := l.Note.Clause
		if n := len(list); isOf(rules, c.Text.ID) && l.How != annotate.Contradicts && l.Dead == "" && (n == 0 || list[n-1] != c) {
			list = append(list, c)
		}
	}
	return list
}

func (e *edition) rulePages() []page {
	var list []page
	for _, id := range e.ruleIDs() {
		at := place{rulePath(id)}
		f := Frame{Title: ruleName(id), Crumbs: []Link{{at.to("rule/"), "Rules", ""}}}
		q := lore.Question(id)
		if q != nil {
			f.Description = q.Asks
		}
		list = append(list, page{path: rulePath(id), frame: f, body: func(at place) (any, error) {
			v := RulePage{ID: id, Name: ruleName(id)}
			if q != nil {
				v.Asks, v.Figures, v.Roles = q.Asks, q.Figures, q.Roles
			}
			for _, t := range e.corpus.Texts {
				if a, ok := e.answerOf(at, t, id); ok {
					v.Answers = append(v.Answers, a)
				}
			}
			for _, l := range e.joined.links[id] {
				if l.How != annotate.States {
					v.Implied = append(v.Implied, OtherClause{Link: clauseLink(at, l.Note.Clause), Quote: l.Quote, QuoteLang: l.Note.Clause.Text.Meta.Lang, How: string(l.How)})
				}
			}
			v.Code = e.code[id]
			return v, nil
		}})
	}
	return list
}

// answerOf is how a text answers a question, if it does.
func (e *edition) answerOf(at place, t *corpus.Text, id string) (AnswerOf, bool) {
	a := AnswerOf{Text: Link{at.to(textPath(t)), t.Meta.Short, ""}, Play: e.tableOf(at, t.ID)}
	answered := false
	if rs := e.ruleset(t); rs != nil {
		if r := rs.Answer(id); r != nil {
			answered = true
			a.Figures = answers(rs, id)
			if x, ok := e.rates[[2]string{rs.ID, id}]; ok {
				a.Rate = &x
			}
			for _, s := range lore.Silences(rs) {
				if s.Name == r.Ruling {
					a.Silence = s.Ruling
				}
			}
		}
	}
	for _, l := range e.joined.links[id] {
		if c := l.Note.Clause; c.Text == t && l.How == annotate.States {
			a.Clauses = append(a.Clauses, OtherClause{Link: Link{at.to(clausePath(c)), clauseName(c), ""}, Quote: l.Quote, QuoteLang: t.Meta.Lang, How: string(l.How)})
		}
	}
	return a, answered || len(a.Clauses) > 0
}

// readCode finds the Go source of every rule.
func (e *edition) readCode() error {
	e.code = map[string][]Snippet{}
	games := map[string]*gameSource{}
	for _, id := range e.ruleIDs() {
		game, name, _ := strings.Cut(id, "/")
		if games[game] == nil {
			dir := "engine/" + game
			if _, err := fs.Stat(quinola.Sources, dir); err != nil {
				continue // a rule of a game that the engine does not play
			}
			g, err := readGame(quinola.Sources, dir)
			if err != nil {
				return fmt.Errorf("build: %w", err)
			}
			games[game] = g
		}
		e.code[id] = games[game].snippets(name)
	}
	return nil
}
