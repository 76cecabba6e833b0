// Package channel reads machine-read text as a noisy channel: it finds the
// words that a printer most likely set, given what the machine saw. A weighted
// table says what the machine confuses, a lexicon which words exist, and
// bigrams which words follow which. All three are learned from old books by the
// program in corpus/restore/lexicon and embedded as data.
//
// The search is exact within its limits. For every stretch of the scan that may
// be a word it finds all words within a margin of the best one (search.go).
// These arcs form a lattice over the leaf (lattice.go), and the cheapest path
// through it is taken (path.go). Costs are -100 ln p, in integers, so that
// every machine reads the same.
package channel

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Model is what the channel knows.
type Model struct {
	edges   []Edge
	byFirst [256][]int32
	inserts []int32
	same    [256]int32 // the cost of a letter read as itself
	longF   int16      // the edge by which f is ſ, or -1
	costs   Costs

	words []Word
	uni   []int32
	back  []int32 // cost of leaving a word for one that was never seen after it
	pairs map[uint64]int32
	kinds []int32          // the class of each word
	names []string         // of the classes
	share []int32          // the cost of each word within its class
	after map[uint64]int32 // the cost of a class after a class
	hot   *Graph
	cold  *Graph
	ids   map[string]int32

	senses  senses
	special [7]int32                        // ids of the tokens that stand for kinds of words
	others  func(word string) (int32, bool) // what a name costs in other books, or nil
	clean   bool                            // the scan shows what was printed, except for rare slips
	close   bool                            // its marks stand close to their words
	cache   *cache
}

// Word is a word of the model.
type Word struct {
	Key   string // as the printer spelt it, with ſ, without accents
	Cost  int32
	Cap   int32  // cost of a capital within a sentence
	Forms []Form // with accents, most likely first
	class class
}

// Form is one way to write a word.
type Form struct {
	Text string
	Cost int32
}

// class says how a word begins and ends, as far as elision depends on it.
type class uint8

const (
	elided  class = 1 << iota // l', qu'
	elides                    // le, la, que: are elided before a vowel
	vowel                     // begins with a vowel, or h
	notword                   // a mark
	final                     // a mark that ends a sentence
)

// The tokens that stand for kinds of words in the bigrams.
var kindNames = [7]string{KindCold: "<cold>", KindUnknown: "<unknown>", KindNumber: "<number>", KindRoman: "<roman>", KindMark: "<mark>"}

// New makes a model. cold may be nil.
func New(edges []Edge, costs Costs, words []Word, cold *Graph) *Model {
	m := &Model{edges: edges, costs: costs, words: words, cold: cold, ids: make(map[string]int32, len(words)), pairs: map[uint64]int32{}}
	if cold == nil {
		m.cold = &Graph{}
	}
	for k := KindCold; k <= KindMark; k++ {
		name := kindNames[k]
		found := false
		for i := range words {
			if words[i].Key == name {
				m.special[k], found = int32(i), true
			}
		}
		if !found {
			m.special[k] = int32(len(m.words))
			m.words = append(m.words, Word{Key: name})
		}
	}
	m.index()
	return m
}

// index builds the lookup tables from the model's data.
func (m *Model) index() {
	m.byFirst = [256][]int32{}
	m.inserts = nil
	m.longF = -1
	for i := range m.same {
		m.same[i] = 5
	}
	for i, e := range m.edges {
		if len(e.Obs) == 0 {
			m.inserts = append(m.inserts, int32(i))
		} else {
			if len(e.Obs) == 1 && len(e.True) == 1 && shows[e.Obs[0]] == e.True[0] {
				m.same[e.Obs[0]] = e.Cost
			}
			if len(e.Obs) == 1 && len(e.True) == 1 && runeOf[e.Obs[0]] == 'f' && e.True[0] == LongS {
				m.longF = int16(i)
			}
			m.byFirst[e.Obs[0]] = append(m.byFirst[e.Obs[0]], int32(i))
		}
	}
	m.uni = make([]int32, len(m.words))
	if len(m.back) < len(m.words) {
		m.back = make([]int32, len(m.words))
	}
	var keys []string
	var costs []int32
	var ids []int32
	for i := range m.words {
		w := &m.words[i]
		m.uni[i] = w.Cost
		m.ids[w.Key] = int32(i)
		w.class = classOf(w.Key)
		if spellable(w.Key) {
			keys = append(keys, w.Key)
			costs = append(costs, w.Cost)
			ids = append(ids, int32(i))
		}
	}
	m.classify()
	m.hot = Trie(keys, costs)
	for e, w := range m.hot.word {
		if w >= 0 {
			m.hot.word[e] = ids[w]
		}
	}
	m.cache = newCache()
}

// Round returns the model for a scan in which s is round, as in print from
// about 1800: there an f is an f.
func (m *Model) Round() *Model {
	r := *m
	r.edges = slices.Clone(m.edges)
	found := false
	for i := range r.edges {
		e := &r.edges[i]
		if len(e.True) == 1 && e.True[0] == LongS && len(e.Obs) == 1 {
			if runeOf[e.Obs[0]] == 's' {
				e.Cost, found = roundSame, true
			} else {
				e.Cost = max(e.Cost, roundLeast)
			}
		} else if slices.Contains(e.True, LongS) {
			e.Cost += roundPairs
		}
	}
	if !found {
		r.edges = append(r.edges, Edge{Obs: []Sym{symOf['s']}, True: []Letter{LongS}, Cost: roundSame})
	}
	r.ids = maps.Clone(m.ids)
	r.index()
	return &r
}

// Clean returns the model for a typed text, or for a scan almost without errors.
// Such a text shows words and accents as they are, so every confusion is made
// dearer, by a factor e^5 in probability.
func (m *Model) Clean() *Model {
	r := m.Round()
	r.clean = true
	for i := range r.edges {
		if e := &r.edges[i]; !e.plain() {
			e.Cost += rarer
		}
	}
	c := &r.costs
	for _, cost := range []*int32{&c.Sub, &c.Ins, &c.Del, &c.DelMark, &c.Hyphen, &c.Apos, &c.CapMid, &c.Caps,
		&c.InSpace, &c.InLine, &c.NoSpace, &c.Drop} {
		*cost += rarer
	}
	c.Cold -= rarer // a rare word is one that was meant
	r.index()
	return r
}

const rarer = 500

// Close returns the model for scans whose marks stand close to the words before them: a
// letter that stands apart is seldom one.
func (m *Model) Close() *Model {
	r := *m
	r.close = true
	return &r
}

// Naming returns the model for scans that may name what other books name: names tells
// what such a word, in small letters, costs there, and false for any other.
func (m *Model) Naming(names func(word string) (int32, bool)) *Model {
	r := *m
	r.others = names
	return &r
}

// plain reports whether an edge reads every letter as the letter that it shows,
// s as ſ included.
func (e *Edge) plain() bool {
	if len(e.Obs) != len(e.True) {
		return false
	}
	for i, o := range e.Obs {
		if shows[o] != e.True[i] && !(e.True[i] == LongS && runeOf[o] == 's') {
			return false
		}
	}
	return true
}

// spellable reports whether a key can be spelt in letters.
func spellable(key string) bool {
	for _, r := range key {
		if _, ok := labelOf[r]; !ok {
			return false
		}
	}
	return key != ""
}

// classOf returns the class of a word or a mark, by its key.
func classOf(key string) class {
	var c class
	switch key {
	case "le", "la", "de", "ne", "que", "ſe", "ce", "me", "te", "je", "lorſque", "puiſque", "juſque":
		c |= elides
	}
	if strings.HasSuffix(key, "'") {
		c |= elided
	}
	if key != "" {
		switch key[0] {
		case 'a', 'e', 'i', 'o', 'u', 'h', 'y':
			c |= vowel
		case ',', '.', ';', '<', ':', '?', '!', '(', ')', '-', '&', '[', ']':
			c |= notword
		}
		if strings.ContainsRune(".:?!<", rune(key[0])) || key == "—" {
			c |= final
		}
	}
	return c
}

// follows returns the cost of word after prev.
func (m *Model) follows(prev, word int32) int32 {
	if prev < 0 {
		return m.uni[word]
	}
	if c, ok := m.pairs[uint64(prev)<<32|uint64(word)]; ok {
		return c
	}
	return m.back[prev] + m.unseen(prev, word)
}

// unseen returns the cost of a word after one that it never followed: by their
// classes, or else that of the word alone.
func (m *Model) unseen(prev, word int32) int32 {
	c := m.uni[word] + aloneCost
	if k, ok := m.after[uint64(m.kinds[prev])<<32|uint64(m.kinds[word])]; ok {
		c = min(c, k+m.share[word]+classCost)
	}
	return c
}

// How much of an unseen pair's probability goes by classes (0.6) and how much
// by the single word (0.4), as costs.
const (
	classCost = 51
	aloneCost = 92
)

// Load reads a model: the confusions, the words (`key TAB cost TAB cost of a
// capital TAB form=cost …`), the bigrams (`key TAB cost of leaving TAB key=cost
// …`), the classes (`class TAB class=cost …`) and the senses (see loadSenses).
func Load(confusions, words, bigrams, classes, senses string, cold []byte) (*Model, error) {
	edges, costs, err := ParseConfusions(confusions)
	if err != nil {
		return nil, err
	}
	g, err := Unpack(cold)
	if err != nil {
		return nil, err
	}
	var list []Word
	for n := 1; words != ""; n++ {
		var l string
		l, words, _ = strings.Cut(words, "\n")
		if l == "" || strings.HasPrefix(l, "# ") {
			continue
		}
		key, rest, _ := strings.Cut(l, "\t")
		cost, rest, _ := strings.Cut(rest, "\t")
		capital, forms, _ := strings.Cut(rest, "\t")
		v, err := strconv.Atoi(cost)
		if err != nil {
			return nil, fmt.Errorf("words:%d: %q is no cost", n, cost)
		}
		w := Word{Key: key, Cost: int32(v)}
		if v, err = strconv.Atoi(capital); err != nil {
			return nil, fmt.Errorf("words:%d: %q is no cost", n, capital)
		}
		w.Cap = int32(v)
		for forms != "" {
			var f string
			f, forms, _ = strings.Cut(forms, " ")
			text, c, ok := strings.Cut(f, "=")
			v := 0
			if ok {
				if v, err = strconv.Atoi(c); err != nil {
					return nil, fmt.Errorf("words:%d: %q is no form", n, f)
				}
			}
			w.Forms = append(w.Forms, Form{text, int32(v)})
		}
		list = append(list, w)
	}
	m := New(edges, costs, list, g)
	if err := m.loadPairs(bigrams); err != nil {
		return nil, err
	}
	if err := m.loadClasses(classes); err != nil {
		return nil, err
	}
	if err := m.loadSenses(senses); err != nil {
		return nil, err
	}
	return m, nil
}

// loadPairs reads the bigrams, or returns an error for a word that the model lacks.
func (m *Model) loadPairs(bigrams string) error {
	for n := 1; bigrams != ""; n++ {
		var l string
		l, bigrams, _ = strings.Cut(bigrams, "\n")
		if l == "" || strings.HasPrefix(l, "# ") {
			continue
		}
		key, rest, _ := strings.Cut(l, "\t")
		back, rest, _ := strings.Cut(rest, "\t")
		prev, ok := m.ids[key]
		v, err := strconv.Atoi(back)
		if !ok || err != nil {
			return fmt.Errorf("bigrams:%d: no word %q, or no cost %q", n, key, back)
		}
		m.back[prev] = int32(v)
		for rest != "" {
			var p string
			p, rest, _ = strings.Cut(rest, " ")
			i := strings.LastIndexByte(p, '=')
			if i < 0 {
				return fmt.Errorf("bigrams:%d: %q is no pair", n, p)
			}
			next, ok := m.ids[p[:i]]
			v, err := strconv.Atoi(p[i+1:])
			if !ok || err != nil {
				return fmt.Errorf("bigrams:%d: %q is no pair", n, p)
			}
			m.pairs[uint64(prev)<<32|uint64(next)] = int32(v)
		}
	}
	return nil
}

// cache keeps the results of searches, since a book repeats the same words.
// It is bounded, and what it holds never changes a result.
type cache struct {
	sync.RWMutex
	arcs map[string][]Arc
	pool sync.Pool
}

const cacheMost = 1 << 17

func newCache() *cache {
	c := &cache{arcs: map[string][]Arc{}}
	c.pool.New = func() any { return &searcher{} }
	return c
}

func (c *cache) get(key []byte) ([]Arc, bool) {
	c.RLock()
	a, ok := c.arcs[string(key)]
	c.RUnlock()
	return a, ok
}

func (c *cache) put(key []byte, a []Arc) {
	c.Lock()
	if len(c.arcs) < cacheMost {
		c.arcs[string(key)] = a
	}
	c.Unlock()
}
