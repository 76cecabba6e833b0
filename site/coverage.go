package site

import (
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/engine/game"
	"quinola/site/joined"
	"quinola/site/page"
)

// CoveragePage shows, for every text and division, how far it is proved, and lists what
// is missing. The counts are those of quinola coverage.
type CoveragePage struct {
	Texts    []joined.Covered
	Silences []SilencesOf
}

// SilencesOf links to what the books of one game leave unsaid.
type SilencesOf struct {
	page.Link
	Count int
}

// SilencesPage shows what the books of one game leave unsaid.
type SilencesPage struct {
	Name  string
	Lines []SilenceLine
}

// SilenceLine is one thing that books do not say, with the ruling taken.
type SilenceLine struct {
	Books                  []page.Link // the books, each in brief; none if it is every book of the game that leaves anything open
	Question, Ruling, From joined.Told
	Near                   []page.Link

	silence *game.Silence
}

// coveragePath is the folder of the pages of coverage.
const coveragePath = "coverage/"

// mostHoles is how many holes of a text the page lists.
const mostHoles = 40

func (e *builder) coveragePages() []page.Page {
	return []page.Page{{Path: coveragePath, Frame: &page.Frame{Title: "Coverage", Description: "How far each text is linked and proved, and what is missing."}, Body: func(at page.Place) (any, error) {
		var v CoveragePage
		if e.Report == nil {
			return v, nil
		}
		found := e.Report.Coverage()
		for _, tc := range found.Texts {
			v.Texts = append(v.Texts, e.covered(at, tc, found.Holes))
		}
		all := e.Notes.Silences()
		for _, g := range e.PlayedGames() {
			if n := len(e.silences(at, g, all)); n > 0 {
				v.Silences = append(v.Silences, SilencesOf{page.Link{Href: at.To(silencesPath(g)), Text: g.Name()}, n})
			}
		}
		return v, nil
	}}}
}

// silencesPath returns the page of what the books of a game leave unsaid.
func silencesPath(g game.Game) string { return coveragePath + page.Segment(g.ID()) + "/" }

// silencesPages returns a page for each game whose books leave anything open.
func (e *builder) silencesPages() []page.Page {
	if e.Report == nil {
		return nil
	}
	var list []page.Page
	all := e.Notes.Silences()
	for _, g := range e.PlayedGames() {
		at := page.Place{Path: silencesPath(g)}
		lines := e.silences(at, g, all)
		if len(lines) == 0 {
			continue
		}
		f := page.Frame{Title: g.Name() + " · What the texts do not say", Description: "What the books of a game leave unsaid, and what is ruled.", Crumbs: []page.Link{{Href: at.To(coveragePath), Text: "Coverage"}}}
		list = append(list, page.Page{Path: at.Path, About: g.ID(), Frame: &f, Body: func(page.Place) (any, error) { return SilencesPage{g.Name(), lines}, nil }})
	}
	return list
}

// silences returns what, of all silences, the books of a game leave open that this corpus
// has, each told once for all that share it.
func (e *builder) silences(at page.Place, g game.Game, all []annotate.Silence) []SilenceLine {
	var lines []SilenceLine
	books := map[string]bool{}
	for _, s := range all {
		if s.Ruleset.Game != g || e.TextOf(s.Ruleset) == nil {
			continue
		}
		i := slices.IndexFunc(lines, func(l SilenceLine) bool {
			return l.silence.Question == s.Question && l.silence.Ruling == s.Ruling && l.silence.From == s.From
		})
		if i < 0 {
			i = len(lines)
			text := s.Ruleset.TextID()
			lines = append(lines, SilenceLine{Question: e.Says(text, s.Question), Ruling: e.Says(text, s.Ruling), From: e.Cited(at, s.Clauses, e.Says(text, s.From)), silence: s.Silence})
		}
		books[s.Ruleset.ID] = true
		line := &lines[i]
		line.Books = append(line.Books, page.Link{Href: at.To(page.BriefPath + page.Segment(s.Ruleset.ID) + "/"), Text: e.RulesetName(s.Ruleset)})
		for _, near := range page.ClauseLinks(at, s.Clauses) {
			if !slices.Contains(line.Near, near) {
				line.Near = append(line.Near, near)
			}
		}
	}
	for i := range lines {
		if len(lines[i].Books) == len(books) {
			lines[i].Books = nil
		}
	}
	return lines
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
		case h.Clause.Text != t || h.Weight >= annotate.Unannotated: // what nobody has begun counts as open
		case len(c.Holes) == mostHoles:
			c.MoreHoles++
		default:
			c.Holes = append(c.Holes, joined.HoleLine{Clause: page.BesideText(at, h.Clause), Text: h.Text})
		}
	}
	return c
}
