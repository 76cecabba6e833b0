package site

import (
	"slices"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/corpus"
)

// GamesPage is the games of all the books: who plays them, with which cards,
// and where they stand.
type GamesPage struct{ Games []GameLine }

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
	Played        bool // by the engine
}

const gamesPath = "games/"

func (e *edition) gamesPages() []page {
	return []page{{path: gamesPath, frame: Frame{Title: "Games", Description: "The games that the books teach, with players and cards."}, body: func(at place) (any, error) {
		return e.games(at), nil
	}}}
}

// games gathers the games by their modern names.
func (e *edition) games(at place) GamesPage {
	var v GamesPage
	for _, t := range e.corpus.Texts {
		for _, g := range e.gamesIn[t] {
			if len(g.Clauses) == 0 {
				continue
			}
			i := slices.IndexFunc(v.Games, func(l GameLine) bool { return l.Name == g.Modern })
			if i < 0 {
				i = len(v.Games)
				v.Games = append(v.Games, GameLine{Name: g.Modern})
			}
			taught := Taught{Text: Link{at.to(textPath(t)), t.Meta.Short, ""}, Players: g.Players, Pack: g.Pack, Clauses: len(g.Clauses),
				Played: slices.ContainsFunc(g.Clauses, func(c *corpus.Clause) bool { return e.standing(c).Status == annotate.Proved })}
			taught.Chapter = e.chapter(at, g)
			for _, c := range g.Says {
				taught.Says = append(taught.Says, Link{at.to(clausePath(c)), clauseName(c), ""})
			}
			v.Games[i].Taught = append(v.Games[i].Taught, taught)
		}
	}
	letters := collate.New(language.French, collate.Loose)
	slices.SortStableFunc(v.Games, func(a, b GameLine) int { return letters.CompareString(a.Name, b.Name) })
	return v
}
