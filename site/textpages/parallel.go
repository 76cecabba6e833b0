package textpages

import (
	"slices"

	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/page"
	"quinola/site/reading"
)

// Two texts in parallel: the left one in its own order, and beside each of its
// clauses those of the right one that state the same rules. A clause of the
// right text stands where it shares most; it stands again where nothing else
// would, and is only named elsewhere. One that shares nothing follows the
// clause that it follows in its book, beside a gap. Each pair of texts is two
// pages, one for each of them on the left.

// ParallelPage is two texts side by side.
type ParallelPage struct {
	Left, Right Side
	Swap        page.Link   // the same two, the other one on the left
	Lefts       []page.Link // other texts on the left, and on the right
	Rights      []page.Link
	Joined      int // clauses of the left text that have a counterpart
	Of          int
	Pairs       []Pair
}

// Side is one of the two texts.
type Side struct {
	page.Link
	Name     string // "left" or "right", in ids
	Restated bool
}

// Pair is a clause of the left text with its counterparts, or clauses of the
// right one that have none.
type Pair struct {
	Left  *Facing
	Right []Facing
	Also  []page.Link  // counterparts that stand elsewhere on the page
	Rules []JoinedRule // that join the two sides
}

// Facing is a clause on its side.
type Facing struct {
	ID, Href, Label, Name string
	Headings              []Heading
	Layers                reading.Layers
	Again                 bool // it stands elsewhere, too
}

// JoinedRule is a rule that both sides state; its number marks their words.
type JoinedRule struct {
	page.Link
	Number int
}

// ParallelPages returns every two texts that state rules of one game, side by side.
func (e *Pages) ParallelPages() []page.Page {
	var list []page.Page
	for _, left := range e.Corpus.Texts {
		for _, right := range e.Faces[left] {
			list = append(list, e.parallelPage(left, right))
		}
	}
	return list
}

func (e *Pages) parallelPage(left, right *corpus.Text) page.Page {
	path := page.ParallelPath(left, right)
	at := page.Place{Path: path}
	f := page.Frame{
		Title:       left.Meta.Short + " and " + right.Meta.Short + " in parallel",
		Description: "Two texts side by side, clause beside clause where they state the same rules.",
	}
	f.Crumbs = []page.Link{{Href: at.To("compare/"), Text: "Compare"}}
	return page.Page{Path: path, Frame: &f, Body: func(at page.Place) (any, error) {
		p := e.pair(left, right)
		v := ParallelPage{
			Left:  Side{page.Link{Href: at.To(page.TextPath(left)), Text: left.Meta.Short}, "left", left.Restated},
			Right: Side{page.Link{Href: at.To(page.TextPath(right)), Text: right.Meta.Short}, "right", right.Restated},
			Swap:  page.Link{Href: at.To(page.ParallelPath(right, left)), Text: "Change sides"},
			Of:    len(p.left), Joined: len(p.beside),
		}
		for _, t := range e.Faces[left] {
			if t != right {
				v.Rights = append(v.Rights, page.Link{Href: at.To(page.ParallelPath(left, t)), Text: t.Meta.Short})
			}
		}
		for _, t := range e.Faces[right] {
			if t != left {
				v.Lefts = append(v.Lefts, page.Link{Href: at.To(page.ParallelPath(t, right)), Text: t.Meta.Short})
			}
		}
		v.Pairs = e.pairsOf(at, p)
		return v, nil
	}}
}

// pairsOf returns the rows of the page, from the first clause to the last.
func (e *Pages) pairsOf(at page.Place, p pairing) []Pair {
	facing := func(side string, list []*corpus.Clause) map[*corpus.Clause]Facing {
		m := map[*corpus.Clause]Facing{}
		var above []string
		for _, c := range list {
			m[c] = e.facing(at, c, side, above, p.shared)
			above = c.Division
		}
		return m
	}
	lefts, rights := facing("left", p.left), facing("right", p.right)

	// What has no counterpart follows the clause before it, wherever that is.
	after := map[*corpus.Clause][]*corpus.Clause{}
	standing := map[*corpus.Clause][]*corpus.Clause{}
	var last *corpus.Clause // nil: before the first row
	for _, c := range p.right {
		if home := p.home[c]; home != nil {
			last = home
			standing[home] = append(standing[home], c)
		} else {
			after[last] = append(after[last], c)
		}
	}
	var list []Pair
	alone := func(of *corpus.Clause) {
		for _, c := range after[of] {
			list = append(list, Pair{Right: []Facing{rights[c]}})
		}
	}
	alone(nil)
	for _, c := range p.left {
		face := lefts[c]
		row := Pair{Left: &face}
		for _, other := range p.beside[c] {
			if p.home[other] == c {
				row.Right = append(row.Right, rights[other])
			} else {
				row.Also = append(row.Also, page.Link{Href: "#" + rights[other].ID, Text: page.ClauseName(other), Lang: page.NameLang(other)})
			}
		}
		if n := p.nearest[c]; n != nil && len(row.Right) == 0 {
			again := rights[n]
			again.ID, again.Headings, again.Again = "", nil, true
			row.Right = append(row.Right, again)
			row.Also = slices.DeleteFunc(row.Also, func(l page.Link) bool { return l.Href == "#"+rights[n].ID })
		}
		row.Rules = e.joining(at, c, p)
		list = append(list, row)
		alone(c)
	}
	return list
}

// joining returns the rules of a left clause that the right text states too.
func (e *Pages) joining(at page.Place, c *corpus.Clause, p pairing) []JoinedRule {
	var list []JoinedRule
	seen := map[string]bool{}
	for _, l := range e.StatedBy(c) {
		if n := p.shared[l.Rule]; n > 0 && !seen[l.Rule] {
			seen[l.Rule] = true
			list = append(list, JoinedRule{page.Link{Href: at.To(page.RulePath(l.Rule)), Text: lore.Question(l.Rule).Asks}, n})
		}
	}
	return list
}

func (e *Pages) facing(at page.Place, c *corpus.Clause, side string, above []string, shared map[string]int) Facing {
	var quotes []reading.Quoted
	for _, l := range e.StatedBy(c) {
		if n := shared[l.Rule]; n > 0 {
			for _, s := range l.Spans {
				quotes = append(quotes, reading.Quoted{Start: s.Start, End: s.End, Link: n})
			}
		}
	}
	f := Facing{
		ID: side + "-" + page.Segment(c.Path()), Href: at.To(page.ClausePath(c)), Label: c.Label, Name: page.HeardName(c),
		Headings: headingsOf(above, c),
		Layers:   reading.Of(c.Text, c.Tokens(), reading.Setting{Kind: c.Kind, Layout: c.Layout, Quotes: quotes, Refs: e.referring(at, c)}),
	}
	if c.Label == "" {
		f.Label = "¶"
	}
	return f
}
