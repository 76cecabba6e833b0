package reading

import (
	"strings"

	"quinola/corpus"
)

// mostQuoted is how many tokens an emendation may quote to be unambiguous.
const mostQuoted = 24

// correction returns an emendation of the word that is tokens first to last, ready
// for a reader to put his reading and his evidence in: its quotation stands on
// the leaf once, for which the words after it are quoted as far as need be. It
// is "" where no such quotation is found.
func correction(t *corpus.Text, tokens []corpus.Token, first, last int) string {
	leaf := t.LeafAt(tokens[first].Start)
	where := corpus.Span{Start: 0, End: len(t.Source)}
	if leaf > 0 {
		where = t.Leaves[leaf-1]
	}
	for ; last < len(tokens) && last-first < mostQuoted; last++ {
		span := corpus.Span{Start: tokens[first].Start, End: tokens[last].End}
		if span.End > where.End {
			return ""
		}
		words := strings.Join(strings.Fields(string(t.Source[span.Start:span.End])), " ")
		if words == "" {
			return ""
		}
		if at, ok := corpus.FindQuote(t.Source, where, words); !ok || at.Start != corpus.SkipSpace(t.Source, span.Start) {
			continue // it stands earlier on the leaf
		} else if _, again := corpus.FindQuote(t.Source, corpus.Span{Start: at.Start + 1, End: where.End}, words); again {
			continue
		}
		var reading strings.Builder
		for _, tok := range tokens[first : last+1] {
			reading.WriteString(tok.Reading)
		}
		return corpus.Emendation{Leaf: leaf, Quote: words, Reading: strings.Join(strings.Fields(reading.String()), " "), Cert: "likely"}.String()
	}
	return ""
}
