package site

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/reversis"
)

// GamesPage is the games of all the books: who plays them, with which cards,
// and where they stand.
type GamesPage struct {
	Games []GameLine
	Texts int
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
	Clauses       int
	Proved        bool // some of its clauses are played by the engine
}

const gamesPath = "games/"

func (e *edition) gamesPages() []page {
	return []page{{path: gamesPath, frame: Frame{Title: "Games", Description: "The games that the books teach, with players and cards."}, body: func(at place) (any, error) {
		return e.games(at), nil
	}}}
}

// games gathers the games by their modern names.
func (e *edition) games(at place) GamesPage {
	v := GamesPage{Texts: len(e.corpus.Texts)}
	add := func(name string, t Taught) {
		i := slices.IndexFunc(v.Games, func(g GameLine) bool { return g.Name == name })
		if i < 0 {
			i = len(v.Games)
			v.Games = append(v.Games, GameLine{Name: name})
		}
		v.Games[i].Taught = append(v.Games[i].Taught, t)
	}
	for _, t := range e.corpus.Texts {
		text := Link{at.to(textPath(t)), t.Meta.Short, ""}
		if t.Meta.Game != "" {
			whole := Taught{Text: text, Chapter: Link{text.Href, t.Meta.Title, t.Meta.Lang}, Clauses: len(t.Clauses)}
			if rs := e.ruleset(t); rs != nil {
				whole.Players, whole.Pack, whole.Proved = fmt.Sprint(rs.Seats), answer.Of(rs, reversis.Prefix+"pack"), true
			}
			add(t.Meta.Game, whole)
		}
		for _, d := range t.Meta.Divisions {
			if d.Game == "" || d.Plain {
				continue
			}
			list := under(t, d.Slug)
			if len(list) == 0 {
				continue
			}
			name := cmp.Or(d.Name, d.Heading, d.Slug)
			within := list[0].Division[:min(strings.Count(d.Slug, ".")+1, len(list[0].Division))]
			chapter := Link{e.divisionHref(at, t, within), name, t.Meta.Lang}
			add(d.Game, Taught{Text: text, Chapter: chapter, Players: d.Players, Pack: d.Pack, Clauses: len(list), Proved: slices.ContainsFunc(list, func(c *corpus.Clause) bool {
				return e.options.Notes != nil && e.options.Notes.Note(c.ID) != nil
			})})
		}
	}
	letters := collate.New(language.French, collate.Loose)
	slices.SortStableFunc(v.Games, func(a, b GameLine) int { return letters.CompareString(a.Name, b.Name) })
	return v
}

// under is the clauses of a division and of those within it.
func under(t *corpus.Text, slug string) []*corpus.Clause {
	var list []*corpus.Clause
	for _, c := range t.Clauses {
		if p := c.Path(); p == slug || strings.HasPrefix(p, slug+".") {
			list = append(list, c)
		}
	}
	return list
}
