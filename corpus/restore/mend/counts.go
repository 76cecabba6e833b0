package mend

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quinola/corpus/lang"
)

// Counts are what learn wrote of some books, the lines of both files: `word TAB count
// TAB capitals`, of count 0 if a dictionary alone has it, in order of bytes, and
// `first TAB second=count …`.
type Counts struct{ Words, Pairs string }

// counted is how often each word stands in some books, and how often with a capital
// within a sentence.
type counted struct {
	words       []string
	count, caps []float64
	total       float64
	sources     []source
}

// source are pairs of words, and how often each word stands in the books that have
// them.
type source struct {
	count []float64 // by the word's number
	pairs string
}

// read reads the words.
func (c Counts) read() (*counted, error) {
	lines := strings.Count(c.Words, "\n")
	out := &counted{words: make([]string, 0, lines), count: make([]float64, 0, lines), caps: make([]float64, 0, lines)}
	n := 0
	for line := range strings.Lines(c.Words) {
		n++
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		often, capitals, ok := strings.Cut(rest, "\t")
		if !ok {
			return nil, fmt.Errorf("words:%d: want a word, its count and its capitals", n)
		}
		count, err1 := strconv.Atoi(often)
		caps, err2 := strconv.Atoi(capitals)
		if err1 != nil || err2 != nil || count < 0 || caps > count {
			return nil, fmt.Errorf("words:%d: %q and %q are no counts", n, often, capitals)
		}
		out.add(word, float64(count), float64(caps))
	}
	out.sources = []source{{out.count, c.Pairs}}
	return out, nil
}

func (c *counted) add(word string, count, caps float64) {
	c.words = append(c.words, word)
	c.count = append(c.count, count)
	c.caps = append(c.caps, caps)
	c.total += count
}

// cost is what a word costs, by its number.
func (c *counted) cost(word int) int32 {
	if c.count[word] == 0 {
		return foreign
	}
	return cost(c.count[word] / c.total)
}

// with are the counts of two collections of books, as if so many of their words, of 1,
// were the second's.
func (c *counted) with(d *counted, share float64) *counted {
	most := max(c.total, d.total)
	ofC, ofD := (1-share)*most/c.total, share*most/d.total
	out := &counted{sources: []source{{pairs: c.sources[0].pairs}, {pairs: d.sources[0].pairs}}}
	for i, j := 0, 0; i < len(c.words) || j < len(d.words); {
		word, mine, its, caps := "", 0.0, 0.0, 0.0
		fromC := j == len(d.words) || i < len(c.words) && c.words[i] <= d.words[j]
		fromD := i == len(c.words) || j < len(d.words) && d.words[j] <= c.words[i]
		if fromC {
			word, mine, caps = c.words[i], c.count[i], ofC*c.caps[i]
			i++
		}
		if fromD {
			word, its, caps = d.words[j], d.count[j], caps+ofD*d.caps[j]
			j++
		}
		out.add(word, ofC*mine+ofD*its, caps)
		out.sources[0].count = append(out.sources[0].count, mine)
		out.sources[1].count = append(out.sources[1].count, its)
	}
	return out
}

// respelt are the counts of the same books as an earlier time with some habits, a bit
// each, would have written them.
func (c *counted) respelt(l *lang.Language, habits int) *counted {
	words := make([]string, len(c.words))
	at := make(map[string]int, len(c.words))
	for i, w := range c.words {
		words[i] = l.Earlier(w, habits)
		at[words[i]] = 0
	}
	out := &counted{}
	for _, w := range slices.Sorted(maps.Keys(at)) {
		at[w] = len(out.words)
		out.add(w, 0, 0)
	}
	for i, w := range words {
		out.count[at[w]] += c.count[i]
		out.caps[at[w]] += c.caps[i]
	}
	out.total = c.total
	var b strings.Builder
	for l := range strings.Lines(c.sources[0].pairs) {
		first, rest, _ := strings.Cut(strings.TrimSuffix(l, "\n"), "\t")
		b.WriteString(words[c.at(first)] + "\t")
		for i, p := range strings.Fields(rest) {
			if i > 0 {
				b.WriteByte(' ')
			}
			k := strings.LastIndexByte(p, '=')
			b.WriteString(words[c.at(p[:max(k, 0)])] + p[max(k, 0):])
		}
		b.WriteByte('\n')
	}
	out.sources = []source{{out.count, b.String()}}
	return out
}

// at is the number of a word; the first's where there is none, which readPairs tells.
func (c *counted) at(word string) int {
	i, _ := slices.BinarySearch(c.words, word)
	return min(i, len(c.words)-1)
}
