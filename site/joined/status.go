package joined

import (
	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
)

// Standing is where a clause stands.
func (e *Edition) Standing(c *corpus.Clause) *annotate.Standing {
	if e.Report != nil {
		if s := e.Report.Standings[c.ID]; s != nil {
			return s
		}
	}
	return &annotate.Standing{Clause: c, Status: annotate.Open}
}

// Status returns the same as the pages show it.
func (e *Edition) Status(c *corpus.Clause) (Status, string) {
	s := e.Standing(c)
	if kind := e.KindOf(c); s.Status == annotate.Open && e.Note(c) == nil && !annotate.MayState(kind) {
		return Status{string(kind), statuses["excluded"].Sign, KindSays[kind]}, s.Reason
	}
	return statuses[string(s.Status)], s.Reason
}

// TextOf returns the text that holds a ruleset, or nil.
func (e *Edition) TextOf(rs *game.Ruleset) *corpus.Text { return e.Corpus.Text(rs.TextID()) }

// Holds reports whether a clause is one of those whose rules a ruleset is.
func Holds(rs *game.Ruleset, c *corpus.Clause) bool { return games.Holds(rs, c.Text.ID, c.Path()) }

// Tells reports whether it stands in the division that holds its rules, and not
// in one that speaks of its game besides.
func Tells(rs *game.Ruleset, c *corpus.Clause) bool { return games.Tells(rs, c.Text.ID, c.Path()) }

// RulesetOf returns the ruleset by which a clause is played, or nil.
func RulesetOf(c *corpus.Clause) *game.Ruleset {
	if list := games.At(c.Text.ID, c.Path()); len(list) > 0 {
		return list[0]
	}
	return nil
}

// RulesetsOf returns the first rulesets of the games of a text, those for other
// players left out.
func (e *Edition) RulesetsOf(t *corpus.Text) []*game.Ruleset { return e.first[t.ID] }

// firstRulesets are those of every text, found once: a thousand pages ask.
func firstRulesets() map[string][]*game.Ruleset {
	m := map[string][]*game.Ruleset{}
	for _, rs := range games.Rulesets() {
		if id := rs.TextID(); games.At(id, rs.Division)[0] == rs {
			m[id] = append(m[id], rs)
		}
	}
	return m
}
