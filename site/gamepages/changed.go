package gamepages

import (
	"slices"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/site/page"
)

// Changes is what the books of one game say otherwise than those of another of its
// family, or that they alone say: what changed from the one to the other. A ruling is
// nobody's answer, so only what is said in words is compared.
type Changes struct {
	Before, After string // the games
	Both, Alike   int    // questions that both answer in words, and those of which they say the same
	Heads         []ChangedHead
}

// ChangedHead is what changed under one head.
type ChangedHead struct {
	Name          string
	Before, After []page.Link // what one of the two says, and the rule
}

// changes compares two games of a family.
func (e *Pages) changes(at page.Place, kin [2]game.Game, meetings map[string]annotate.Meeting) *Changes {
	v := &Changes{Before: kin[0].Name(), After: kin[1].Name()}
	for _, q := range asked(kin[:]) {
		m := meetings[q.id]
		if m.Question == nil {
			continue
		}
		before, after := inWords(m, kin[0]), inWords(m, kin[1])
		if before != "" && after != "" {
			v.Both++
		}
		if before == after {
			if before != "" {
				v.Alike++
			}
			continue
		}
		i := slices.IndexFunc(v.Heads, func(h ChangedHead) bool { return h.Name == q.head })
		if i < 0 {
			i = len(v.Heads)
			v.Heads = append(v.Heads, ChangedHead{Name: q.head})
		}
		for _, side := range [...]struct {
			says string
			list *[]page.Link
		}{{before, &v.Heads[i].Before}, {after, &v.Heads[i].After}} {
			if side.says != "" {
				rule := page.RuleLink(at, q.id)
				rule.Text = side.says
				*side.list = append(*side.list, rule)
			}
		}
	}
	return v
}

// inWords returns what the first book of a game answers that says it in words; "" where
// none does.
func inWords(m annotate.Meeting, g game.Game) string {
	for _, t := range m.Answers {
		if t.Ruleset.Game != g || t.Answer == nil {
			continue
		}
		if slices.ContainsFunc(t.Links, func(l *annotate.Link) bool { return l.Dead == "" && l.How != annotate.Contradicts }) {
			return answer.Of(t.Ruleset, m.Question.ID)
		}
	}
	return ""
}
