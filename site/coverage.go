package site

import (
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/engine/game"
	"quinola/site/joined"
	"quinola/site/page"
)

// CoveragePage says, for every text and division, how far it is proved, and
// lists what is missing: the counts are those of quinola coverage.
type CoveragePage struct {
	Texts    []joined.Covered
	Silences []SilencesOf
}

// SilencesOf is what the books of one game leave unsaid.
type SilencesOf struct {
	Name  string
	Lines []SilenceLine
}

// SilenceLine is what books do not say, and the ruling taken.
type SilenceLine struct {
	Books                  []page.Link // each in brief; none where it is every book of the game that leaves anything open
	Question, Ruling, From joined.Told
	Near                   []page.Link

	silence *game.Silence
}

// mostHoles is how many holes of a text the page lists.
const mostHoles = 40

func (e *builder) coveragePages() []page.Page {
	return []page.Page{{Path: "coverage/", Frame: &page.Frame{Title: "Coverage", Description: "How far each text is linked and proved, and what is missing."}, Body: func(at page.Place) (any, error) {
		var v CoveragePage
		if e.Report == nil {
			return v, nil
		}
		found := e.Report.Coverage()
		for _, tc := range found.Texts {
			v.Texts = append(v.Texts, e.covered(at, tc, found.Holes))
		}
		v.Silences = e.silences(at)
		return v, nil
	}}}
}

// silences are those of the games that this corpus has, each told once for all
// books of a game that share it.
func (e *builder) silences(at page.Place) []SilencesOf {
	var list []SilencesOf
	all := e.Notes.Silences()
	for _, g := range e.PlayedGames() {
		of, books := SilencesOf{Name: g.Name()}, map[string]bool{}
		for _, s := range all {
			if s.Ruleset.Game != g || e.TextOf(s.Ruleset) == nil {
				continue
			}
			i := slices.IndexFunc(of.Lines, func(l SilenceLine) bool {
				return l.silence.Question == s.Question && l.silence.Ruling == s.Ruling && l.silence.From == s.From
			})
			if i < 0 {
				i = len(of.Lines)
				text := s.Ruleset.TextID()
				of.Lines = append(of.Lines, SilenceLine{Question: e.Says(text, s.Question), Ruling: e.Says(text, s.Ruling), From: e.Says(text, s.From), silence: s.Silence})
			}
			books[s.Ruleset.ID] = true
			line := &of.Lines[i]
			line.Books = append(line.Books, page.Link{Href: at.To(page.BriefPath + page.Segment(s.Ruleset.ID) + "/"), Text: e.RulesetName(s.Ruleset)})
			for _, near := range page.ClauseLinks(at, s.Clauses) {
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

func (e *builder) covered(at page.Place, tc annotate.TextCoverage, holes []annotate.Hole) joined.Covered {
	t := e.Corpus.Text(tc.Text)
	c := joined.Counted(page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}, tc.Count)
	for _, d := range tc.Divisions {
		l := page.Link{Href: at.To(page.TextPath(t)), Text: "before the first heading"}
		if n := len(d.Division); n > 0 {
			l.Text, l.Lang = strings.Join(d.Division, " › "), t.Meta.Lang
			l.Href = e.DivisionHref(at, t, d.Division)
		}
		c.Divisions = append(c.Divisions, joined.Counted(l, d.Count))
	}
	for _, h := range holes {
		switch {
		case h.Clause.Text != t || h.Weight >= annotate.Unannotated: // what was not begun is counted as open
		case len(c.Holes) == mostHoles:
			c.MoreHoles++
		default:
			c.Holes = append(c.Holes, joined.HoleLine{Clause: page.BesideText(at, h.Clause), Text: h.Text})
		}
	}
	return c
}
