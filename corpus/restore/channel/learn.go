package channel

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"sort"
	"strings"
)

// Counts is what a model expects to have happened in some texts: words, pairs of
// words and confusions, each weighed by how likely it is (the E of EM).
type Counts struct {
	Words   map[string]float64
	Cold    map[string]float64 // words of the lexicon alone, as they are spelt there
	Forms   map[string]map[string]float64
	Pairs   map[[2]string]float64
	Edges   map[[2]string]float64
	Spaces  map[string]float64 // InSpace, InLine, … and how often there was none
	Unknown map[string]float64
	Within  map[string]float64 // words within a sentence
	Caps    map[string]float64 // … that begin with a capital
	Cost    float64
}

// NewCounts is a count of nothing.
func NewCounts() *Counts {
	return &Counts{Words: map[string]float64{}, Cold: map[string]float64{}, Forms: map[string]map[string]float64{}, Pairs: map[[2]string]float64{},
		Edges: map[[2]string]float64{}, Spaces: map[string]float64{}, Unknown: map[string]float64{}, Within: map[string]float64{}, Caps: map[string]float64{}}
}

// Add adds other to c.
func (c *Counts) Add(other *Counts) {
	for k, v := range other.Words {
		c.Words[k] += v
	}
	for k, v := range other.Cold {
		c.Cold[k] += v
	}
	for k, f := range other.Forms {
		if c.Forms[k] == nil {
			c.Forms[k] = map[string]float64{}
		}
		for t, v := range f {
			c.Forms[k][t] += v
		}
	}
	for k, v := range other.Pairs {
		c.Pairs[k] += v
	}
	for k, v := range other.Edges {
		c.Edges[k] += v
	}
	for k, v := range other.Spaces {
		c.Spaces[k] += v
	}
	for k, v := range other.Within {
		c.Within[k] += v
	}
	for k, v := range other.Caps {
		c.Caps[k] += v
	}
	for k, v := range other.Unknown {
		c.Unknown[k] += v
	}
	c.Cost += other.Cost
}

// soft is a state of the forward-backward search.
type soft struct {
	word        int32
	alpha, beta float64
}

// Expect weighs every arc of a text by how likely it is (forward-backward over
// the lattice) and counts.
func (m *Model) Expect(text []Char, c *Counts) {
	at := m.lattice(text)
	states := make([][]soft, len(text)+1)
	states[0] = []soft{{word: -1}}
	index := func(p int32, word int32) int {
		for i := range states[p] {
			if states[p][i].word == word {
				return i
			}
		}
		states[p] = append(states[p], soft{word: word, alpha: math.Inf(-1), beta: math.Inf(-1)})
		return len(states[p]) - 1
	}
	each := func(p int, f func(k int, a *Arc, to int, cost float64)) {
		for i := range at[p] {
			a := &at[p][i]
			t := m.token(a)
			for k := range states[p] {
				w := t
				cost := a.Cost
				if a.Kind == KindDrop {
					w = states[p][k].word
				} else {
					cost = m.step(text, states[p][k].word, a)
				}
				f(k, a, index(a.To, w), -float64(cost)/100)
			}
		}
	}
	for p := range text {
		each(p, func(k int, a *Arc, to int, cost float64) {
			s := &states[a.To][to]
			s.alpha = logAdd(s.alpha, states[p][k].alpha+cost)
		})
	}
	total := math.Inf(-1)
	for i := range states[len(text)] {
		states[len(text)][i].beta = 0
		total = logAdd(total, states[len(text)][i].alpha)
	}
	c.Cost -= total
	for p := len(text) - 1; p >= 0; p-- {
		for i := range states[p] {
			states[p][i].beta = math.Inf(-1)
		}
		var last *Arc
		sum := 0.0
		each(p, func(k int, a *Arc, to int, cost float64) {
			s := &states[p][k]
			b := states[a.To][to].beta + cost
			s.beta = logAdd(s.beta, b)
			w := math.Exp(s.alpha + b - total)
			if a != last {
				if last != nil {
					m.count(text, last, sum, c)
				}
				last, sum = a, 0
			}
			sum += w
			if w > 1e-3 && a.Kind != KindDrop && s.word >= 0 {
				k := m.words[m.token(a)].Key
				c.Pairs[[2]string{m.words[s.word].Key, k}] += w
				if a.Kind == KindWord && m.words[s.word].class&final == 0 {
					c.Within[k] += w
					if a.Cap {
						c.Caps[k] += w
					}
				}
			}
		})
		if last != nil {
			m.count(text, last, sum, c)
		}
	}
}

// count adds an arc of weight w.
func (m *Model) count(text []Char, a *Arc, w float64, c *Counts) {
	if w < 1e-3 {
		return
	}
	chars := text[a.From:a.To]
	switch a.Kind {
	case KindCold:
		c.Cold[a.Text] += w
	case KindWord:
		k := m.words[a.Word].Key
		c.Words[k] += w
		if len(m.words[a.Word].Forms) > 1 {
			if c.Forms[k] == nil {
				c.Forms[k] = map[string]float64{}
			}
			c.Forms[k][m.form(chars, *a)] += w
		}
	case KindUnknown:
		c.Unknown[plain(chars)] += w
		c.Words[m.words[m.token(a)].Key] += w
		return
	case KindDrop:
		return
	default:
		c.Words[m.words[m.token(a)].Key] += w
		return
	}
	if inside(text, int(a.From)) {
		c.Spaces["no-space"] += w
	} else {
		c.Spaces["space"] += w
	}
	m.countSteps(chars, a, w, c)
}

// countSteps counts the confusions of an arc: each, and each two that stand
// together, which may be one.
func (m *Model) countSteps(chars []Char, a *Arc, w float64, c *Counts) {
	i := 0
	var before [2]string
	odd := false
	first := true
	for _, st := range a.Steps {
		if st.Edge == stepGap {
			n := gapless(chars, i, st)
			switch {
			case n > 0:
				c.Spaces["hyphen-within"] += w
			case i < len(chars) && chars[i].Gap >= GapLine:
				c.Spaces["line-within"] += w
			default:
				c.Spaces["space-within"] += w
			}
			i += n
			before = [2]string{}
			odd = false
			continue
		}
		var o, t []rune
		for k := range int(st.N) {
			if i+k < len(chars) {
				o = append(o, runeOf[chars[i+k].Sym])
			}
		}
		i += int(st.N)
		if st.Edge >= 0 {
			for _, l := range m.edges[st.Edge].True {
				t = append(t, l.rune())
			}
		} else if st.Edge != stepDel {
			t = append(t, st.Letter.rune())
		}
		side := [2]string{string(o), string(t)}
		same := len(o) == 1 && len(t) == 1 && shows[symOf[o[0]]] != noLetter && shows[symOf[o[0]]].rune() == t[0]
		if same && st.Edge == stepSame {
			o[0] = runeOf[base[symOf[o[0]]]]
			side[0] = string(o)
		}
		if !(st.Edge == stepCap && first) {
			c.Edges[side] += w
		}
		common := side == [2]string{"f", "ſ"}
		if odd && !same && !common && before != [2]string{"f", "ſ"} && len([]rune(before[0]+side[0])) <= 3 && len([]rune(before[1]+side[1])) <= 4 {
			c.Edges[[2]string{before[0] + side[0], before[1] + side[1]}] += w
		}
		before, odd = side, !same
		first = false
	}
}

func logAdd(a, b float64) float64 {
	if a < b {
		a, b = b, a
	}
	if math.IsInf(b, -1) {
		return a
	}
	return a + math.Log1p(math.Exp(b-a))
}

// Lexicon is what the learner may draw on: for every key its forms.
type Lexicon map[string][]string

// Rules bound what is learned.
type Rules struct {
	Bigrams bool                // learn pairs
	Least   float64             // a word seen less is left to the cold lexicon
	Weights map[string]float64  // words that are rarer than they look
	Small   map[string]bool     // words that have no capital within a sentence
	Fixed   map[[2]string]int32 // confusions whose cost is not learned
	Seeds   []Edge              // confusions that are kept whatever the texts say, if seen at all likely
}

// Learn makes the next model of a lexicon and the counts (the M of EM).
func Learn(old *Model, lex Lexicon, cold *Graph, c *Counts, r Rules) *Model {
	words := learnWords(lex, c, r)
	m := New(learnEdges(old, words, c, r), learnCosts(old.costs, c), words, cold)
	if r.Bigrams {
		m.learnClasses(c)
		m.learnPairs(c)
	}
	return m
}

// learnWords takes over the words that were seen, cold ones too.
func learnWords(lex Lexicon, c *Counts, r Rules) []Word {
	seen := map[string]float64{}
	forms := map[string]map[string]float64{}
	for k, v := range c.Words {
		seen[k] += v
		forms[k] = c.Forms[k]
	}
	for text, v := range c.Cold {
		k := Key(lettersOf(text))
		seen[k] += v
		if forms[k] == nil {
			forms[k] = map[string]float64{}
		}
	}
	total := 0.0
	for _, k := range inOrder(seen) { // in order, for the sums to be the same each time
		v := seen[k]
		if !special(k) { // few sightings are likelier to be none
			v = v * v / (v + 0.4)
			if f, ok := r.Weights[k]; ok {
				v *= f
			}
			seen[k] = v
		}
		if v < r.Least && !special(k) {
			delete(seen, k)
			continue
		}
		total += v
	}
	var words []Word
	for _, k := range inOrder(seen) {
		w := Word{Key: k, Cap: min(300, Cost((c.Caps[k]+0.2)/(c.Within[k]+1))), Cost: Cost((seen[k] + 0.02) / (total * 1.02))}
		if r.Small[k] {
			w.Cap = 260
		}
		all := lex[k]
		sum := 0.0
		for _, f := range all {
			sum += forms[k][f] + 0.3
		}
		for _, f := range all {
			w.Forms = append(w.Forms, Form{f, Cost((forms[k][f] + 0.3) / sum)})
		}
		sort.SliceStable(w.Forms, func(i, j int) bool { return w.Forms[i].Cost < w.Forms[j].Cost })
		if len(w.Forms) == 1 {
			w.Forms[0].Cost = 0
		}
		words = append(words, w)
	}
	return words
}

// inOrder are the keys of a count, sorted.
func inOrder(n map[string]float64) []string {
	return slices.Sorted(maps.Keys(n))
}

// pairsInOrder are the keys of a count of pairs, sorted.
func pairsInOrder(n map[[2]string]float64) [][2]string {
	return slices.SortedFunc(maps.Keys(n), func(a, b [2]string) int {
		return cmp.Or(strings.Compare(a[0], b[0]), strings.Compare(a[1], b[1]))
	})
}

func special(k string) bool { return !spellable(k) }

// lettersOf is the spelling of a word that is spelt already, with accents.
func lettersOf(s string) []Letter {
	var out []Letter
	for _, r := range s {
		if l, ok := letterOf(r); ok {
			out = append(out, l)
		}
	}
	return out
}

// Cost is a probability as a cost.
func Cost(p float64) int32 { return int32(math.Round(-100 * math.Log(p))) }

// learnEdges estimates the confusions: how often the letters were read so, of
// all the times they were printed.
func learnEdges(old *Model, words []Word, c *Counts, r Rules) []Edge {
	printed := map[string]float64{}
	for _, w := range words {
		n := c.Words[w.Key]
		ls := []rune(w.Key)
		if n == 0 || special(w.Key) {
			continue
		}
		for i := range ls {
			for k := 1; k <= 4 && i+k <= len(ls); k++ {
				printed[string(ls[i:i+k])] += n
			}
		}
	}
	all := 0.0
	for _, k := range inOrder(printed) {
		if len([]rune(k)) == 1 {
			all += printed[k]
		}
	}
	// A letter that was read together with its neighbour was not read alone: so
	// a single one counts only where it was.
	alone := map[string]float64{}
	for _, k := range pairsInOrder(c.Edges) {
		if len([]rune(k[1])) == 1 {
			alone[k[1]] += c.Edges[k]
		}
	}
	for k, v := range alone {
		if strings.Contains(",.;", k) { // most of them are marks in the scan too
			continue
		}
		printed[k] = min(printed[k], v)
	}
	seeds := map[[2]string]int32{}
	for _, e := range r.Seeds {
		o, t := e.Sides()
		seeds[[2]string{unempty(o), unempty(t)}] = e.Cost
		if _, ok := c.Edges[[2]string{unempty(o), unempty(t)}]; !ok {
			c.Edges[[2]string{unempty(o), unempty(t)}] = 0
		}
	}
	var out []Edge
	for _, k := range pairsInOrder(c.Edges) {
		n := c.Edges[k]
		den := printed[k[1]]
		if k[1] == "" {
			den = all
		}
		seed, seeded := seeds[k]
		if !seeded && n < 2.5 {
			continue
		}
		if k[0] == "" && k[1] != "'" { // letters lost are left to the generic edge
			continue
		}
		if k[1] == "" && !seeded && n < 20 {
			continue
		}
		e, err := NewEdge(empty(k[0]), empty(k[1]))
		if err != nil {
			continue
		}
		p := (n + 0.1) / (den + 25)
		if seeded { // the seed counts as a few sightings, and as no less
			p = (n + 6*math.Exp(-float64(seed)/100)) / (den + 6)
		}
		e.Cost = min(max(Cost(min(p, 1)), 0), 900)
		if seeded {
			e.Cost = min(e.Cost, seed+300)
		}
		if f, ok := r.Fixed[k]; ok {
			e.Cost = f
		}
		same := len(e.Obs) == 1 && len(e.True) == 1 && shows[e.Obs[0]] == e.True[0]
		if !same && !seeded && e.Cost > 720 {
			continue
		}
		if seeded && e.Cost >= old.costs.Sub {
			continue
		}
		out = append(out, e)
	}
	return out
}

func empty(s string) string {
	if s == "" {
		return "∅"
	}
	return s
}

func unempty(s string) string {
	if s == "∅" {
		return ""
	}
	return s
}

// learnCosts estimates how often words are broken and run together.
func learnCosts(costs Costs, c *Counts) Costs {
	inner := 0.0 // places between letters within words
	for _, k := range inOrder(c.Words) {
		if v := c.Words[k]; !special(k) {
			inner += v * float64(max(0, len([]rune(k))-1))
		}
	}
	if inner == 0 {
		return costs
	}
	words := c.Spaces["space"] + c.Spaces["no-space"] + 1
	set := func(to *int32, p float64, least, most int32) { *to = min(max(Cost(p), least), most) }
	set(&costs.NoSpace, (c.Spaces["no-space"]+1)/words, 330, 520)
	set(&costs.InSpace, (c.Spaces["space-within"]+1)/inner*3, 330, 560)
	set(&costs.InLine, (c.Spaces["line-within"]+1)/(words/7), 200, 400)
	return costs
}

// learnPairs estimates the bigrams, by Witten and Bell's interpolation with the
// words alone.
func (m *Model) learnPairs(c *Counts) {
	type next struct {
		id int32
		n  float64
	}
	follow := make([][]next, len(m.words))
	for _, k := range pairsInOrder(c.Pairs) {
		n := c.Pairs[k]
		a, ok := m.ids[k[0]]
		b, ok2 := m.ids[k[1]]
		if ok && ok2 && n >= 0.3 {
			follow[a] = append(follow[a], next{b, n})
		}
	}
	m.back = make([]int32, len(m.words))
	m.pairs = map[uint64]int32{}
	for a, list := range follow {
		sum, kinds := 0.0, 0.0
		for _, f := range list {
			sum += f.n
			kinds += min(1, f.n)
		}
		if sum == 0 {
			continue
		}
		kinds = kinds*1.2 + 1
		lambda := kinds / (sum + kinds)
		m.back[a] = Cost(lambda)
		for _, f := range list {
			p := f.n/(sum+kinds) + lambda*math.Exp(-float64(m.unseen(int32(a), f.id))/100)
			if f.n >= 0.6 {
				m.pairs[uint64(a)<<32|uint64(f.id)] = Cost(min(p, 1))
			}
		}
	}
}

// Vocabulary is the words of the model, in order of key.
func (m *Model) Vocabulary() []Word { return m.words }

// Confusions is the table of the model, with its other costs.
func (m *Model) Confusions() ([]Edge, Costs) { return m.edges, m.costs }
