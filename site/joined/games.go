package joined

import (
	"iter"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/page"
	"quinola/site/rates"
)

// BySort returns the games that the engine plays, by their kinds.
func (e *Edition) BySort() iter.Seq2[string, []game.Game] {
	return func(yield func(string, []game.Game) bool) {
		for _, name := range lore.Sorts() {
			of := slices.DeleteFunc(e.PlayedGames(), func(g game.Game) bool { return lore.Sort(g) != name })
			if len(of) > 0 && !yield(name, of) {
				return
			}
		}
	}
}

// CountedSort is the games of one kind, each with a page of its own and how many
// things of a kind stand there.
type CountedSort struct {
	Name  string
	Games []CountedGame
}

// CountedGame is a page on one game, and how much stands there: "154 questions".
type CountedGame struct {
	page.Link
	Count string
}

// Counted returns a page on each game, by their kinds, with how many things count finds
// there, of which one is called so.
func (e *Edition) Counted(at page.Place, path func(game.Game) string, thing string, count func(game.Game) int) (list []CountedSort) {
	for name, of := range e.BySort() {
		s := CountedSort{Name: name}
		for _, g := range of {
			c, n := CountedGame{page.Link{Href: at.To(path(g)), Text: g.Name()}, "1 " + thing}, count(g)
			if n == 0 {
				continue
			}
			if n != 1 {
				c.Count = page.Figure(n) + " " + thing + "s"
			}
			s.Games = append(s.Games, c)
		}
		if s.Games != nil {
			list = append(list, s)
		}
	}
	return list
}

// pathOf returns the folder of a game's page among the pages of a kind: the kind's
// own where the corpus has one game.
func (e *Edition) pathOf(kind string, g game.Game) string {
	if len(e.PlayedGames()) == 1 {
		return kind
	}
	return kind + page.Segment(g.ID()) + "/"
}

// GameLink leads to what the edition says of a game.
func (e *Edition) GameLink(at page.Place, g game.Game) page.Link {
	return page.Link{Href: at.To(page.WayInPath(g)), Text: page.Printed(g.Name())}
}

// RateOf returns how often a rule matters in the hands of a ruleset or, where only
// variants have it, of the first of these.
func (e *Edition) RateOf(rs *game.Ruleset, id string) (rates.Rate, bool) {
	for _, x := range append([]*game.Ruleset{rs}, rs.Variants...) {
		if r, ok := e.Rates[[2]string{x.ID, id}]; ok {
			return r, true
		}
	}
	return rates.Rate{}, false
}

// RatesPathOf returns the folder of the rates of a game: where the corpus has no
// other, that of all rates.
func (e *Edition) RatesPathOf(g game.Game) string { return e.pathOf(page.RatesPath, g) }

// Rated reports whether it is known of some game how often its rules matter.
func (e *Edition) Rated() bool { return slices.ContainsFunc(e.PlayedGames(), e.RatedIn) }

// RatedIn reports whether it is known how often the rules of a game matter: of a book that
// came later nobody has counted it.
func (e *Edition) RatedIn(g game.Game) bool {
	return e.Notes != nil && slices.ContainsFunc(e.BooksOf(g), func(rs *game.Ruleset) bool {
		return slices.ContainsFunc(rs.All(), func(a game.Answer) bool {
			_, known := e.RateOf(rs, rs.Full(a.Rule))
			return known
		})
	})
}

// RulesPathOf returns the folder of the questions of a game: where the corpus has no
// other, that of all questions.
func (e *Edition) RulesPathOf(g game.Game) string { return e.pathOf(page.RulesPath, g) }

// Chapter returns the link to the chapter in which a book teaches a game.
func (e *Edition) Chapter(at page.Place, g *corpus.Game) page.Link {
	l := page.Link{Href: at.To(page.TextPath(g.Text)), Text: g.Name, Lang: g.Text.Meta.Lang}
	if g.Division != "" {
		depth := strings.Count(g.Division, ".") + 1
		division := g.Clauses[0].Division
		l.Href = e.DivisionHref(at, g.Text, division[:min(depth, len(division))])
	}
	return l
}

// BestTold returns the book the greatest share of which is proved; of several, that
// which the edition has first.
func (e *Edition) BestTold(books []*game.Ruleset) *game.Ruleset {
	best, most := books[0], -1
	for _, t := range e.Corpus.Texts {
		for _, rs := range books {
			if n := e.CountOf(rs).PercentProved(); e.TextOf(rs) == t && n > most {
				best, most = rs, n
			}
		}
	}
	return best
}

// CountOf returns how far the clauses are proved whose rules a ruleset is.
func (e *Edition) CountOf(rs *game.Ruleset) (n annotate.Count) {
	if t := e.TextOf(rs); t != nil && e.Report != nil {
		n = e.Report.CountOf(slices.DeleteFunc(slices.Clone(t.Clauses), func(c *corpus.Clause) bool { return !Tells(rs, c) }))
	}
	return n
}
