package rulepages

import (
	"math"
	"strconv"

	"quinola/engine/game"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/rates"
)

// RatesPage is the way to how often the rules of each game matter.
type RatesPage struct{ Sorts []joined.CountedSort }

// RatesOf is how often each rule of one game matters under each of its books: a
// plot in a table.
type RatesOf struct {
	Name   string // of the game, where there are several
	Rules  string // its questions
	Mixes  []MixLine
	Books  []page.Link
	Groups []RateGroup
}

// MixLine is one mix of random hands.
type MixLine struct{ Hands, Seed string }

// RateGroup is the rules on one subject.
type RateGroup struct {
	Name  string
	Rules []RateLine
}

// RateLine is one rule under every book.
type RateLine struct {
	Rule  page.Link
	Asks  string
	Cells []RateCell
}

// RateCell is a rule under one book. Widths are in hundredths of the plot,
// from none of the hands to all.
type RateCell struct {
	Known          bool
	Fires, Decides float64
	Share          string
	Says           string
	Faulty         bool // told of hands with something irregular
}

// RatesPages returns the way to the rates of each game.
func (e *Pages) RatesPages() []page.Page {
	if !e.Rated() || len(e.PlayedGames()) == 1 {
		return nil
	}
	return []page.Page{{Path: page.RatesPath, Frame: &page.Frame{Title: "How often rules matter", Description: "How often each rule fires, and how often it decides something, in random hands under each book.", Crumbs: []page.Link{{Href: page.Place{Path: page.RatesPath}.To(page.RulesPath), Text: "Rules"}}}, Body: func(at page.Place) (any, error) {
		return RatesPage{e.Counted(at, e.RatesPathOf, "rule", func(g game.Game) (n int) {
			for _, group := range e.ratesOf(at, g).Groups {
				n += len(group.Rules)
			}
			return n
		})}, nil
	}}}
}

// RatesOfPages returns how often the rules of each game matter.
func (e *Pages) RatesOfPages() []page.Page {
	var list []page.Page
	for _, g := range e.PlayedGames() {
		if !e.RatedIn(g) {
			continue
		}
		path := e.RatesPathOf(g)
		at := page.Place{Path: path}
		f := page.Frame{Title: "How often rules matter", Description: "How often each rule fires, and how often it decides something, in random hands under each book.", Crumbs: []page.Link{{Href: at.To(page.RulesPath), Text: "Rules"}}}
		if path != page.RatesPath {
			f.Title = g.Name() + " · How often rules matter"
			f.Crumbs = append(f.Crumbs, page.Link{Href: at.To(page.RatesPath), Text: "How often rules matter"})
		}
		list = append(list, page.Page{Path: path, About: g.ID(), Frame: &f, Body: func(at page.Place) (any, error) { return e.ratesOf(at, g), nil }})
	}
	return list
}

// Read is how often the rules of one game matter.
func (e *Pages) ratesOf(at page.Place, g game.Game) RatesOf {
	v := RatesOf{Rules: at.To(e.RulesPathOf(g))}
	if at.Path != page.RatesPath {
		v.Name = g.Name()
	}
	for _, m := range rates.Mixes {
		v.Mixes = append(v.Mixes, MixLine{page.Figure(m.Hands), strconv.Itoa(int(m.Seed))})
	}
	books := e.BooksOf(g)
	for _, rs := range books {
		v.Books = append(v.Books, page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)})
	}
	for head, q := range joined.UnderHeads(g) {
		line := RateLine{Rule: page.RuleLink(at, q.ID), Asks: q.Asks}
		fires := false
		for _, rs := range books {
			rate, known := e.RateOf(rs, q.ID)
			c := rateCell(rate)
			c.Known = known
			fires = fires || c.Fires > 0
			line.Cells = append(line.Cells, c)
		}
		if !fires {
			continue // a rule of the table, which no hand can show
		}
		if n := len(v.Groups); n == 0 || v.Groups[n-1].Name != head {
			v.Groups = append(v.Groups, RateGroup{Name: head})
		}
		to := &v.Groups[len(v.Groups)-1]
		to.Rules = append(to.Rules, line)
	}
	return v
}

// rateCell returns the bar of a rate: that of plain hands, or, where these never
// come to it, that of hands with something irregular.
func rateCell(r rates.Rate) RateCell {
	c := RateCell{}
	if r.Faulty != nil {
		r, c.Faulty = *r.Faulty, true
	}
	c.Fires, c.Decides, c.Share, c.Says = tenths(r.Fires), tenths(r.Decides), rates.Share(r.Fires), r.Says
	return c
}

// tenths returns a share in per cent as the length of its bar, in hundredths and
// tenths of them: a bar half as long is a rule half as frequent.
func tenths(percent float64) float64 { return math.Round(10*percent) / 10 }
