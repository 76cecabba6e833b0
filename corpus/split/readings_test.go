package split

import (
	"slices"
	"testing"

	"quinola/corpus"
)

// What tokens read between two offsets is read of those that begin there, whole.
func TestReadings(t *testing.T) {
	src := "Le fou- e le roi"
	tokens := []corpus.Token{
		{Span: corpus.Span{Start: 0, End: 2}, Reading: "Le"},
		{Span: corpus.Span{Start: 2, End: 3}, Reading: " "},
		{Span: corpus.Span{Start: 3, End: 7}, Reading: "soule", Why: corpus.Join},
		{Span: corpus.Span{Start: 7, End: 9}, Why: corpus.Join},
		{Span: corpus.Span{Start: 9, End: 10}, Reading: "\n", Why: corpus.Space},
		{Span: corpus.Span{Start: 10, End: 12}, Reading: "le"},
		{Span: corpus.Span{Start: 12, End: 13}, Reading: " "},
		{Span: corpus.Span{Start: 13, End: 16}, Reading: "roi"},
	}
	whole := ""
	for _, token := range tokens {
		whole += token.Reading
	}
	r := readingsOf([]byte(src), slices.Values([][]corpus.Token{tokens[:3], tokens[3:]}))
	if !r.tile() {
		t.Error("the tokens tile the source")
	}
	for _, tt := range []struct {
		start, end int
		want       string
	}{
		{0, len(src), whole},
		{3, 9, "soule"},
		{4, 12, "\nle"},  // not the word that begins before
		{11, 14, " roi"}, // the word that ends behind
		{14, 16, ""},
		{2, 2, ""},
	} {
		if got := r.between(tt.start, tt.end); got != tt.want {
			t.Errorf("[%d, %d) reads %q, want %q", tt.start, tt.end, got, tt.want)
		}
	}
	if r := readingsOf([]byte(src), slices.Values([][]corpus.Token{tokens[3:4]})); r.tile() {
		t.Error("one token does not tile the source")
	}
}
