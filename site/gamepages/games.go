// Package gamepages makes the pages of the games: what each game is, what its books
// answer, the books compared, and the tables at which whole games are played.
package gamepages

import (
	"slices"
	"sync"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
)

// Pages are the pages of the games: what each is, how its books answer, and
// the table at which it is played.
type Pages struct {
	*felt.Table
	meet sync.Once
	met  map[string]annotate.Meeting // see meetings
}

// GamesPage is the games of all the books: those that the engine plays, by
// their kinds, and the others with their players and cards.
type GamesPage struct {
	Sorts     []GameSort
	Played    int
	Games     []GameLine
	Questions string // the questions over games, where there are some
}

// GameSort is the games of one kind that the engine plays.
type GameSort struct {
	Name  string
	Games []GameCard
}

// GameCard is a game that the engine plays, and how far its books are proved.
type GameCard struct {
	page.Link
	Says  []string // what one asks first: how many play, with what
	Books []BookIn
}

// GameLine is one game and the places where books teach it.
type GameLine struct {
	Name   string
	Taught []Taught
}

// Taught is one book's chapter on a game.
type Taught struct {
	Text          page.Link
	Chapter       page.Link // as the book calls it
	Players, Pack string
	Says          []page.Link // the clauses that say so
	Clauses       int
}

// GamesPages returns the list of the games.
func (e *Pages) GamesPages() []page.Page {
	return []page.Page{{Path: page.GamesPath, Frame: &page.Frame{Title: "Games", Description: "The games that the books teach, with players and cards."}, Body: func(at page.Place) (any, error) {
		return e.games(at), nil
	}}}
}

// sorted returns the games that the engine plays, by their kinds.
func (e *Pages) sorted(at page.Place) (list []GameSort) {
	for name, of := range e.BySort() {
		s := GameSort{Name: name}
		for _, g := range of {
			c := GameCard{Link: e.GameLink(at, g)}
			books := e.BooksOf(g)
			first := e.BestTold(books)
			for _, question := range lore.Of(g).Heads()[0].Rules {
				if says := joined.Answers(first, first.Full(question)); says != "" && len(c.Says) < mostFirst {
					c.Says = append(c.Says, says)
				}
			}
			c.Books = e.booksIn(at, books)
			s.Games = append(s.Games, c)
		}
		list = append(list, s)
	}
	return list
}

// mostFirst is how many answers introduce a game where many stand together.
const mostFirst = 2

// isPlayed reports whether the engine plays a game of a book.
func (e *Pages) isPlayed(g *corpus.Game) bool {
	return slices.ContainsFunc(g.Clauses, func(c *corpus.Clause) bool { return joined.RulesetOf(c) != nil })
}

// games gathers the games by their modern names.
func (e *Pages) games(at page.Place) GamesPage {
	var v GamesPage
	if e.Notes != nil {
		v.Sorts = e.sorted(at)
		if len(e.Shared()) > 0 {
			v.Questions = at.To(page.QuestionsPath)
		}
	}
	for _, s := range v.Sorts {
		v.Played += len(s.Games)
	}
	for _, t := range e.Corpus.Texts {
		for _, g := range e.GamesIn[t] {
			if len(g.Clauses) == 0 || len(v.Sorts) > 0 && e.isPlayed(g) {
				continue
			}
			i := slices.IndexFunc(v.Games, func(l GameLine) bool { return l.Name == g.Modern })
			if i < 0 {
				i = len(v.Games)
				v.Games = append(v.Games, GameLine{Name: g.Modern})
			}
			taught := Taught{Text: page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, Players: g.Players, Pack: g.Pack, Clauses: len(g.Clauses)}
			taught.Chapter = e.Chapter(at, g)
			for _, c := range g.Says {
				taught.Says = append(taught.Says, page.BesideText(at, c))
			}
			v.Games[i].Taught = append(v.Games[i].Taught, taught)
		}
	}
	letters := collate.New(language.French, collate.Loose)
	slices.SortStableFunc(v.Games, func(a, b GameLine) int { return letters.CompareString(a.Name, b.Name) })
	return v
}
