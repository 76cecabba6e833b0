package pagecheck

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/corpus"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// Names returns the names of texts, clauses, divisions and rules.
func Names(c *corpus.Corpus) map[string]bool {
	names := map[string]bool{}
	add := func(list ...string) {
		for _, n := range list {
			names[n] = true
		}
	}
	for _, t := range c.Texts {
		add(t.ID, t.Meta.Short, t.Meta.Title)
		for _, c := range t.Clauses {
			add(c.ID, c.Label, strings.Trim(c.Label, "."), c.Path(), page.ClauseName(c), t.Meta.Short+", "+page.ClauseName(c))
		}
	}
	for _, q := range lore.Questions() {
		add(q.ID, page.RuleName(q.ID))
	}
	for _, rs := range games.Rulesets() {
		add(rs.ID, rs.Name, page.Printed(rs.Name))
	}
	for said := range joined.AnswersIn(language.French, games.All()) {
		add(said, page.Printed(said)) // package answer holds them to its own table
	}
	return names
}

// unnamed leaves out what books and games call themselves.
var unnamed = func() *strings.Replacer {
	names := []string{"levée blanche"} // a term of Reversis
	for _, rs := range games.Rulesets() {
		game, _, _ := strings.Cut(rs.Name, ",")
		all := rs.Name[:max(len(game), strings.LastIndex(rs.Name, ","))] // "La Belle, le Flux et le Trente-un"
		for _, name := range []string{rs.Name, all, game} {
			within := strings.ToLower(name[:1]) + name[1:] // "le Médiateur" in a sentence
			names = append(names, name, page.Printed(name), within, page.Printed(within))
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) }) // "Le Piquet écrit" before "Le Piquet"
	var pairs []string
	for _, n := range names {
		pairs = append(pairs, n, "")
	}
	return strings.NewReplacer(pairs...)
}()
