package site

import (
	"slices"
	"strings"

	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// ChoicePage is the choice between the books by which whole games are played.
type ChoicePage struct{ Tables []Laid }

// Laid is a table at which one sits down: the book, its Quinolas, what it
// says of players and stakes, and a rule that no other book has.
type Laid struct {
	Link
	Title, TitleLang string
	Cards            []Card
	Says             []string
	Only             string
}

func (e *edition) choicePages() []page {
	if !e.playable() {
		return nil
	}
	return []page{{path: gamePath, frame: Frame{Title: "Play", Description: "Reversis against bots, by the book of your choice."}, body: func(at place) (any, error) {
		var v ChoicePage
		for _, t := range e.corpus.Texts {
			for _, rs := range e.books() {
				if e.textOf(rs.ID) == t {
					v.Tables = append(v.Tables, e.choice(at, t, rs))
				}
			}
		}
		return v, nil
	}}}
}

func (e *edition) choice(at place, t *corpus.Text, rs *game.Ruleset) Laid {
	c := Laid{Link: Link{at.to(gamePath + segment(rs.ID) + "/"), e.rulesetName(rs), ""}, Title: t.Meta.Title, TitleLang: t.Meta.Lang}
	c.Cards = append(c.Cards, picture(at, cards.Of(cards.Hearts, cards.Knave)))
	if rs.Answer(rs.Full("quinola.little")) != nil {
		c.Cards = append(c.Cards, picture(at, cards.Of(cards.Hearts, cards.Queen)))
	}
	for _, question := range []string{"players", "pool.fund", "pool.each"} {
		if id := rs.Full(question); rs.Answer(id) != nil {
			c.Says = append(c.Says, answer.Of(rs, id))
		}
	}
	c.Only = e.only(at, rs)
	return c
}

// only is the first rule, in the order in which a player meets them, of which
// no other text has anything to say.
func (e *edition) only(at place, rs *game.Ruleset) string {
	others := slices.DeleteFunc(e.books(), func(o *game.Ruleset) bool { return e.textOf(o.ID) == e.textOf(rs.ID) })
	for _, h := range briefHeads {
		if h.name == "Deal" || h.name == "Stakes" {
			continue // said above, or nothing that a player chooses by
		}
		for question := range strings.FieldsSeq(h.questions) {
			id := rs.Full(question)
			if slices.ContainsFunc(others, func(o *game.Ruleset) bool { return o.Answer(id) != nil }) {
				continue
			}
			if l, ok := e.briefLine(at, rs, id); ok && !l.Silence {
				return l.Says
			}
		}
	}
	return ""
}
