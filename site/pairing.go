package site

import (
	"quinola/annotate"
	"quinola/corpus"
)

// pairing is two texts and what they share.
type pairing struct {
	left, right []*corpus.Clause
	home        map[*corpus.Clause]*corpus.Clause   // of a right clause: beside which left one it stands
	beside      map[*corpus.Clause][]*corpus.Clause // of a left clause: all its counterparts
	nearest     map[*corpus.Clause]*corpus.Clause   // ... and the one with which it shares most
	shared      map[string]int                      // the rules that both state, numbered
}

// statedBy are the links of a clause that count.
func (e *edition) statedBy(c *corpus.Clause) []*annotate.Link {
	if n := e.note(c); n != nil {
		return n.Links
	}
	return nil
}

// pair joins two texts by the rules that both state.
func (e *edition) pair(left, right *corpus.Text) pairing {
	p := pairing{
		home: map[*corpus.Clause]*corpus.Clause{}, nearest: map[*corpus.Clause]*corpus.Clause{},
		beside: map[*corpus.Clause][]*corpus.Clause{}, shared: map[string]int{},
	}
	stating := func(t *corpus.Text) map[string][]*corpus.Clause {
		m := map[string][]*corpus.Clause{}
		for _, c := range t.Clauses {
			for _, l := range e.statedBy(c) {
				if list := m[l.Rule]; len(list) == 0 || list[len(list)-1] != c {
					m[l.Rule] = append(list, c)
				}
			}
		}
		return m
	}
	lefts, rights := stating(left), stating(right)
	// The fewer clauses state a rule, the more it says that two of them do.
	weight := map[[2]*corpus.Clause]float64{}
	for _, id := range e.ruleIDs() {
		l, r := lefts[id], rights[id]
		if len(l) == 0 || len(r) == 0 {
			continue
		}
		p.shared[id] = len(p.shared) + 1
		for _, a := range l {
			for _, b := range r {
				weight[[2]*corpus.Clause{a, b}] += 1 / float64(len(l)*len(r))
			}
		}
	}
	p.left, p.right = inPlay(left, lefts, p.shared), inPlay(right, rights, p.shared)
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

// inPlay are the clauses of the divisions of a text in which a shared rule is
// stated.
func inPlay(t *corpus.Text, stating map[string][]*corpus.Clause, shared map[string]int) []*corpus.Clause {
	tops := map[string]bool{}
	for id := range shared {
		for _, c := range stating[id] {
			tops[top(c)] = true
		}
	}
	var list []*corpus.Clause
	for _, c := range t.Clauses {
		if tops[top(c)] {
			list = append(list, c)
		}
	}
	return list
}

// joinFaces finds for each text those that can stand beside it.
func (e *edition) joinFaces() {
	e.faces, e.stating = map[*corpus.Text][]*corpus.Text{}, map[*corpus.Text]map[string]bool{}
	for _, t := range e.corpus.Texts {
		rules := map[string]bool{}
		for _, c := range t.Clauses {
			for _, l := range e.statedBy(c) {
				rules[l.Rule] = true
			}
		}
		e.stating[t] = rules
	}
	for _, t := range e.corpus.Texts {
		for _, other := range e.corpus.Texts {
			if t != other && shares(e.stating[t], e.stating[other]) {
				e.faces[t] = append(e.faces[t], other)
			}
		}
	}
}

func shares(a, b map[string]bool) bool {
	for id := range a {
		if b[id] {
			return true
		}
	}
	return false
}
