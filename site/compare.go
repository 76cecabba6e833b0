package site

import (
	"slices"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// ComparePage sets the books side by side, question by question: each book's
// own words and figures, what it leaves unsaid, and where it contradicts
// itself or another.
type ComparePage struct {
	Brief     string
	Hand      string // one hand by every book; "" where there is none
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
	Others []Link
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
	Rule    Link
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
	Says    []OtherClause
	Silence string // the ruling where the book does not say so
}

// ConflictLine is a clause that goes against what the engine does.
type ConflictLine struct {
	Clause OtherClause
	Rule   Link
	Follow []Link
	Ruling string
}

// ClaimLine is a sum or reference of a book, and what comes of it.
type ClaimLine struct {
	Clause Link
	Lang   string // of its words
	Claim
}

func (e *edition) comparePages() []page {
	notes := e.options.Notes
	if notes == nil || len(e.playedTexts()) == 0 {
		return nil
	}
	return []page{{path: "compare/", frame: Frame{Title: "The books compared", Description: "What each book answers to each question of the game, in its own words."}, body: func(at place) (any, error) {
		v := ComparePage{Brief: at.to(briefPath)}
		if len(e.tableMates()) > 1 {
			v.Hand = at.to(oneHandPath)
		}
		if len(e.shared()) > 0 {
			v.Questions = at.to(questionsPath)
		}
		for _, t := range e.corpus.Texts {
			if others := e.besides(at, t, nil); others != nil {
				v.Beside = append(v.Beside, Besides{t.Meta.Short, others})
			}
		}
		meetings := map[string]annotate.Meeting{}
		for _, m := range notes.Meetings() {
			meetings[m.Question.ID] = m
		}
		for _, g := range e.taughtBySeveral() {
			of := GameCompared{Name: g.Name()}
			for _, h := range lore.Of(g).Heads() {
				group := CompareGroup{Name: h.Name, Anchor: segment(g.ID() + "-" + h.Name)}
				for _, question := range h.Rules {
					if c, ok := e.compared(at, g, meetings[g.Rulesets()[0].Full(question)]); ok {
						group.Questions = append(group.Questions, c)
					}
				}
				if len(group.Questions) > 0 {
					of.Groups = append(of.Groups, group)
				}
			}
			v.Games = append(v.Games, of)
		}
		for _, x := range notes.Conflicts() {
			l := x.Against
			line := ConflictLine{Clause: quoting(l, clauseLink(at, l.Note.Clause)), Rule: ruleLink(at, l.Rule)}
			for _, f := range x.For {
				line.Follow = append(line.Follow, clauseLink(at, f.Note.Clause))
			}
			if x.Silence != nil {
				line.Ruling = x.Silence.Ruling
			}
			v.Conflicts = append(v.Conflicts, line)
		}
		for _, c := range notes.Claims() {
			v.claim(at, c)
		}
		return v, nil
	}}}
}

func (v *ComparePage) claim(at place, c *annotate.Claim) {
	switch c.Verdict {
	case annotate.Right:
		v.Right++
	case annotate.Misread:
		v.Misread++
	case annotate.BookError:
		v.Errors++
	}
	v.Claims = append(v.Claims, ClaimLine{clauseLink(at, c.Note.Clause), c.Note.Clause.Text.Meta.Lang,
		Claim{Words: quotation(c.Note.Clause, c.Words, c.Spans), Says: c.Says, Truth: c.Truth, Sum: c.Sum, Verdict: string(c.Verdict), Remark: c.Remark}})
}

// taughtBySeveral are the games that are played by several books here; where
// there is none, all that are played.
func (e *edition) taughtBySeveral() []game.Game {
	played := e.playedGames()
	several := slices.DeleteFunc(slices.Clone(played), func(g game.Game) bool { return textsOf(e.booksOf(g)) < 2 })
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

// compared is one question's row of a game, if any book answers it. A variant of a text
// that answers as the text itself does is not told again.
func (e *edition) compared(at place, g game.Game, m annotate.Meeting) (Compared, bool) {
	if m.Question == nil {
		return Compared{}, false
	}
	c := Compared{Rule: ruleLink(at, m.Question.ID), Asks: m.Question.Asks}
	told := map[*corpus.Text]string{}
	for _, t := range m.Answers {
		text := e.textOf(t.Ruleset)
		if text == nil || t.Ruleset.Game != g {
			continue
		}
		says := answer.Of(t.Ruleset, m.Question.ID)
		if before, ok := told[text]; ok && before == says {
			continue
		}
		told[text] = says
		book := ComparedBook{Text: e.rulesetName(t.Ruleset)}
		for _, l := range t.Links {
			if l.Dead == "" && l.How != annotate.Contradicts && len(book.Says) < 3 {
				cl := l.Note.Clause
				book.Says = append(book.Says, quoting(l, Link{at.to(clausePath(cl)), clauseName(cl), ""}))
			}
		}
		if t.Silence != nil && len(book.Says) == 0 {
			book.Silence = t.Silence.Ruling
		}
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

// rulesetName is what a reader calls a ruleset: its text, or its own name
// where the text has several.
func (e *edition) rulesetName(rs *game.Ruleset) string {
	if t := e.textOf(rs); t != nil && slices.Equal(rulesetsOf(t), []*game.Ruleset{rs}) {
		return t.Meta.Short
	}
	return printed(rs.Name)
}
