package channel

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Some words look alike to the machine and differ in sense: sont and font, a and
// à, force and forcé. The preceding word alone does not distinguish them, so once
// the words are found, the two words on either side are used as features. Each
// such pair has weights, learned from edited texts (teach.go). Pairs that differ
// in the same way, as force and forcé, gagne and gagné, share further weights.

// senses holds the weights, by pair or way of differing, and by feature.
type senses map[string]map[string]int32

// pair is two readings in order, and how they differ.
type pair struct {
	x, y string
	way  string
}

// pairOf returns two readings as a pair, with the way in which they differ.
func pairOf(a, b string) pair {
	if b < a {
		a, b = b, a
	}
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	for i > 0 && (i < len(a) && a[i]&0xC0 == 0x80 || i < len(b) && b[i]&0xC0 == 0x80) {
		i--
	}
	p := pair{x: a, y: b}
	switch {
	case flip(a, b):
		p.way = flipped
	case len(a)-i <= 4 && len(b)-i <= 4 && i > 1:
		p.way = "-" + a[i:] + "/-" + b[i:]
	}
	return p
}

// flipped is the way of pairs that differ only in f for ſ.
const flipped = "f/ſ"

// flip reports whether two keys differ only in f for ſ.
func flip(a, b string) bool {
	return a != b && strings.ReplaceAll(a, "f", "ſ") == strings.ReplaceAll(b, "f", "ſ")
}

func (p pair) name() string { return p.x + "/" + p.y }

// subjects are the small words that show a verb's sense: ils font, qui sont.
var subjects = map[string]bool{"il": true, "ils": true, "elle": true, "elles": true, "on": true, "qui": true, "que": true, "qu'": true,
	"ce": true, "ceux": true, "dont": true, "les": true, "ne": true, "n'": true, "y": true, "en": true, "ſe": true}

// asked returns the features of word i of a row of keys, for a pair.
func asked(keys []string, i int, p pair, extra string) []string {
	at := func(k int) string {
		if k < 0 || k >= len(keys) {
			return "<>"
		}
		return keys[k]
	}
	b, a := at(i-1), at(i+1)
	out := []string{"", "-" + b, "+" + a, "--" + at(i-2), "++" + at(i+2), "-" + b + "+" + a, "--" + at(i-2) + "-" + b, "+" + a + "++" + at(i+2),
		"-~" + ending(b), "+~" + ending(a)}
	if extra != "" {
		out = append(out, extra)
	}
	if p.way == flipped {
		for k := i - 1; k > i-7 && k >= 0 && !strings.ContainsAny(keys[k], ".;:"); k-- {
			if subjects[keys[k]] {
				out = append(out, "<"+keys[k])
			}
		}
	}
	return out
}

// weigh returns by how much y is likelier than x, as a cost, and whether the pair has weights.
func (s senses) weigh(p pair, features []string) (int32, bool) {
	own, ok := s[p.name()]
	shared := s[p.way]
	if !ok && (shared == nil || p.way == "") {
		return 0, false
	}
	z := int32(0)
	for _, f := range features {
		z += own[f] + shared[f]
	}
	return z, true
}

// key returns the word of an arc as features see it.
func (m *Model) key(a *Arc) string {
	if a.Word >= 0 {
		return m.words[a.Word].Key
	}
	return kindNames[a.Kind]
}

// judge reads again the words that have a double, by the words around them.
func (m *Model) judge(text []Char, at [][]Arc, found []Found) {
	if len(m.senses) == 0 {
		return
	}
	var keys []string
	var place []int
	for i := range found {
		if found[i].Kind != KindDrop {
			keys = append(keys, m.key(&found[i].Arc))
			place = append(place, i)
		}
	}
	for k, i := range place {
		f := &found[i]
		before := int32(-1)
		if k > 0 {
			before = m.token(&found[place[k-1]].Arc)
		}
		if f.Kind != KindWord {
			continue
		}
		m.judgeKey(at, f, keys, k, func(b *Arc) int32 {
			around := func(a *Arc) int32 {
				c := m.step(text, before, a) - a.Cost
				if k+1 < len(place) {
					c += m.step(text, m.token(a), &found[place[k+1]].Arc)
				}
				return c
			}
			return around(b) - around(&f.Arc)
		})
		keys[k] = m.key(&f.Arc)
		m.judgeForm(text[f.From:f.To], f, keys, k)
		if k > 1 && keys[k] == "la" && keys[k-1] == "-" && pointing[keys[k-2]] && !m.clean {
			f.Text = "là"
		}
	}
}

// pointing are the words that form a demonstrative with a hyphen and là: celui-là, par-là.
var pointing = map[string]bool{"celui": true, "celle": true, "ceux": true, "celles": true, "par": true, "de": true}

// judgeKey chooses between a word and its doubles with f and ſ: by what the scan
// shows and, in equal parts, by the weights and by the bigrams. dearer returns
// how much dearer than f the bigrams make an arc.
func (m *Model) judgeKey(at [][]Arc, f *Found, keys []string, k int, dearer func(*Arc) int32) {
	word := m.words[f.Word].Key
	if !strings.ContainsAny(word, "fſ") {
		return
	}
	for i := range at[f.From] {
		b := &at[f.From][i]
		if b.To != f.To || b.Kind != KindWord || !flip(word, m.words[b.Word].Key) {
			continue
		}
		p := pairOf(word, m.words[b.Word].Key)
		z, ok := m.senses.weigh(p, asked(keys, k, p, ""))
		if !ok {
			continue
		}
		if p.x == word {
			z = -z // how much dearer the other one is
		}
		z = (z+dearer(b))/2 + b.Cost - f.Cost
		f.settle(*b, z)
		if z < 0 {
			return
		}
	}
}

// judgeForm chooses between the ways to set a word's accents.
func (m *Model) judgeForm(chars []Char, f *Found, keys []string, k int) {
	w := &m.words[f.Word]
	if len(w.Forms) < 2 || m.clean {
		return
	}
	now := m.form(chars, f.Arc)
	shown := m.symbolsShown(chars, f.Arc)
	for _, g := range w.Forms {
		if g.Text == now {
			continue
		}
		p := pairOf(now, g.Text)
		z, ok := m.senses.weigh(p, asked(keys, k, p, accentsAsked(shown, p)))
		if !ok {
			continue
		}
		if p.x == now {
			z = -z
		}
		z += g.Cost - w.cost(now)
		b := f.Arc
		b.Text = g.Text
		f.Text = now
		f.settle(b, z)
		now = f.Text
	}
}

// cost returns the cost of a form of a word, by how common it is.
func (w *Word) cost(form string) int32 {
	for _, f := range w.Forms {
		if f.Text == form {
			return f.Cost
		}
	}
	return 0
}

// accentsAsked returns the feature that tells which of two forms the scan's accents support.
func accentsAsked(shown []rune, p pair) string {
	return "'" + strconv.Itoa(int(accents(shown, p.x)-accents(shown, p.y))/10)
}

// settle takes the other reading if z, its cost above the present one, is negative.
// The dearer of the two stays as a rival if it is nearly as cheap.
func (f *Found) settle(other Arc, z int32) {
	kept := f.Rivals[:0:0]
	for _, r := range f.Rivals {
		if !(r.Kind == other.Kind && r.Word == other.Word && r.Text == other.Text) {
			kept = append(kept, r)
		}
	}
	f.Rivals = kept
	if z < 0 {
		f.Arc, other, z = other, f.Arc, -z
	}
	f.Margin = min(f.Margin, z)
	if z < Doubtful {
		f.Rivals = append([]Arc{other}, f.Rivals...)
		f.Rivals = f.Rivals[:min(3, len(f.Rivals))]
	}
}

// loadSenses reads lines `pair TAB feature=weight …`, the features separated
// by tabs.
func (m *Model) loadSenses(table string) error {
	m.senses = senses{}
	for n, l := range strings.Split(table, "\n") {
		if l == "" || strings.HasPrefix(l, "# ") {
			continue
		}
		f := strings.Split(l, "\t")
		w := make(map[string]int32, len(f)-1)
		for _, q := range f[1:] {
			i := strings.LastIndexByte(q, '=')
			v := 0
			var err error
			if i >= 0 {
				v, err = strconv.Atoi(q[i+1:])
			}
			if i < 0 || err != nil {
				return fmt.Errorf("senses:%d: %q is no weight", n+1, q)
			}
			w[q[:i]] = int32(v)
		}
		m.senses[f[0]] = w
	}
	return nil
}

// WriteSenses writes the weights in the format of Load.
func (m *Model) WriteSenses() string {
	var b strings.Builder
	names := make([]string, 0, len(m.senses))
	for n := range m.senses {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		b.WriteString(n)
		var list []string
		for q, v := range m.senses[n] {
			list = append(list, fmt.Sprintf("\t%s=%d", q, v))
		}
		sort.Strings(list)
		b.WriteString(strings.Join(list, "") + "\n")
	}
	return b.String()
}
