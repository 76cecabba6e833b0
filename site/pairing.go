package site

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games"
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

// treated is a rule as the books of one game state it. The tables of all games
// share many rules, and to follow suit at Boston is no counterpart of following
// suit at Piquet; what kindred games have in common the questions over games tell.
type treated struct{ game, rule string }

// treats are the rules that a clause states, each for the game of the rule sets
// that hold it; of a clause that none holds, for no game.
func (e *edition) treats(c *corpus.Clause) []treated {
	links := e.statedBy(c)
	if len(links) == 0 {
		return nil
	}
	var played []string
	for _, rs := range games.Rulesets() {
		if id := rs.Game.ID(); holds(rs, c) && !slices.Contains(played, id) {
			played = append(played, id)
		}
	}
	if played == nil {
		played = []string{""}
	}
	var list []treated
	for _, l := range links {
		for _, id := range played {
			list = append(list, treated{id, l.Rule})
		}
	}
	return list
}

// pair joins two texts by the rules that both state.
func (e *textPages) pair(left, right *corpus.Text) pairing {
	p := pairing{
		home: map[*corpus.Clause]*corpus.Clause{}, nearest: map[*corpus.Clause]*corpus.Clause{},
		beside: map[*corpus.Clause][]*corpus.Clause{}, shared: map[string]int{},
	}
	stating := func(t *corpus.Text) map[treated][]*corpus.Clause {
		m := map[treated][]*corpus.Clause{}
		for _, c := range t.Clauses {
			for _, r := range e.treating[c] {
				if list := m[r]; len(list) == 0 || list[len(list)-1] != c {
					m[r] = append(list, c)
				}
			}
		}
		return m
	}
	lefts, rights := stating(left), stating(right)
	order := map[string]int{}
	for n, id := range e.ruleIDs() {
		order[id] = n
	}
	both := slices.SortedFunc(maps.Keys(lefts), func(a, b treated) int {
		return cmp.Or(order[a.rule]-order[b.rule], strings.Compare(a.rule, b.rule), strings.Compare(a.game, b.game))
	})
	// The fewer clauses state a rule, the more it says that two of them do.
	weight := map[[2]*corpus.Clause]float64{}
	for _, rule := range both {
		l, r := lefts[rule], rights[rule]
		if len(r) == 0 {
			continue
		}
		if p.shared[rule.rule] == 0 {
			p.shared[rule.rule] = len(p.shared) + 1
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

// inPlay are the clauses of the divisions of a text in which a rule is stated that
// the other states, too.
func inPlay(t *corpus.Text, stating, other map[treated][]*corpus.Clause) []*corpus.Clause {
	tops := map[string]bool{}
	for rule, clauses := range stating {
		if len(other[rule]) > 0 {
			for _, c := range clauses {
				tops[top(c)] = true
			}
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
	e.faces, e.stating, e.treating = map[*corpus.Text][]*corpus.Text{}, map[*corpus.Text]map[treated]bool{}, map[*corpus.Clause][]treated{}
	for _, t := range e.corpus.Texts {
		rules := map[treated]bool{}
		for _, c := range t.Clauses {
			e.treating[c] = e.treats(c)
			for _, r := range e.treating[c] {
				rules[r] = true
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

func shares(a, b map[treated]bool) bool {
	for id := range a {
		if b[id] {
			return true
		}
	}
	return false
}
