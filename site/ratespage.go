package site

import (
	"math"
	"strconv"

	"quinola/engine/game"
)

// RatesPage is the way to how often the rules of each game matter.
type RatesPage struct{ Sorts []CountedSort }

// RatesOf is how often each rule of one game matters under each of its books: a
// plot in a table.
type RatesOf struct {
	Name   string // of the game, where there are several
	Rules  string // its questions
	Mixes  []MixLine
	Books  []Link
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
	Rule  Link
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

// ratesPathOf is the folder of the rates of a game: where the corpus has no
// other, that of all rates.
func (e *edition) ratesPathOf(g game.Game) string { return e.pathOf(ratesPath, g) }

// rated reports whether it is known how often rules matter.
func (e *edition) rated() bool {
	return e.notes != nil && len(e.playedTexts()) > 0 && len(e.rates) > 0
}

// ratesPages is the way to the rates of each game.
func (e *rulePages) ratesPages() []page {
	if !e.rated() || len(e.playedGames()) == 1 {
		return nil
	}
	return []page{{path: ratesPath, frame: &Frame{Title: "How often rules matter", Description: "How often each rule fires, and how often it decides something, in random hands under each book.", Crumbs: []Link{{place{ratesPath}.to(rulesPath), "Rules", ""}}}, body: func(at place) (any, error) {
		return RatesPage{e.counted(at, e.ratesPathOf, "rule", func(g game.Game) (n int) {
			for _, group := range e.ratesOf(at, g).Groups {
				n += len(group.Rules)
			}
			return n
		})}, nil
	}}}
}

// ratesOfPages are how often the rules of each game matter.
func (e *rulePages) ratesOfPages() []page {
	if !e.rated() {
		return nil
	}
	var list []page
	for _, g := range e.playedGames() {
		path := e.ratesPathOf(g)
		at := place{path}
		f := Frame{Title: "How often rules matter", Description: "How often each rule fires, and how often it decides something, in random hands under each book.", Crumbs: []Link{{at.to(rulesPath), "Rules", ""}}}
		if path != ratesPath {
			f.Title = g.Name() + " · How often rules matter"
			f.Crumbs = append(f.Crumbs, Link{at.to(ratesPath), "How often rules matter", ""})
		}
		list = append(list, page{path: path, about: g.ID(), frame: &f, body: func(at place) (any, error) { return e.ratesOf(at, g), nil }})
	}
	return list
}

// ratesOf is how often the rules of one game matter.
func (e *rulePages) ratesOf(at place, g game.Game) RatesOf {
	v := RatesOf{Rules: at.to(e.rulesPathOf(g))}
	if at.path != ratesPath {
		v.Name = g.Name()
	}
	for _, m := range rateMixes {
		v.Mixes = append(v.Mixes, MixLine{figure(m.hands), strconv.Itoa(int(m.seed))})
	}
	books := e.booksOf(g)
	for _, rs := range books {
		v.Books = append(v.Books, Link{at.to(briefPath + segment(rs.ID) + "/"), e.rulesetName(rs), ""})
	}
	for head, q := range underHeads(g) {
		line := RateLine{Rule: ruleLink(at, q.ID), Asks: q.Asks}
		fires := false
		for _, rs := range books {
			rate, known := e.rateOf(rs, q.ID)
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

// rateCell is the bar of a rate: that of plain hands, or, where these never
// come to it, that of hands with something irregular.
func rateCell(r Rate) RateCell {
	c := RateCell{}
	if r.Faulty != nil {
		r, c.Faulty = *r.Faulty, true
	}
	c.Fires, c.Decides, c.Share, c.Says = tenths(r.Fires), tenths(r.Decides), share(r.Fires), r.Says
	return c
}

// tenths is a share in per cent as the length of its bar, in hundredths and
// tenths of them: a bar half as long is a rule half as frequent.
func tenths(percent float64) float64 { return math.Round(10*percent) / 10 }
