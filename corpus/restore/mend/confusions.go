package mend

import (
	_ "embed"
	"fmt"
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
func (e *edge) shape() bool {
	return e.longs || len(e.seen) == 1 && len(e.printed) == 1 && lang.Base(e.seen[0]) == lang.Base(e.printed[0])
}

//go:embed data/confusions.tsv
var confusionTable string

// edges are the confusions of the table: a ſ stands for an s within a word.
var edges = parseEdges(confusionTable)

func parseEdges(table string) []edge {
	var out []edge
	n := 0
	for l := range strings.Lines(table) {
		n++
		f := strings.Fields(l)
		if len(f) == 0 || strings.HasPrefix(l, "# ") {
			continue
		}
		p, err := strconv.ParseFloat(f[len(f)-1], 64)
		if err != nil || len(f) != 3 {
			panic(fmt.Sprintf("corpus/restore/mend/data/confusions.tsv:%d: want seen, printed and part", n)) // embedded, so a broken build
		}
		out = append(out, edge{[]rune(f[0]), []rune(strings.ReplaceAll(f[1], "ſ", "s")), strings.HasSuffix(f[1], "ſ"), strings.Contains(f[1], "ſ"), p})
	}
	return out
}

// byFirst are the edges by the first character that they show.
var byFirst = func() map[rune][]int {
	m := map[rune][]int{}
	for i, e := range edges {
		m[e.seen[0]] = append(m[e.seen[0]], i)
	}
	return m
}()

// edgesOf are the edges that show r first: it is asked at every step of a search.
func edgesOf(r rune) []int {
	if r < rune(len(nearFirst)) {
		return nearFirst[r]
	}
	return byFirst[r]
}

// nearFirst are byFirst of the letters of Europe.
var nearFirst = func() (near [0x180][]int) {
	for r, list := range byFirst {
		if r < rune(len(near)) {
			near[r] = list
		}
	}
	return near
}()

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
