package index

import (
	"context"
	"maps"
	"slices"
)

// Fewer is what a query finds with less of it, if no clause has all its words.
type Fewer struct {
	Words   string `json:"words"`          // to be asked for instead, with the query's own filters and what it leaves out
	Game    string `json:"game,omitempty"` // in which, folded as the filter takes it
	Clauses int    `json:"clauses"`        // that have them
}

// mostFewer is how many of them are offered.
const mostFewer = 6

// fewer tries a query in every book, if it names one, and then with less of it.
func (x *Index) fewer(ctx context.Context, typed Query, opts Options) ([]Fewer, error) {
	q, named := x.besideBook(typed, opts)
	l := &lesser{x: x, ctx: ctx, opts: opts, side: x.asked(typed, Options{Lang: opts.Lang})[0], typed: typed, filters: typed.Filters, found: []Fewer{}}
	if len(named) > 0 {
		l.try(q.Terms, "")
	}
	everywhere := l.found
	l.found, l.filters, l.named = nil, q.Filters, named
	if len(q.Terms) > 1 {
		l.less(q.Terms)
	}
	return append(everywhere, l.found...), l.err
}

// less tries terms within a game that they name; without the words that stand nowhere
// and those that only join others; then without any one word; and at last any two words
// alone.
func (l *lesser) less(terms []Term) {
	idle := func(t Term) bool { return l.answer().slots(t, nil) == nil || t.joins() }
	if _, told := l.filters["game"]; !told {
		for _, g := range l.x.games {
			for at := range terms {
				if n := termsOf(terms[at:], g.Names[0]); n > 0 {
					l.try(slices.DeleteFunc(slices.Delete(slices.Clone(terms), at, at+n), idle), g.Names[0])
					break
				}
			}
		}
	}
	bearing := slices.DeleteFunc(slices.Clone(terms), idle)
	if len(bearing) < len(terms) {
		l.try(bearing, "")
	}
	if len(l.found) > 0 {
		return
	}
	for i := range bearing {
		l.try(slices.Delete(slices.Clone(bearing), i, i+1), "")
	}
	if len(l.found) > 0 || len(bearing) < 4 {
		return
	}
	for i, t := range bearing {
		for _, other := range bearing[i+1:] {
			l.try([]Term{t, other}, "")
		}
	}
}

// lesser collects what a query finds with less of it.
type lesser struct {
	x       *Index
	ctx     context.Context
	opts    Options
	side    *side
	typed   Query
	filters map[string]string
	named   []Term // the name of the book in which the words are searched
	found   []Fewer
	err     error
}

func (l *lesser) answer() *answer {
	return &answer{Index: l.x, ctx: l.ctx, off: l.opts.Off, side: l.side, res: newResults()}
}

// try adds some words of the query, in a game or in "", if a clause has them all.
func (l *lesser) try(kept []Term, game string) {
	if len(kept) == 0 || len(l.found) == mostFewer || l.err != nil {
		return
	}
	in := Query{Terms: kept, Not: l.typed.Not, Filters: l.filters}
	if game != "" {
		in.Filters = maps.Clone(in.Filters)
		in.Filters["game"] = game
	}
	a := l.answer()
	if l.err = a.match(in); len(a.scores) > 0 {
		l.found = append(l.found, Fewer{l.typed.with(slices.Concat(kept, l.named)), game, len(a.scores)})
	}
}

// besideBook returns a query whose words are searched in the book that it names, and
// that name.
func (x *Index) besideBook(typed Query, opts Options) (in Query, named []Term) {
	in = typed
	if !opts.Off["book"] {
		in, _ = inBook(x.books, typed)
	}
	n, at := len(typed.Terms)-len(in.Terms), 0
	for at < len(in.Terms) && &typed.Terms[at].Raw[0] == &in.Terms[at].Raw[0] {
		at++
	}
	named = typed.Terms[at : at+n]
	in, _ = opts.beside(in)
	return in, named
}

// joins reports whether a term is words that only join others in a question.
func (t Term) joins() bool {
	return t.plain() && !slices.ContainsFunc(t.Words, func(w string) bool {
		return !slices.ContainsFunc(tables.Asking, func(a Asking) bool { return slices.Contains(a.Fill, w) })
	})
}
