package lore

import (
	"slices"

	"quinola/engine/game"
)

// sorts are the kinds of game that there are, by the questions that only games
// of that kind put to their books, the most telling first. A shared question has its
// whole id, one that a single game asks its name without the family: only a game of melds
// asks who has the point where two are equal, or which cards may be named.
var sorts = []struct {
	name      string
	questions []string
}{
	{"Games of stops", []string{"parts/run.next"}},
	{"Games of barter", []string{"parts/trade.round"}},
	{"Games of drawing", []string{"parts/draw.turn"}},
	{"Games of melds and tricks", []string{"parts/point.eldest", "point.equal", "name.held"}},
	{"Games of tricks with trumps", []string{"parts/trick.trump"}},
	{"Games of tricks without trumps", []string{"parts/trick.suit"}},
}

// OtherSort is what is of none of these kinds, nor of one kind itself.
const OtherSort = "Other games"

// Sort returns what kind of game a game is, by what its books answer.
func Sort(g game.Game) string {
	shared := SharedQuestions()
	for _, s := range sorts {
		for _, question := range s.questions {
			ids := []string{question}
			if i := slices.IndexFunc(shared, func(q *Shared) bool { return q.ID == question }); i >= 0 {
				ids = shared[i].IDs
			}
			if slices.ContainsFunc(ids, func(id string) bool { return answered(g, id) }) {
				return s.name
			}
		}
	}
	return OtherSort
}

// answered reports whether a book of a game answers a question.
func answered(g game.Game, id string) bool {
	return slices.ContainsFunc(g.Rulesets(), func(rs *game.Ruleset) bool { return rs.Answer(id) != nil })
}

// Sorts returns the kinds of game, in the order in which they are shown: tricks first.
func Sorts() (names []string) {
	for _, s := range slices.Backward(sorts) {
		names = append(names, s.name)
	}
	return append(names, OtherSort)
}
