package index

import (
	"maps"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
)

// Game is a game as a query may name it.
type Game struct {
	Names []string // folded; the first is the one that the filter takes
	Rules string   // the first of the rule sets that play it, "" where none does
}

// Games returns the games of a corpus, in its order. A query may name a game as it is
// called today, or as the division of a book that teaches it is.
func Games(c *corpus.Corpus) (list []Game) {
	for _, t := range c.Texts {
		for _, g := range t.Games() {
			name := foldedName(g.Modern)
			i := slices.IndexFunc(list, func(o Game) bool { return o.Names[0] == name })
			if i < 0 {
				i = len(list)
				list = append(list, Game{Names: []string{name}})
			}
			own := foldedName(g.Division[strings.LastIndexByte(g.Division, '.')+1:])
			if own != "" && !slices.Contains(list[i].Names, own) {
				list[i].Names = append(list[i].Names, own)
			}
		}
	}
	played := playedBy(c)
	for i := range list {
		for _, rs := range games.Rulesets() {
			if played[rs] == list[i].Names[0] {
				list[i].Rules = rs.ID
				break
			}
		}
	}
	return list
}

// playedBy returns the game of a corpus, folded, that each rule set plays.
func playedBy(c *corpus.Corpus) map[*game.Ruleset]string {
	played := map[*game.Ruleset]string{}
	for _, t := range c.Texts {
		for _, g := range t.Games() {
			for _, cl := range g.Clauses {
				for _, rs := range games.At(t.ID, cl.Path()) {
					if played[rs] == "" {
						played[rs] = foldedName(g.Modern)
					}
				}
			}
		}
	}
	return played
}

// inGame takes the name of a game, with the words before it that say that something
// happens in that game, as a filter: "combien de cartes au piquet" is combien de cartes
// game:piquet. Without such words the name may be that of a thing, as la bête and la
// triomphe are. The first name counts, and the longest that begins there. It does not
// do so for words in quotation marks, for a query that asks nothing else, and for a
// query that has the filter already.
func inGame(all []Game, q Query) (in Query, game string) {
	if _, told := q.Filters["game"]; told {
		return q, ""
	}
	for from := range q.Terms {
		for to := len(q.Terms); to > from; to-- {
			game := playedIn(all, q.Terms[from:to])
			if game == "" || to-from == len(q.Terms) {
				continue
			}
			in = q
			in.Terms = slices.Delete(slices.Clone(q.Terms), from, to)
			in.Filters = maps.Clone(q.Filters)
			in.Filters["game"] = game
			return in, game
		}
	}
	return q, ""
}

// playedIn returns the game in which these terms say that something happens, or "".
func playedIn(all []Game, terms []Term) string {
	if !slices.ContainsFunc(terms, func(t Term) bool { return !t.plain() }) {
		said := strings.Join(wordsOf(terms, false), " ")
		for _, before := range tables.Within {
			if name, ok := strings.CutPrefix(said, before+" "); ok {
				for _, g := range all {
					if slices.Contains(g.Names, name) {
						return g.Names[0]
					}
				}
			}
		}
	}
	return ""
}
