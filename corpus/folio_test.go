package corpus_test

import (
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
)

// leaved is a text of leaves, each with furniture before its words.
func leaved(furniture ...string) *corpus.Text {
	var t corpus.Text
	var source strings.Builder
	for _, f := range furniture {
		start := source.Len()
		source.WriteString(f)
		t.SetTokens(append(t.Tokens(), corpus.Token{Span: corpus.Span{Start: start, End: source.Len()}, Why: corpus.Furniture}))
		words := source.Len()
		source.WriteString(" words ")
		t.SetTokens(append(t.Tokens(), corpus.Token{Span: corpus.Span{Start: words, End: source.Len()}, Reading: " words "}))
		t.Leaves = append(t.Leaves, corpus.Span{Start: start, End: source.Len()})
	}
	t.Source = []byte(source.String())
	return &t
}

func TestFolios(t *testing.T) {
	for name, c := range map[string]struct {
		furniture []string
		want      []int
	}{
		"folios that run on, one unread":    {[]string{"( 3 )", "4", "- 5 -", "«»", "7"}, []int{3, 4, 5, 6, 7}},
		"one misread":                       {[]string{"11", "12", "18", "14", "15"}, []int{11, 12, 13, 14, 15}},
		"signatures, and a digitiser's sum": {[]string{"A 2", "<|7d30e|>", "A 4", "B", "B 2"}, []int{0, 0, 0, 0, 0}},
		"too few to be believed":            {[]string{"3", "4", "x", "y", "z"}, []int{0, 0, 0, 0, 0}},
		"a leaf that is lost":               {[]string{"1", "2", "3", "4", "7", "8", "9", "10"}, []int{1, 2, 3, 4, 7, 8, 9, 10}},
	} {
		if got := leaved(c.furniture...).Folios(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
