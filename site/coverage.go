package site

import (
	"fmt"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
)

// CoveragePage says, for every text and division, how far it is proved, and
// lists what is missing: the counts are those of quinola coverage.
type CoveragePage struct {
	Texts    []Covered
	Silences []SilencesOf
}

// Covered is one text, or one division of it.
type Covered struct {
	Link
	Count     annotate.Count
	Share     string // of the clauses that state a rule, how many are proved
	Bar       Bar
	Divisions []Covered
	Holes     []HoleLine
	MoreHoles int
}

// Bar is the counts as parts of a thousand, for a picture.
type Bar struct{ Proved, Linked, Open int }

// HoleLine is something missing.
type HoleLine struct {
	Clause Link
	Text   string
}

// SilencesOf is what the books of one game leave unsaid.
type SilencesOf struct {
	Name  string
	Lines []SilenceLine
}

// SilenceLine is what books do not say, and the ruling taken.
type SilenceLine struct {
	Books                  []Link // each in brief; none where it is every book of the game that leaves anything open
	Question, Ruling, From string
	Near                   []Link
}

// mostHoles is how many holes of a text the page lists.
const mostHoles = 40

func (e *builder) coveragePages() []page {
	return []page{{path: "coverage/", frame: &Frame{Title: "Coverage", Description: "How far each text is linked and proved, and what is missing."}, body: func(at place) (any, error) {
		var v CoveragePage
		if e.report == nil {
			return v, nil
		}
		found := e.report.Coverage()
		for _, tc := range found.Texts {
			v.Texts = append(v.Texts, e.covered(at, tc, found.Holes))
		}
		v.Silences = e.silences(at)
		return v, nil
	}}}
}

// silences are those of the games that this corpus has, each told once for all
// books of a game that share it.
func (e *builder) silences(at place) []SilencesOf {
	var list []SilencesOf
	all := e.notes.Silences()
	for _, g := range e.playedGames() {
		of, books := SilencesOf{Name: g.Name()}, map[string]bool{}
		for _, s := range all {
			if s.Ruleset.Game != g || e.textOf(s.Ruleset) == nil {
				continue
			}
			i := slices.IndexFunc(of.Lines, func(l SilenceLine) bool {
				return l.Question == s.Question && l.Ruling == s.Ruling && l.From == s.From
			})
			if i < 0 {
				i = len(of.Lines)
				of.Lines = append(of.Lines, SilenceLine{Question: s.Question, Ruling: s.Ruling, From: s.From})
			}
			books[s.Ruleset.ID] = true
			line := &of.Lines[i]
			line.Books = append(line.Books, Link{at.to(briefPath + segment(s.Ruleset.ID) + "/"), e.rulesetName(s.Ruleset), ""})
			for _, near := range clauseLinks(at, s.Clauses) {
				if !slices.Contains(line.Near, near) {
					line.Near = append(line.Near, near)
				}
			}
		}
		for i := range of.Lines {
			if len(of.Lines[i].Books) == len(books) {
				of.Lines[i].Books = nil
			}
		}
		if len(of.Lines) > 0 {
			list = append(list, of)
		}
	}
	return list
}

func (e *builder) covered(at place, tc annotate.TextCoverage, holes []annotate.Hole) Covered {
	t := e.corpus.Text(tc.Text)
	c := counted(Link{at.to(textPath(t)), t.Meta.Short, ""}, tc.Count)
	for _, d := range tc.Divisions {
		l := Link{Href: at.to(textPath(t)), Text: "before the first heading"}
		if n := len(d.Division); n > 0 {
			l.Text, l.Lang = strings.Join(d.Division, " › "), t.Meta.Lang
			l.Href = e.divisionHref(at, t, d.Division)
		}
		c.Divisions = append(c.Divisions, counted(l, d.Count))
	}
	for _, h := range holes {
		switch {
		case h.Clause.Text != t || h.Weight >= annotate.Unannotated: // what was not begun is counted as open
		case len(c.Holes) == mostHoles:
			c.MoreHoles++
		default:
			c.Holes = append(c.Holes, HoleLine{besideText(at, h.Clause), h.Text})
		}
	}
	return c
}

// counted is how far something that a link leads to is proved.
func counted(l Link, n annotate.Count) Covered {
	c := Covered{Link: l, Count: n}
	if n.Rule > 0 {
		c.Share = fmt.Sprintf("%d\u202f%%", n.PercentProved())
	}
	if read := n.Clauses - n.Excluded; read > 0 { // as the share counts, so that all is the whole bar
		c.Bar = Bar{n.Proved * 1000 / read, n.Linked * 1000 / read, n.Open * 1000 / read}
	}
	return c
}

// divisionHref is the heading of a division on the page of its text.
func (e *edition) divisionHref(at place, t *corpus.Text, division []string) string {
	for i, c := range t.Clauses {
		if strings.Join(c.Division, "\x00") == strings.Join(division, "\x00") {
			first := e.firstUnder(t, i, len(division)-1)
			return at.to(e.sheetOf[first].path) + "#" + headingID(first, len(division)-1)
		}
	}
	return at.to(textPath(t))
}
