package site

import (
	"iter"
	"slices"
	"sync"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// gamePages are the pages of the games: what each is, how its books answer, and
// the table at which it is played.
type gamePages struct {
	*felt
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
	Link
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
	Text          Link
	Chapter       Link // as the book calls it
	Players, Pack string
	Says          []Link // the clauses that say so
	Clauses       int
}

// gamesPages is the list of the games.
func (e *gamePages) gamesPages() []page {
	return []page{{path: gamesPath, frame: &Frame{Title: "Games", Description: "The games that the books teach, with players and cards."}, body: func(at place) (any, error) {
		return e.games(at), nil
	}}}
}

// sorted are the games that the engine plays, by their kinds.
func (e *gamePages) sorted(at place) (list []GameSort) {
	for name, of := range e.bySort() {
		s := GameSort{Name: name}
		for _, g := range of {
			c := GameCard{Link: e.gameLink(at, g)}
			books := e.booksOf(g)
			first := e.bestTold(books)
			for _, question := range lore.Of(g).Heads()[0].Rules {
				if says := answers(first, first.Full(question)); says != "" && len(c.Says) < mostFirst {
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

// bySort is the games that the engine plays, by their kinds.
func (e *edition) bySort() iter.Seq2[string, []game.Game] {
	return func(yield func(string, []game.Game) bool) {
		for _, name := range lore.Sorts() {
			of := slices.DeleteFunc(e.playedGames(), func(g game.Game) bool { return lore.Sort(g) != name })
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
	Link
	Count string
}

// counted is a page on each game, by their kinds, with how many things count finds
// there, of which one is called so.
func (e *edition) counted(at place, path func(game.Game) string, thing string, count func(game.Game) int) (list []CountedSort) {
	for name, of := range e.bySort() {
		s := CountedSort{Name: name}
		for _, g := range of {
			c := CountedGame{Link{at.to(path(g)), g.Name(), ""}, "1 " + thing}
			if n := count(g); n != 1 {
				c.Count = figure(n) + " " + thing + "s"
			}
			s.Games = append(s.Games, c)
		}
		list = append(list, s)
	}
	return list
}

// pathOf is the folder of a game's page among the pages of a kind: the kind's
// own where the corpus has one game.
func (e *edition) pathOf(kind string, g game.Game) string {
	if len(e.playedGames()) == 1 {
		return kind
	}
	return kind + segment(g.ID()) + "/"
}

// mostFirst is how many answers introduce a game where many stand together.
const mostFirst = 2

// isPlayed reports whether the engine plays a game of a book.
func (e *gamePages) isPlayed(g *corpus.Game) bool {
	return slices.ContainsFunc(g.Clauses, func(c *corpus.Clause) bool { return rulesetOf(c) != nil })
}

// games gathers the games by their modern names.
func (e *gamePages) games(at place) GamesPage {
	var v GamesPage
	if e.notes != nil {
		v.Sorts = e.sorted(at)
		if len(e.shared()) > 0 {
			v.Questions = at.to(questionsPath)
		}
	}
	for _, s := range v.Sorts {
		v.Played += len(s.Games)
	}
	for _, t := range e.corpus.Texts {
		for _, g := range e.gamesIn[t] {
			if len(g.Clauses) == 0 || len(v.Sorts) > 0 && e.isPlayed(g) {
				continue
			}
			i := slices.IndexFunc(v.Games, func(l GameLine) bool { return l.Name == g.Modern })
			if i < 0 {
				i = len(v.Games)
				v.Games = append(v.Games, GameLine{Name: g.Modern})
			}
			taught := Taught{Text: Link{at.to(textPath(t)), t.Meta.Short, ""}, Players: g.Players, Pack: g.Pack, Clauses: len(g.Clauses)}
			taught.Chapter = e.chapter(at, g)
			for _, c := range g.Says {
				taught.Says = append(taught.Says, besideText(at, c))
			}
			v.Games[i].Taught = append(v.Games[i].Taught, taught)
		}
	}
	letters := collate.New(language.French, collate.Loose)
	slices.SortStableFunc(v.Games, func(a, b GameLine) int { return letters.CompareString(a.Name, b.Name) })
	return v
}
