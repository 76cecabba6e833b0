package site

import (
	"slices"

	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// ChoicePage is the choice between the books by which whole games are played.
type ChoicePage struct{ Games []TablesOf }

// TablesOf is the tables of one game, and the cards by which it is known.
type TablesOf struct {
	Game   string
	Cards  []Card
	Tables []Laid
}

// Laid is a table at which one sits down: the book, its Quinolas, what it
// says of players and stakes, and a rule that no other book has.
type Laid struct {
	Link
	Title, TitleLang string
	Cards            []Card
	Says             []string
	Only             string
}

// choicePages is the page on which a reader chooses what to play.
func (e *gamePages) choicePages() []page {
	if !e.playable() {
		return nil
	}
	return []page{{path: gamePath, frame: &Frame{Title: "Play", Description: gameNames(e.books()) + " against bots, by the book of your choice."}, body: func(at place) (any, error) {
		var v ChoicePage
		for _, g := range e.playedGames() {
			of := TablesOf{Game: printed(g.Name())}
			for _, rs := range e.booksOf(g) {
				of.Tables = append(of.Tables, e.choice(at, e.textOf(rs), rs))
			}
			of.Cards = of.Tables[0].Cards
			v.Games = append(v.Games, of)
		}
		return v, nil
	}}}
}

func (e *gamePages) choice(at place, t *corpus.Text, rs *game.Ruleset) Laid {
	c := Laid{Link: Link{at.to(gamePath + segment(rs.ID) + "/"), e.rulesetName(rs), ""}, Title: t.Meta.Title, TitleLang: t.Meta.Lang}
	l := lore.Of(rs.Game)
	for _, card := range l.Emblems(rs) {
		c.Cards = append(c.Cards, picture(at, card))
	}
	for _, h := range l.Heads() {
		for _, question := range h.Choose {
			if id := rs.Full(question); rs.Answer(id) != nil {
				c.Says = append(c.Says, answer.Of(rs, id))
			}
		}
	}
	if len(c.Says) == 0 {
		c.Says = e.begins(at, rs)
	}
	c.Only = e.only(at, rs)
	return c
}

// begins is what a book says first, before anything is done: how many play.
func (e *gamePages) begins(at place, rs *game.Ruleset) []string {
	for _, h := range lore.Of(rs.Game).Heads() {
		for _, question := range h.Rules {
			if l, ok := e.briefLine(at, rs, rs.Full(question)); ok {
				return []string{l.Says}
			}
		}
	}
	return nil
}

// only is the first rule, in the order in which a player meets them, whose
// question no other book asks of any game. A book in whose words another says
// that it stands shares its rules with that one, and is not held against it.
func (e *gamePages) only(at place, rs *game.Ruleset) string {
	others := slices.DeleteFunc(e.books(), func(o *game.Ruleset) bool {
		return o == rs || slices.ContainsFunc(o.Bases, func(b game.Base) bool { return b.Of == rs })
	})
	asked := func(id string) bool {
		return slices.ContainsFunc(others, func(o *game.Ruleset) bool {
			return slices.ContainsFunc(o.Answers, func(a game.Answer) bool { return ruleName(o.Full(a.Rule)) == ruleName(id) })
		})
	}
	for _, h := range lore.Of(rs.Game).Heads() {
		if h.Alike {
			continue
		}
		for _, question := range h.Rules {
			id := rs.Full(question)
			if rs.Answer(id) == nil || asked(id) {
				continue
			}
			if l, ok := e.briefLine(at, rs, id); ok && !l.Silence {
				return l.Says
			}
		}
	}
	return ""
}
