package channel

import (
	"math"
)

// Example is a place where either of two readings may stand, and which one does.
type Example struct {
	pair     pair
	y        bool    // the second reading stands there
	offset   float64 // the evidence for the second before any feature
	features []string
}

// Examples returns the places of a text with known words at which a word has a
// double.
func (m *Model) Examples(text []Char, sure []Sure) []Example {
	at := m.lattice(text)
	var keys []string
	for _, s := range sure {
		for _, w := range s.Words {
			keys = append(keys, w.Key)
		}
	}
	var out []Example
	k := 0
	for _, s := range sure {
		if len(s.Words) == 1 && s.Words[0].Form != "" {
			out = append(out, m.examples(text, at, s, keys, k)...)
		}
		k += len(s.Words)
	}
	return out
}

// examples returns the doubles of a known word, one example each.
func (m *Model) examples(text []Char, at [][]Arc, s Sure, keys []string, k int) []Example {
	w := s.Words[0]
	id, ok := m.ids[w.Key]
	if !ok {
		return nil
	}
	var own *Arc
	for i := range at[s.From] {
		if a := &at[s.From][i]; int(a.To) == s.To && a.Kind == KindWord && a.Word == id {
			own = a
		}
	}
	if own == nil {
		return nil
	}
	var out []Example
	for i := range at[s.From] {
		b := &at[s.From][i]
		if int(b.To) != s.To || b.Kind != KindWord || !flip(w.Key, m.words[b.Word].Key) {
			continue
		}
		e := Example{pair: pairOf(w.Key, m.words[b.Word].Key)}
		e.features = asked(keys, k, e.pair, "")
		e.y = e.pair.y == w.Key
		e.offset = float64(b.Cost-own.Cost) / nat
		if !e.y {
			e.offset = -e.offset
		}
		out = append(out, e)
	}
	shown := m.symbolsShown(text[s.From:s.To], *own)
	for _, f := range m.words[id].Forms {
		if f.Text == w.Form {
			continue
		}
		e := Example{pair: pairOf(w.Form, f.Text)}
		e.features = asked(keys, k, e.pair, accentsAsked(shown, e.pair))
		e.y = e.pair.y == w.Form
		e.offset = float64(m.words[id].cost(e.pair.x)-m.words[id].cost(e.pair.y)) / nat
		out = append(out, e)
	}
	return out
}

// Teach learns the weights of all pairs by logistic regression. A pair that was not
// seen both ways trains only its way of differing, and gets no weights of its own.
func (m *Model) Teach(examples []Example) {
	weights, rows := lessons(examples)
	descend(rows)
	m.senses = senses{}
	for k, w := range weights {
		if v := int32(math.Round(nat * w.v)); w.n > 1 && (v >= 20 || v <= -20) {
			if m.senses[k[0]] == nil {
				m.senses[k[0]] = map[string]int32{}
			}
			m.senses[k[0]][k[1]] = v
		}
	}
}

// weight is the weight of a feature for a pair, or for a way of differing,
// and the number of examples with it.
type weight struct {
	v float64
	n int
}

// lesson is an example with the weights of its features.
type lesson struct {
	w      []*weight
	y      float64
	offset float64
}

// lessons returns the examples of pairs that were seen both ways, and the
// weights they train, by pair or way and by feature.
func lessons(examples []Example) (map[[2]string]*weight, []lesson) {
	both, ways := seenBoth(examples)
	weights := map[[2]string]*weight{}
	get := func(name, f string) *weight {
		w := weights[[2]string{name, f}]
		if w == nil {
			w = &weight{}
			weights[[2]string{name, f}] = w
		}
		return w
	}
	var rows []lesson
	for _, e := range examples {
		if !both[e.pair.name()] {
			continue
		}
		r := lesson{offset: e.offset}
		if e.y {
			r.y = 1
		}
		for _, f := range e.features {
			r.w = append(r.w, get(e.pair.name(), f))
			if e.pair.way != "" && len(ways[e.pair.way]) > 1 {
				r.w = append(r.w, get(e.pair.way, f))
			}
		}
		for _, w := range r.w {
			w.n++
		}
		rows = append(rows, r)
	}
	return weights, rows
}

// seenBoth returns which pairs were seen both ways, and which of these each way
// of differing has.
func seenBoth(examples []Example) (both map[string]bool, ways map[string]map[string]bool) {
	first, second := map[string]bool{}, map[string]bool{}
	for _, e := range examples {
		if e.y {
			second[e.pair.name()] = true
		} else {
			first[e.pair.name()] = true
		}
	}
	both, ways = map[string]bool{}, map[string]map[string]bool{}
	for _, e := range examples {
		name := e.pair.name()
		if !first[name] || !second[name] {
			continue
		}
		both[name] = true
		if ways[e.pair.way] == nil {
			ways[e.pair.way] = map[string]bool{}
		}
		ways[e.pair.way][name] = true
	}
	return both, ways
}

// descend passes over the lessons repeatedly, at a falling rate, and shrinks
// each weight slightly towards zero.
func descend(rows []lesson) {
	const rounds, decay = 30, 0.01
	for round := range rounds {
		rate := 0.25 / (1 + float64(round)/5)
		for i := range rows {
			r := &rows[i]
			z := r.offset
			for _, w := range r.w {
				if w.n > 1 {
					z += w.v
				}
			}
			g := r.y - 1/(1+math.Exp(-z))
			for _, w := range r.w {
				if w.n > 1 {
					w.v += rate * (g - decay*w.v)
				}
			}
		}
	}
}
