package page

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ends returns the first and the last line that are not blank, and the last that is
// more than debris; -1 for none.
func (f *furnisher) ends(lines []Line) (first, last, foot int) {
	first, last, foot = -1, -1, -1
	for n, l := range lines {
		if l.Blank {
			continue
		}
		if first < 0 {
			first = n
		}
		if last = n; !debris.MatchString(strings.TrimSpace(f.text(l))) {
			foot = n
		}
	}
	return first, last, foot
}

// apart reports whether line n stands in a group of at most two lines between
// blank ones.
func (f *furnisher) apart(lines []Line, n int) bool {
	blankAt := func(k int) bool { return k < 0 || k >= len(lines) || lines[k].Blank }
	return blankAt(n-1) && (blankAt(n+1) || blankAt(n+2)) || blankAt(n+1) && blankAt(n-2)
}

// around returns the lines above and below the group of line n.
func around(lines []Line, n int) (above, below int) {
	above, below = n-1, n+1
	for above >= 0 && !lines[above].Blank {
		above--
	}
	for above >= 0 && lines[above].Blank {
		above--
	}
	for below < len(lines) && !lines[below].Blank {
		below++
	}
	for below < len(lines) && lines[below].Blank {
		below++
	}
	return above, below
}

// inText reports whether the group of line n stands in the middle of a sentence:
// the line above does not end one, or the line below does not begin one.
func (f *furnisher) inText(lines []Line, n int) bool {
	above, below := around(lines, n)
	if above < 0 {
		return true
	}
	if below >= len(lines) {
		return n+1 < len(lines) && !lines[n+1].Blank || !EndsSentence(f.text(lines[n])) || !BeginsLower(f.text(lines[n]))
	}
	return !EndsSentence(f.text(lines[above])) && !f.labels[lines[above].Start] || BeginsLower(f.text(lines[below]))
}

// tears reports whether the group of line n stands after the first half of a
// sentence.
func (f *furnisher) tears(lines []Line, n int) bool {
	above, _ := around(lines, n)
	return above >= 0 && !f.labels[lines[above].Start] && !EndsSentence(f.text(lines[above])) && strings.IndexFunc(f.text(lines[above]), unicode.IsLower) >= 0
}

// within reports whether a sentence breaks off before the group of line n of leaf i,
// or at the end of the leaf before, and goes on after the group.
func (f *furnisher) within(i, n int) bool {
	lines := f.Lines[i]
	above, below := around(lines, n)
	if len(f.Leaves) == 1 {
		below = f.beyond[below]
	}
	if below == len(lines) {
		return false
	}
	before := ""
	if above >= 0 {
		if f.labels[lines[above].Start] {
			return false
		}
		before = f.text(lines[above])
	} else if i > 0 {
		for _, l := range slices.Backward(f.Lines[i-1]) {
			if !l.Blank {
				before = f.text(l)
				break
			}
		}
	}
	return !EndsSentence(before) && BeginsLower(f.text(lines[below]))
}

// beyondTurns returns, of a text without leaves, for each line and for the end the first line
// from there on that is neither blank nor such as stand at the turn of a page: no folio, nor
// what a machine saw beside one. A scan may hold nothing else, so that each line is looked at
// once.
func (f *furnisher) beyondTurns() []int {
	if len(f.Leaves) != 1 {
		return nil
	}
	lines := f.Lines[0]
	beyond := make([]int, len(lines)+1)
	beyond[len(lines)] = len(lines)
	for n, l := range slices.Backward(lines) {
		beyond[n] = n
		if l.Blank || turning(f.text(l)) {
			beyond[n] = beyond[n+1]
		}
	}
	return beyond
}

// EndsSentence reports whether a line ends as a sentence does.
func EndsSentence(t string) bool {
	t = strings.TrimRight(t, " \t\r*_\"»)”'")
	return t == "" || strings.ContainsRune(".!?:—", rune(t[len(t)-1]))
}

// BeginsLower reports whether a line begins in small letters, marks aside.
func BeginsLower(t string) bool {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(t, " \t*_\"«("))
	return unicode.IsLower(r)
}

// table reports whether line n of figures stands among others.
func (f *furnisher) table(lines []Line, n int) bool {
	figures := 0
	for k := max(0, n-6); k < min(len(lines), n+7); k++ {
		if t := f.text(lines[k]); k != n && strings.ContainsAny(t, "0123456789") && skeleton(t) == "" {
			figures++
		}
	}
	return figures > 1
}

// pageGap is how many blank lines part two printed pages that were read as one.
const pageGap = 3

// gap reports whether at least so many stand above line n (step -1) or below (1).
func gap(lines []Line, n, step int) bool {
	blank := 0
	for n += step; n >= 0 && n < len(lines) && lines[n].Blank; n += step {
		blank++
	}
	return blank >= pageGap
}

// foldedFoot reports whether line n stands alone at the foot of a page that
// another follows on its leaf.
func foldedFoot(lines []Line, n int) bool {
	return n > 0 && lines[n-1].Blank && gap(lines, n, 1)
}
