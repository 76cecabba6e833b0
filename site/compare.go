package site

import (
	"quinola/annotate"
	"quinola/engine/reversis"
)

// ComparePage sets the books side by side, question by question: each book's
// own words and figures, what it leaves unsaid, and where it contradicts
// itself or another.
type ComparePage struct {
	Rulesets  []Link
	Brief     string
	Groups    []CompareGroup
	Conflicts []ConflictLine
	Claims    []ClaimLine
	Right     int // claims that are right
	Misread   int
	Errors    int
}

// CompareGroup is the questions on one subject.
type CompareGroup struct {
	Name, Anchor string
	Questions    []Compared
}

// Compared is a question and what each ruleset makes of it.
type Compared struct {
	Rule  Link
	Asks  string
	Cells []CompareCell
	Alike bool // all that answer give the same figures and roles
}

// CompareCell is one book's answer.
type CompareCell struct {
	Text    string
	Figures string
	Says    []OtherClause
	Silence string // the ruling where the book does not say so
	Gap     bool   // the book does not know the question
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
	Claim
}

func (e *edition) comparePages() []page {
	notes := e.options.Notes
	if notes == nil || len(e.playedTexts()) == 0 {
		return nil
	}
	return []page{{path: "compare/", frame: Frame{Title: "The books compared", Description: "What each book answers to each question of the game, in its own words."}, body: func(at place) (any, error) {
		v := ComparePage{Brief: at.to(briefPath)}
		for _, rs := range reversis.Rulesets {
			v.Rulesets = append(v.Rulesets, Link{Text: e.rulesetName(rs)})
		}
		for _, m := range notes.Meetings() {
			if c, ok := e.compared(at, m); ok {
				group := subject(m.Question.ID)
				if n := len(v.Groups); n == 0 || v.Groups[n-1].Name != group {
					v.Groups = append(v.Groups, CompareGroup{Name: group, Anchor: segment(group)})
				}
				g := &v.Groups[len(v.Groups)-1]
				g.Questions = append(g.Questions, c)
			}
		}
		v.Groups = oneOfEach(v.Groups)
		for _, x := range notes.Conflicts() {
			l := x.Against
			line := ConflictLine{Clause: OtherClause{Link: clauseLink(at, l.Note.Clause), Quote: l.Quote, QuoteLang: l.Note.Clause.Text.Meta.Lang}, Rule: ruleLink(at, l.Rule)}
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
	v.Claims = append(v.Claims, ClaimLine{clauseLink(at, c.Note.Clause),
		Claim{Words: c.Words, Says: c.Says, Truth: c.Truth, Sum: c.Sum, Verdict: string(c.Verdict), Remark: c.Remark}})
}

// compared is one question's row, if any book answers it.
func (e *edition) compared(at place, m annotate.Meeting) (Compared, bool) {
	c := Compared{Rule: ruleLink(at, m.Question.ID), Asks: m.Question.Asks, Alike: true}
	first, answered := "", false
	for _, t := range m.Answers {
		cell := CompareCell{Text: e.rulesetName(t.Ruleset), Figures: answers(t.Ruleset, m.Question.ID), Gap: t.Answer == nil && len(t.Links) == 0}
		for _, l := range t.Links {
			if l.Dead == "" && l.How != annotate.Contradicts && len(cell.Says) < 3 {
				cl := l.Note.Clause
				cell.Says = append(cell.Says, OtherClause{Link: Link{at.to(clausePath(cl)), clauseName(cl), ""}, Quote: l.Quote, QuoteLang: cl.Text.Meta.Lang})
			}
		}
		if t.Silence != nil && len(cell.Says) == 0 {
			cell.Figures, cell.Silence = "", t.Silence.Ruling
		}
		if !cell.Gap {
			if answered && cell.Figures != first {
				c.Alike = false
			}
			if !answered {
				first = cell.Figures
			}
			answered = true
		} else {
			c.Alike = false
		}
		c.Cells = append(c.Cells, cell)
	}
	return c, answered
}

// rulesetName is what a reader calls a ruleset: its text, or its own name for
// a variant.
func (e *edition) rulesetName(rs *reversis.Ruleset) string {
	if t := e.corpus.Text(rs.ID); t != nil {
		return t.Meta.Short
	}
	return rs.Name
}

// subject is what a question is about: the first word of its name.
func subject(id string) string {
	name := ruleName(id)
	for i := range len(name) {
		if name[i] == '.' || name[i] == '-' {
			return name[:i]
		}
	}
	return name
}

// oneOfEach joins the groups of one subject that stand apart.
func oneOfEach(groups []CompareGroup) []CompareGroup {
	var list []CompareGroup
	at := map[string]int{}
	for _, g := range groups {
		if i, ok := at[g.Name]; ok {
			list[i].Questions = append(list[i].Questions, g.Questions...)
			continue
		}
		at[g.Name] = len(list)
		list = append(list, g)
	}
	return list
}
