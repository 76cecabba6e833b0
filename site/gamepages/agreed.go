package gamepages

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/page"
)

// Agreeable is a figure that a book leaves to the players, at the table where it
// is played: what it asks, and what holds by each thing they may agree on.
type Agreeable struct {
	Figure   string // its full id with #
	Tables   string // the ids of the tables at which it is so
	Asks     string
	Standing int32         // what it is if nothing is said
	Says     string        // and what then holds
	Values   []AgreedValue // nil where any number will do
	Least    int32         // then the least
	Most     int32         // and the greatest
	Step     int32         // and how far one is from the next
	Rule     page.Link
	Clauses  []page.Link // that leave it to them; none where the book is silent
}

// AgreedValue is what holds if players agree on a value.
type AgreedValue struct {
	Value int32
	Says  string
}

// agreeable returns what a book and its variants leave to the players; what is alike
// at several tables is named once.
func (e *Pages) agreeable(at page.Place, rs *game.Ruleset) (list []Agreeable) {
	for _, table := range append([]*game.Ruleset{rs}, rs.Variants...) {
		for _, s := range table.Agreeable() {
			a := e.agreeableAt(at, table, &s)
			same := slices.IndexFunc(list, func(b Agreeable) bool {
				return b.Figure == a.Figure && b.Standing == a.Standing && b.Says == a.Says && slices.Equal(b.Values, a.Values) && slices.Equal(b.Clauses, a.Clauses)
			})
			if same >= 0 {
				list[same].Tables += " " + table.ID
				continue
			}
			list = append(list, a)
		}
	}
	return list
}

func (e *Pages) agreeableAt(at page.Place, table *game.Ruleset, s *game.Setting) Agreeable {
	rule, _, _ := strings.Cut(s.Figure, "#")
	a := Agreeable{Figure: s.Figure, Tables: table.ID, Asks: lore.Question(rule).Asks, Rule: page.RuleLink(at, rule)}
	a.Standing, _ = table.Standing(s.Figure)
	a.Says = answer.Agreed(language.English, table, s, a.Standing)
	a.Least, a.Most = s.Bounds()
	a.Step = s.Step
	for _, v := range s.Of {
		a.Values = append(a.Values, AgreedValue{v, answer.Agreed(language.English, table, s, v)})
	}
	var clauses []*corpus.Clause
	for _, l := range e.Notes.Agreement(table, s.Figure) {
		if c := l.Note.Clause; !slices.Contains(clauses, c) {
			clauses = append(clauses, c)
		}
	}
	a.Clauses = page.BesideTexts(at, clauses)
	return a
}
