package textpages

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/site/joined"
)

// pairing is two texts and what they share.
type pairing struct {
	left, right []*corpus.Clause
	home        map[*corpus.Clause]*corpus.Clause   // of a right clause: beside which left one it stands
	beside      map[*corpus.Clause][]*corpus.Clause // of a left clause: all its counterparts
	nearest     map[*corpus.Clause]*corpus.Clause   // ... and the one with which it shares most
	shared      map[string]int                      // the rules that both state, numbered
}

// pair joins two texts by the rules that both state.
func (e *Pages) pair(left, right *corpus.Text) pairing {
	p := pairing{
		home: map[*corpus.Clause]*corpus.Clause{}, nearest: map[*corpus.Clause]*corpus.Clause{},
		beside: map[*corpus.Clause][]*corpus.Clause{}, shared: map[string]int{},
	}
	stating := func(t *corpus.Text) map[joined.Treated][]*corpus.Clause {
		m := map[joined.Treated][]*corpus.Clause{}
		for _, c := range t.Clauses {
			for _, r := range e.Treating[c] {
				if list := m[r]; len(list) == 0 || list[len(list)-1] != c {
					m[r] = append(list, c)
				}
			}
		}
		return m
	}
	lefts, rights := stating(left), stating(right)
	order := map[string]int{}
	for n, id := range e.RuleIDs() {
		order[id] = n
	}
	both := slices.SortedFunc(maps.Keys(lefts), func(a, b joined.Treated) int {
		return cmp.Or(order[a.Rule]-order[b.Rule], strings.Compare(a.Rule, b.Rule), strings.Compare(a.Game, b.Game))
	})
	// The fewer clauses state a rule, the more it says that two of them do.
	weight := map[[2]*corpus.Clause]float64{}
	for _, rule := range both {
		l, r := lefts[rule], rights[rule]
		if len(r) == 0 {
			continue
		}
		if p.shared[rule.Rule] == 0 {
			p.shared[rule.Rule] = len(p.shared) + 1
		}
		for _, a := range l {
			for _, b := range r {
				weight[[2]*corpus.Clause{a, b}] += 1 / float64(len(l)*len(r))
			}
		}
	}
	p.left, p.right = inPlay(left, lefts, rights), inPlay(right, rights, lefts)
	for _, b := range p.right {
		best := 0.0
		for _, a := range p.left {
			w := weight[[2]*corpus.Clause{a, b}]
			if w == 0 {
				continue
			}
			p.beside[a] = append(p.beside[a], b)
			if n := p.nearest[a]; n == nil || w > weight[[2]*corpus.Clause{a, n}] {
				p.nearest[a] = b
			}
			if w > best {
				best, p.home[b] = w, a
			}
		}
	}
	return p
}

// inPlay returns the clauses of the divisions of a text in which a rule is stated that
// the other states, too.
func inPlay(t *corpus.Text, stating, other map[joined.Treated][]*corpus.Clause) []*corpus.Clause {
	tops := map[string]bool{}
	for rule, clauses := range stating {
		if len(other[rule]) > 0 {
			for _, c := range clauses {
				tops[joined.Top(c)] = true
			}
		}
	}
	var list []*corpus.Clause
	for _, c := range t.Clauses {
		if tops[joined.Top(c)] {
			list = append(list, c)
		}
	}
	return list
}
