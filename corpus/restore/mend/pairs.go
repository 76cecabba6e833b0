package mend

import (
	"fmt"
	"strconv"
	"strings"
	"sync/atomic"
)

// pairs are which words follow which in the books. Those of a word are read when they are
// asked for: a scan asks for those of a few of the thousands.
type pairs struct {
	lex   *Lexicon
	lines map[int32][]line // of each first word, in the sources that have it
	after []atomic.Pointer[map[int32]int32]
}

// line is a line of a source, without its first word.
type line struct {
	of   source
	n    int
	rest string
}

func newPairs(x *Lexicon, sources []source) *pairs {
	p := &pairs{lex: x, lines: map[int32][]line{}, after: make([]atomic.Pointer[map[int32]int32], len(x.words))}
	for _, s := range sources {
		n := 0
		for l := range strings.Lines(s.pairs) {
			n++
			first, rest, _ := strings.Cut(strings.TrimSuffix(l, "\n"), "\t")
			id, ok := x.ids[first]
			if !ok {
				panic(fmt.Sprintf("pairs:%d: %q is no word", n, first)) // embedded, so a broken build
			}
			p.lines[id] = append(p.lines[id], line{s, n, rest})
		}
	}
	return p
}

// cost is what a word costs after another where books set them side by side.
func (p *pairs) cost(first, second int32) (int32, bool) {
	if int(first) >= len(p.after) {
		return 0, false
	}
	seconds := p.after[first].Load()
	if seconds == nil {
		read, err := p.read(first)
		if err != nil {
			panic("corpus/restore/mend: " + p.lex.lang.Code + ": " + err.Error()) // embedded, so a broken build
		}
		seconds = &read
		p.after[first].Store(seconds)
	}
	c, ok := (*seconds)[second]
	return c, ok
}

// read reads what stands after a word; where two sources tell, as in the one in which it is
// likelier.
func (p *pairs) read(first int32) (map[int32]int32, error) {
	var out map[int32]int32
	for _, l := range p.lines[first] {
		if out == nil {
			out = make(map[int32]int32, strings.Count(l.rest, "="))
		}
		for pair := range strings.FieldsSeq(l.rest) {
			i := strings.LastIndexByte(pair, '=')
			second, ok := p.lex.ids[pair[:max(i, 0)]]
			count, err := strconv.Atoi(pair[i+1:])
			if !ok || err != nil {
				return nil, fmt.Errorf("pairs:%d: %q is no word and its count", l.n, pair)
			}
			alone, often := p.lex.uni[second], l.of.count[first]
			c := cost(seenPair*float64(count)/often + (1-seenPair)*chance(alone))
			if c > alone { // they stand apart
				c = min(max(cost((float64(count)+apartSlip)/often), alone+unseenPair), alone+apartMost)
			}
			if old, ok := out[second]; !ok || c < old {
				out[second] = c
			}
		}
	}
	return out, nil
}

// follows is the cost of a word after another; -1 stands for one that is unknown.
func (x *Lexicon) follows(prev, word int32) int32 {
	if prev >= 0 && word >= 0 && x.uni[prev] != foreign && x.uni[word] != foreign {
		if c, ok := x.pairs.cost(prev, word); ok {
			return c
		}
		if a, b := x.kin[prev], x.kin[word]; a != prev || b != word {
			if c, ok := x.pairs.cost(a, b); ok && c < x.uni[b] {
				return c - x.uni[b] + x.uni[word]
			}
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

// paired reports whether books set one word after another.
func (x *Lexicon) paired(first, second int32) bool {
	c, ok := x.pairs.cost(first, second)
	return ok && x.uni[first] != foreign && x.uni[second] != foreign && c < x.uni[second]
}

// seenPair is how much is left to the pairs that were counted, of 1; the rest
// goes by the words alone.
const seenPair = 0.6

// unseenPair is the cost of a pair that was not counted: of 0.4.
const unseenPair = 92

// How often two words that stand apart are taken to have stood together besides, and how
// much dearer than by itself one is after the other at most: a machine, a printer and a
// point that is not seen set together what no writer would.
const (
	apartSlip = 0.5
	apartMost = 350
)
