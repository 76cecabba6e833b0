package split

import (
	"strings"
	"unicode"
)

// doubleSpaced takes blank lines for nothing where every line has one: on
// such leaves only a wider gap parts paragraphs.
func (v *view) doubleSpaced() {
	const around = 5
	loose := make([]int, len(v.lines)+1)   // lines with a blank line before them
	stopped := make([]int, len(v.lines)+1) // ... that come after the end of a sentence
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
		if l := &v.lines[i]; !l.top && l.ends < 3 {
			l.blank = i > 0 && v.short(v.lines[i-1]) && v.terminal(v.lines[i-1]) && v.capital(*l)
		}
	}
}

// closeUp finds out whether a line is set with spaced letters and, if so,
// lets only wide spaces part its words.
func (v *view) closeUp(l *line) {
	words, single := 0, 0
	for i := l.lo; i < l.hi; i++ {
		if v.g[i].gap {
			words++
			if i+1 == l.hi || v.g[i+1].gap {
				single++
			}
		}
	}
	if words < 4 || single*10 < words*6 {
		return
	}
	l.spaced = true
	wide := 0
	for i := l.lo + 1; i < l.hi; i++ {
		if v.g[i].at-v.g[i-1].end > 1 {
			wide++
		}
	}
	if wide > words/2 { // every letter two spaces apart: nothing tells the words apart
		return
	}
	for i := l.lo + 1; i < l.hi; i++ {
		v.g[i].gap = v.g[i].at-v.g[i-1].end > 1
	}
	l.tabs = 0
}

// measure finds the usual width of a full line.
func (v *view) measure() {
	var count [128]int
	total := 0
	for _, l := range v.lines {
		n := min(l.hi-l.lo, len(count)-1)
		if n > 12 {
			count[n]++
			total++
		}
	}
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

// terminal reports whether a line ends as a sentence ends.
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

// short reports whether a line ends well before the margin.
func (v *view) short(l line) bool { return (l.hi-l.lo)*100 < v.width*80 }

// firstLetter is the index of the first glyph of a line that is a letter or a
// digit, or its end.
func (v *view) firstLetter(l line) int {
	i := l.lo
	for i < l.hi && !unicode.IsLetter(v.g[i].r) && !unicode.IsDigit(v.g[i].r) {
		i++
	}
	return i
}

// capital reports whether a line begins with a capital, marks aside, or with
// what scans make of "Il".
func (v *view) capital(l line) bool {
	i := v.firstLetter(l)
	return i < l.hi && (unicode.IsUpper(v.g[i].r) || v.lang == "fr" && v.il(i, l.hi))
}

// il reports whether the glyphs from i on are 11, and words follow: "Il".
func (v *view) il(i, end int) bool {
	return i+2 < end && v.g[i].r == '1' && v.g[i+1].r == '1' && !v.g[i+1].gap && unicode.IsLetter(v.g[i+2].r)
}
