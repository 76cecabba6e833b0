package edition

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
)

// sound holds clauses.tsv, as it is read line by line, to what everything
// after it relies on: ids that no file system and no reader confounds, and
// spans that part the source between letters and lie one after another, or
// within a hole of one that has it.
type sound struct {
	src  []byte
	seen map[string]seenID // by the id in small letters
	open []*corpus.Clause  // those that do not end before the last began
	last int               // where it began
}

type seenID struct {
	id   string
	line int
}

// check returns what is wrong with the next clause, on a line; "" for nothing.
func (s *sound) check(c *corpus.Clause, line int) string {
	small := strings.ToLower(c.ID)
	if old, twice := s.seen[small]; twice {
		if old.id == c.ID {
			return fmt.Sprintf("%s is on line %d too", c.ID, old.line)
		}
		return fmt.Sprintf("%s and %s on line %d would be one file where capitals do not count", c.ID, old.id, old.line)
	}
	s.seen[small] = seenID{c.ID, line}
	for _, at := range append([]int{c.Span.Start, c.Body, c.Span.End}, ends(c.Holes)...) {
		if at < c.Span.Start || at > c.Span.End {
			return fmt.Sprintf("a hole of %s lies outside it", c.ID)
		}
		if at < len(s.src) && !utf8.RuneStart(s.src[at]) {
			return fmt.Sprintf("%s is cut at byte %d, within a letter", c.ID, at)
		}
	}
	if c.Span.Start < s.last {
		return fmt.Sprintf("%s begins before the clause above it", c.ID)
	}
	s.last = c.Span.Start
	s.open = slices.DeleteFunc(s.open, func(o *corpus.Clause) bool { return o.Span.End <= c.Span.Start })
	for _, o := range s.open {
		if at := meet(parts(o), parts(c)); at >= 0 {
			return fmt.Sprintf("%s and %s have the bytes from %d on in common", o.ID, c.ID, at)
		}
	}
	s.open = append(s.open, c)
	return ""
}

// parts returns the spans of a clause less its holes.
func parts(c *corpus.Clause) []corpus.Span {
	var list []corpus.Span
	at := c.Span.Start
	for _, h := range c.Holes {
		if h.Start > at {
			list = append(list, corpus.Span{Start: at, End: h.Start})
		}
		at = max(at, h.End)
	}
	if at < c.Span.End {
		list = append(list, corpus.Span{Start: at, End: c.Span.End})
	}
	return list
}

// meet is where two lists of spans first have a byte in common, or -1.
func meet(a, b []corpus.Span) int {
	for _, x := range a {
		for _, y := range b {
			if at := max(x.Start, y.Start); at < min(x.End, y.End) {
				return at
			}
		}
	}
	return -1
}

func ends(spans []corpus.Span) []int {
	var list []int
	for _, s := range spans {
		list = append(list, s.Start, s.End)
	}
	return list
}
