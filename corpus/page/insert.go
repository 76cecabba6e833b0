package page

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// insert reports whether the machine put line n in: figures or a few letters
// alone between blank lines, or an unfinished phrase in the middle of a
// sentence.
func (f *furnisher) insert(lines []Line, n int) bool {
	if !f.Setting.Parted() { // between lines of print such a line belongs to the book
		return false
	}
	t := strings.TrimSpace(f.text(lines[n]))
	if !f.apart(lines, n) || len(t) > 40 || year.MatchString(t) {
		return false
	}
	if f.strays(lines, n, t) {
		return true
	}
	if EndsSentence(t) || f.romanLabel(t) || strings.ContainsAny(t, "#*|") {
		return false
	}
	above, below := n-1, n+1
	for above >= 0 && (lines[above].Blank || above == n-1 && !lines[above].Blank && f.apart(lines, above) && len(f.text(lines[above])) < 40) {
		above--
	}
	for below < len(lines) && (lines[below].Blank || below == n+1 && !lines[below].Blank && f.apart(lines, below) && len(f.text(lines[below])) < 40) {
		below++
	}
	if above < 0 || below >= len(lines) || (above == n-1 || below == n+1) && skeleton(t) != "" { // a paragraph of two lines
		return false
	}
	return !EndsSentence(f.text(lines[above])) && BeginsLower(f.text(lines[below]))
}

// letters returns the capitals with a stop that are all of a line again and again, as Q. and A.
// stand above what is asked and answered. A sheet is signed A. once.
func (f *furnisher) letters() map[string]bool {
	count := map[string]int{}
	for _, lines := range f.Lines {
		for _, l := range lines {
			if t := strings.TrimSpace(f.text(l)); loneLetter.MatchString(t) {
				count[t]++
			}
		}
	}
	out := map[string]bool{}
	for t, n := range count {
		out[t] = n >= letterReturns
	}
	return out
}

var loneLetter = regexp.MustCompile(`^\p{Lu}\.$`)

// letterReturns is how often such a letter stands so at least.
const letterReturns = 6

// strays reports whether line n, which reads t, is figures or a few letters alone
// between blank lines.
func (f *furnisher) strays(lines []Line, n int, t string) bool {
	if f.spoken[t] {
		return false
	}
	blank := func(k int) bool { return k < 0 || k >= len(lines) || lines[k].Blank }
	if !blank(n-1) || !blank(n+1) || f.romanLabel(t) || strings.ContainsAny(t, "#-—=*") || f.betweenTitles(lines, n, t) {
		return false
	}
	r := utf8.RuneCountInString(t)
	return folio.MatchString(t) && !f.table(lines, n) || signature(t) || r <= 2 ||
		r <= 4 && strings.TrimRight(t, ".") == skeleton(t) && !strings.ContainsAny(t, "AEIOUYÅÄÖ")
}

// betweenTitles reports whether line n, which reads t, is the short word of a title that
// is set on lines of their own: LE JEU, DE, PIQUET. The lines next to it are in capitals
// too, and the one above ends in no stop.
func (f *furnisher) betweenTitles(lines []Line, n int, t string) bool {
	if len(t) != 2 || t != strings.ToUpper(t) || !strings.ContainsAny(t, "AEIOU") {
		return false
	}
	loud := func(step int) bool {
		k := n + step
		for k >= 0 && k < len(lines) && lines[k].Blank {
			k += step
		}
		if k < 0 || k >= len(lines) {
			return false
		}
		beside := strings.TrimSpace(f.text(lines[k]))
		up, low := cases(beside)
		return up >= 4 && low == 0 && (step > 0 || !EndsSentence(beside))
	}
	return loud(-1) && loud(1)
}

// parts reports whether line n is one of a few figures or signatures between the
// halves of a word, inten- and tion. In no language or setting does the text do
// that.
func (f *furnisher) parts(lines []Line, n int) bool {
	between := func(k int) bool {
		t := strings.TrimSpace(f.text(lines[k]))
		return lines[k].Blank || len(t) <= 12 && (folios(t) || signature(t))
	}
	if !between(n) {
		return false
	}
	above, below := n-1, n+1
	for above >= 0 && n-above <= mostBetween && between(above) {
		above--
	}
	for below < len(lines) && below-above <= mostBetween && between(below) {
		below++
	}
	if above < 0 || below == len(lines) || below-above > mostBetween || !BeginsLower(f.text(lines[below])) {
		return false
	}
	t := strings.TrimRightFunc(f.text(lines[above]), unicode.IsSpace)
	word, broken := strings.CutSuffix(t, "-")
	last, _ := utf8.DecodeLastRuneInString(word)
	return broken && unicode.IsLower(last)
}

// folios reports whether a line is nothing but folios: 850 850a.
func folios(t string) bool {
	for w := range strings.FieldsSeq(t) {
		if !folio.MatchString(w) {
			return false
		}
	}
	return true
}

// mostBetween is the most lines between the halves of a word, blank ones included.
const mostBetween = 12

// ornament reports whether a line is what a machine sees in a row of printer's
// flowers: a few letters repeated. A row of O's is one of counters, and one
// repeated word is text: bow wow, bow wow.
func ornament(t string) bool {
	if repeatsWords(t) {
		return false
	}
	if flower.MatchString(t) {
		return true
	}
	kinds := map[rune]bool{}
	letters, figures := 0, 0
	for _, r := range strings.ToLower(t) {
		switch {
		case unicode.IsLetter(r):
			letters++
			kinds[r] = true
		case unicode.IsDigit(r):
			figures++
		}
	}
	delete(kinds, 'o')
	return letters >= 8 && figures < 2 && len(kinds) > 0 && len(kinds) <= 2
}

// flower matches what is set at the head of a page instead of a running title: ** ( O ) **.
var flower = regexp.MustCompile(`^[*·.\s]*\([oO0 ]{1,5}\)[*·.\s]*$`)
