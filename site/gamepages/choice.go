package gamepages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/felt"
	"quinola/site/page"
)

// ChoicePage is the choice between the books by which whole games are played.
type ChoicePage struct{ Sorts []TablesOfSort }

// TablesOfSort is the games of one kind.
type TablesOfSort struct {
	Name  string
	Games []TablesOf
}

// TablesOf is the tables of one game, how many may sit down at them, and the cards by
// which the game is known.
type TablesOf struct {
	Game    string
	Players string
	Cards   []felt.Card
	Tables  []Laid
}

// Laid is a table at which one sits down: the book, its Quinolas, what it
// says of players and stakes, and a rule that no other book has.
type Laid struct {
	page.Link
	Title, TitleLang string
	Cards            []felt.Card
	Says             []string
	Only             string
}

// ChoicePages returns the page on which a reader chooses what to play.
func (e *Pages) ChoicePages() []page.Page {
	if !e.Playable() {
		return nil
	}
	return []page.Page{{Path: page.GamePath, Frame: &page.Frame{Title: "Play", Description: gameNames(e.Books()) + " against bots, by the book of your choice."}, Body: func(at page.Place) (any, error) {
		var v ChoicePage
		for name, games := range e.BySort() {
			sort := TablesOfSort{Name: name}
			for _, g := range games {
				of := TablesOf{Game: page.Printed(g.Name()), Players: players(e.BooksOf(g))}
				for _, rs := range e.BooksOf(g) {
					of.Tables = append(of.Tables, e.choice(at, e.TextOf(rs), rs))
				}
				of.Cards = of.Tables[0].Cards
				sort.Games = append(sort.Games, of)
			}
			v.Sorts = append(v.Sorts, sort)
		}
		return v, nil
	}}}
}

// players says how many may play by some rulesets: "3 to 7 players", "2, 4 or 6 players".
func players(list []*game.Ruleset) string {
	var seats []int
	for _, rs := range list {
		seats = append(seats, rs.Seatings()...)
	}
	slices.Sort(seats)
	seats = slices.Compact(seats)
	least, most := seats[0], seats[len(seats)-1]
	switch {
	case least == most:
		return fmt.Sprintf("%d players", least)
	case len(seats) > 2 && most-least == len(seats)-1:
		return fmt.Sprintf("%d to %d players", least, most)
	}
	var said []string
	for _, n := range seats[:len(seats)-1] {
		said = append(said, strconv.Itoa(n))
	}
	return fmt.Sprintf("%s or %d players", strings.Join(said, ", "), most)
}

func (e *Pages) choice(at page.Place, t *corpus.Text, rs *game.Ruleset) Laid {
	c := Laid{Link: page.Link{Href: at.To(page.GamePath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)}, Title: t.Meta.Title, TitleLang: t.Meta.Lang}
	l := lore.Of(rs.Game)
	for _, card := range l.Emblems(rs) {
		c.Cards = append(c.Cards, felt.Picture(at, card))
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

// begins returns what a book says first, before anything is done: how many play.
func (e *Pages) begins(at page.Place, rs *game.Ruleset) []string {
	for _, h := range lore.Of(rs.Game).Heads() {
		for _, question := range h.Rules {
			if l, ok := e.briefLine(at, rs, rs.Full(question)); ok {
				return []string{l.Says}
			}
		}
	}
	return nil
}

// only returns the first rule, in the order in which a player meets them, whose
// question no other book asks of any game. A book in whose words another says
// that it stands shares its rules with that one, and is not held against it.
func (e *Pages) only(at page.Place, rs *game.Ruleset) string {
	others := slices.DeleteFunc(e.Books(), func(o *game.Ruleset) bool {
		return o == rs || slices.ContainsFunc(o.Bases, func(b game.Base) bool { return b.Of == rs })
	})
	asked := func(id string) bool {
		return slices.ContainsFunc(others, func(o *game.Ruleset) bool {
			return slices.ContainsFunc(o.Answers, func(a game.Answer) bool { return page.RuleName(o.Full(a.Rule)) == page.RuleName(id) })
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
