package site

import (
	"strings"

	"quinola/corpus"
)

// Some digitisers mark what is set in italics: with a star on either side, or
// as HTML does; two stars mean a larger or heavier letter. The restorer takes the marks out of the reading where they come
// in pairs; here the words between them are set as they were.

// italics says of each token whether it is set in italics.
func italics(src []byte, tokens []corpus.Token) []bool {
	var set []bool
	mark := func(from, to int) {
		if set == nil {
			set = make([]bool, len(tokens))
		}
		for i := from; i < to; i++ {
			set[i] = true
		}
	}
	open := []int{}
	html := -1
	for i, t := range tokens {
		s := string(src[t.Start:t.End])
		if html < 0 && strings.Contains(s, "<i>") {
			html = i
		}
		if html >= 0 && strings.Contains(s, "</i>") {
			mark(html, i+1)
			html = -1
		}
		switch {
		case s == "\n\n" || t.Why.Has(corpus.Furniture) && strings.Contains(s, "\n\n"):
			open = open[:0] // a pair lies within a paragraph
		case s != "*" || t.Reading != "" || t.Why != corpus.Marks || star(src, t.Start-1) || star(src, t.End):
		case len(open) > 0 && !blank(src, t.Start-1) && open[len(open)-1] != i-1:
			mark(open[len(open)-1]+1, i)
			open = open[:len(open)-1]
		case !blank(src, t.End):
			open = append(open, i)
		}
	}
	return set
}

func star(src []byte, at int) bool { return at >= 0 && at < len(src) && src[at] == '*' }

// blank reports whether white space, or nothing, stands at an offset.
func blank(src []byte, at int) bool {
	return at < 0 || at >= len(src) || strings.IndexByte(" \t\r\n\f", src[at]) >= 0
}
