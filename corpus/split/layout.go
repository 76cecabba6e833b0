package split

import (
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// doubleSpaced ignores blank lines where every line has one. On such leaves
// paragraphs are parted by a wider gap, or by a sentence that ends before the
// margin of the lines around.
func (v *view) doubleSpaced() {
	const around = 5
	loose := make([]int, len(v.lines)+1)   // lines with a blank line before them
	stopped := make([]int, len(v.lines)+1) // those that follow the end of a sentence
	for i, l := range v.lines {
		loose[i+1], stopped[i+1] = loose[i], stopped[i]
		if l.ends > 1 {
			loose[i+1]++
			if i > 0 && v.terminal(v.lines[i-1]) {
				stopped[i+1]++
			}
		}
	}
	for i := range v.lines {
		lo, hi := max(0, i-around), min(len(v.lines), i+around+1)
		n := loose[hi] - loose[lo]
		if hi-lo < 6 || n*10 < (hi-lo)*7 || (stopped[hi]-stopped[lo])*2 > n {
			continue
		}
		if l := &v.lines[i]; !l.top && !l.begins && l.ends < 3 {
			l.blank = i > 0 && (v.lines[i-1].hi-v.lines[i-1].lo)*100 < v.widthOf(lo, hi)*90 && v.terminal(v.lines[i-1]) && v.capital(*l)
		}
	}
}

// widthOf returns how many glyphs a full line has, among the lines [lo, hi).
func (v *view) widthOf(lo, hi int) int {
	var sizes []int
	for _, l := range v.lines[lo:hi] {
		sizes = append(sizes, l.hi-l.lo)
	}
	slices.Sort(sizes)
	return sizes[len(sizes)*3/4]
}

// set finds how a line is set. In one set letter by letter, only wide spaces part
// words. It returns room, in which it works, for the next line.
func (v *view) set(l *line, room []page.Glyph) []page.Glyph {
	glyphs := room[:0]
	for _, g := range v.g[l.lo:l.hi] {
		glyphs = append(glyphs, page.Glyph{R: g.r, Space: int(g.space), Tab: g.tab})
	}
	set := page.SetOf(glyphs)
	l.spaced, l.celled = set.Spaced, set.Celled(0, len(glyphs))
	for i := 1; i < len(glyphs); i++ {
		if !set.Parts(glyphs, i) {
			v.g[l.lo+i].gap = false
		}
	}
	return glyphs
}

// measure finds the usual width of a full line, and whether most of the text
// stands in lines wider than print, which then are paragraphs.
func (v *view) measure() {
	var count [128]int
	total, wide := 0, 0
	for _, l := range v.lines {
		if l.hi-l.lo > page.Widest {
			wide += l.hi - l.lo
		}
		n := min(l.hi-l.lo, len(count)-1)
		if n > 12 {
			count[n]++
			total++
		}
	}
	v.unbroken = wide*2 > len(v.g)
	seen := 0
	for n, c := range count {
		seen += c
		if seen*10 >= total*6 {
			v.width = n
			return
		}
	}
}

func isDash(r rune) bool { return r == '—' || r == '–' || r == '-' }

// terminal reports whether a line ends as a sentence does.
func (v *view) terminal(l line) bool {
	for i := l.hi - 1; i >= l.lo && i >= l.hi-3; i-- {
		r := v.g[i].r
		if strings.ContainsRune(".!?:;", r) {
			return true
		}
		if unicode.IsLetter(r) {
			return false
		}
	}
	return false
}

// last returns the last glyph of a line that is no mark of the machine.
func (v *view) last(l line) rune {
	i := l.hi - 1
	for i > l.lo && v.g[i].mark {
		i--
	}
	return v.g[i].r
}

// short reports whether a line ends well before the margin.
func (v *view) short(l line) bool { return (l.hi-l.lo)*100 < v.width*80 }

// firstLetter returns the index of the first letter or digit of a line, or its
// end.
func (v *view) firstLetter(l line) int {
	i := l.lo
	for i < l.hi && !unicode.IsLetter(v.g[i].r) && !unicode.IsDigit(v.g[i].r) {
		i++
	}
	return i
}

// capital reports whether a line begins, marks aside, with a capital or with
// what scans show for "Il".
func (v *view) capital(l line) bool {
	i := v.firstLetter(l)
	return i < l.hi && (unicode.IsUpper(v.g[i].r) || v.figured(i, l.hi))
}

// figured reports whether the glyphs from i on are digits that scans show for a
// word, as 11 for "Il", and words follow.
func (v *view) figured(i, end int) bool {
	l := lang.Of(v.lang)
	if l == nil || l.Figured == "" {
		return false
	}
	n := len(l.Figured)
	if i+n >= end || !unicode.IsLetter(v.g[i+n].r) {
		return false
	}
	for k := range n {
		if v.g[i+k].r != rune(l.Figured[k]) || k > 0 && v.g[i+k].gap {
			return false
		}
	}
	return true
}

// often is how many paragraphs must clearly begin with the same letters
// before another is taken to begin with them after a stop that was lost or
// misread as a comma.
const often = 6

// countBegins counts the first letters of clear paragraphs.
func (v *view) countBegins() {
	for n := 1; n < len(v.lines); n++ {
		l, before := v.lines[n], v.lines[n-1]
		if l.blank && before.head == 0 && l.head == 0 && !l.table && !l.verse && v.capital(l) && v.terminal(before) {
			v.begins[v.firstLetters(l)]++
		}
	}
}

// firstLetters returns the first four letters of a line, however parted.
func (v *view) firstLetters(l line) string {
	i := v.firstLetter(l)
	return strings.ToLower(foldCaps(compact(v.g[i:min(i+4, l.hi)])))
}

// opener reports whether line n begins as many paragraphs do, after a mark of some
// sort. At the top of a leaf it is false if a hyphen breaks the sentence before.
func (v *view) opener(n int) bool {
	end := v.g[v.body(n).hi-1].r
	if unicode.IsLetter(end) || v.lines[n].top && isDash(end) {
		return false
	}
	return v.begins[v.firstLetters(v.lines[n])] >= often
}
