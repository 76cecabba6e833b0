package site

import (
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/games"
)

// SmallestPage is the hands that a book says one may play with, of l’Hombre the
// smallest, and what the bots make of each.
type SmallestPage struct {
	Hands, Deals, Seed string
	Games              []SmallestOf
}

// SmallestOf is the hands of one game.
type SmallestOf struct {
	Game   Link
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
	Clause               Link
	Words, Lang          string
	Trumps               string
	Besides              []string // what is wanted besides the trumps
	Remark               string
	Won, Remise, Codille ShareOf
}

// ShareOf is a share of deals and its 95 % interval, in whole per cent.
type ShareOf struct{ Percent, Low, High int }

// besidesCalled are the words for what the list wants besides trumps.
var besidesCalled = map[string]string{"K": "a king", "Qx": "a guarded queen", "Qxx": "a queen with two more of her suit", "Jx": "a guarded knave", "QJ": "queen and knave of one suit", "void": "a void", "xxx": "three cards of one suit", "♠♠": "two spades", "♣♣": "two clubs", "♦": "one diamond"}

// smallestAt is where the page has the hands of a clause, "" where it has none.
func (e *edition) smallestAt(at place, clause string) string {
	for i := range e.smallest.list {
		if e.smallest.list[i].clause == clause && e.notes != nil {
			return at.to(smallestPath) + "#" + smallestAnchor(clause)
		}
	}
	return ""
}

// smallestOf is where the page has the hands of a game, "" where it has none.
func (e *edition) smallestOf(at place, game string) string {
	for i := range e.smallest.list {
		if games.Find(e.smallest.list[i].rules).Game.ID() == game && e.notes != nil {
			return at.to(smallestPath) + "#" + segment(game)
		}
	}
	return ""
}

// smallestAnchor is the anchor of the hands of a clause on their page.
func smallestAnchor(clause string) string {
	_, path, _ := strings.Cut(clause, ":")
	return segment(path)
}

// smallestPages is the page of the smallest hands that a book lets one play with.
func (e *gamePages) smallestPages() []page {
	if e.notes == nil || len(e.smallest.list) == 0 {
		return nil
	}
	f := Frame{Title: "Hands one may play with", Description: "The hands that a book lets one play with, and what the bots make of each.", Crumbs: []Link{{place{smallestPath}.to("compare/"), "Compare", ""}}}
	return []page{{path: smallestPath, frame: &f, body: func(at place) (any, error) {
		v := SmallestPage{Hands: figure(len(e.smallest.list)), Deals: figure(e.smallest.deals), Seed: strconv.Itoa(smallestSeed)}
		for i := range e.smallest.list {
			v.add(e, at, &e.smallest.list[i])
		}
		return v, nil
	}}}
}

// add puts a hand where it belongs: hands of one game, and of one group, stand
// together in the list.
func (v *SmallestPage) add(e *gamePages, at place, h *smallHand) {
	name := printed(games.Find(h.rules).Game.Name())
	if n := len(v.Games); n == 0 || v.Games[n-1].Game.Text != name {
		v.Games = append(v.Games, SmallestOf{Game: Link{segment(games.Find(h.rules).Game.ID()), name, ""}})
	}
	g := &v.Games[len(v.Games)-1]
	group := h.groups[0]
	if h.red() {
		group = h.groups[1]
	}
	if n := len(g.Groups); n == 0 || g.Groups[n-1].Name != group {
		g.Groups = append(g.Groups, SmallestGroup{Name: group})
	}
	to := &g.Groups[len(g.Groups)-1]
	c := e.corpus.Clause(h.clause)
	line := SmallestHand{Anchor: smallestAnchor(h.clause), Clause: clauseLink(at, c), Words: h.words, Lang: c.Text.Meta.Lang, Trumps: h.shown(), Remark: h.remark}
	for _, other := range to.Hands {
		if other.Anchor == line.Anchor {
			line.Anchor = ""
		}
	}
	for _, want := range h.rest {
		line.Besides = append(line.Besides, besidesCalled[want])
	}
	came := e.smallest.came[h.sum]
	line.Won, line.Remise, line.Codille = shareOf(came.won, e.smallest.deals), shareOf(came.remise, e.smallest.deals), shareOf(came.codille, e.smallest.deals)
	to.Hands = append(to.Hands, line)
}

// shareOf is how many of n cases are k.
func shareOf(k, n int) ShareOf {
	low, high := wilson(k, n)
	return ShareOf{(200*k + n) / (2 * n), low, high}
}

// red reports whether trumps are of a red suit.
func (h *smallHand) red() bool { return h.suit == 1 || h.suit == 2 }

// shown is the trumps as signs, the highest first.
func (h *smallHand) shown() string {
	height := func(c cards.Card) int {
		manille, _ := trumpCalled(h.suit, "M")
		switch {
		case c == cards.Of(0, cards.Ace):
			return 20
		case c == manille:
			return 19
		case c == cards.Of(3, cards.Ace):
			return 18
		case c.Face() == cards.Ace:
			return 17
		case h.red() && c.Face() < cards.Knave:
			return 10 - int(c.Face())
		}
		return int(c.Face())
	}
	var list []string
	for set := h.trumps; set != 0; {
		top := set.First()
		for rest := set; rest != 0; rest = rest.Without() {
			if height(rest.First()) > height(top) {
				top = rest.First()
			}
		}
		list = append(list, top.Sign())
		set &^= top.Bit()
	}
	return strings.Join(list, " ")
}
