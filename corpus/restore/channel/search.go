package channel

import "slices"

// Step is one edge of an analysis: N symbols of the scan are read as the
// letters of a table edge or, if Edge is negative, by a generic edge.
type Step struct {
	Edge   int16
	N      uint8
	Letter Letter
}

// Generic edges.
const (
	stepSub  int16 = -1 - iota // any symbol for any letter
	stepIns                    // a letter lost
	stepDel                    // a symbol too many
	stepGap                    // white space, or a broken line, within a word
	stepCap                    // a capital for its letter
	stepSame                   // a symbol for the letter that it shows, without an edge in the table
)

// Arc is a word that may stand behind a stretch of the scan.
type Arc struct {
	From, To int32 // symbols
	Word     int32 // its index among the words of the model, or -1
	Text     string
	Cost     int32 // of the channel, including the cost of a word outside the model
	Kind     Kind
	Cap      bool // begins with a capital
	Steps    []Step
}

// Kind says what sort of arc it is.
type Kind uint8

// Sorts of arcs.
const (
	KindWord    Kind = iota // a word of the model
	KindCold                // a word of the lexicon alone
	KindUnknown             // read as it stands
	KindNumber              // figures
	KindRoman               // a roman number, as it stands
	KindMark                // punctuation
	KindDrop                // nothing was printed
)

// item is a partial analysis.
type item struct {
	f, g   int32
	edge   uint32 // the last edge of the graph; root if none was taken
	pos    int32
	parent int32
	via    uint32 // the labels taken since parent, eight bits each, plus one
	step   Step
}

const root = 1<<32 - 1

// pusher adds a partial analysis.
type pusher func(parent, g int32, edge, via uint32, pos int, st Step)

// searcher holds the memory of searches, one at a time.
type searcher struct {
	items []item
	heap  []uint64 // see rank
	seen  table
	best  [64]int32
}

// ask is one search: for the words behind obs[from:to) that end at wanted places.
type ask struct {
	graph   *Graph
	obs     []Sym
	from    int
	ends    uint64 // bit i: a word may end before symbol i (i ≥ 1)
	limit   int32  // the most an analysis may cost, its word included
	margin  int32  // the most it may exceed the best one to the same end
	generic bool   // also confusions outside the table
	caps    bool   // capitals, shown in lower case
	most    int    // the most items
}

// find searches the graph best first (A*): the priority of a partial analysis
// is its channel cost plus the least cost of any word it may become. It
// returns, for every end, all words within the margin, the cheapest analysis
// of each, in order of cost.
func (m *Model) find(s *searcher, a ask, out []Arc) []Arc {
	if len(a.graph.edges) == 0 {
		return out
	}
	s.items = s.items[:0]
	s.heap = s.heap[:0]
	s.seen.clear()
	for i := range s.best {
		s.best[i] = -1
	}
	trie := a.graph.look != nil
	n := len(a.obs)
	push := func(parent int32, g int32, edge, via uint32, pos int, st Step) {
		h := m.costs.Cold
		if trie {
			h = 0
			if edge != root {
				h = a.graph.look[edge]
			}
		}
		if g+h > a.limit || len(s.items) >= a.most {
			return
		}
		if trie {
			key := uint64(edge)<<8 | uint64(pos)
			if !s.seen.lower(key, g) {
				return
			}
		}
		s.items = append(s.items, item{f: g + h, g: g, edge: edge, pos: int32(pos), parent: parent, via: via, step: st})
		s.up(rank(g+h, pos, len(s.items)-1))
	}
	push(-1, 0, root, 0, a.from, Step{})
	goals := 0
	for len(s.heap) > 0 {
		k := int32(s.down() & 0xffffffff)
		it := s.items[k]
		if trie && s.seen.get(uint64(it.edge)<<8|uint64(it.pos)) < it.g {
			continue
		}
		pos := int(it.pos)
		if it.edge != root && a.graph.final(it.edge) && pos > a.from && a.ends>>uint(pos)&1 == 1 {
			word, cost := int32(-1), it.g+m.costs.Cold
			if trie {
				word = a.graph.word[it.edge]
				cost = it.g + m.uni[word]
			}
			b := s.best[it.pos]
			if b < 0 {
				s.best[it.pos] = cost
				b = cost
			}
			if cost <= a.limit && cost <= b+a.margin {
				arc := Arc{From: int32(a.from), To: it.pos, Word: word, Cost: it.g, Steps: s.steps(k)}
				if !trie {
					arc.Kind, arc.Cost, arc.Text = KindCold, cost, s.text(k)
				}
				arc.Cap = m.capital(a.obs, &arc)
				out = append(out, arc)
				goals++
			}
			if a.ends&(a.ends-1) == 0 { // dearer ones are not wanted
				a.limit = min(a.limit, b+a.margin)
			}
			if a.ends&(a.ends-1) == 0 && it.f > b+a.margin || goals > 24 {
				break
			}
		}
		m.expand(s, a, k, push, n)
	}
	return out
}

// expand tries every edge from an item.
func (m *Model) expand(s *searcher, a ask, k int32, push pusher, n int) {
	it := s.items[k]
	pos := int(it.pos)
	follow := func(letters []Letter, g int32, to int, st Step) {
		m.follow(a.graph, it.edge, 0, letters, g, to, st, k, push)
	}
	if pos < n {
		o := a.obs[pos]
		if o < SymOther {
			if pos > a.from {
				push(k, it.g+m.gapCost(a.obs, pos), it.edge, 0, pos+1, Step{Edge: stepGap, N: 1})
			}
			return
		}
		l := shows[o]
		same := l != noLetter
		if b := base[o]; same && b != o { // an accent costs nothing here: see Forms
			follow([]Letter{l}, it.g+m.same[b], pos+1, Step{Edge: stepSame, N: 1, Letter: l})
			same = false
		}
		for _, i := range m.byFirst[o] {
			e := &m.edges[i]
			if pos+len(e.Obs) > n || !match(a.obs[pos:], e.Obs) {
				continue
			}
			g := it.g + e.Cost
			if a.caps && !(len(e.Obs) == 1 && len(e.True) == 1 && e.True[0] == l) {
				g = it.g + max(e.Cost, m.costs.Caps)
			}
			if len(e.True) == 0 {
				if pos > a.from {
					push(k, g, it.edge, 0, pos+len(e.Obs), Step{Edge: int16(i), N: uint8(len(e.Obs))})
				}
				continue
			}
			if same && len(e.Obs) == 1 && len(e.True) == 1 && e.True[0] == l && !upper[o] {
				same = false
			}
			follow(e.True, g, pos+len(e.Obs), Step{Edge: int16(i), N: uint8(len(e.Obs))})
		}
		if same {
			switch {
			case upper[o] && it.edge == root:
				follow([]Letter{l}, it.g+3, pos+1, Step{Edge: stepCap, N: 1, Letter: l})
				if l == 's'-'a' { // the capital of ſ
					follow([]Letter{LongS}, it.g+3, pos+1, Step{Edge: stepCap, N: 1, Letter: LongS})
				}
			case upper[o]:
				follow([]Letter{l}, it.g+m.costs.CapMid, pos+1, Step{Edge: stepCap, N: 1, Letter: l})
			default:
				follow([]Letter{l}, it.g+capsRoundS, pos+1, Step{Edge: stepSame, N: 1, Letter: l})
			}
		}
		if a.caps && l == 's'-'a' {
			follow([]Letter{LongS}, it.g+capsRoundS, pos+1, Step{Edge: stepSame, N: 1, Letter: LongS})
		}
		if cost, ok := m.dirt(a, pos, n); ok {
			push(k, it.g+cost, it.edge, 0, pos+1, Step{Edge: stepDel, N: 1})
		}
		if a.generic {
			if kindOf[o] == kindLetter {
				push(k, it.g+m.costs.Del, it.edge, 0, pos+1, Step{Edge: stepDel, N: 1})
			}
			sub := m.costs.Sub
			if a.caps {
				sub = m.costs.Caps + capsAny
			}
			m.anyLetter(a.graph, it.edge, it.g+sub, pos+1, stepSub, k, push)
		}
	}
	for _, i := range m.inserts {
		e := &m.edges[i]
		follow(e.True, it.g+e.Cost, pos, Step{Edge: int16(i)})
	}
	follow([]Letter{Apos}, it.g+m.costs.Apos, pos, Step{Edge: stepIns, Letter: Apos})
	if a.generic {
		m.anyLetter(a.graph, it.edge, it.g+m.costs.Ins, pos, stepIns, k, push)
	}
}

// dirt returns the cost of reading a sign as nothing, and whether it may be dirt.
func (m *Model) dirt(a ask, pos, n int) (int32, bool) {
	o := a.obs[pos]
	switch {
	case runeOf[o] == '-':
		return m.costs.Hyphen, true
	case kindOf[o] == kindDigit:
		return m.costs.Del + signDrop, !m.clean || !a.apart(pos)
	case kindOf[o] == kindApos && pos > a.from && pos+1 < n:
		return m.costs.Del + signDrop, true
	case kindOf[o] != kindLetter && runeOf[o] != '&': // no dirt looks like an ampersand
		return m.costs.DelMark, true
	}
	return 0, false
}

// apart reports whether the figure at pos begins or ends what is seen: 2jettons, page12.
// It is then not dirt but a number that the machine did not part from the word.
func (a ask) apart(pos int) bool {
	letter := func(s Sym) bool { return kindOf[s] != kindDigit }
	return !slices.ContainsFunc(a.obs[a.from:pos], letter) || !slices.ContainsFunc(a.obs[pos:], letter)
}

// follow takes some letters from an edge of the graph.
func (m *Model) follow(g *Graph, edge, via uint32, ls []Letter, cost int32, to int, st Step, k int32, push pusher) {
	at := uint32(0)
	if edge != root {
		if at = g.target(edge); at == noNode {
			return
		}
	}
	for e := at; ; e++ {
		if labelLetter[g.label(e)] == ls[0] {
			if len(ls) == 1 {
				push(k, cost, e, via<<8|g.label(e)+1, to, st)
			} else {
				m.follow(g, e, via<<8|g.label(e)+1, ls[1:], cost, to, st, k, push)
			}
		}
		if g.last(e) {
			return
		}
	}
}

// anyLetter takes each letter except the marks from an edge of the graph.
func (m *Model) anyLetter(g *Graph, edge uint32, cost int32, to int, kind int16, k int32, push pusher) {
	at := uint32(0)
	if edge != root {
		if at = g.target(edge); at == noNode {
			return
		}
	}
	for e := at; ; e++ {
		if l := labelLetter[g.label(e)]; l < Apos {
			n := uint8(0)
			if kind == stepSub {
				n = 1
			}
			push(k, cost, e, g.label(e)+1, to, Step{Edge: kind, N: n, Letter: l})
		}
		if g.last(e) {
			return
		}
	}
}

// gapCost returns the cost of a gap within a word. White space beside a
// single letter that is no word suggests a broken word.
func (m *Model) gapCost(obs []Sym, pos int) int32 {
	switch obs[pos] {
	case SymSpace:
		lone := func(i, beyond int) bool {
			if i < 0 || i >= len(obs) || beyond >= 0 && beyond < len(obs) && obs[beyond] != SymSpace {
				return false
			}
			l := folded[obs[i]]
			return l != noLetter && l != 0 && l != 'y'-'a' && l < Amp && l != Apos
		}
		if lone(pos-1, pos-2) || lone(pos+1, pos+2) {
			return m.costs.InSpace / 2
		}
		return m.costs.InSpace
	case SymLine:
		return m.costs.InLine
	case SymHyphen:
		return m.costs.InHyphen
	}
	return 0
}

// capital reports whether an arc begins with a printed capital, not with a
// letter misread as a capital.
func (m *Model) capital(obs []Sym, a *Arc) bool {
	if len(a.Steps) == 0 {
		return false
	}
	st := a.Steps[0]
	if !upper[obs[a.From]] { // 11 for Il
		return runeOf[obs[a.From]] == '1' && st.Edge >= 0 && st.N == 2 && m.keepsCapital(st.Edge)
	}
	return st.Edge == stepCap || st.Edge == stepSub || st.Edge >= 0 && m.keepsCapital(st.Edge)
}

func match(obs, e []Sym) bool {
	for i, s := range e {
		if obs[i] != s {
			return false
		}
	}
	return true
}

// steps returns the steps that lead to an item.
func (s *searcher) steps(k int32) []Step {
	n := 0
	for i := k; s.items[i].parent >= 0; i = s.items[i].parent {
		n++
	}
	out := make([]Step, n)
	for i := k; n > 0; i = s.items[i].parent {
		n--
		out[n] = s.items[i].step
	}
	return out
}

// text returns the word that leads to an item.
func (s *searcher) text(k int32) string {
	var rs []rune
	for i := k; i >= 0; i = s.items[i].parent {
		for v := s.items[i].via; v != 0; v >>= 8 {
			rs = append(rs, labelRune[v&0xff-1])
		}
	}
	slices.Reverse(rs)
	return string(rs)
}

// rank returns the heap key of an item: least f first, at a tie the one
// further on, then the older. So the order is deterministic.
func rank(f int32, pos, item int) uint64 {
	return uint64(f)<<40 | uint64(255-pos)<<32 | uint64(item)
}

// up and down restore the heap.
func (s *searcher) up(r uint64) {
	s.heap = append(s.heap, r)
	h := s.heap
	i := len(h) - 1
	for i > 0 {
		p := (i - 1) / 2
		if h[p] <= r {
			break
		}
		h[i] = h[p]
		i = p
	}
	h[i] = r
}

func (s *searcher) down() uint64 {
	h := s.heap
	top := h[0]
	last := len(h) - 1
	r := h[last]
	h = h[:last]
	s.heap = h
	i := 0
	for {
		c := 2*i + 1
		if c >= last {
			break
		}
		if c+1 < last && h[c+1] < h[c] {
			c++
		}
		if r <= h[c] {
			break
		}
		h[i] = h[c]
		i = c
	}
	if last > 0 {
		h[i] = r
	}
	return top
}
