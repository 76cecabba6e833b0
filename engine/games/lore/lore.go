// Package lore answers what readers ask of games: which questions several games share,
// what kind of game each is, silences, mutants. The page's modules do not link it.
package lore

import (
	"slices"
	"strings"
	"sync"

	"quinola/engine/game"
	"quinola/engine/games"
)

// Of returns what a game tells.
func Of(g game.Game) game.Lore { return g.(game.Lore) }

// asked is the questions of all games, each once, and by their ids, found anew
// where the list of games has changed.
var asked struct {
	sync.Mutex
	of int // so many games
	questions
}

// questions are questions in their order, by their ids, and those of several
// games; and of each game the ids of its own.
type questions struct {
	list   []*game.Question
	by     map[string]*game.Question
	shared []*Shared
	asks   map[game.Game]map[string]bool
}

// all returns the questions of all games.
func all() questions {
	asked.Lock()
	defer asked.Unlock()
	if n := len(games.All()); asked.of != n {
		asked.of, asked.questions = n, gather()
	}
	return asked.questions
}

func gather() (a questions) {
	a.by, a.asks = map[string]*game.Question{}, map[game.Game]map[string]bool{}
	for _, g := range games.All() {
		list, own := Of(g).Questions(), map[string]bool{}
		for i := range list {
			q := &list[i]
			own[q.ID] = true
			if a.by[q.ID] == nil {
				a.by[q.ID] = q
				a.list = append(a.list, q)
			}
		}
		a.asks[g] = own
	}
	a.shared = share(a.list)
	return a
}

// Asks reports whether a question is one of a game's.
func Asks(g game.Game, id string) bool { return all().asks[g][id] }

// Questions returns the questions of all games, each once, in the order of the
// games.
func Questions() []*game.Question { return all().list }

// Question returns the question with that id, or nil.
func Question(id string) *game.Question { return all().by[id] }

// Named returns the question with that id, or the only one that is so called in its
// family ("quinola.placed"); nil where there is none, or several.
func Named(name string) *game.Question {
	if q := Question(name); q != nil {
		return q
	}
	var found *game.Question
	for _, q := range Questions() {
		if strings.HasSuffix(q.ID, "/"+name) {
			if found != nil {
				return nil
			}
			found = q
		}
	}
	return found
}

// Mutants returns every mutant of a ruleset.
func Mutants(rs *game.Ruleset) []game.Mutant { return game.Mutants(Of(rs.Game), rs) }

// Alike returns why no hand can tell a mutant from its ruleset, where the game
// knows it; else "".
func Alike(rs *game.Ruleset, m *game.Mutant) string { return m.Why(Of(rs.Game), rs) }

// Families returns the families that the games belong to, each once.
func Families() (list []string) {
	for _, g := range games.All() {
		if f := g.Family(); !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return list
}
