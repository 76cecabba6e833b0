package site

import (
	"slices"
	"strings"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// BriefPage is the game as one book has it, in brief, generated from the
// figures and roles by which the engine plays it; or, without a book, the list
// of the books.
type BriefPage struct {
	Books    []Link      // of the game; none where there is one only
	Others   []GameBooks // of the other games, or in the list of all
	Game     string      // whose books these are; "" where they are of several
	WayIn    string      // for one who never played it
	Name     string      // of the book; "" for the list
	Compare  string
	Play     *Link
	Heads    []BriefHead
	Variants []BriefVariant
}

// BriefHead is what the book says on one head of the game.
type BriefHead struct {
	Name  string
	Lines []BriefLine
}

// BriefLine is one question answered, with the clauses that answer it.
type BriefLine struct {
	Rule    Link
	Says    string
	Clauses []Link
	Silence bool // no clause says so: it is a ruling
}

// BriefVariant is what differs with other numbers of players or another pack.
type BriefVariant struct {
	Name string
	Says []string
}

// briefPages are the page of each book in brief, and the list of them.
func (e *gamePages) briefPages() []page {
	if e.notes == nil || len(e.playedTexts()) == 0 {
		return nil
	}
	books := e.books()
	list := []page{{path: briefPath, frame: &Frame{Title: inBrief(books), Description: "The game as each book has it, from the figures by which it is played."}, body: func(at place) (any, error) {
		return BriefPage{Game: onlyGame(books), Others: e.byGame(at, nil, e.briefLinks), Compare: at.to("compare/")}, nil
	}}}
	for _, rs := range books {
		path := briefPath + segment(rs.ID) + "/"
		f := Frame{Title: titled(rs, e.rulesetName(rs), "In brief"), Description: rs.Game.Name() + " as " + e.rulesetName(rs) + " has it, from the figures by which it is played."}
		f.Crumbs = []Link{{place{path}.to(briefPath), inBrief(books), ""}}
		list = append(list, page{path: path, about: rs.ID, frame: &f, body: func(at place) (any, error) {
			v := BriefPage{Game: printed(rs.Game.Name()), WayIn: at.to(wayInPath(rs.Game)), Books: e.ownBooks(at, rs, e.briefLinks), Others: e.byGame(at, rs.Game, e.briefLinks), Compare: at.to("compare/"), Play: e.tableOf(at, rs), Name: e.rulesetName(rs)}
			for _, h := range lore.Of(rs.Game).Heads() {
				if head := e.briefHead(at, rs, h); len(head.Lines) > 0 {
					v.Heads = append(v.Heads, head)
				}
			}
			for _, other := range rs.Variants {
				v.Variants = append(v.Variants, differs(rs, other))
			}
			return v, nil
		}})
	}
	return list
}

// books are the rulesets whose texts are in this corpus.
func (e *edition) books() []*game.Ruleset {
	return slices.DeleteFunc(games.Rulesets(), func(rs *game.Ruleset) bool { return e.textOf(rs) == nil })
}

// onlyGame is the name of the game whose books these are, "" where they are of
// several.
func onlyGame(books []*game.Ruleset) string {
	if slices.ContainsFunc(books, func(rs *game.Ruleset) bool { return rs.Game != books[0].Game }) {
		return ""
	}
	return printed(books[0].Game.Name())
}

// inBrief is the title of pages about some books: their game's, where it is one.
func inBrief(books []*game.Ruleset) string {
	if name := onlyGame(books); name != "" {
		return name + " in brief"
	}
	return "Games in brief"
}

// briefHead is what a book says on one head.
func (e *gamePages) briefHead(at place, rs *game.Ruleset, h game.Head) BriefHead {
	head := BriefHead{Name: h.Name}
	for _, question := range h.Rules {
		if l, ok := e.briefLine(at, rs, rs.Full(question)); ok {
			head.Lines = append(head.Lines, l)
		}
	}
	return head
}

// booksOf are those of one game.
func (e *edition) booksOf(g game.Game) []*game.Ruleset {
	return slices.DeleteFunc(e.books(), func(rs *game.Ruleset) bool { return rs.Game != g })
}

// GameBooks is the books of one game, each with its page of some kind.
type GameBooks struct {
	Game  string
	Books []Link
}

// byGame is the books of every game but one, each with its page as links has it.
func (e *edition) byGame(at place, but game.Game, links func(place, []*game.Ruleset) []Link) (list []GameBooks) {
	for _, g := range e.playedGames() {
		if g != but {
			list = append(list, GameBooks{printed(g.Name()), links(at, e.booksOf(g))})
		}
	}
	return list
}

// ownBooks is the books of a ruleset's game, where there is another than its own.
func (e *edition) ownBooks(at place, rs *game.Ruleset, links func(place, []*game.Ruleset) []Link) []Link {
	if books := e.booksOf(rs.Game); len(books) > 1 {
		return links(at, books)
	}
	return nil
}

// briefLinks are the pages of the books.
func (e *gamePages) briefLinks(at place, books []*game.Ruleset) []Link {
	var list []Link
	for _, rs := range books {
		list = append(list, Link{at.to(briefPath + segment(rs.ID) + "/"), e.rulesetName(rs), ""})
	}
	return list
}

// differs is what a variant answers otherwise than its book.
func differs(rs, variant *game.Ruleset) BriefVariant {
	v := BriefVariant{Name: ownName(rs, variant)}
	for _, q := range lore.Of(rs.Game).Questions() {
		if says := answer.Of(variant, q.ID); says != answer.Of(rs, q.ID) {
			v.Says = append(v.Says, says)
		}
	}
	return v
}

// ownName is what the name of a variant says beyond that of its book.
func ownName(rs, variant *game.Ruleset) string {
	if own, ok := strings.CutPrefix(variant.Name, rs.Name+", "); ok {
		return own
	}
	return strings.TrimPrefix(variant.Name, beforeComma(rs.Name)+", ")
}

func beforeComma(s string) string {
	s, _, _ = strings.Cut(s, ", ")
	return s
}

// briefLine is a ruleset's answer to a question, if it has one that a clause
// or a ruling stands behind.
func (e *gamePages) briefLine(at place, rs *game.Ruleset, id string) (BriefLine, bool) {
	a := rs.Answer(id)
	if a == nil {
		return BriefLine{}, false
	}
	l := BriefLine{Rule: ruleLink(at, id), Says: answer.Of(rs, id)}
	for _, c := range e.clausesOf(rs, id) {
		l.Clauses = append(l.Clauses, besideText(at, c))
	}
	l.Silence = len(l.Clauses) == 0
	return l, !l.Silence || a.Ruling != ""
}
