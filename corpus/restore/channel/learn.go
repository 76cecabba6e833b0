package channel

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"sort"
	"strings"
)

// Lexicon holds, for every key, the forms from which the learner may choose.
type Lexicon map[string][]string

// Rules set bounds on what is learned.
type Rules struct {
	Bigrams bool                // learn pairs
	Least   float64             // a word seen less often is left to the cold lexicon
	Small   map[string]bool     // words without a capital within a sentence
	Fixed   map[[2]string]int32 // confusions whose cost is not learned
	Seeds   []Edge              // confusions that are kept, however rarely the texts show them
}

// Learn makes the next model from a lexicon and the counts (the M of EM).
func Learn(old *Model, lex Lexicon, cold *Graph, c *Counts, r Rules) *Model {
	words := learnWords(lex, c, r)
	m := New(learnEdges(old, words, c, r), learnCosts(old.costs, c), words, cold)
	if r.Bigrams {
		m.learnClasses(c)
		m.learnPairs(c)
	}
	return m
}

// learnWords returns the words that were seen, cold ones included.
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
	for _, k := range inOrder(seen) { // in order, so that the sums are reproducible
		v := seen[k]
		if !special(k) { // a few sightings are more likely errors
			v = v * v / (v + 0.4)
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
		w := Word{Key: k, Cap: min(capMost, Cost((c.Caps[k]+0.2)/(c.Within[k]+1))), Cost: Cost((seen[k] + 0.02) / (total * 1.02))}
		if r.Small[k] {
			w.Cap = capSmall
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

// inOrder returns the keys of a count, sorted.
func inOrder(n map[string]float64) []string {
	return slices.Sorted(maps.Keys(n))
}

// pairsInOrder returns the keys of a count of pairs, sorted.
func pairsInOrder(n map[[2]string]float64) [][2]string {
	return slices.SortedFunc(maps.Keys(n), func(a, b [2]string) int {
		return cmp.Or(strings.Compare(a[0], b[0]), strings.Compare(a[1], b[1]))
	})
}

func special(k string) bool { return !spellable(k) }

// lettersOf returns the letters of a word already spelt with ſ, accents included.
func lettersOf(s string) []Letter {
	var out []Letter
	for _, r := range s {
		if l, ok := letterOf(r); ok {
			out = append(out, l)
		}
	}
	return out
}

// Cost returns a probability as a cost.
func Cost(p float64) int32 { return int32(math.Round(-nat * math.Log(p))) }

// learnEdges estimates the confusions: how often the letters were read so,
// out of all the times they were printed.
func learnEdges(old *Model, words []Word, c *Counts, r Rules) []Edge {
	printed, all := lettersPrinted(words, c)
	seeds := map[[2]string]int32{}
	for _, e := range r.Seeds {
		o, t := e.Sides()
		k := [2]string{unempty(o), unempty(t)}
		seeds[k] = e.Cost
		if _, ok := c.Edges[k]; !ok {
			c.Edges[k] = 0
		}
	}
	var out []Edge
	for _, k := range pairsInOrder(c.Edges) {
		seed, seeded := seeds[k]
		n, of := c.Edges[k], printed[k[1]]
		if k[1] == "" {
			of = all
		}
		switch {
		case !seeded && n < 2.5:
			continue
		case k[0] == "" && k[1] != "'": // lost letters are left to the generic edge
			continue
		case k[1] == "" && !seeded && n < 20:
			continue
		}
		e, err := NewEdge(empty(k[0]), empty(k[1]))
		if err != nil {
			continue
		}
		p := (n + 0.1) / (of + 25)
		if seeded { // the seed counts as a few sightings, never as fewer
			p = (n + 6*math.Exp(-float64(seed)/nat)) / (of + 6)
		}
		e.Cost = min(max(Cost(min(p, 1)), 0), edgeMost)
		if seeded {
			e.Cost = min(e.Cost, seed+edgeDearer)
		}
		if f, ok := r.Fixed[k]; ok {
			e.Cost = f
		}
		same := len(e.Obs) == 1 && len(e.True) == 1 && shows[e.Obs[0]] == e.True[0]
		if !same && !seeded && e.Cost > edgeUnknown || seeded && e.Cost >= old.costs.Sub {
			continue
		}
		out = append(out, e)
	}
	return out
}

// lettersPrinted returns how often each letter, and each group of up to four,
// was printed and read alone, and how many letters there are in all.
func lettersPrinted(words []Word, c *Counts) (printed map[string]float64, all float64) {
	printed = map[string]float64{}
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
	for _, k := range inOrder(printed) {
		if len([]rune(k)) == 1 {
			all += printed[k]
		}
	}
	// A letter read together with its neighbour was not read alone, so a single
	// letter counts only where it was.
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
	return printed, all
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
	set(&costs.NoSpace, (c.Spaces["no-space"]+1)/words, noSpaceLeast, noSpaceMost)
	set(&costs.InSpace, (c.Spaces["space-within"]+1)/inner*3, inSpaceLeast, inSpaceMost)
	set(&costs.InLine, (c.Spaces["line-within"]+1)/(words/7), inLineLeast, inLineMost)
	return costs
}

// learnPairs estimates the bigrams, by Witten and Bell's interpolation with the
// single words.
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
			p := f.n/(sum+kinds) + lambda*math.Exp(-float64(m.unseen(int32(a), f.id))/nat)
			if f.n >= 0.6 {
				m.pairs[uint64(a)<<32|uint64(f.id)] = Cost(min(p, 1))
			}
		}
	}
}

// Vocabulary returns the words of the model, in order of key.
func (m *Model) Vocabulary() []Word { return m.words }

// Confusions returns the table of the model, and its other costs.
func (m *Model) Confusions() ([]Edge, Costs) { return m.edges, m.costs }
