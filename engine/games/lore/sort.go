package lore

import (
	"slices"

	"quinola/engine/game"
)

// sorts are the kinds of game that there are, by the question that only games
// of that kind put to their books, the most telling first.
var sorts = []struct{ name, question string }{
	{"Games of stops", "parts/run.next"},
	{"Games of barter", "parts/trade.round"},
	{"Games of drawing", "parts/draw.turn"},
	{"Games of melds and tricks", "parts/point.eldest"},
	{"Games of tricks with trumps", "parts/trick.trump"},
	{"Games of tricks without trumps", "parts/trick.suit"},
}

// OtherSort is what is of none of these kinds, nor of one kind itself.
const OtherSort = "Other games"

// Sort returns what kind of game a game is, by what its books answer.
func Sort(g game.Game) string {
	shared := SharedQuestions()
	for _, s := range sorts {
		ids := []string{s.question}
		if i := slices.IndexFunc(shared, func(q *Shared) bool { return q.ID == s.question }); i >= 0 {
			ids = shared[i].IDs
		}
		if slices.ContainsFunc(ids, func(id string) bool { return answered(g, id) }) {
			return s.name
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
