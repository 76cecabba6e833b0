package mend

import (
	"slices"
	"unicode"
)

// candidate is a word that may stand behind what the scan shows.
type candidate struct {
	word  int32
	cost  int32 // of the confusions alone
	edges []int // of the table, and the kinds outside it
	small bool  // begins with a small letter shown as a capital
}

// tabled reports whether all that parts a candidate from the scan is in the table.
func (f candidate) tabled() bool {
	return !slices.ContainsFunc(f.edges, func(i int) bool { return i < 0 })
}

// searcher looks for the words behind one word of the scan: down the trie, edge
// by edge, as long as what was found may still be cheaper than the limit.
type searcher struct {
	p      *Profile
	obs    []rune
	limit  int32
	most   int // edges outside the table
	steps  int
	path   []int
	seen   map[place]int32
	found  map[int32]candidate
	strict bool               // edges that the scan is known for alone
	heads  map[head]candidate // words behind the letters that obs begins with; or nil
}

// head is a word behind the letters before end.
type head struct {
	word int32
	end  int
}

type place struct {
	node int32
	pos  int16
	any  int8
	end  bool
}

// stepsMost bounds a search.
const stepsMost = 60000

// search finds the words behind obs whose confusions and frequency together
// cost no more than limit.
func (p *Profile) search(obs []rune, limit int32, most int, strict bool) map[int32]candidate {
	s := searcher{p: p, obs: obs, limit: limit, most: most, strict: strict, seen: map[place]int32{}, found: map[int32]candidate{}}
	s.walk(0, 0, 0, 0, false)
	return s.found
}

// heads finds the words behind the letters that obs begins with, by the table alone.
func (p *Profile) heads(obs []rune) map[head]candidate {
	s := searcher{p: p, obs: obs, limit: headMost, seen: map[place]int32{}, heads: map[head]candidate{}}
	s.walk(0, 0, 0, 0, false)
	return s.heads
}

// headMost is what a word among others that are run together costs at most, with its
// confusions.
const headMost = 1900

// walk goes on from a node, all before pos being read at this cost; inner says
// that the last letter is a ſ, so that the word does not end here.
func (s *searcher) walk(n int32, pos, any int, c int32, inner bool) {
	t := &s.p.lex.trie
	if s.steps++; s.steps > stepsMost || c+t.nodes[n].least > s.limit {
		return
	}
	k := place{n, int16(pos), int8(any), inner}
	if old, ok := s.seen[k]; ok && old <= c {
		return
	}
	s.seen[k] = c
	if w := t.nodes[n].word; w >= 0 && !inner {
		switch {
		case s.heads != nil:
			s.head(w, pos, c)
		case pos == len(s.obs):
			s.goal(w, c)
		}
	}
	if pos < len(s.obs) {
		r := s.obs[pos]
		low := unicode.ToLower(r)
		if d := t.child(n, low); d >= 0 {
			step := int32(0)
			if low == 's' && pos+1 < len(s.obs) {
				step = s.p.roundS
			}
			s.walk(d, pos+1, any, c+step, false)
		}
		s.table(r, n, pos, any, c)
		if low != r {
			s.table(low, n, pos, any, c)
		}
	}
	if any >= s.most || s.strict {
		return
	}
	s.path = append(s.path, 0)
	last := len(s.path) - 1
	if pos < len(s.obs) {
		s.path[last] = anyDel
		s.walk(n, pos+1, any+1, c+s.p.outside[^anyDel], false)
	}
	for d := t.nodes[n].first; d < t.nodes[n].first+t.nodes[n].count; d++ {
		s.path[last] = anyIns
		s.walk(d, pos, any+1, c+s.p.outside[^anyIns], false)
		if pos < len(s.obs) && t.nodes[d].letter != unicode.ToLower(s.obs[pos]) {
			s.path[last] = anySub
			s.walk(d, pos+1, any+1, c+s.p.outside[^anySub], false)
		}
	}
	s.path = s.path[:last]
}

// table takes the edges of the table that show r.
func (s *searcher) table(r rune, n int32, pos, any int, c int32) {
	t := &s.p.lex.trie
next:
	for _, i := range s.p.lex.from(r) {
		e := &s.p.lex.edges[i]
		if c+s.p.edge[i]+t.nodes[n].least > s.limit || pos+len(e.seen) > len(s.obs) || s.strict && !s.p.systematic[i] {
			continue
		}
		for k, o := range e.seen[1:] {
			if s.obs[pos+1+k] != o {
				continue next
			}
		}
		d := n
		for _, l := range e.printed {
			if d = t.child(d, l); d < 0 {
				continue next
			}
		}
		s.path = append(s.path, i)
		s.walk(d, pos+len(e.seen), any, c+s.p.edge[i], e.long)
		s.path = s.path[:len(s.path)-1]
	}
}

// goal keeps a word, if no cheaper way led to it.
func (s *searcher) goal(word, c int32) {
	if old, ok := s.found[word]; ok && old.cost <= c || len(s.path) == 0 || c+s.p.lex.uni[word] > s.limit {
		return
	}
	f := candidate{word: word, cost: c, edges: append([]int(nil), s.path...)}
	if i := s.path[0]; i >= 0 && unicode.IsUpper(s.obs[0]) && s.p.lex.edges[i].seen[0] == s.obs[0] {
		f.small = true
	}
	s.found[word] = f
}

// head keeps a word behind the letters before pos, if no cheaper way led to it.
func (s *searcher) head(word int32, pos int, c int32) {
	k := head{word, pos}
	if old, ok := s.heads[k]; ok && old.cost <= c || c+s.p.lex.uni[word] > s.limit {
		return
	}
	s.heads[k] = candidate{word: word, cost: c, edges: append([]int(nil), s.path...)}
}
