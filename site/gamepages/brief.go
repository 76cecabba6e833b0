package gamepages

import (
	"slices"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// BriefPage is the game as one book has it, in brief, generated from the
// figures and roles by which the engine plays it; or, without a book, the list
// of the books.
type BriefPage struct {
	Books    []page.Link        // of the game; none where there is one only
	Others   []joined.GameBooks // of the other games, or in the list of all
	Game     string             // whose books these are; "" where they are of several
	WayIn    string             // for one who never played it
	Name     string             // of the book; "" for the list
	Lent     bool               // it is only played as another, where it says nothing
	Compare  page.Link          // the books side by side, or the questions of a game that one book teaches
	Play     *page.Link
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
	Rule    page.Link
	Says    string
	Clauses []page.Link
	Silence bool // no clause says so: it is a ruling
}

// BriefVariant is what differs with other numbers of players or another pack.
type BriefVariant struct {
	Name string
	Says []string
}

// BriefPages returns the page of each book in brief, and the list of them.
func (e *Pages) BriefPages() []page.Page {
	if e.Notes == nil || len(e.PlayedTexts()) == 0 {
		return nil
	}
	books := e.Books()
	list := []page.Page{{Path: page.BriefPath, Frame: &page.Frame{Title: joined.InBrief(books), Description: "The game as each book has it, from the figures by which it is played."}, Body: func(at page.Place) (any, error) {
		return BriefPage{Game: joined.OnlyGame(books), Others: e.ByGame(at, nil, e.briefLinks), Compare: e.comparedAt(at, nil)}, nil
	}}}
	for _, rs := range books {
		path := page.BriefPath + page.Segment(rs.ID) + "/"
		f := page.Frame{Title: titled(rs, e.RulesetName(rs), "In brief"), Description: rs.Game.Name() + " as " + e.RulesetName(rs) + " has it, from the figures by which it is played."}
		f.Crumbs = []page.Link{{Href: page.Place{Path: path}.To(page.BriefPath), Text: joined.InBrief(books)}}
		list = append(list, page.Page{Path: path, About: rs.ID, Frame: &f, Body: func(at page.Place) (any, error) {
			v := BriefPage{Game: page.Printed(rs.Game.Name()), WayIn: at.To(page.WayInPath(rs.Game)), Books: e.OwnBooks(at, rs, e.briefLinks), Others: e.ByGame(at, rs.Game, e.briefLinks), Compare: e.comparedAt(at, rs.Game), Play: e.TableOf(at, rs), Name: e.RulesetName(rs), Lent: rs.Lent()}
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

// comparedAt returns where the books of a game stand side by side, or, where one book
// teaches it, its questions; of no game, where all are compared.
func (e *Pages) comparedAt(at page.Place, g game.Game) page.Link {
	if g != nil {
		books := e.BooksOf(g)
		if !slices.ContainsFunc(books, func(rs *game.Ruleset) bool { return rs.TextID() != books[0].TextID() }) {
			return page.Link{Href: at.To(e.RulesPathOf(g)), Text: "Question by question"}
		}
	}
	return page.Link{Href: at.To("compare/"), Text: "The books compared"}
}

// briefHead returns what a book says on one head.
func (e *Pages) briefHead(at page.Place, rs *game.Ruleset, h game.Head) BriefHead {
	head := BriefHead{Name: h.Name}
	for _, question := range h.Rules {
		if l, ok := e.briefLine(at, rs, rs.Full(question)); ok {
			head.Lines = append(head.Lines, l)
		}
	}
	return head
}

// briefLinks returns the pages of the books.
func (e *Pages) briefLinks(at page.Place, books []*game.Ruleset) []page.Link {
	var list []page.Link
	for _, rs := range books {
		list = append(list, page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)})
	}
	return list
}

// differs returns what a variant answers otherwise than its book.
func differs(rs, variant *game.Ruleset) BriefVariant {
	v := BriefVariant{Name: joined.OwnName(rs, variant)}
	for _, q := range lore.Of(rs.Game).Questions() {
		if says := answer.Of(variant, q.ID); says != answer.Of(rs, q.ID) {
			v.Says = append(v.Says, says)
		}
	}
	return v
}

// briefLine returns a ruleset's answer to a question, if it has one that a clause
// or a ruling stands behind.
func (e *Pages) briefLine(at page.Place, rs *game.Ruleset, id string) (BriefLine, bool) {
	a := rs.Answer(id)
	if a == nil {
		return BriefLine{}, false
	}
	l := BriefLine{Rule: page.RuleLink(at, id), Says: answer.Of(rs, id)}
	l.Clauses = page.BesideTexts(at, e.ClausesOf(rs, id))
	if as := e.LentTo(at, rs, id); as != nil {
		l.Clauses = append(l.Clauses, *as)
	}
	l.Silence = len(l.Clauses) == 0
	return l, !l.Silence || a.Ruling != ""
}
