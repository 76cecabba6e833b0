package site

import (
	"slices"

	"quinola/corpus"
	"quinola/engine/games/lore"
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
	Swap        Link   // the same two, the other one on the left
	Lefts       []Link // other texts on the left, and on the right
	Rights      []Link
	Joined      int // clauses of the left text that have a counterpart
	Of          int
	Pairs       []Pair
}

// Side is one of the two texts.
type Side struct {
	Link
	Name     string // "left" or "right", in ids
	Restated bool
}

// Pair is a clause of the left text with its counterparts, or clauses of the
// right one that have none.
type Pair struct {
	Left  *Facing
	Right []Facing
	Also  []Link       // counterparts that stand elsewhere on the page
	Rules []JoinedRule // that join the two sides
}

// Facing is a clause on its side.
type Facing struct {
	ID, Href, Label, Name string
	Headings              []Heading
	Layers                Layers
	Again                 bool // it stands elsewhere, too
}

// JoinedRule is a rule that both sides state; its number marks their words.
type JoinedRule struct {
	Link
	Number int
}

// parallelPath is the folder of two texts side by side.
func parallelPath(left, right *corpus.Text) string {
	return "parallel/" + segment(left.ID) + "/" + segment(right.ID) + "/"
}

// parallelPages are every two texts that state rules of one game, side by side.
func (e *textPages) parallelPages() []page {
	var list []page
	for _, left := range e.corpus.Texts {
		for _, right := range e.faces[left] {
			list = append(list, e.parallelPage(left, right))
		}
	}
	return list
}

// besides are the ways from a text to its pages beside others; from a clause
// of it to its place there, where that states some of its rules.
func (e *edition) besides(at place, t *corpus.Text, c *corpus.Clause) []Link {
	var list []Link
	for _, other := range e.faces[t] {
		path := parallelPath(t, other)
		if c != nil {
			if !slices.ContainsFunc(e.treating[c], func(r treated) bool { return e.stating[other][r] }) {
				continue
			}
			path += "#left-" + segment(c.Path())
		}
		list = append(list, Link{at.to(path), other.Meta.Short, ""})
	}
	return list
}

func (e *textPages) parallelPage(left, right *corpus.Text) page {
	path := parallelPath(left, right)
	at := place{path}
	f := Frame{
		Title:       left.Meta.Short + " and " + right.Meta.Short + " in parallel",
		Description: "Two texts side by side, clause beside clause where they state the same rules.",
	}
	f.Crumbs = []Link{{at.to("compare/"), "Compare", ""}}
	return page{path: path, frame: &f, body: func(at place) (any, error) {
		p := e.pair(left, right)
		v := ParallelPage{
			Left:  Side{Link{at.to(textPath(left)), left.Meta.Short, ""}, "left", left.Restated},
			Right: Side{Link{at.to(textPath(right)), right.Meta.Short, ""}, "right", right.Restated},
			Swap:  Link{at.to(parallelPath(right, left)), "Change sides", ""},
			Of:    len(p.left), Joined: len(p.beside),
		}
		for _, t := range e.faces[left] {
			if t != right {
				v.Rights = append(v.Rights, Link{at.to(parallelPath(left, t)), t.Meta.Short, ""})
			}
		}
		for _, t := range e.faces[right] {
			if t != left {
				v.Lefts = append(v.Lefts, Link{at.to(parallelPath(t, right)), t.Meta.Short, ""})
			}
		}
		v.Pairs = e.pairsOf(at, p)
		return v, nil
	}}
}

// pairsOf are the rows of the page, from the first clause to the last.
func (e *textPages) pairsOf(at place, p pairing) []Pair {
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
				row.Also = append(row.Also, Link{"#" + rights[other].ID, clauseName(other), nameLang(other)})
			}
		}
		if n := p.nearest[c]; n != nil && len(row.Right) == 0 {
			again := rights[n]
			again.ID, again.Headings, again.Again = "", nil, true
			row.Right = append(row.Right, again)
			row.Also = slices.DeleteFunc(row.Also, func(l Link) bool { return l.Href == "#"+rights[n].ID })
		}
		row.Rules = e.joining(at, c, p)
		list = append(list, row)
		alone(c)
	}
	return list
}

// joining are the rules of a left clause that the right text states too.
func (e *textPages) joining(at place, c *corpus.Clause, p pairing) []JoinedRule {
	var list []JoinedRule
	seen := map[string]bool{}
	for _, l := range e.statedBy(c) {
		if n := p.shared[l.Rule]; n > 0 && !seen[l.Rule] {
			seen[l.Rule] = true
			list = append(list, JoinedRule{Link{at.to(rulePath(l.Rule)), lore.Question(l.Rule).Asks, ""}, n})
		}
	}
	return list
}

func (e *textPages) facing(at place, c *corpus.Clause, side string, above []string, shared map[string]int) Facing {
	var quotes []quoted
	for _, l := range e.statedBy(c) {
		if n := shared[l.Rule]; n > 0 {
			for _, s := range l.Spans {
				quotes = append(quotes, quoted{s.Start, s.End, n})
			}
		}
	}
	f := Facing{
		ID: side + "-" + segment(c.Path()), Href: at.to(clausePath(c)), Label: c.Label, Name: heardName(c),
		Headings: headingsOf(above, c),
		Layers:   layersOf(c.Text, c.Tokens(), setting{kind: c.Kind, layout: c.Layout, quotes: quotes, refs: e.referring(at, c)}),
	}
	if c.Label == "" {
		f.Label = "¶"
	}
	return f
}
