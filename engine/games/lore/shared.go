package lore

import (
	"slices"
	"strings"

	"quinola/engine/game"
	"quinola/engine/games"
)

// Shared is one question that several games put to their books. Some of them
// may ask it under an id of their own.
type Shared struct {
	*game.Question          // as it is asked of most
	IDs            []string // every id under which it is asked, Question's first
	Head           string   // under which the first game that asks it has it
	Games          []game.Game
}

// In returns the ids under which a ruleset answers the question.
func (s *Shared) In(rs *game.Ruleset) (ids []string) {
	for _, id := range s.IDs {
		if rs.Answer(id) != nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// parts is what the ids of questions begin with that belong to no game.
const parts = "parts/"

// SharedQuestions returns the questions that two games or more answer, in the order
// in which a hand comes to them. Two questions are one where they ask the same
// in the same words, or where a game has a name of parts for a question of its
// own: the lead.first of a family is "parts/lead.first".
func SharedQuestions() []*Shared { return all().shared }

func share(questions []*game.Question) (list []*Shared) {
	asks, names := map[string]*Shared{}, map[string]*Shared{}
	add := func(q *game.Question) {
		_, name, _ := strings.Cut(q.ID, "/")
		s := asks[q.Asks]
		if s == nil {
			s = names[name]
		}
		if s == nil {
			s = &Shared{Question: q}
			list = append(list, s)
		}
		asks[q.Asks] = s
		if strings.HasPrefix(q.ID, parts) {
			names[name] = s
		}
		s.IDs = append(s.IDs, q.ID)
	}
	for _, own := range []bool{false, true} {
		for _, q := range questions {
			if strings.HasPrefix(q.ID, parts) != own {
				add(q)
			}
		}
	}
	for _, s := range list {
		for _, g := range games.All() {
			if slices.ContainsFunc(g.Rulesets(), func(rs *game.Ruleset) bool { return len(s.In(rs)) > 0 }) {
				s.Games = append(s.Games, g)
			}
		}
	}
	list = slices.DeleteFunc(list, func(s *Shared) bool { return len(s.Games) < 2 })
	for _, s := range list {
		s.Head = headOf(s)
	}
	return list
}

// headOf returns the head under which the first game that tells a question, and has
// heads, has it.
func headOf(s *Shared) string {
	for _, g := range s.Games {
		for _, h := range Of(g).Heads() {
			for _, rule := range h.Rules {
				if id := g.Rulesets()[0].Full(rule); slices.Contains(s.IDs, id) && h.Name != "" {
					return h.Name
				}
			}
		}
	}
	return ""
}
