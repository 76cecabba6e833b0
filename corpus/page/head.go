package page

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// runningHead reports whether line n is a running head: capitals, or spaced
// letters, with a folio at one end, at the top of the leaf or beside a gap
// between two printed pages read as one.
func (f *furnisher) runningHead(lines []Line, n, first, last int) bool {
	if n != first && n != last && !gap(lines, n, -1) && !gap(lines, n, 1) {
		return false
	}
	t := strings.TrimSpace(f.text(lines[n]))
	if len(t) > 60 || f.romanLabel(t) {
		return false
	}
	words := strings.Fields(t)
	up, low := cases(t)
	single := 0
	for _, w := range words {
		if utf8.RuneCountInString(w) == 1 {
			single++
		}
	}
	groups := len(strings.FieldsFunc(strings.ReplaceAll(t, "  ", "\t"), func(r rune) bool { return r == '\t' }))
	if up+low < 4 || low > up && (single*5 < len(words)*4 || groups > 3) || f.listed(lines, n) {
		return false
	}
	end := words[len(words)-1]
	return len(words) > 1 && (folioLike(words[0]) && !f.romanLabel(words[0]) || folioLike(end) || end == "m")
}

// folioLike reports whether a word is a folio, or what is left of one. The words in
// letters are folios as machines have shown them.
func folioLike(w string) bool {
	w = strings.Trim(w, ".,:;*_^' ")
	if w == "" || utf8.RuneCountInString(w) > 4 {
		return false
	}
	if strings.ContainsAny(w, "0123456789$®«") {
		return true
	}
	if len(w) > 1 && strings.Trim(w, "ivxlcj") == "" && lang.FromRoman(strings.ReplaceAll(w, "j", "i")) > 0 { // vij
		return true
	}
	switch w {
	case "no", "itf", "ift", "q8", "iio", "ior":
		return true
	}
	return false
}

// listed reports whether a line is the first of a list of pages: like the two lines
// below, it ends in a figure, and the figures do not decrease. A list's folio is not
// where its first item stands.
func (f *furnisher) listed(lines []Line, n int) bool {
	last, rows := 0, 0
	for k := n; k < len(lines) && rows < 3; k++ {
		if lines[k].Blank {
			continue
		}
		words := strings.Fields(f.text(lines[k]))
		page, err := strconv.Atoi(strings.Trim(words[len(words)-1], ".,*"))
		if err != nil || page < last {
			return false
		}
		last, rows = page, rows+1
	}
	return rows == 3
}
