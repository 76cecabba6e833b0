package mend

import (
	"fmt"
	"iter"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"quinola/corpus/lang"
)

// Lexicon is what old books of a language are known to hold: how often each
// word stands in them, how often with a capital within a sentence, and which
// words follow which. Costs are -100 ln p.
type Lexicon struct {
	lang  *lang.Language
	words []string
	ids   map[string]int32
	keys  map[string]int32 // by lang.Key, the commonest word that has it
	alike map[string]int32 // by lang.Plain, the commonest that is not rare
	uni   []int32          // cost of each word
	caps  []int32          // cost of a capital on it within a sentence
	small []int32          // cost of none
	pairs map[uint64]int32 // cost of the second after the first
	trie  trie
	marks letterModel
	also  func(word string) bool // words known from elsewhere, of no known frequency
	rest  func() error           // makes keys, pairs, trie and marks, which only a scan to be mended asks for
}

// foreign is the cost of a word that is known and was never counted.
const foreign = 1450

// New makes a lexicon of a language from what learn wrote, the lines of both
// files: `word TAB count TAB capitals`, of count 0 if a dictionary alone has it,
// in order of bytes, and `first TAB second=count …`. also, which may be nil, knows
// words beside them.
func New(l *lang.Language, words, pairs string, also func(string) bool) (*Lexicon, error) {
	x := &Lexicon{lang: l, ids: map[string]int32{}, also: also}
	var counts []float64
	total := 0.0
	err := eachLine(words, func(n int, f []string) error {
		if len(f) != 3 {
			return fmt.Errorf("words:%d: want a word, its count and its capitals", n)
		}
		count, err1 := strconv.Atoi(f[1])
		caps, err2 := strconv.Atoi(f[2])
		if err1 != nil || err2 != nil || count < 0 || caps > count {
			return fmt.Errorf("words:%d: %q and %q are no counts", n, f[1], f[2])
		}
		x.ids[f[0]] = int32(len(x.words))
		x.words = append(x.words, f[0])
		counts = append(counts, float64(count))
		total += float64(count)
		share := (float64(caps) + 0.2) / (float64(count) + 1)
		x.caps = append(x.caps, cost(share))
		x.small = append(x.small, cost(1-share))
		return nil
	})
	if err != nil {
		return nil, err
	}
	reach := make([]int32, len(counts)) // what the counted words cost; no other is looked for
	for i, c := range counts {
		if c == 0 {
			x.uni = append(x.uni, foreign)
			reach[i] = math.MaxInt32 / 2
			continue
		}
		x.uni = append(x.uni, cost(c/total))
		reach[i] = x.uni[i]
	}
	x.rest = sync.OnceValue(func() error {
		x.keys, x.alike = map[string]int32{}, map[string]int32{}
		for i, w := range x.words {
			if a := x.lang.Plain(w); x.uni[i] <= cutRare {
				if id, ok := x.alike[a]; !ok || x.uni[i] < x.uni[id] {
					x.alike[a] = int32(i)
				}
			}
			k := x.lang.Key(w)
			if id, ok := x.keys[k]; !ok || x.uni[i] < x.uni[id] {
				x.keys[k] = int32(i)
			}
		}
		x.trie = newTrie(x.words, inOrder(x.words), reach)
		x.marks = newLetterModel(x.words, counts)
		return x.readPairs(pairs, counts, total)
	})
	return x, nil
}

// With is the lexicon of a book that is known to hold some words besides: they
// count as common ones, and a damaged word may be mended to one of them.
func (x *Lexicon) With(words []string) *Lexicon {
	if len(words) == 0 {
		return x
	}
	x.ready()
	y := *x
	y.words, y.uni = slices.Clip(x.words), slices.Clip(x.uni)
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
		y.words, y.uni = append(y.words, low), append(y.uni, given)
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

// readPairs reads which words follow which.
func (x *Lexicon) readPairs(pairs string, counts []float64, total float64) error {
	x.pairs = map[uint64]int32{}
	return eachLine(pairs, func(n int, f []string) error {
		first, ok := x.ids[f[0]]
		if !ok || len(f) != 2 {
			return fmt.Errorf("pairs:%d: %q is no word", n, f[0])
		}
		for p := range strings.FieldsSeq(f[1]) {
			i := strings.LastIndexByte(p, '=')
			second, ok := x.ids[p[:max(i, 0)]]
			count, err := strconv.Atoi(p[i+1:])
			if !ok || err != nil {
				return fmt.Errorf("pairs:%d: %q is no word and its count", n, p)
			}
			pr := seenPair*float64(count)/counts[first] + (1-seenPair)*counts[second]/total
			x.pairs[uint64(first)<<32|uint64(second)] = cost(pr)
		}
		return nil
	})
}

// seenPair is how much is left to the pairs that were counted, of 1; the rest
// goes by the words alone.
const seenPair = 0.6

func eachLine(text string, f func(n int, fields []string) error) error {
	n := 0
	for l := range strings.Lines(text) {
		n++
		if err := f(n, strings.Split(strings.TrimSuffix(l, "\n"), "\t")); err != nil {
			return err
		}
	}
	return nil
}

// nat is the cost of what is e times less likely.
const nat = 100

// cost is -100 ln p.
func cost(p float64) int32 { return int32(math.Round(-nat * math.Log(max(p, 1e-12)))) }

// chance is the probability behind a cost.
func chance(c int32) float64 { return math.Exp(-float64(c) / nat) }

// follows is the cost of a word after another; -1 stands for one that is unknown.
func (x *Lexicon) follows(prev, word int32) int32 {
	if prev >= 0 && word >= 0 {
		if c, ok := x.pairs[uint64(prev)<<32|uint64(word)]; ok {
			return c
		}
	}
	if word < 0 {
		return 0
	}
	if prev < 0 {
		return x.uni[word]
	}
	return x.uni[word] + unseenPair
}

// unseenPair is the cost of a pair that was not counted: of 0.4.
const unseenPair = 92

// ready makes what reading needs; New has read all that may be wrong but the
// pairs.
func (x *Lexicon) ready() {
	if err := x.rest(); err != nil {
		panic("corpus/restore/mend: " + x.lang.Code + ": " + err.Error()) // embedded, so a broken build
	}
}

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

// counted reports whether a word stands in the books often enough to be looked for
// behind damaged ones.
func (x *Lexicon) counted(word string) bool {
	id, ok := x.ids[word]
	return ok && x.uni[id] != foreign
}

// valid is what a word costs that is not in the lexicon itself: because another
// list has it, because an older spelling makes it one, because it is
// another form of one, or because it is put together of two.
func (x *Lexicon) valid(word string) (int32, bool) {
	if id, ok := x.ids[word]; ok {
		return x.uni[id], true
	}
	if x.also != nil && x.also(word) {
		return foreign, true
	}
	best := int32(math.MaxInt32)
	if id, ok := x.keys[x.lang.Key(word)]; ok {
		best = x.uni[id] + olderSpelling
	}
	for w := range x.lang.Stems(word) {
		if id, ok := x.ids[w]; ok {
			best = min(best, x.uni[id]+inflected)
		}
	}
	if cut, ok := strings.CutSuffix(word, "'"); ok && x.lang.Elides && len(cut) > 2 {
		for _, w := range []string{cut, cut + "e"} { // encor', tout'
			if id, ok := x.ids[w]; ok {
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
