package gamepages

import (
	"strconv"

	"quinola/engine/games"
	"quinola/site/page"
	"quinola/site/smallest"
)

// SmallestPage is the hands that a book says one may play with, of l’Hombre the
// smallest, and what the bots make of each.
type SmallestPage struct {
	Hands, Deals, Seed string
	Games              []SmallestOf
}

// SmallestOf is the hands of one game.
type SmallestOf struct {
	Game   page.Link
	Groups []SmallestGroup
}

// SmallestGroup is the hands played in one colour and one way.
type SmallestGroup struct {
	Name  string
	Hands []SmallestHand
}

// SmallestHand is one hand: its clause and words, its cards, and how many of
// its deals were won and lost.
type SmallestHand struct {
	Anchor               string // "" for the second hand of a clause
	Clause               page.Link
	Words, Lang          string
	Trumps               string
	Besides              []string // what is wanted besides the trumps
	Remark               string
	Won, Remise, Codille ShareOf
}

// ShareOf is a share of deals and its 95 % interval, in whole per cent.
type ShareOf struct{ Percent, Low, High int }

// SmallestPages returns the page of the smallest hands that a book lets one play with.
func (e *Pages) SmallestPages() []page.Page {
	if e.Notes == nil || len(e.Smallest.List) == 0 {
		return nil
	}
	f := page.Frame{Title: "Hands one may play with", Description: "The hands that a book lets one play with, and what the bots make of each.", Crumbs: []page.Link{{Href: page.Place{Path: page.SmallestPath}.To("compare/"), Text: "Compare"}}}
	return []page.Page{{Path: page.SmallestPath, Frame: &f, Body: func(at page.Place) (any, error) {
		v := SmallestPage{Hands: page.Figure(len(e.Smallest.List)), Deals: page.Figure(e.Smallest.Deals), Seed: strconv.Itoa(smallest.Seed)}
		for i := range e.Smallest.List {
			v.add(e, at, &e.Smallest.List[i])
		}
		return v, nil
	}}}
}

// add puts a hand where it belongs: hands of one game, and of one group, stand
// together in the list.
func (v *SmallestPage) add(e *Pages, at page.Place, h *smallest.Hand) {
	name := page.Printed(games.Find(h.Rules).Game.Name())
	if n := len(v.Games); n == 0 || v.Games[n-1].Game.Text != name {
		v.Games = append(v.Games, SmallestOf{Game: page.Link{Href: page.Segment(games.Find(h.Rules).Game.ID()), Text: name}})
	}
	g := &v.Games[len(v.Games)-1]
	group := h.Groups[0]
	if h.Red() {
		group = h.Groups[1]
	}
	if n := len(g.Groups); n == 0 || g.Groups[n-1].Name != group {
		g.Groups = append(g.Groups, SmallestGroup{Name: group})
	}
	to := &g.Groups[len(g.Groups)-1]
	c := e.Corpus.Clause(h.Clause)
	line := SmallestHand{Anchor: page.SmallestAnchor(h.Clause), Clause: page.ClauseLink(at, c), Words: h.Words, Lang: c.Text.Meta.Lang, Trumps: h.Shown(), Remark: h.Remark}
	for _, other := range to.Hands {
		if other.Anchor == line.Anchor {
			line.Anchor = ""
		}
	}
	for _, want := range h.Rest {
		line.Besides = append(line.Besides, smallest.Wanted[want])
	}
	came := e.Smallest.Came[h.Sum]
	line.Won, line.Remise, line.Codille = shareOf(came.Won, e.Smallest.Deals), shareOf(came.Remise, e.Smallest.Deals), shareOf(came.Codille, e.Smallest.Deals)
	to.Hands = append(to.Hands, line)
}

// shareOf returns how many of n cases are k.
func shareOf(k, n int) ShareOf {
	low, high := smallest.Wilson(k, n)
	return ShareOf{(200*k + n) / (2 * n), low, high}
}
