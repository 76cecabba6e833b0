package gamepages

import (
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// ComparePage sets the books side by side, question by question: each book's
// own words and figures, what it leaves unsaid, and where it contradicts
// itself or another.
type ComparePage struct {
	Title     string      // of two games of one family; "" for all
	Kin       []page.Link // two games of one family, by books of different texts
	Changed   *Changes    // from one of two games to the other; nil for all
	Brief     string
	Hand      string // one hand by every book; "" where there is none
	Deal      string // one pack under several games; "" where there is none
	Smallest  string // the smallest hands that a book lets one play with; "" where none lists them
	Questions string // the questions over games; "" where there are none
	Games     []GameCompared
	Conflicts []ConflictLine
	Claims    []ClaimLine
	Right     int // claims that are right
	Misread   int
	Errors    int
	Beside    []Besides
}

// Besides is a text and those that can be read beside it.
type Besides struct {
	Text   string
	Others []page.Link
}

// GameCompared is a game that several books teach.
type GameCompared struct {
	Name   string
	Groups []CompareGroup
}

// CompareGroup is the questions under one head of a game.
type CompareGroup struct {
	Name, Anchor string
	Questions    []Compared
}

// Compared is a question, the answers that there are to it, and the books that
// do not know it.
type Compared struct {
	Rule    page.Link
	Asks    string
	Answers []ComparedAnswer
	Gaps    []string
}

// ComparedAnswer is one answer and the books that give it.
type ComparedAnswer struct {
	Says  string
	Books []ComparedBook
}

// ComparedBook is a book with its own words.
type ComparedBook struct {
	Text    string
	Says    []joined.OtherClause
	Silence *joined.Told // the ruling where the book does not say so
	Near    []page.Link  // the clauses that come nearest to saying it
	As      page.Link    // where it says nothing, the book as which it is played; none else
	Taken   []page.Link  // the game from which it takes its answer over, and the clause that says so; where its own words are none
}

// ConflictLine is a clause that goes against what the engine does.
type ConflictLine struct {
	Clause joined.OtherClause
	Rule   page.Link
	Follow []page.Link
	Ruling *joined.Told
}

// ClaimLine is a sum or reference of a book, and what comes of it.
type ClaimLine struct {
	Clause page.Link
	Lang   string // of its words
	joined.Claim
}

// ComparePages returns the page on which all books are compared, and one for each two
// games of a family.
func (e *Pages) ComparePages() []page.Page {
	notes := e.Notes
	if notes == nil || len(e.PlayedTexts()) == 0 {
		return nil
	}
	list := []page.Page{{Path: "compare/", Frame: &page.Frame{Title: "The books compared", Description: "What each book answers to each question of the game, in its own words."}, Body: func(at page.Place) (any, error) {
		v := ComparePage{Brief: at.To(page.BriefPath)}
		if len(e.tableMates()) > 1 {
			v.Hand = at.To(oneHandPath)
		}
		if e.dealsAll() {
			v.Deal = at.To(oneDealPath)
		}
		if len(e.Smallest.List) > 0 {
			v.Smallest = at.To(page.SmallestPath)
		}
		if len(e.Shared()) > 0 {
			v.Questions = at.To(page.QuestionsPath)
		}
		for _, t := range e.Corpus.Texts {
			if others := e.Besides(at, t, nil); others != nil {
				v.Beside = append(v.Beside, Besides{t.Meta.Short, others})
			}
		}
		meetings := e.meetings()
		for _, g := range e.taughtBySeveral() {
			v.Games = append(v.Games, GameCompared{g.Name(), e.groupsOf(at, []game.Game{g}, meetings)})
		}
		for _, kin := range e.kin(meetings) {
			v.Kin = append(v.Kin, page.Link{Href: at.To(kinPath(kin)), Text: kinName(kin)})
		}
		for _, x := range notes.Conflicts() {
			l := x.Against
			line := ConflictLine{Clause: joined.Quoting(l, page.ClauseLink(at, l.Note.Clause)), Rule: page.RuleLink(at, l.Rule)}
			if q := lore.Question(l.Rule); q != nil {
				line.Rule.Text = q.Asks
			}
			for _, f := range x.For {
				line.Follow = append(line.Follow, page.ClauseLink(at, f.Note.Clause))
			}
			if x.Silence != nil {
				ruling := e.Says(l.Note.Clause.Text.ID, x.Silence.Ruling)
				line.Ruling = &ruling
			}
			v.Conflicts = append(v.Conflicts, line)
		}
		for _, c := range notes.Claims() {
			v.claim(e.ClaimOf(at, c), at, c)
		}
		return v, nil
	}}}
	for _, kin := range e.kin(e.meetings()) {
		list = append(list, e.kinPage(kin))
	}
	return list
}

// meetings returns the questions of all games, by their ids. Every comparison
// wants them, and they are found once.
func (e *Pages) meetings() map[string]annotate.Meeting {
	e.meet.Do(func() {
		e.met = map[string]annotate.Meeting{}
		for _, m := range e.Notes.Meetings() {
			e.met[m.Question.ID] = m
		}
	})
	return e.met
}

// question is one that a game asks, and the head under which.
type question struct{ head, id string }

// asked returns the questions of some games, each once, under the heads of the first,
// and then of the others.
func asked(gs []game.Game) (list []question) {
	for _, g := range gs {
		for _, h := range lore.Of(g).Heads() {
			for _, rule := range h.Rules {
				id := g.Rulesets()[0].Full(rule)
				if !slices.ContainsFunc(list, func(q question) bool { return q.id == id }) {
					list = append(list, question{h.Name, id})
				}
			}
		}
	}
	return list
}

// groupsOf returns the questions of some games that a book of theirs answers.
func (e *Pages) groupsOf(at page.Place, gs []game.Game, meetings map[string]annotate.Meeting) []CompareGroup {
	var groups []CompareGroup
	for _, q := range asked(gs) {
		c, ok := e.compared(at, gs, meetings[q.id])
		if !ok {
			continue
		}
		i := slices.IndexFunc(groups, func(c CompareGroup) bool { return c.Name == q.head })
		if i < 0 {
			i = len(groups)
			groups = append(groups, CompareGroup{Name: q.head, Anchor: page.Segment(gs[0].ID() + "-" + q.head)})
		}
		groups[i].Questions = append(groups[i].Questions, c)
	}
	return groups
}

// kin returns pairs of games of one family that different texts teach, each the
// nearest of its text to the other: of which both answer most questions.
func (e *Pages) kin(meetings map[string]annotate.Meeting) (pairs [][2]game.Game) {
	both := map[[2]game.Game]int{}
	for id, m := range meetings {
		if strings.HasPrefix(id, "parts/") {
			continue
		}
		answer := map[game.Game]bool{}
		for _, a := range m.Answers {
			if a.Answer != nil {
				answer[a.Ruleset.Game] = true
			}
		}
		for g := range answer {
			for h := range answer {
				both[[2]game.Game{g, h}]++
			}
		}
	}
	played := e.PlayedGames()
	nearest := func(g game.Game) (near game.Game) {
		for _, h := range played {
			if n := both[[2]game.Game{g, h}]; n > 0 && !e.shareText(g, h) && (near == nil || n > both[[2]game.Game{g, near}]) {
				near = h
			}
		}
		return near
	}
	for i, g := range played {
		for _, h := range played[i+1:] {
			if nearest(g) == h && nearest(h) == g {
				pairs = append(pairs, [2]game.Game{g, h})
			}
		}
	}
	return pairs
}

// shareText reports whether some text teaches both games.
func (e *Pages) shareText(g, h game.Game) bool {
	for _, a := range e.BooksOf(g) {
		for _, b := range e.BooksOf(h) {
			if a.TextID() == b.TextID() {
				return true
			}
		}
	}
	return false
}

func kinPath(kin [2]game.Game) string {
	return "compare/" + page.Segment(kin[0].ID()+"-"+kin[1].ID()) + "/"
}

func kinName(kin [2]game.Game) string {
	return kin[0].Name() + " · " + kin[1].Name()
}

// kinPage sets two games of one family side by side.
func (e *Pages) kinPage(kin [2]game.Game) page.Page {
	f := page.Frame{Title: kinName(kin), Description: "What each book answers to each question of the game, in its own words.", Crumbs: []page.Link{{Href: page.Place{Path: kinPath(kin)}.To("compare/"), Text: "Compare"}}}
	return page.Page{Path: kinPath(kin), Frame: &f, Body: func(at page.Place) (any, error) {
		return ComparePage{Title: kinName(kin), Changed: e.changes(at, kin, e.meetings()), Games: []GameCompared{{"", e.groupsOf(at, kin[:], e.meetings())}}}, nil
	}}
}

func (v *ComparePage) claim(said joined.Claim, at page.Place, c *annotate.Claim) {
	switch c.Verdict {
	case annotate.Right:
		v.Right++
	case annotate.Misread:
		v.Misread++
	case annotate.BookError:
		v.Errors++
	}
	v.Claims = append(v.Claims, ClaimLine{page.ClauseLink(at, c.Note.Clause), c.Note.Clause.Text.Meta.Lang, said})
}

// taughtBySeveral returns the games that are played by several books here; where
// there is none, all that are played.
func (e *Pages) taughtBySeveral() []game.Game {
	played := e.PlayedGames()
	several := slices.DeleteFunc(slices.Clone(played), func(g game.Game) bool { return textsOf(e.BooksOf(g)) < 2 })
	if len(several) == 0 {
		return played
	}
	return several
}

// textsOf is of how many texts some books are.
func textsOf(books []*game.Ruleset) int {
	texts := map[string]bool{}
	for _, rs := range books {
		texts[rs.TextID()] = true
	}
	return len(texts)
}

// compared returns one question's row of some games, if any book answers it. A variant
// of a text that answers as the text itself does is not told again.
func (e *Pages) compared(at page.Place, gs []game.Game, m annotate.Meeting) (Compared, bool) {
	if m.Question == nil {
		return Compared{}, false
	}
	c := Compared{Rule: page.RuleLink(at, m.Question.ID), Asks: m.Question.Asks}
	told := map[*corpus.Text]string{}
	for _, t := range m.Answers {
		text := e.TextOf(t.Ruleset)
		if text == nil || !slices.Contains(gs, t.Ruleset.Game) {
			continue
		}
		says := answer.Of(t.Ruleset, m.Question.ID)
		if before, ok := told[text]; ok && before == says {
			continue
		}
		told[text] = says
		book := ComparedBook{Text: e.RulesetName(t.Ruleset)}
		for _, l := range t.Links {
			if l.Dead == "" && l.How != annotate.Contradicts && len(book.Says) < 3 {
				cl := l.Note.Clause
				book.Says = append(book.Says, joined.Quoting(l, page.BesideText(at, cl)))
			}
		}
		e.unsaid(at, &book, t.Ruleset, m.Question.ID)
		if says == "" {
			c.Gaps = append(c.Gaps, book.Text)
			continue
		}
		i := slices.IndexFunc(c.Answers, func(a ComparedAnswer) bool { return a.Says == says })
		if i < 0 {
			i = len(c.Answers)
			c.Answers = append(c.Answers, ComparedAnswer{Says: says})
		}
		c.Answers[i].Books = append(c.Answers[i].Books, book)
	}
	return c, len(c.Answers) > 0
}
