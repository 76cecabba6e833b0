package site

import (
	"testing"

	"quinola/corpus"
	"quinola/site/textpages"
)

// What a scan has lost is told: leaves with their evidence, and how often words.
func TestLost(t *testing.T) {
	text := &corpus.Text{Source: []byte("one two"), Leaves: []corpus.Span{{Start: 0, End: 4}, {Start: 4, End: 7}}}
	text.Meta.Lost = []corpus.Lacuna{{After: 1, Extent: "pages 2 and 3", Evidence: "page 4 follows page 1"}}
	text.SetTokens([]corpus.Token{{Span: corpus.Span{Start: 0, End: 4}, Reading: "one "}, {Span: corpus.Span{Start: 4, End: 7}, Reading: corpus.LacunaMark, Why: corpus.Lost}})
	want := "After leaf 1, pages 2 and 3: page 4 follows page 1. In one place, on leaf 2, words are lost: the reading has […] there."
	if got := textpages.LostOf(text); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if got := textpages.LostOf(&corpus.Text{Restated: true}); got != "" {
		t.Errorf("nothing is lost, and is told: %s", got)
	}
}
