package edition

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// flow lets the sentences of a clause run on over blank lines that the scan
// has at the turn of a page, around a note, or for no reason: a paragraph that
// begins in the midst of a sentence is none. Tables and verse keep their lines.
func (r *ribbon) flow(clauses []*corpus.Clause) {
	for _, c := range clauses {
		switch c.Kind {
		case corpus.KindTable, corpus.KindVerse, corpus.KindHeading:
			continue
		}
		tokens := r.between(c.Body, c.Span.End)
		var blank []int // the white space since the last word
		last := rune(0)
		hole := false // since the last word
		for i, t := range tokens {
			if lies(t.Start, c.Holes) {
				hole = true
				continue
			}
			if t.Reading == "" {
				continue
			}
			if strings.TrimSpace(t.Reading) == "" {
				blank = append(blank, i)
				continue
			}
			first, _ := utf8.DecodeRuneInString(t.Reading)
			italic := t.Start > 0 && r.src[t.Start-1] == '*'
			if last != 0 && runsOn(last, first, italic) {
				closeGap(tokens, blank, hole)
			}
			blank, hole = blank[:0], false
			last, _ = utf8.DecodeLastRuneInString(strings.TrimSpace(t.Reading))
		}
	}
}

// lies reports whether an offset lies in one of the spans.
func lies(at int, spans []corpus.Span) bool {
	for _, s := range spans {
		if s.Start <= at && at < s.End {
			return true
		}
	}
	return false
}

// runsOn reports whether a sentence goes on from one letter to the next: to a
// small one; or to a capital where no stop is before it and it begins a name
// that a digitiser set off with asterisks. Else the stop may have been lost.
func runsOn(last, first rune, italic bool) bool {
	if unicode.IsLower(first) {
		return !strings.ContainsRune(".!?", last)
	}
	return italic && unicode.IsUpper(first) && unicode.IsLower(last)
}

// closeGap makes white space with a blank line read as one space, but for a
// paragraph that an editor begins: in this clause, not in a hole of it.
func closeGap(tokens []corpus.Token, blank []int, hole bool) {
	gap := ""
	for _, i := range blank {
		if tokens[i].Why.Has(corpus.Emended) && !hole {
			return
		}
		gap += tokens[i].Reading
	}
	if !strings.Contains(gap, "\n\n") && (len(blank) < 2 || !strings.Contains(gap, "\n")) {
		return
	}
	for k, i := range blank {
		t := &tokens[i]
		t.Reading, t.Why, t.Rivals = "", corpus.Space, nil
		if k == 0 {
			t.Reading = " "
		}
	}
}
