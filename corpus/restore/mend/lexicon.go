package mend

import (
	"iter"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	"quinola/corpus/lang"
)

// Lexicon is what old books of a language are known to hold: how often each
// word stands in them, how often with a capital within a sentence, and which
// words follow which. Costs are -100 ln p.
type Lexicon struct {
	lang *lang.Language
	*confusions
	words  []string
	ids    map[string]int32
	key    []string           // lang.Key of each word
	keys   map[string]int32   // by it, the commonest word that has it
	alike  map[string]int32   // by lang.Plain, the commonest that is not rare
	spelt  map[string]float64 // by lang.Key, how likely a word is that has it
	uni    []int32            // cost of each word
	kin    []int32            // of each, the commonest that may be the same word spelt otherwise, or itself
	caps   []int32            // cost of a capital on it within a sentence
	small  []int32            // cost of none
	pairs  *pairs             // what stands after a word
	trie   trie
	marks  letterModel
	free   bool                   // of a time that spelt as it liked
	also   func(word string) bool // words known from elsewhere, of no known frequency
	older  func() *Lexicon        // of an earlier time; or nil
	before func() *counted        // what that is made of
	of     *counted               // what it is made of
	spell  []func() *Lexicon      // the same counts in spellings of an earlier time, by their habits; or nil
	group  func()                 // makes key, keys, alike and spelt, by which the time of a scan is told
	rest   func()                 // makes kin, pairs, trie and marks, which only a scan to be mended asks for
}

// foreign is the cost of a word that is known and was never counted.
const foreign = 1450

// New makes a lexicon of a language from what learn wrote. also, which may be nil,
// knows words beside it.
func New(l *lang.Language, of Counts, also func(string) bool) (*Lexicon, error) {
	c, err := of.read()
	if err != nil {
		return nil, err
	}
	return newLexicon(l, confusionsOf(l), c, also), nil
}

func newLexicon(l *lang.Language, table *confusions, c *counted, also func(string) bool) *Lexicon {
	n := len(c.words)
	x := &Lexicon{lang: l, confusions: table, of: c, words: c.words, ids: make(map[string]int32, n), also: also,
		uni: make([]int32, 0, n), caps: make([]int32, 0, n), small: make([]int32, 0, n)}
	reach := make([]int32, len(c.words)) // what the counted words cost; no other is looked for
	for i, w := range c.words {
		x.ids[w] = int32(i)
		share := (c.caps[i] + 0.2) / (c.count[i] + 1)
		x.caps = append(x.caps, cost(share))
		x.small = append(x.small, cost(1-share))
		x.uni = append(x.uni, c.cost(i))
		if l.Fragment(w) {
			x.uni[i] = foreign // books have it broken off, or without its apostrophe
		}
		if reach[i] = x.uni[i]; x.uni[i] == foreign {
			reach[i] = math.MaxInt32 / 2
		}
	}
	x.group = sync.OnceFunc(func() {
		n := len(x.words)
		x.key = make([]string, 0, n)
		x.keys, x.alike, x.spelt = make(map[string]int32, n), make(map[string]int32, n), make(map[string]float64, n)
		for i, w := range x.words {
			if a := x.lang.Plain(w); x.uni[i] <= cutRare {
				if id, ok := x.alike[a]; !ok || x.uni[i] < x.uni[id] {
					x.alike[a] = int32(i)
				}
			}
			k := x.lang.Key(w)
			x.key = append(x.key, k)
			x.spelt[k] += chance(x.uni[i])
			if id, ok := x.keys[k]; !ok || x.uni[i] < x.uni[id] {
				x.keys[k] = int32(i)
			}
		}
	})
	x.rest = sync.OnceFunc(func() {
		x.group()
		x.kin = make([]int32, len(x.words))
		for i := range x.words {
			x.kin[i] = int32(i)
			if x.uni[i] > cutCommon && x.uni[i] < foreign {
				x.kin[i] = x.keys[x.key[i]]
			}
		}
		x.trie = newTrie(x.words, inOrder(x.words), reach)
		x.marks = newLetterModel(x.words, c.count, x.free)
		x.pairs = newPairs(x, c.sources)
	})
	return x
}

// Older gives the lexicon counts of books of an earlier time: a scan that reads more
// like those is read by them, and by the others as far as they lack a word.
func (x *Lexicon) Older(older Counts) {
	x.before = sync.OnceValue(func() *counted {
		of, err := older.read()
		if err != nil {
			panic("corpus/restore/mend: " + x.lang.Code + ": " + err.Error()) // embedded, so a broken build
		}
		return x.of.with(of, olderShare)
	})
	x.older = sync.OnceValue(func() *Lexicon {
		y := newLexicon(x.lang, x.confusions, x.before(), x.also)
		y.free = true
		return y
	})
}

// olderShare is how much the books of the earlier time count, of 1, where a scan is
// read by them.
const olderShare = 0.85

// With is the lexicon of a book that is known to hold some words besides: they
// count as common ones, and a damaged word may be mended to one of them.
func (x *Lexicon) With(words []string) *Lexicon {
	if len(words) == 0 {
		return x
	}
	x.ready()
	y := *x
	y.words, y.uni, y.kin = slices.Clip(x.words), slices.Clip(x.uni), slices.Clip(x.kin)
	y.caps, y.small = slices.Clip(x.caps), slices.Clip(x.small)
	y.ids, y.keys = maps.Clone(x.ids), maps.Clone(x.keys)
	for _, w := range words {
		low := strings.ToLower(w)
		if _, ok := y.ids[low]; ok || low == "" {
			continue
		}
		id := int32(len(y.words))
		caps := 0.05
		if low != w {
			caps = 0.95
		}
		y.ids[low] = id
		y.words, y.uni, y.kin = append(y.words, low), append(y.uni, given), append(y.kin, id)
		y.caps, y.small = append(y.caps, cost(caps)), append(y.small, cost(1-caps))
		if k := x.lang.Key(low); !held(y.keys, k) {
			y.keys[k] = id
		}
	}
	reach := slices.Clone(y.uni)
	for i, c := range reach {
		if c == foreign {
			reach[i] = math.MaxInt32 / 2
		}
	}
	y.trie = newTrie(y.words, inOrder(y.words), reach)
	if x.older != nil {
		y.older = sync.OnceValue(func() *Lexicon { return x.older().With(words) })
	}
	y.spell = slices.Clone(x.spell)
	for i, earlier := range x.spell {
		y.spell[i] = sync.OnceValue(func() *Lexicon { return earlier().With(words) })
	}
	return &y
}

func held(m map[string]int32, key string) bool { _, ok := m[key]; return ok }

// inOrder are the indexes of words in the order of their bytes.
func inOrder(words []string) []int32 {
	order := make([]int32, len(words))
	for i := range order {
		order[i] = int32(i)
	}
	if !slices.IsSorted(words) {
		slices.SortFunc(order, func(a, b int32) int { return strings.Compare(words[a], words[b]) })
	}
	return order
}

// given is the cost of a word that a book is known to hold.
const given = 1000

// nat is the cost of what is e times less likely.
const nat = 100

// cost is -100 ln p.
func cost(p float64) int32 { return int32(math.Round(-nat * math.Log(max(p, 1e-12)))) }

// chance is the probability behind a cost.
func chance(c int32) float64 { return math.Exp(-float64(c) / nat) }

// ready makes what reading needs.
func (x *Lexicon) ready() { x.rest() }

// Costs yields the words of the lexicon and the cost of each.
func (x *Lexicon) Costs() iter.Seq2[string, int32] {
	return func(yield func(string, int32) bool) {
		for i, w := range x.words {
			if !yield(w, x.uni[i]) {
				return
			}
		}
	}
}

// Knows reports whether a word, in small letters, is one that the books hold, or
// a spelling or a compound of such words that the period made.
func (x *Lexicon) Knows(word string) bool {
	x.ready()
	_, ok := x.valid(word)
	return ok
}

// Has reports whether a word, in small letters, stands in the books or the lists
// themselves, spelt so.
func (x *Lexicon) Has(word string) bool {
	x.ready()
	_, ok := x.ids[word]
	return ok
}

// Cost is what a word, in small letters, costs that the books have often enough; false for
// any other.
func (x *Lexicon) Cost(word string) (int32, bool) {
	x.ready()
	if !x.counted(word) {
		return 0, false
	}
	return x.uni[x.ids[word]], true
}

// Name is what a word, in small letters, costs with a capital within a sentence; false for
// one that the books do not have often enough.
func (x *Lexicon) Name(word string) (int32, bool) {
	c, ok := x.Cost(word)
	if !ok {
		return 0, false
	}
	return c + x.caps[x.ids[word]], true
}

// counted reports whether a word stands in the books often enough to be looked for
// behind damaged ones.
func (x *Lexicon) counted(word string) bool {
	id, ok := x.ids[word]
	return ok && x.uni[id] != foreign
}

// valid is what a word costs that is not in the lexicon itself: because another
// list has it, because an older spelling makes it one, because it is
// another form of one, or both (begrijpas), or because it is put together of two.
func (x *Lexicon) valid(word string) (int32, bool) {
	if id, ok := x.ids[word]; ok {
		return x.uni[id], true
	}
	if x.also != nil && x.also(word) {
		return foreign, true
	}
	best := int32(math.MaxInt32)
	if id, ok := x.respelling(word); ok {
		best = x.uni[id] + olderSpelling
	}
	for w := range x.lang.Stems(word) {
		if id, ok := x.ids[w]; ok {
			best = min(best, x.uni[id]+inflected)
		}
	}
	if best == math.MaxInt32 && x.lang.Compounds {
		for w := range x.lang.Stems(x.lang.Key(word)) {
			if id, ok := x.keys[w]; ok && x.uni[id] <= cutRare {
				best = min(best, x.uni[id]+olderSpelling+inflected)
			}
		}
	}
	if cut, ok := strings.CutSuffix(word, "'"); ok && x.lang.Elides && len(cut) > 2 {
		for _, w := range []string{cut, cut + "e"} { // encor', tout'
			if id, ok := x.ids[w]; ok && x.uni[id] <= cutRare {
				best = min(best, x.uni[id]+inflected)
			}
		}
	}
	if x.lang.Compounds {
		if c, ok := x.compound(word); ok {
			best = min(best, c)
		}
	}
	return best, best < math.MaxInt32
}

// respelling is the commonest word of which another may be a spelling.
func (x *Lexicon) respelling(word string) (int32, bool) {
	id, ok := x.keys[x.lang.Key(word)]
	if later := x.lang.Later(word); later != word {
		if other, also := x.keys[x.lang.Key(later)]; also && (!ok || x.uni[other] < x.uni[id]) {
			return other, true
		}
	}
	return id, ok
}

// spells reports whether a word, in small letters, is a spelling of a counted one.
func (x *Lexicon) spells(word string, counted int32) bool {
	key := x.lang.Key(x.words[counted])
	return key == x.lang.Key(word) || key == x.lang.Key(x.lang.Later(word))
}

// olderSpelling is the cost of a word in a spelling that the counted books had
// given up.
const olderSpelling = 250

// inflected is the cost of a form of a word of which other forms are known.
const inflected = 450

// What is put together: how many letters each part has at least, the cost above
// which one is too rare, and what the whole costs more than the rarer of them.
const (
	partLeast  = 3
	partRare   = 1250
	compounded = 500
)

// compound is the cost of a word put together of two that are common enough,
// with or without an s between them.
func (x *Lexicon) compound(word string) (int32, bool) {
	rs := []rune(word)
	best := int32(math.MaxInt32)
	for i := partLeast; i+partLeast <= len(rs); i++ {
		a, ok := x.ids[string(rs[:i])]
		if !ok && i > 4 && rs[i-1] == 's' {
			a, ok = x.ids[string(rs[:i-1])]
		}
		if !ok || x.uni[a] > partRare {
			continue
		}
		if b, ok := x.ids[string(rs[i:])]; ok && x.uni[b] <= partRare {
			best = min(best, max(x.uni[a], x.uni[b])+compounded)
		}
	}
	return best, best < math.MaxInt32
}
