package channel

import (
	"math"
	"slices"
	"sort"
)

// state is the cheapest path to a place in the text whose last word is word.
type state struct {
	word int32 // for the bigrams
	last int32 // the index of its last arc, among those that begin at from
	from int32 // where that arc begins
	prev int32 // the index of the state before, among those at from
	cost int32
}

// Found is a word that the channel found, and how certain it is.
type Found struct {
	Arc
	Margin int32 // how much dearer the best other reading of these characters is
	Rivals []Arc
}

// token returns the id of an arc in the bigrams; -1 for none, in which case
// the word before it remains the preceding word.
func (m *Model) token(a *Arc) int32 {
	switch {
	case a.Kind == KindDrop:
		return -1
	case a.Word >= 0:
		return a.Word
	}
	return m.special[a.Kind]
}

// capCold is the cost of a capital, within a sentence, on a word that the texts
// do not contain: capitals belong to names, and the texts contain the names.
const capCold = 250

// step returns the cost of an arc after the word prev.
func (m *Model) step(text []Char, prev int32, a *Arc) int32 {
	c := a.Cost
	if a.Kind == KindDrop {
		return c
	}
	t := m.token(a)
	var before class
	if prev >= 0 {
		before = m.words[prev].class
	}
	if a.Cap && prev >= 0 && before&final == 0 {
		switch a.Kind {
		case KindWord:
			c += m.words[t].Cap
		case KindCold:
			c += capCold
		}
	}
	if inside(text, int(a.From)) && before&elided == 0 {
		if text[a.From].Loose {
			c += looseBreak
		} else {
			c += m.costs.NoSpace
		}
	}
	if a.Kind != KindWord && a.Kind != KindMark {
		if prev >= 0 {
			c += m.back[prev]
		}
	} else {
		c += m.follows(prev, t)
	}
	if before&(elided|elides) != 0 {
		v := m.begins(a)
		if before&elided != 0 && !v || before&elides != 0 && v && a.Kind != KindUnknown {
			if before&elided != 0 {
				c += m.costs.Elide
			} else if k := m.words[t].Key; a.Kind == KindWord && k[0] != 'h' && k[0] != 'y' && k != "onze" && k != "oui" || a.Kind == KindCold && a.Text[0] != 'h' {
				c += m.costs.Elide / 2
			}
		}
	}
	return c
}

// begins reports whether the reading of an arc begins with a vowel.
func (m *Model) begins(a *Arc) bool {
	switch a.Kind {
	case KindWord:
		return m.words[a.Word].class&vowel != 0
	case KindCold:
		l, _ := letterOf([]rune(a.Text)[0])
		switch l {
		case 0, 'e' - 'a', 'i' - 'a', 'o' - 'a', 'u' - 'a', 'h' - 'a', 'y' - 'a':
			return true
		}
		return false
	case KindMark:
		return false
	}
	return true
}

// Decode reads a text: it returns the cheapest path through the lattice,
// which covers every character by one arc.
func (m *Model) Decode(text []Char) []Found {
	if len(text) == 0 {
		return nil
	}
	at := m.lattice(text)
	states := m.forward(text, at)
	n := len(text)
	best := int32(-1)
	for i, s := range states[n] {
		if best < 0 || s.cost < states[n][best].cost {
			best = int32(i)
		}
	}
	var out []Found
	for p, i := n, best; p > 0; {
		st := states[p][i]
		out = append(out, Found{Arc: at[st.from][st.last], Margin: math.MaxInt32})
		p, i = int(st.from), st.prev
	}
	slices.Reverse(out)
	prev := int32(-1)
	for i := range out {
		var next *Arc
		for k := i + 1; k < len(out) && next == nil; k++ {
			if out[k].Kind != KindDrop {
				next = &out[k].Arc
			}
		}
		m.doubt(text, at, &out[i], prev, next)
		if t := m.token(&out[i].Arc); t >= 0 {
			prev = t
		}
	}
	m.judge(text, at, out)
	return out
}

// forward finds the cheapest path to every place, for each last word.
func (m *Model) forward(text []Char, at [][]Arc) [][]state {
	states := make([][]state, len(text)+1)
	states[0] = []state{{word: -1}}
	for p := range text {
		if len(states[p]) == 0 {
			continue
		}
		for i := range at[p] {
			a := &at[p][i]
			if a.Kind == KindDrop {
				for k, s := range states[p] {
					states[a.To] = keep(states[a.To], state{s.word, int32(i), int32(p), int32(k), s.cost + a.Cost})
				}
				continue
			}
			t := m.token(a)
			best := state{cost: math.MaxInt32}
			for k, s := range states[p] {
				if c := s.cost + m.step(text, s.word, a); c < best.cost {
					best = state{t, int32(i), int32(p), int32(k), c}
				}
			}
			states[a.To] = keep(states[a.To], best)
		}
	}
	return states
}

// keep adds a state unless one with the same last word is as cheap.
func keep(list []state, s state) []state {
	for i := range list {
		if list[i].word == s.word {
			if s.cost < list[i].cost {
				list[i] = s
			}
			return list
		}
	}
	return append(list, s)
}

// Doubtful is the greatest Margin at which another reading cannot be ruled out:
// a chance of about one in six.
const Doubtful = 180

// doubt sets the margin and the rivals of a word: it compares the word with those
// that could stand in its place, given the words before and after it.
func (m *Model) doubt(text []Char, at [][]Arc, f *Found, prev int32, next *Arc) {
	weigh := func(a *Arc) int32 {
		c := m.step(text, prev, a)
		t := m.token(a)
		if t < 0 {
			t = prev
		}
		if next != nil {
			c += m.step(text, t, next)
		}
		return c
	}
	cost := weigh(&f.Arc)
	type rival struct {
		arc *Arc
		d   int32
	}
	var rivals []rival
	for i := range at[f.From] {
		b := &at[f.From][i]
		if b.To != f.To || b.Kind == f.Kind && b.Word == f.Word && b.Text == f.Text {
			continue
		}
		d := weigh(b) - cost
		f.Margin = min(f.Margin, d)
		if d < Doubtful && b.Kind <= KindCold {
			rivals = append(rivals, rival{b, d})
		}
	}
	sort.SliceStable(rivals, func(i, j int) bool { return rivals[i].d < rivals[j].d })
	for _, r := range rivals[:min(3, len(rivals))] {
		f.Rivals = append(f.Rivals, *r.arc)
	}
}
