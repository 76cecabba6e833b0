package page

import (
	"bytes"
	"regexp"

	"quinola/corpus"
)

var (
	leafMark = regexp.MustCompile(`<\|[A-Z][A-Z_]{3,40}[-\w]{0,80}\|>`)
	lettered = regexp.MustCompile(`\pL{3}`)
	pageMark = regexp.MustCompile(`  +(\( ?[0-9IlO]{1,3},? ?\)|[A-Z]{1,6}\.  ?\()`)
)

// Leaves finds the printed leaves of a machine-read text: divided by marks
// such as <|…|>, by form feeds or, in a text that is one long line, by two
// spaces before a page mark like "( 3 )". Every byte belongs to a leaf; a
// text without such signs is one leaf.
func Leaves(src []byte) []corpus.Span {
	if len(src) == 0 {
		return nil
	}
	var cuts []int
	if marks := leafMark.FindAllIndex(src, -1); len(marks) > 0 {
		for _, m := range marks {
			cuts = append(cuts, m[0])
		}
	} else if bytes.IndexByte(src, '\f') >= 0 {
		for i, b := range src {
			if b == '\f' {
				cuts = append(cuts, i+1)
			}
		}
	} else if bytes.Count(src, []byte("\n")) <= len(src)/2000 {
		cuts = doubleSpaces(src)
	}
	return spans(src, cuts)
}

// doubleSpaces returns the offsets after runs of two or more spaces, if page marks
// follow some of them: such runs then part pages.
func doubleSpaces(src []byte) []int {
	if !pageMark.Match(src) {
		return nil
	}
	var cuts []int
	run := 0
	for i, b := range src {
		if b == ' ' {
			run++
			continue
		}
		if run >= 2 {
			cuts = append(cuts, i)
		}
		run = 0
	}
	return cuts
}

// spans returns the stretches of src between the cuts. What stands before the
// first cut is a leaf of its own only if it has text.
func spans(src []byte, cuts []int) []corpus.Span {
	var out []corpus.Span
	start := 0
	for _, c := range cuts {
		if c >= len(src) || len(bytes.TrimSpace(src[start:c])) == 0 || start == 0 && !lettered.Match(src[:c]) {
			continue
		}
		out = append(out, corpus.Span{Start: start, End: c})
		start = c
	}
	return append(out, corpus.Span{Start: start, End: len(src)})
}
