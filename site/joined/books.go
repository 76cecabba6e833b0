package joined

import (
	"iter"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/page"
)

// Books returns the rulesets whose texts are in this corpus.
func (e *Edition) Books() []*game.Ruleset {
	return slices.DeleteFunc(games.Rulesets(), func(rs *game.Ruleset) bool { return e.TextOf(rs) == nil })
}

// OnlyGame returns the name of the game whose books these are, "" where they are of
// several.
func OnlyGame(books []*game.Ruleset) string {
	if slices.ContainsFunc(books, func(rs *game.Ruleset) bool { return rs.Game != books[0].Game }) {
		return ""
	}
	return page.Printed(books[0].Game.Name())
}

// InBrief returns the title of pages about some books: their game's, where it is one.
func InBrief(books []*game.Ruleset) string {
	if name := OnlyGame(books); name != "" {
		return name + " in brief"
	}
	return "Games in brief"
}

// BooksOf returns those of one game.
func (e *Edition) BooksOf(g game.Game) []*game.Ruleset {
	return slices.DeleteFunc(e.Books(), func(rs *game.Ruleset) bool { return rs.Game != g })
}

// GameBooks is the books of one game, each with its page of some kind.
type GameBooks struct {
	Game  string
	Books []page.Link
}

// ByGame returns the books of every game but one, each with its page as links has it.
func (e *Edition) ByGame(at page.Place, but game.Game, links func(page.Place, []*game.Ruleset) []page.Link) (list []GameBooks) {
	for _, g := range e.PlayedGames() {
		if g != but {
			list = append(list, GameBooks{page.Printed(g.Name()), links(at, e.BooksOf(g))})
		}
	}
	return list
}

// OwnBooks returns the books of a ruleset's game, where there is another than its own.
func (e *Edition) OwnBooks(at page.Place, rs *game.Ruleset, links func(page.Place, []*game.Ruleset) []page.Link) []page.Link {
	if books := e.BooksOf(rs.Game); len(books) > 1 {
		return links(at, books)
	}
	return nil
}

// OwnName returns what the name of a variant says beyond that of its book.
func OwnName(rs, variant *game.Ruleset) string {
	if own, ok := strings.CutPrefix(variant.Name, rs.Name+", "); ok {
		return own
	}
	return strings.TrimPrefix(variant.Name, beforeComma(rs.Name)+", ")
}

func beforeComma(s string) string {
	s, _, _ = strings.Cut(s, ", ")
	return s
}

// RulesetName returns what a reader calls a ruleset: its text, or its own name
// where the text has several.
func (e *Edition) RulesetName(rs *game.Ruleset) string {
	if t := e.TextOf(rs); t != nil && slices.Equal(e.RulesetsOf(t), []*game.Ruleset{rs}) {
		return t.Meta.Short
	}
	return page.Printed(rs.Name)
}

// Gamed reports whether a text names a game that it teaches. Other books have none.
func (e *Edition) Gamed() bool {
	return slices.ContainsFunc(e.Corpus.Texts, func(t *corpus.Text) bool {
		return t.Meta.Game != "" || slices.ContainsFunc(t.Meta.Divisions, func(d corpus.Division) bool { return d.Game != "" })
	})
}

// Playable reports whether there are tables for whole games.
func (e *Edition) Playable() bool { return len(e.Assets.Games) > 0 && len(e.Books()) > 0 }

// TableOf returns the table of a ruleset, where there is one.
func (e *Edition) TableOf(at page.Place, rs *game.Ruleset) *page.Link {
	if rs == nil || !e.Playable() || !slices.Contains(e.Books(), rs) {
		return nil
	}
	return &page.Link{Href: at.To(page.GamePath + page.Segment(rs.ID) + "/"), Text: "Play by this book"}
}

// TablesOf returns the tables of a text's games, each by its name where there are
// several, and where a game has several by that of its manner.
func (e *Edition) TablesOf(at page.Place, t *corpus.Text) (list []page.Link) {
	books := e.RulesetsOf(t)
	for _, rs := range books {
		if l := e.TableOf(at, rs); l != nil {
			if len(books) > 1 {
				name := rs.Game.Name()
				if slices.ContainsFunc(books, func(o *game.Ruleset) bool { return o != rs && o.Game == rs.Game }) {
					name, _, _ = strings.Cut(rs.Name, ", ")
				}
				l.Text = "Play " + name + " by this book"
			}
			list = append(list, *l)
		}
	}
	return list
}

// PlayedGames returns the games of which this corpus has a text with a ruleset.
func (e *Edition) PlayedGames() []game.Game {
	return slices.DeleteFunc(slices.Clone(games.All()), func(g game.Game) bool { return len(e.BooksOf(g)) == 0 })
}

// UnderHeads returns the questions of a game, each with the head under which a reader
// finds it.
func UnderHeads(g game.Game) iter.Seq2[string, *game.Question] {
	return func(yield func(string, *game.Question) bool) {
		for _, h := range lore.Of(g).Heads() {
			for _, rule := range h.Rules {
				if q := lore.Question(g.Rulesets()[0].Full(rule)); q != nil && !yield(h.Name, q) {
					return
				}
			}
		}
	}
}

// PlayedTexts returns the texts that have a ruleset or a link to a rule.
func (e *Edition) PlayedTexts() []*corpus.Text { return e.played }

func (e *Edition) findPlayed() []*corpus.Text {
	linked := map[*corpus.Text]bool{}
	for _, links := range e.Links {
		for _, l := range links {
			linked[l.Note.Clause.Text] = true
		}
	}
	var list []*corpus.Text
	for _, t := range e.Corpus.Texts {
		if linked[t] || len(e.RulesetsOf(t)) > 0 {
			list = append(list, t)
		}
	}
	return list
}

// Speaks reports whether a link belongs to a clause of a ruleset; where its answer
// speaks of its variants, too, of one of them.
func Speaks(rs *game.Ruleset, l *annotate.Link) bool {
	return annotate.Speaks(rs, l) || answer.OfVariants(rs, l.Rule) && slices.ContainsFunc(rs.Variants, func(v *game.Ruleset) bool { return annotate.Speaks(v, l) })
}

// LentTo returns the book by which a ruleset is only played in a question, as a link to
// the question, where no clause of its own answers it; nil else.
func (e *Edition) LentTo(at page.Place, rs *game.Ruleset, id string) *page.Link {
	if rs == nil {
		return nil
	}
	as := rs.As(id)
	if as == nil || len(e.ClausesOf(rs, id)) > 0 {
		return nil
	}
	return &page.Link{Href: at.To(page.RulePath(id)), Text: as.Name}
}

// ClausesOf returns the clauses whose rules a ruleset is that state a rule.
func (e *Edition) ClausesOf(rs *game.Ruleset, id string) []*corpus.Clause {
	var list []*corpus.Clause
	if rs == nil {
		return nil
	}
	for _, l := range e.Links[id] {
		c := l.Note.Clause
		if n := len(list); l.How != annotate.Contradicts && l.Dead == "" && (n == 0 || list[n-1] != c) && Speaks(rs, l) {
			list = append(list, c)
		}
	}
	return list
}
