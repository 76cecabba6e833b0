package felt

import (
	"encoding/json"
	"fmt"
	"slices"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// mostBehind is how many clauses of a rule a line of the ledger names where there
// are more than one more: the treatises say most things two to four times, and
// the rule's page has them all.
const mostBehind = 3

// firstBehind returns the clauses that a line of the ledger names of those that state
// a rule, and how many it does not: where not all can be named, those first that
// state it in every case.
func (e *Table) firstBehind(rs *game.Ruleset, id string) firstNamed {
	type question struct {
		rs *game.Ruleset
		id string
	}
	if found, ok := e.behinds.Load(question{rs, id}); ok {
		return found.(firstNamed)
	}
	found := e.nameFirst(rs, id)
	e.behinds.Store(question{rs, id}, found)
	return found
}

// firstNamed is what firstBehind returns. Many hands ask for the same.
type firstNamed struct {
	clauses []*corpus.Clause
	more    int
}

func (e *Table) nameFirst(rs *game.Ruleset, id string) firstNamed {
	list := e.ClausesOf(rs, id)
	if len(list) <= mostBehind+1 {
		return firstNamed{clauses: list}
	}
	whole := map[*corpus.Clause]int{}
	for _, l := range e.Links[id] {
		if l.Case == "" {
			whole[l.Note.Clause] = 1
		}
	}
	slices.SortStableFunc(list, func(a, b *corpus.Clause) int { return whole[b] - whole[a] })
	return firstNamed{list[:mostBehind], len(list) - mostBehind}
}

// answeredAt is where on the page of a rule the answer of a ruleset stands, which
// for a variant is that of the first ruleset of its division; "" for the whole page.
func answeredAt(rs *game.Ruleset, id string) string {
	if first := games.At(rs.TextID(), rs.Division)[0]; first.Answer(id) != nil {
		return "#" + first.ID
	}
	return ""
}

// EngineFiles are the addresses of what plays an example: the module of its
// family of games, and what the page says of their rules.
type EngineFiles struct{ Module, Rules string }

// ruleInfo is what the page's script says of a rule; templates/script/engine.ts
// reads it.
type ruleInfo struct {
	Asks    string       `json:"asks"`
	Href    string       `json:"href"`
	Answers []answerInfo `json:"answers"`
}

// answerInfo is what some rulesets say alike of a rule, and by which clauses: a
// book and what stands on it answer most rules in the same words.
type answerInfo struct {
	Of      []string    `json:"of"`                // the rulesets
	Says    string      `json:"says,omitempty"`    // in a sentence
	Clauses [][2]string `json:"clauses,omitempty"` // name and address of the first
	More    *moreBehind `json:"more,omitempty"`    // how many there are besides, and where
}

// alike reports whether two rulesets may share what is said.
func (a answerInfo) alike(b answerInfo) bool {
	return a.Says == b.Says && slices.Equal(a.Clauses, b.Clauses) && (a.More == b.More || a.More != nil && b.More != nil && *a.More == *b.More)
}

// put adds what a ruleset says, beside another that says the same.
func (r *ruleInfo) put(id string, a answerInfo) {
	if a.Says == "" && len(a.Clauses) == 0 {
		return
	}
	at := slices.IndexFunc(r.Answers, a.alike)
	if at < 0 {
		at, r.Answers = len(r.Answers), append(r.Answers, a)
	}
	r.Answers[at].Of = append(r.Answers[at].Of, id)
}

// moreBehind is how many clauses of a rule are not named, and where they are.
type moreBehind struct {
	N    int    `json:"n"`
	Href string `json:"href"`
}

// RuleInfos returns the rules of a family of games as the page's script names them,
// addresses counted from the folder of the site.
func (e *Table) RuleInfos(family string) ([]byte, error) {
	root := page.Place{}
	infos := map[string]ruleInfo{}
	for _, id := range e.RuleIDs() {
		q := lore.Question(id)
		if q == nil || !asked(family, id) {
			continue
		}
		info := ruleInfo{Asks: q.Asks, Href: root.To(page.RulePath(id))}
		for _, rs := range games.Rulesets() {
			if rs.Game.Family() != family {
				continue
			}
			answer := answerInfo{Says: joined.Answers(rs, id)}
			first := e.firstBehind(rs, id)
			for _, l := range page.BesideTexts(root, first.clauses) {
				answer.Clauses = append(answer.Clauses, [2]string{l.Text, l.Href})
			}
			if as := e.LentTo(root, rs, id); as != nil {
				answer.Clauses = append(answer.Clauses, [2]string{as.Text, as.Href})
			}
			if first.more > 0 {
				answer.More = &moreBehind{first.more, info.Href + answeredAt(rs, id)}
			}
			info.put(rs.ID, answer)
		}
		infos[id] = info
	}
	data, err := json.Marshal(infos)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// asked reports whether some game of a family asks a question.
func asked(family, id string) bool {
	return slices.ContainsFunc(games.All(), func(g game.Game) bool { return g.Family() == family && lore.Asks(g, id) })
}

// engineOf returns what the page's script fetches to play a ruleset's game, from a
// page.
func (e *Table) engineOf(at page.Place, rs *game.Ruleset) EngineFiles {
	if rs == nil {
		return EngineFiles{}
	}
	root, family := at.Root(), rs.Game.Family()
	return EngineFiles{root + e.Assets.Tables[family], root + e.Assets.Rules[family]}
}
