package split

import (
	"regexp"
	"strings"
	"unicode"

	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// Furniture that the tokens did not mark is found here by what a text as a
// whole shows: lines that return again and again, catchwords, signatures.

// repeats is how often a line returns before it is furniture.
const repeats = 4

// signatures stand at the foot of the first page of a sheet.
var signatures = regexp.MustCompile(`^(\(\d\)|[A-Z]\.? ?\d\.?|N:? ?o? ?\d\.?|[A-Z]\.)$`)

// signs reports whether a line signs a sheet.
func (v *view) signs(l line) bool {
	text := v.text(l.lo, l.hi)
	return signatures.MatchString(text) || lang.Signs(text)
}

// markFurniture takes such lines out of the view.
func (v *view) markFurniture() {
	drop := make([]bool, len(v.lines))
	if !v.run {
		v.repeated(drop)
	}
	for n, l := range v.lines {
		if v.run {
			drop[n] = v.announces(n)
			continue
		}
		if l.read || l.label != nil { // an editor reads it, or it is the label of an article
			drop[n] = false
			continue
		}
		if !drop[n] && v.catchword(n) {
			drop[n] = true
		}
		if !drop[n] && (l.ends > 1 || hasDigit(foldCaps(compact(v.g[l.lo:l.hi]))) && !v.bareLabel(l)) && (v.lastOfBlock(n) || v.catchword(n+1)) && v.signs(l) && !v.rowHere(n) {
			drop[n] = true
		}
	}
	kept := v.lines[:0]
	ends, blank, top, begins := 0, false, false, false
	for n, l := range v.lines {
		if drop[n] {
			v.marks = append(v.marks, v.span(l))
			ends, blank, top, begins = ends+l.ends, blank || l.blank, top || l.top, begins || l.begins
			continue
		}
		l.ends += ends
		l.blank = l.blank || blank
		l.top = l.top || top
		l.begins = l.begins || begins
		ends, blank, top, begins = 0, false, false, false
		kept = append(kept, l)
	}
	v.lines = kept
}

// announces reports whether a sentence is nothing but the label that the next
// one begins with: the catchword at the foot of a page.
func (v *view) announces(n int) bool {
	l := v.lines[n]
	if n+1 >= len(v.lines) || l.hi-l.lo > 9 || !v.bareLabel(l) {
		return false
	}
	s := strings.TrimRight(compact(v.g[l.lo:l.hi]), ".,:;")
	for _, h := range v.labelsAt(nil, n+1, v.lines[n+1].lo, 1) {
		for _, g := range v.guesses(s) {
			if g.cost < .6 && g.number == h.number && g.style == h.style && h.weight > least {
				return true
			}
		}
	}
	return false
}

// lastOfBlock reports whether a blank line, or nothing, follows the line n.
func (v *view) lastOfBlock(n int) bool {
	return n+1 >= len(v.lines) || v.lines[n+1].ends > 1 || v.lines[n+1].top
}

// rowHere reports whether the line n stands in a row of labels on lines of
// their own, so that "I." or "V." is no signature.
func (v *view) rowHere(n int) bool {
	if !v.bareLabel(v.lines[n]) {
		return false
	}
	for i := max(0, n-12); i < min(len(v.lines), n+12); i++ {
		if i != n && v.bareLabel(v.lines[i]) {
			return true
		}
	}
	return false
}

// catchword reports whether a short line only announces the next one.
func (v *view) catchword(n int) bool {
	if n+1 >= len(v.lines) {
		return false
	}
	l := v.lines[n]
	if l.hi-l.lo > 12 || l.hi-l.lo < 2 {
		return false
	}
	next := v.lines[n+1]
	word := strings.TrimRightFunc(compact(v.g[l.lo:l.hi]), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	word = strings.TrimLeft(word, "*#")
	if len(word) < 2 || next.hi-next.lo < len([]rune(word)) {
		return false
	}
	if v.bareLabel(l) && !next.top {
		return false
	}
	ahead := strings.TrimLeft(compact(v.g[next.lo:next.hi]), "*#")
	if !strings.HasPrefix(ahead, word) || ahead == word && !next.top {
		return false
	}
	return v.lastOfBlock(n) || next.top || l.ends > 1
}

// repeated marks lines that stand apart and return, a few letters changed, at
// least repeats times: running heads, stamps of a library.
func (v *view) repeated(drop []bool) {
	type form struct {
		text  string
		lines []int
	}
	var forms []form
	for n, l := range v.lines {
		size := l.hi - l.lo
		if size > 30 || size < 1 || l.ends < 2 && !l.top && !(n > 0 && v.lines[n-1].ends > 1 && v.lastOfBlock(n)) {
			continue
		}
		text := strings.ToUpper(compact(v.g[l.lo:l.hi]))
		s := foldCaps(text)
		if first := v.firstLetter(l); first == l.hi || unicode.IsLower(v.g[first].r) {
			continue
		}
		if s == "" || v.numberedDivision(l) > 0 || v.bareLabel(l) && !allDigits(s) || v.loud(l) && !hasDigit(s) && !v.beside(n) {
			continue
		}
		found := false
		for i := range forms {
			f := forms[i].text
			if d := len(f) - len(s); d > 4 || d < -4 {
				continue
			}
			if f == s || len(s) > 6 && len(f) < 40 && edit.Strings(s, f)*4 <= len(s) {
				forms[i].lines = append(forms[i].lines, n)
				found = true
				break
			}
		}
		if !found && len(forms) < 1500 {
			forms = append(forms, form{s, []int{n}})
		}
	}
	apart := map[int]bool{} // lines that may be such heads
	for _, f := range forms {
		if len(f.lines) > 1 {
			for _, n := range f.lines {
				apart[n] = true
			}
		}
	}
	for _, f := range forms {
		need := repeats
		if allDigits(f.text) {
			need = 2
		}
		if len(f.lines) < need {
			continue
		}
		breaks := 0
		for _, n := range f.lines {
			if v.interrupts(n, apart) {
				breaks++
			}
		}
		if breaks*5 < len(f.lines) {
			continue
		}
		for _, n := range f.lines {
			drop[n] = true
			if next := n + 1; next < len(v.lines) && v.lines[next].ends == 1 && v.lastOfBlock(next) && v.lines[next].hi-v.lines[next].lo <= 30 {
				drop[next] = true // the second line of a running head
			}
		}
	}
}

// interrupts reports whether a sentence breaks off before the line n and goes
// on after it, other lines of the kind left aside.
func (v *view) interrupts(n int, apart map[int]bool) bool {
	p, q := n-1, n+1
	for p >= 0 && n-p < 12 && (apart[p] || v.lines[p+1].ends == 1 && apart[p-1]) {
		p--
	}
	for q < len(v.lines) && q-n < 12 && (apart[q] || v.lines[q].ends == 1) {
		q++
	}
	return p >= 0 && q < len(v.lines) && !v.terminal(v.lines[p]) && v.resumes(v.lines[q])
}

// beside reports whether a line stands next to a line of figures alone.
func (v *view) beside(n int) bool {
	for _, i := range [2]int{n - 1, n + 1} {
		if i >= 0 && i < len(v.lines) && allDigits(foldCaps(compact(v.g[v.lines[i].lo:v.lines[i].hi]))) {
			return true
		}
	}
	return false
}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }
