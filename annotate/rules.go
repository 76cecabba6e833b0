package annotate

import (
	"strings"

	"quinola/engine/reversis"
)

// Ruling questions of all games that the engine plays; a new game is a line
// in each of these functions.

// question is the question with that id, or nil.
func question(id string) *reversis.Question { return reversis.QuestionOf(id) }

// questions are the ids of all questions.
func questions() []string {
	ids := make([]string, len(reversis.Questions))
	for i := range reversis.Questions {
		ids[i] = reversis.Questions[i].ID
	}
	return ids
}

// part finds a figure or role of a question.
func part(q *reversis.Question, name string) bool {
	for _, list := range [][]reversis.Part{q.Figures, q.Roles} {
		for _, p := range list {
			if p.Name == name {
				return true
			}
		}
	}
	return false
}

func parts(q *reversis.Question) []string {
	var names []string
	for _, list := range [][]reversis.Part{q.Figures, q.Roles} {
		for _, p := range list {
			names = append(names, p.Name)
		}
	}
	return names
}

// RuleFault says what is wrong with the id of a rule, or of a figure of one;
// "" if nothing is.
func RuleFault(id string) string {
	rule, figure, has := strings.Cut(id, "#")
	q := question(rule)
	switch {
	case q == nil:
		return "there is no rule " + quoted(rule) + nearest(rule, questions())
	case has && !part(q, figure):
		if len(parts(q)) == 0 {
			return "the rule " + rule + " has no figures; leave out #" + figure
		}
		return "the rule " + rule + " has no figure " + quoted(figure) + "; it has " + strings.Join(parts(q), ", ")
	}
	return ""
}

// rulesets are the rulesets of a text: its own, and its variants, whose ids go
// on after a hyphen (salon-3).
func rulesets(text string) []*reversis.Ruleset {
	var list []*reversis.Ruleset
	for _, rs := range reversis.Rulesets {
		if ofText(rs.ID, text) {
			list = append(list, rs)
		}
	}
	return list
}

func ofText(ruleset, text string) bool {
	return ruleset == text || strings.HasPrefix(ruleset, text+"-")
}

// textOf is the text whose ruleset it is: the longest id that fits, or "".
func (a *Annotations) textOf(ruleset string) string {
	best := ""
	for _, t := range a.Corpus.Texts {
		if ofText(ruleset, t.ID) && len(t.ID) > len(best) {
			best = t.ID
		}
	}
	return best
}

func rulesetIDs() []string {
	var ids []string
	for _, rs := range reversis.Rulesets {
		ids = append(ids, rs.ID)
	}
	return ids
}

func quoted(s string) string { return `"` + s + `"` }
