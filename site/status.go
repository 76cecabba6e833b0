package site

import (
	"sync"
	"unicode"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
)

// standing is where a clause stands.
func (e *edition) standing(c *corpus.Clause) *annotate.Standing {
	if e.report != nil {
		if s := e.report.Standings[c.ID]; s != nil {
			return s
		}
	}
	return &annotate.Standing{Clause: c, Status: annotate.Open}
}

// status is the same as the pages show it.
func (e *edition) status(c *corpus.Clause) (Status, string) {
	s := e.standing(c)
	if kind := e.kindOf(c); s.Status == annotate.Open && e.note(c) == nil && !annotate.MayState(kind) {
		return Status{string(kind), statuses["excluded"].Sign, kindSays[kind]}, s.Reason
	}
	return statuses[string(s.Status)], s.Reason
}

// hasLetter reports whether a text has a letter.
func hasLetter(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return true
		}
	}
	return false
}

// textOf is the text that holds a ruleset, or nil.
func (e *edition) textOf(rs *game.Ruleset) *corpus.Text { return e.corpus.Text(rs.TextID()) }

// holds reports whether a clause is one of those whose rules a ruleset is.
func holds(rs *game.Ruleset, c *corpus.Clause) bool { return games.Holds(rs, c.Text.ID, c.Path()) }

// tells reports whether it stands in the division that holds its rules, and not
// in one that speaks of its game besides.
func tells(rs *game.Ruleset, c *corpus.Clause) bool { return games.Tells(rs, c.Text.ID, c.Path()) }

// rulesetOf is the ruleset by which a clause is played, or nil.
func rulesetOf(c *corpus.Clause) *game.Ruleset {
	if list := games.At(c.Text.ID, c.Path()); len(list) > 0 {
		return list[0]
	}
	return nil
}

// rulesetsOf are the first rulesets of the games of a text, those for other
// players left out.
func rulesetsOf(t *corpus.Text) []*game.Ruleset { return rulesetsByText()[t.ID] }

// rulesetsByText are those of every text, found once: a thousand pages ask.
var rulesetsByText = sync.OnceValue(func() map[string][]*game.Ruleset {
	m := map[string][]*game.Ruleset{}
	for _, rs := range games.Rulesets() {
		if id := rs.TextID(); games.At(id, rs.Division)[0] == rs {
			m[id] = append(m[id], rs)
		}
	}
	return m
})
