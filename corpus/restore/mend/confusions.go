package mend

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quinola/corpus/lang"
)

// edge is something that machines confuse: what they show, and what was printed.
type edge struct {
	seen, printed []rune
	long          bool    // the last letter printed is a ſ, which ends no word
	longs         bool    // a ſ is among those printed
	prior         float64 // of the places where it was printed, how many show so
}

// shape reports whether an edge is no slip: it has the long s, or a letter's mark, of
// which machines show all so or none.
func (e *edge) shape() bool { return e.longs || e.mark() }

// mark reports whether nothing but its mark parts the letter that an edge shows from the
// one printed.
func (e *edge) mark() bool {
	return len(e.seen) == 1 && len(e.printed) == 1 && lang.Base(e.seen[0]) == lang.Base(e.printed[0])
}

// confusions are a table of what machines confuse: a ſ stands for an s within a word.
type confusions struct {
	edges []edge
	first map[rune][]int     // the edges by the first character that they show
	near  [nearLetters][]int // the same, of the letters of Europe
	usual rates              // of scans in general
}

// nearLetters are the characters up to the last letter of Europe: from is asked of them at
// every step of a search.
const nearLetters = 0x180

//go:embed data/confusions.tsv
var confusionTable string

// common are the confusions that any language has.
var common = newConfusions(parseEdges("corpus/restore/mend/data/confusions.tsv", confusionTable))

func newConfusions(edges []edge) *confusions {
	c := &confusions{edges: edges, first: map[rune][]int{}, usual: usualRates(edges)}
	for i, e := range edges {
		c.first[e.seen[0]] = append(c.first[e.seen[0]], i)
	}
	for r, list := range c.first {
		if r < nearLetters {
			c.near[r] = list
		}
	}
	return c
}

// confusionsOf are those of a language: the common ones, and what its own table, which
// stands with its counts, adds to them or has otherwise.
func confusionsOf(l *lang.Language) *confusions {
	table := l.Confusions()
	if table == "" {
		return common
	}
	edges := slices.Clone(common.edges)
	for _, e := range parseEdges("corpus/lang/data/"+l.Code+"/confusions.tsv", table) {
		same := func(o edge) bool {
			return slices.Equal(o.seen, e.seen) && slices.Equal(o.printed, e.printed) && o.long == e.long
		}
		if i := slices.IndexFunc(edges, same); i >= 0 {
			edges[i] = e
		} else {
			edges = append(edges, e)
		}
	}
	return newConfusions(edges)
}

// from are the edges that show r first.
func (c *confusions) from(r rune) []int {
	if r < nearLetters {
		return c.near[r]
	}
	return c.first[r]
}

// parseEdges reads a table; a broken one is a broken build.
func parseEdges(file, table string) []edge {
	var out []edge
	n := 0
	for l := range strings.Lines(table) {
		n++
		f := strings.Fields(l)
		if len(f) == 0 || strings.HasPrefix(l, "# ") {
			continue
		}
		if len(f) != 3 {
			panic(fmt.Sprintf("%s:%d: want seen, printed and part", file, n))
		}
		p, err := strconv.ParseFloat(f[2], 64)
		if err != nil || p <= 0 || p > 1 {
			panic(fmt.Sprintf("%s:%d: %q is no part of 1", file, n, f[2]))
		}
		out = append(out, edge{[]rune(f[0]), []rune(strings.ReplaceAll(f[1], "ſ", "s")), strings.HasSuffix(f[1], "ſ"), strings.Contains(f[1], "ſ"), p})
	}
	return out
}

// What an edge outside the table does, and how often by itself: a letter for
// another, one too many, one lost.
const (
	anySub = -1 - iota
	anyDel
	anyIns
	kinds = 3
)

const (
	priorSub = 0.0012
	priorDel = 0.0004
	priorIns = 0.0004
)
