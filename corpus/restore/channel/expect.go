package channel

import "math"

// Counts is what a model expects to have happened in some texts: words, pairs of
// words and confusions, each weighted by its probability (the E of EM).
type Counts struct {
	Words   map[string]float64
	Cold    map[string]float64 // words of the cold lexicon, as spelt there
	Forms   map[string]map[string]float64
	Pairs   map[[2]string]float64
	Edges   map[[2]string]float64
	Spaces  map[string]float64 // by name: InSpace, InLine and so on, and the case of none
	Unknown map[string]float64
	Within  map[string]float64 // words within a sentence
	Caps    map[string]float64 // those of them with a capital
	Cost    float64
}

// NewCounts returns empty counts.
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

// expect computes the probability of every arc of a text's lattice
// (forward-backward) and counts by it.
func (m *Model) expect(text []Char, at [][]Arc, c *Counts) {
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
				f(k, a, index(a.To, w), -float64(cost)/nat)
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
	if inside(text, int(a.From)) && !text[a.From].Loose {
		c.Spaces["no-space"] += w
	} else {
		c.Spaces["space"] += w
	}
	m.countSteps(chars, a, w, c)
}

// countSteps counts the confusions of an arc: each one, and each two adjacent
// ones, which may be one.
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

// logAdd returns log(e^a + e^b).
func logAdd(a, b float64) float64 {
	if a < b {
		a, b = b, a
	}
	if math.IsInf(b, -1) {
		return a
	}
	return a + math.Log1p(math.Exp(b-a))
}
