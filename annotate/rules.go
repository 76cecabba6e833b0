package annotate

import (
	"strings"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// questions are the ids of all questions.
func questions() []string {
	list := lore.Questions()
	ids := make([]string, len(list))
	for i, q := range list {
		ids[i] = q.ID
	}
	return ids
}

// RuleFault says what is wrong with the id of a rule, or of a figure of one;
// "" if nothing is.
func RuleFault(id string) string {
	rule, figure, has := strings.Cut(id, "#")
	q := lore.Question(rule)
	switch {
	case q == nil:
		return "there is no rule " + quoted(rule) + nearest(rule, questions())
	case has && q.Part(figure) == nil:
		if len(q.Parts()) == 0 {
			return "the rule " + rule + " has no figures; leave out #" + figure
		}
		return "the rule " + rule + " has no figure " + quoted(figure) + "; it has " + strings.Join(q.Parts(), ", ")
	}
	return ""
}

// rulesets are the rulesets of a text: its own, and its variants, whose ids go
// on after a hyphen (salon-3).
func rulesets(text string) []*game.Ruleset {
	var list []*game.Ruleset
	for _, rs := range games.Rulesets() {
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
	for _, rs := range games.Rulesets() {
		ids = append(ids, rs.ID)
	}
	return ids
}

func quoted(s string) string { return `"` + s + `"` }
