package gamepages

import (
	"cmp"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
)

// WayIn is a game for one who never played it: what matters in nearly every
// hand, in the order of a hand and with the words of the book, and a hand that
// shows it.
type WayIn struct {
	Name    string
	Sort    string
	Books   []BookIn
	From    page.Link  // the book that tells it here
	Play    *page.Link // its table; nil where there is none
	Brief   page.Link
	Minutes int
	Heads   []WayHead
	Clause  page.Link // whose example the hand is
	Example *felt.Example
	Kin     []page.Link // games of the same sort
	Rules   string      // all its questions
	Rates   string      // how often its rules matter; "" where that is not counted
	Hands   string      // the smallest hands to play with; "" where no book lists them
	Others  int         // rules of the book that are not told here
	Rest    []page.Link // the games from which the book takes over what it does not say itself
}

// BookIn is one book of a game: where it teaches it, how far it is proved, and
// the game in brief and at the table, in each of its manners.
type BookIn struct {
	Book    page.Link
	Manners []MannerOf
	Count   annotate.Count
	Bar     joined.Bar
}

// MannerOf is one manner of a game. Name is "" where the book has one only.
type MannerOf struct {
	Name  string
	Brief page.Link
	Play  *page.Link
}

// WayHead is what happens at one time of a hand.
type WayHead struct {
	Name  string
	Lines []WayLine
}

// WayLine is a rule as the engine plays it, and the words of the book.
type WayLine struct {
	Says  string
	Rule  page.Link
	Words *joined.OtherClause
	As    page.Link // where there are none, the book as which it is played; none for a ruling
}

// WayInPages returns the games in two minutes, a page each.
func (e *Pages) WayInPages() []page.Page {
	if e.Notes == nil {
		return nil
	}
	var list []page.Page
	for _, g := range e.PlayedGames() {
		at := page.Place{Path: page.WayInPath(g)}
		f := page.Frame{Title: g.Name(), Description: g.Name() + " in two minutes, and a hand that shows it.", Crumbs: []page.Link{{Href: at.To(page.GamesPath), Text: "Games"}}}
		list = append(list, page.Page{Path: page.WayInPath(g), About: g.ID(), Frame: &f, Body: func(at page.Place) (any, error) { return e.wayIn(at, g) }})
	}
	return list
}

// What a way in holds: two minutes of reading, at so many words a minute, of
// the rules that have a say in so many hands of a hundred.
const (
	wordsAMinute = 240 // what readers of English read silently, on the average
	mostWords    = 2 * wordsAMinute
	oftenEnough  = 20
	always       = 100
)

// framing names the questions that frame every hand and decide nothing in any, besides
// those of the table: how many cards are dealt, and what the match is played to.
var framing = []string{"deal.count", "match.target", "match.rounds", "match.hands"}

// aimFirst returns the heads of a game, and before them what is played for: a player
// who has never seen the game asks that before all else.
func aimFirst(g game.Game) []game.Head {
	aim := lore.Of(g).Aim()
	list := []game.Head{{Name: "The aim", Rules: aim, Sit: true}}
	for _, h := range lore.Of(g).Heads() {
		h.Rules = slices.DeleteFunc(slices.Clone(h.Rules), func(question string) bool { return slices.Contains(aim, question) })
		list = append(list, h)
	}
	return list
}

func (e *Pages) wayIn(at page.Place, g game.Game) (WayIn, error) {
	books := e.BooksOf(g)
	rs := e.BestTold(books)
	v := WayIn{Name: page.Printed(g.Name()), Sort: lore.Sort(g), From: page.Link{Href: at.To(page.TextPath(e.TextOf(rs))), Text: e.RulesetName(rs)}}
	v.Books, v.Hands = e.booksIn(at, books), e.SmallestOf(at, g.ID())
	v.Rules = at.To(e.RulesPathOf(g))
	v.Play, v.Brief = e.TableOf(at, rs), briefOf(at, rs)
	if e.RatedIn(g) {
		v.Rates = at.To(e.RatesPathOf(g))
	}
	for _, other := range e.PlayedGames() {
		if other != g && lore.Sort(other) == v.Sort && v.Sort != lore.OtherSort {
			v.Kin = append(v.Kin, e.GameLink(at, other))
		}
	}
	for _, b := range rs.Bases {
		// The base of a game that is made from another names the game made.
		if of := games.Find(b.Of.ID); b.Clause != "" && b.Rules == nil && of != nil && of.Game != g {
			v.Rest = append(v.Rest, e.GameLink(at, of.Game))
		}
	}
	chosen, left := e.tellFirst(rs)
	v.Others = left
	words := 0
	for _, h := range aimFirst(g) {
		head := WayHead{Name: h.Name}
		for _, question := range h.Rules {
			id := rs.Full(question)
			if !slices.Contains(chosen, id) {
				continue
			}
			l := WayLine{Says: joined.Answers(rs, id), Rule: page.RuleLink(at, id), Words: e.wordsFor(at, rs, id)}
			if as := e.LentTo(at, rs, id); as != nil {
				l.As = *as
			}
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

// booksIn returns the books of a game, each with its manners.
func (e *Pages) booksIn(at page.Place, books []*game.Ruleset) (list []BookIn) {
	for _, rs := range books {
		b := e.bookIn(at, rs)
		i := slices.IndexFunc(list, func(o BookIn) bool { return o.Book == b.Book })
		if i < 0 {
			i = len(list)
			list = append(list, b)
		}
		list[i].Manners = append(list[i].Manners, MannerOf{page.Printed(rs.Name), briefOf(at, rs), e.TableOf(at, rs)})
	}
	for i := range list {
		if m := list[i].Manners; len(m) == 1 {
			m[0].Name = ""
		}
	}
	return list
}

func briefOf(at page.Place, rs *game.Ruleset) page.Link {
	return page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: "The whole game in brief"}
}

func (e *Pages) bookIn(at page.Place, rs *game.Ruleset) BookIn {
	t := e.TextOf(rs)
	b := BookIn{Book: page.Link{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}}
	// The chapter is the one that the book opens: a game within it, as le Piquet à écrire,
	// comes later. Le Quintille nouveau stands in a chapter that another game opens.
	of := func(c *corpus.Clause) bool { return joined.Holds(rs, c) }
	i := slices.IndexFunc(e.GamesIn[t], func(g *corpus.Game) bool {
		return g.Division != "" && len(g.Clauses) > 0 && of(g.Clauses[0])
	})
	if i < 0 {
		i = slices.IndexFunc(e.GamesIn[t], func(g *corpus.Game) bool { return g.Division != "" && slices.ContainsFunc(g.Clauses, of) })
	}
	if i >= 0 {
		b.Book = e.Chapter(at, e.GamesIn[t][i])
		b.Book.Text += ", " + t.Meta.Short
	}
	c := joined.Counted(b.Book, e.CountOf(rs))
	b.Count, b.Bar = c.Count, c.Bar
	return b
}

// tellFirst returns the rules of a book that a way in tells: those that say what is
// played for, those that frame every hand, and those that have a say most often, until
// two minutes are full; and how many it leaves out.
func (e *Pages) tellFirst(rs *game.Ruleset) (chosen []string, left int) {
	type told struct {
		id    string
		often float64
		words int
	}
	var list []told
	aim := lore.Of(rs.Game).Aim()
	for i, h := range lore.Of(rs.Game).Heads() {
		for _, question := range h.Rules {
			id := rs.Full(question)
			a := rs.Answer(id)
			if a == nil || len(e.ClausesOf(rs, id)) == 0 && a.Ruling == "" && rs.As(id) == nil {
				continue
			}
			often := e.Rates[[2]string{counted(rs).ID, id}].Fires
			if _, name, _ := strings.Cut(id, "/"); i == 0 || slices.Contains(framing, name) {
				often = always // how many play, with what, and to what end: no hand is without
			}
			if slices.Contains(aim, question) {
				often = always + 1 // before all else
			}
			list = append(list, told{id, often, len(strings.Fields(joined.Answers(rs, id)))})
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

// counted returns the ruleset whose rules were counted in random hands, for one that is
// only played as another: that other.
func counted(rs *game.Ruleset) *game.Ruleset {
	for rs.Lent() {
		at := slices.IndexFunc(rs.Bases, func(b game.Base) bool { return b.Clause == "" })
		rs = rs.Bases[at].Of
	}
	return rs
}

// showHand sets the example of the game in which most of the rules told have a say.
func (e *Pages) showHand(at page.Place, v *WayIn, rs *game.Ruleset, told []string) error {
	var best *annotate.Note
	which, most := 0, 0
	for _, c := range e.TextOf(rs).Clauses {
		n := e.Note(c)
		if n == nil || !joined.Holds(rs, c) {
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
	list, err := e.Examples(at, best)
	if err != nil {
		return err
	}
	v.Example, v.Clause = &list[which], page.ClauseLink(at, best.Clause)
	v.Example.Later = false
	return nil
}

// shows returns how well an example shows the rules told: how many of them fire in it,
// and more where something is done, most where cards are played; none where too
// much is.
func (e *Pages) shows(x *annotate.Example, rs *game.Ruleset, told []string) (n int) {
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
