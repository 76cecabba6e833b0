package joined

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// Shared returns the questions that books of two games of this corpus answer.
func (e *Edition) Shared() []*lore.Shared { return e.asks }

func (e *Edition) findShared() []*lore.Shared {
	here := map[game.Game]bool{}
	for _, g := range e.PlayedGames() {
		here[g] = true
	}
	return slices.DeleteFunc(slices.Clone(lore.SharedQuestions()), func(s *lore.Shared) bool {
		return len(slices.DeleteFunc(slices.Clone(s.Games), func(g game.Game) bool { return !here[g] })) < 2
	})
}

// Together returns what a book answers to a question of many games, under whatever
// ids, in English and in another language.
func Together(tag language.Tag, s *lore.Shared, rs *game.Ruleset) (english, own string) {
	var says, owns []string
	for _, id := range s.In(rs) {
		if said := answer.Of(rs, id); said != "" && !slices.Contains(says, said) {
			says, owns = append(says, said), append(owns, answer.In(tag, rs, id))
		}
	}
	return strings.Join(says, " "), strings.Join(owns, " ")
}
