package annotate

import (
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// questions returns the ids of all questions.
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
		return "there is no rule " + quoted(rule) + meant(rule, questions(), rulesListed)
	case has && q.Part(figure) == nil:
		if len(q.Parts()) == 0 {
			return "the rule " + rule + " has no figures; leave out #" + figure
		}
		return "the rule " + rule + " has no figure " + quoted(figure) + "; it has " + strings.Join(q.Parts(), ", ")
	}
	return ""
}

// rulesets returns the rulesets of a text, of all its games.
func rulesets(text string) []*game.Ruleset {
	return slices.DeleteFunc(games.Rulesets(), func(rs *game.Ruleset) bool { return rs.TextID() != text })
}

// holds reports whether a clause belongs to a ruleset.
func holds(rs *game.Ruleset, c *corpus.Clause) bool { return games.Holds(rs, c.Text.ID, c.Path()) }

// tells reports whether it belongs to the division that holds the rules, and not to
// another that also speaks of the game.
func tells(rs *game.Ruleset, c *corpus.Clause) bool { return games.Tells(rs, c.Text.ID, c.Path()) }

// Speaks reports whether a link belongs to a clause of a ruleset. A figure is said of
// those manners of a game, and in a glossary of those games, that have it as the rules
// have by which it is tried: that Quintille is played by five says nothing of how many
// play l'Hombre, nor that three may play la Comète of how many play it otherwise. A
// glossary does not speak for a game that does not ask the question: that a king is
// called says nothing of l'Hombre. Nor does a clause speak for a manner that is tried
// in another alone which rests on it: that the King returned follows le Quadrille is no
// rule of le Quadrille's; nor for one that answers otherwise than the variants in which
// alone it is tried.
func Speaks(rs *game.Ruleset, l *Link) bool {
	c := l.Note.Clause
	if !holds(rs, c) || !tells(rs, c) && !asks(rs, l.Rule) || ofAnother(rs, l) {
		return false
	}
	untried := true
	for _, x := range l.Note.Examples {
		if l.Figure == "" || l.Case != "" && !slices.Contains(x.Cases, l.Case) {
			continue
		}
		if tried := games.Find(x.Record.Rules); tried != nil && tried.Answer(l.Rule) != nil {
			if sameTerm(rs.Answer(l.Rule), tried.Answer(l.Rule), l.Figure) {
				return true
			}
			untried = false
		}
	}
	return l.Figure == "" && !ofOthers(rs, l) || l.Figure != "" && tells(rs, c) && untried
}

// ofOthers reports whether a link is tried in nothing but variants, as for other numbers
// of players, that answer its rule otherwise: that seven at la Bête have a pack of
// thirty-six says nothing of the pack of five.
func ofOthers(rs *game.Ruleset, l *Link) bool {
	others := false
	for _, x := range l.Note.Examples {
		if l.Case != "" && !slices.Contains(x.Cases, l.Case) {
			continue
		}
		tried := games.Find(x.Record.Rules)
		if tried == nil || !variant(tried) || sameAnswer(tried.Answer(l.Rule), rs.Answer(l.Rule)) {
			return false
		}
		others = true
	}
	return others
}

// variant reports whether a ruleset is a variant of another.
func variant(rs *game.Ruleset) bool { return !slices.Contains(rs.Game.Rulesets(), rs) }

// ofAnother reports whether a link is tried in nothing but games that rest on this
// one, and take its rule from it.
func ofAnother(rs *game.Ruleset, l *Link) bool {
	if len(l.Note.Examples) == 0 {
		return false
	}
	return !slices.ContainsFunc(l.Note.Examples, func(x *Example) bool {
		tried := games.Find(x.Record.Rules)
		if tried == nil {
			return true
		}
		base, _ := tried.Base(l.Rule)
		for base != nil && base.ID != rs.ID { // a game that rests on another makes its own copies of that game's rulesets
			base, _ = base.Base(l.Rule)
		}
		return base == nil
	})
}

// asks reports whether a ruleset, or a variant of it, answers a rule.
func asks(rs *game.Ruleset, rule string) bool {
	return rs.Answer(rule) != nil || slices.ContainsFunc(rs.Variants, func(v *game.Ruleset) bool { return v.Answer(rule) != nil })
}

// sameTerm reports whether two answers have the same figure, or role, of a name.
func sameTerm(a, b *game.Answer, name string) bool {
	if a == nil || b == nil {
		return false
	}
	one, other := a.Terms(), b.Terms()
	return one.N(name) == other.N(name) && one.Role(name) == other.Role(name)
}

func rulesetIDs() []string {
	var ids []string
	for _, rs := range games.Rulesets() {
		ids = append(ids, rs.ID)
	}
	return ids
}

func quoted(s string) string { return `"` + s + `"` }
