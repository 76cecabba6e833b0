package webanno

import (
	"slices"
	"strings"
	"unicode"

	"quinola/annotate/quote"
	"quinola/corpus"
)

// runsIn returns the stretches of a table as it reads, in bytes from its beginning,
// in which the words of a quotation stand. A quotation follows the order of the
// source, and the table that of the print; what both have are the letters of
// each token, and white space is made anew.
func runsIn(c *corpus.Clause, s quote.Span) []corpus.Span {
	tokens := c.Tokens()
	places := lettersOf(tokens, c.Printed())
	var letters []corpus.Span
	at := 0 // in the tokens one after the other, in which quotations count
	for _, t := range tokens {
		known := places[t.Span]
		for i, r := range t.Reading {
			if unicode.IsSpace(r) || len(known) == 0 {
				continue
			}
			if at+i >= s.Start && at+i < s.End {
				letters = append(letters, known[0])
			}
			known = known[1:]
		}
		at += len(t.Reading)
	}
	slices.SortFunc(letters, func(a, b corpus.Span) int { return a.Start - b.Start })
	reading := c.Reading()
	var runs []corpus.Span
	for _, l := range letters {
		if n := len(runs); n > 0 && strings.TrimSpace(reading[runs[n-1].End:l.Start]) == "" {
			runs[n-1].End = l.End
		} else {
			runs = append(runs, l)
		}
	}
	return runs
}

// lettersOf returns the places of the letters of each token, in the order of the
// token, where the tokens are printed one after the other. A token of which the
// last word closes the next cell is printed in two parts, the second without
// source, where the first ends.
func lettersOf(tokens, printed []corpus.Token) map[corpus.Span][]corpus.Span {
	places, ends := map[corpus.Span][]corpus.Span{}, map[int]corpus.Span{}
	for _, t := range tokens {
		places[t.Span] = nil
		if t.Start < t.End {
			ends[t.End] = t.Span
		}
	}
	at := 0
	for _, t := range printed {
		of := t.Span
		if _, known := places[of]; !known && t.Start == t.End {
			of = ends[t.Start]
		}
		for i, r := range t.Reading {
			if !unicode.IsSpace(r) {
				places[of] = append(places[of], corpus.Span{Start: at + i, End: at + i + len(string(r))})
			}
		}
		at += len(t.Reading)
	}
	return places
}
