package restore

import (
	"strings"
	"unicode"

	"quinola/corpus"
)

// markup finds the marks by which a machine shows how words are set: stars and
// strokes in pairs within a paragraph, tags, and number signs that begin a line.
// A star without its fellow may be a footnote's, and stays; so does a mark that
// a backslash before it says is meant.
func markup(c []cell) map[int]corpus.Why {
	out := map[int]corpus.Why{}
	var open []int
	var pairs [][2]int
	for i := 0; i < len(c); i++ {
		begins := i == 0 || c[i].gap >= gapLine
		if begins && c[i].gap != gapLine && c[i].gap != gapKept {
			open = open[:0]
		}
		if c[i].r == '#' && begins {
			for i < len(c) && c[i].r == '#' {
				out[i] = corpus.Markup
				i++
			}
			i--
			continue
		}
		if i+1 < len(c) && c[i].r == '\\' && c[i+1].gap == gapNone && strings.ContainsRune(escaped, c[i+1].r) {
			out[i] = corpus.Markup
			i++
			continue
		}
		if n := tag(c[i:]); n > 0 {
			for k := range n {
				out[i+k] = corpus.Italic
			}
			i += n - 1
			continue
		}
		if c[i].r != '*' && c[i].r != '_' {
			continue
		}
		spaceBefore := begins || c[i].gap != gapNone
		spaceAfter := i+1 == len(c) || c[i+1].gap != gapNone
		switch {
		case len(open) > 0 && !spaceBefore && c[open[len(open)-1]].r == c[i].r && open[len(open)-1] != i-1:
			from := open[len(open)-1]
			out[i], out[from] = corpus.Italic, corpus.Italic
			pairs = append(pairs, [2]int{from, i})
			open = open[:len(open)-1]
		case !spaceAfter:
			open = append(open, i)
		}
	}
	for _, p := range wholePages(c, pairs) {
		out[p[0]], out[p[1]] = corpus.Markup, corpus.Markup
	}
	return out
}

// pageOfBlocks is how many paragraphs, one after another, a page has at the
// least that a machine shows as all set in italics.
const pageOfBlocks = 4

// wholePages are the pairs of marks around paragraph after paragraph: what is
// said of a whole page, or nearly all of it, sets nothing off.
func wholePages(c []cell, pairs [][2]int) [][2]int {
	if len(pairs) < pageOfBlocks {
		return nil
	}
	within := make([]int, len(c)) // pairs opened less pairs closed
	for _, p := range pairs {
		within[p[0]]++
		within[p[1]]--
	}
	page := make([]bool, len(c)) // the cells of such pages
	from, run, depth := 0, 0, 0  // where the run of such paragraphs began, and how many they are
	for i := 0; i < len(c); {
		end, letters, set := i, 0, 0
		for end < len(c) && (end == i || c[end].gap <= gapLine || c[end].gap == gapKept) {
			depth += within[end]
			if unicode.IsLetter(c[end].r) {
				letters++
				if depth > 0 {
					set++
				}
			}
			end++
		}
		if letters == 0 || set*10 < letters*9 {
			run = 0
		} else if run++; run == 1 {
			from = i
		}
		if run >= pageOfBlocks {
			for ; from < end; from++ {
				page[from] = true
			}
		}
		i = end
	}
	var out [][2]int
	for _, p := range pairs {
		if page[p[0]] {
			out = append(out, p)
		}
	}
	return out
}

// escaped are the marks that a backslash may stand before.
const escaped = "*_#\\"

// tag is the number of cells of a tag for italics with which c begins, or 0.
func tag(c []cell) int {
	for _, t := range [...]string{"<i>", "</i>", "<em>", "</em>"} {
		n := 0
		for n < len(t) && n < len(c) && c[n].r == rune(t[n]) && (n == 0 || c[n].gap == gapNone) {
			n++
		}
		if n == len(t) {
			return n
		}
	}
	return 0
}
