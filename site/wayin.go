package site

import (
	"cmp"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// WayIn is a game for one who never played it: what matters in nearly every
// hand, in the order of a hand and with the words of the book, and a hand that
// shows it.
type WayIn struct {
	Name    string
	Sort    string
	Books   []BookIn
	From    Link // the book that tells it here
	Minutes int
	Heads   []WayHead
	Clause  Link // whose example the hand is
	Example *Example
	Kin     []Link // games of the same sort
	Rules   string // all its questions
	Rates   string // how often its rules matter; "" where that is not counted
	Hands   string // the smallest hands to play with; "" where no book lists them
	Others  int    // rules of the book that are not told here
}

// BookIn is one book of a game: where it teaches it, how far it is proved, and
// the game in brief and at the table, in each of its manners.
type BookIn struct {
	Book    Link
	Manners []MannerOf
	Count   annotate.Count
	Bar     Bar
}

// MannerOf is one manner of a game. Name is "" where the book has one only.
type MannerOf struct {
	Name  string
	Brief Link
	Play  *Link
}

// WayHead is what happens at one time of a hand.
type WayHead struct {
	Name  string
	Lines []WayLine
}

// WayLine is a rule as the engine plays it, and the words of the book.
type WayLine struct {
	Says  string
	Rule  Link
	Words *OtherClause
}

// wayInPath is the folder of a game in two minutes.
func wayInPath(g game.Game) string { return gamesPath + segment(g.ID()) + "/" }

// wayInPages are the games in two minutes, a page each.
func (e *gamePages) wayInPages() []page {
	if e.notes == nil {
		return nil
	}
	var list []page
	for _, g := range e.playedGames() {
		at := place{wayInPath(g)}
		f := Frame{Title: g.Name(), Description: g.Name() + " in two minutes, and a hand that shows it.", Crumbs: []Link{{at.to(gamesPath), "Games", ""}}}
		list = append(list, page{path: wayInPath(g), about: g.ID(), frame: &f, body: func(at place) (any, error) { return e.wayIn(at, g) }})
	}
	return list
}

// What a way in holds: two minutes of reading, at so many words a minute, of
// the rules that have a say in so many hands of a hundred.
const (
	wordsAMinute = 160
	mostWords    = 2 * wordsAMinute
	oftenEnough  = 20
)

func (e *gamePages) wayIn(at place, g game.Game) (WayIn, error) {
	books := e.booksOf(g)
	rs := e.bestTold(books)
	v := WayIn{Name: printed(g.Name()), Sort: lore.Sort(g), From: Link{at.to(textPath(e.textOf(rs))), e.rulesetName(rs), ""}}
	v.Books, v.Hands = e.booksIn(at, books), e.smallestOf(at, g.ID())
	v.Rules = at.to(e.rulesPathOf(g))
	if e.rated() {
		v.Rates = at.to(e.ratesPathOf(g))
	}
	for _, other := range e.playedGames() {
		if other != g && lore.Sort(other) == v.Sort && v.Sort != lore.OtherSort {
			v.Kin = append(v.Kin, e.gameLink(at, other))
		}
	}
	chosen, left := e.tellFirst(rs)
	v.Others = left
	words := 0
	for _, h := range lore.Of(g).Heads() {
		head := WayHead{Name: h.Name}
		for _, question := range h.Rules {
			id := rs.Full(question)
			if !slices.Contains(chosen, id) {
				continue
			}
			l := WayLine{Says: answers(rs, id), Rule: ruleLink(at, id), Words: e.wordsFor(at, rs, id)}
			words += len(strings.Fields(l.Says))
			head.Lines = append(head.Lines, l)
		}
		if len(head.Lines) > 0 {
			v.Heads = append(v.Heads, head)
		}
	}
	v.Minutes = max(1, (words+wordsAMinute/2)/wordsAMinute)
	return v, e.showHand(at, &v, rs, chosen)
}

// bestTold is the book the greatest share of which is proved; of several, that
// which the edition has first.
func (e *edition) bestTold(books []*game.Ruleset) *game.Ruleset {
	best, most := books[0], -1
	for _, t := range e.corpus.Texts {
		for _, rs := range books {
			if n := e.countOf(rs).PercentProved(); e.textOf(rs) == t && n > most {
				best, most = rs, n
			}
		}
	}
	return best
}

// countOf is how far the clauses are proved whose rules a ruleset is.
func (e *edition) countOf(rs *game.Ruleset) (n annotate.Count) {
	if t := e.textOf(rs); t != nil && e.report != nil {
		n = e.report.CountOf(slices.DeleteFunc(slices.Clone(t.Clauses), func(c *corpus.Clause) bool { return !tells(rs, c) }))
	}
	return n
}

// booksIn are the books of a game, each with its manners.
func (e *gamePages) booksIn(at place, books []*game.Ruleset) (list []BookIn) {
	for _, rs := range books {
		b := e.bookIn(at, rs)
		i := slices.IndexFunc(list, func(o BookIn) bool { return o.Book == b.Book })
		if i < 0 {
			i = len(list)
			list = append(list, b)
		}
		list[i].Manners = append(list[i].Manners, MannerOf{printed(rs.Name), Link{at.to(briefPath + segment(rs.ID) + "/"), "The whole game in brief", ""}, e.tableOf(at, rs)})
	}
	for i := range list {
		if m := list[i].Manners; len(m) == 1 {
			m[0].Name = ""
		}
	}
	return list
}

func (e *gamePages) bookIn(at place, rs *game.Ruleset) BookIn {
	t := e.textOf(rs)
	b := BookIn{Book: Link{at.to(textPath(t)), t.Meta.Short, ""}}
	for _, g := range e.gamesIn[t] {
		if len(g.Clauses) > 0 && holds(rs, g.Clauses[0]) && g.Division != "" {
			b.Book = e.chapter(at, g)
			b.Book.Text += ", " + t.Meta.Short
		}
	}
	c := counted(b.Book, e.countOf(rs))
	b.Count, b.Bar = c.Count, c.Bar
	return b
}

// tellFirst is the rules of a book that a way in tells: those of the table,
// which no hand can be without, and those that have a say most often, until
// two minutes are full; and how many it leaves out.
func (e *gamePages) tellFirst(rs *game.Ruleset) (chosen []string, left int) {
	type told struct {
		id    string
		often float64
		words int
	}
	var list []told
	for i, h := range lore.Of(rs.Game).Heads() {
		for _, question := range h.Rules {
			id := rs.Full(question)
			a := rs.Answer(id)
			if a == nil || len(e.clausesOf(rs, id)) == 0 && a.Ruling == "" {
				continue
			}
			often := e.rates[[2]string{rs.ID, id}].Fires
			if i == 0 {
				often = 100 // how many play, and with what: no hand is without
			}
			list = append(list, told{id, often, len(strings.Fields(answers(rs, id)))})
		}
	}
	all := len(list)
	slices.SortStableFunc(list, func(a, b told) int { return cmp.Compare(b.often, a.often) })
	words := 0
	for _, t := range list {
		if t.often < oftenEnough || words+t.words > mostWords {
			continue
		}
		words += t.words
		chosen = append(chosen, t.id)
	}
	return chosen, all - len(chosen)
}

// longestQuote is how many letters of a book are quoted for one line.
const longestQuote = 110

// wordsFor is the words of a book that state a rule: those of the division that
// teaches the game before a glossary's, and of them the longest that are short
// enough, or else the shortest; nil where there are none.
func (e *gamePages) wordsFor(at place, rs *game.Ruleset, id string) *OtherClause {
	var best *OtherClause
	taught := false
	for _, l := range e.links[id] {
		c := l.Note.Clause
		if l.How != annotate.States || l.Dead != "" || !annotate.Speaks(rs, l) || taught && !tells(rs, c) {
			continue
		}
		w := quoting(l, besideText(at, c))
		if best == nil || !taught && tells(rs, c) || (len(w.Quote) <= longestQuote) != (len(w.Quote) < len(best.Quote)) {
			best, taught = &w, tells(rs, c)
		}
	}
	return best
}

// showHand sets the example of the game in which most of the rules told have a say.
func (e *gamePages) showHand(at place, v *WayIn, rs *game.Ruleset, told []string) error {
	var best *annotate.Note
	which, most := 0, 0
	for _, c := range e.textOf(rs).Clauses {
		n := e.note(c)
		if n == nil || !holds(rs, c) {
			continue
		}
		for i, x := range n.Examples {
			if s := e.shows(x, rs, told); s > most {
				best, which, most = n, i, s
			}
		}
	}
	if best == nil {
		return nil
	}
	list, err := e.examples(at, best)
	if err != nil {
		return err
	}
	v.Example, v.Clause = &list[which], clauseLink(at, best.Clause)
	v.Example.Later = false
	return nil
}

// shows is how well an example shows the rules told: how many of them fire in it,
// and more where something is done, most where cards are played; none where too
// much is.
func (e *gamePages) shows(x *annotate.Example, rs *game.Ruleset, told []string) (n int) {
	r := x.Record
	if r.Rules != rs.ID || len(r.Run()) > 1 || len(r.Acts) > 0 {
		return 0
	}
	law, err := rs.For(r)
	if err != nil {
		return 0
	}
	st, err := law.Settle(r)
	if err != nil {
		return 0
	}
	for _, id := range st.Fired {
		if slices.Contains(told, id) {
			n++
		}
	}
	switch {
	case n == 0:
	case len(r.Plays) > 0:
		n += 2 * len(told)
	case len(r.Steps) > 0:
		n += len(told)
	}
	return n
}
