package edition

import (
	"bytes"
	"slices"
	"strings"

	"quinola/corpus"
)

// An editor's words stand where the words of the source stood that they set
// right. Which those are is found letter by letter.

// lineByLine joins the words of the source that stand in one line, and gives
// each line its share of the words of a reading.
func (r *ribbon) lineByLine(source []corpus.Span, words []string) (lines []corpus.Span, texts []string) {
	size := []int{0} // letters of the words up to each
	for i, w := range words {
		size = append(size, size[i]+len(plain(w)))
	}
	letters := match(plain(string(r.src[source[0].Start:source[len(source)-1].End])), plain(strings.Join(words, " ")))
	from, given := 0, 0
	for i := range source {
		last := i+1 == len(source)
		if !last && bytes.IndexByte(r.src[source[i].End:source[i+1].Start], '\n') < 0 {
			continue
		}
		share := len(words)
		if !last {
			line := string(r.src[source[0].Start:source[i].End])
			share = begun(size, letters[len(plain(line))], strings.HasSuffix(strings.TrimRight(line, "*.,"), "-"))
		}
		if share == given && len(lines) > 0 { // the rest of a broken word
			lines[len(lines)-1].End = source[i].End
			from = i + 1
			continue
		}
		lines = append(lines, corpus.Span{Start: source[from].Start, End: source[i].End})
		texts = append(texts, strings.Join(words[given:share], " "))
		from, given = i+1, share
	}
	return lines, texts
}

// begun returns how many words have begun where a line ends, n letters on; ends are
// the letters before each word. A letter or two of a long word may be debris of
// the word before, unless the word is broken by a hyphen.
func begun(ends []int, n int, broken bool) int {
	i, _ := slices.BinarySearch(ends, n)
	i = min(i, len(ends)-1)
	if into := n - ends[max(i-1, 0)]; i > 0 && into < ends[i]-ends[i-1] && !broken && (into < 2 || into*4 <= ends[i]-ends[i-1]) {
		i--
	}
	return i
}

// match tells how many letters of b go with the first i of a, for every i, where
// as few as possible are changed, added or dropped.
func match(a, b string) []int {
	cost := make([][]int, len(a)+1)
	for i := range cost {
		cost[i] = make([]int, len(b)+1)
		for j := range cost[i] {
			switch {
			case i == 0:
				cost[i][j] = j
			case j == 0:
				cost[i][j] = i
			default:
				c := cost[i-1][j-1]
				if a[i-1] != b[j-1] {
					c++
				}
				cost[i][j] = min(c, cost[i-1][j]+1, cost[i][j-1]+1)
			}
		}
	}
	out := make([]int, len(a)+1)
	j := len(b)
	for i := len(a); i > 0; i-- {
		out[i] = j
		for j > 0 && cost[i][j] == cost[i][j-1]+1 {
			j--
		}
		if j > 0 && cost[i][j] != cost[i-1][j]+1 {
			j--
		}
	}
	return out
}
