package edition

import (
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
)

// A ¶ in a reading begins a paragraph, wherever the source has its lines.
func TestBegin(t *testing.T) {
	for _, tt := range []struct {
		name, src, quote, reading string
		want                      []string
	}{
		{"in mid line", "THE GAME.\n\nFour play with a whole pack. The dealer gives\nten cards to each of the players, and then\nturns one.\n", "The", "¶ The",
			[]string{"Four play with a whole pack.", "The dealer gives ten cards to each of the players, and then turns one."}},
		{"where a line begins", "THE GAME.\n\nFour play with a whole pack,\nand the dealer gives ten.\n", "and", "¶ and",
			[]string{"Four play with a whole pack,", "and the dealer gives ten."}},
		{"within the quote", "THE GAME.\n\nFour play with a wh0le pack .The dea1er gives\nten cards to each.\n", "wh0le pack .The dea1er", "whole pack. ¶ The dealer",
			[]string{"Four play with a whole pack.", "The dealer gives ten cards to each."}},
		{"on the next leaf", "THE GAME.\n\nFour play with a whole pack, and\n\f\nten cards are given to each.\n", "ten", "¶ ten",
			[]string{"Four play with a whole pack, and", "ten cards are given to each."}},
		{"after the last law", "LAWS.\n\nI. The deal goes round.\n\nII. The ace takes.\n\nIII. The king too. Such are the laws.\n", "Such", "¶ Such",
			[]string{"The deal goes round.", "The ace takes.", "The king too.", "Such are the laws."}},
		{"within a law", "LAWS.\n\nI. The deal goes round. Nobody looks.\n\nII. The ace takes.\n\nIII. The king too.\n", "Nobody", "¶ Nobody",
			[]string{"The deal goes round.\n\nNobody looks.", "The ace takes.", "The king too."}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := &corpus.Text{ID: "t", Source: []byte(tt.src), Meta: corpus.Meta{Lang: "en"}}
			leaf := 1 + strings.Count(tt.src[:strings.Index(tt.src, strings.Fields(tt.quote)[0])], "\f")
			reading, _ := paragraphs(tt.reading)
			text.Emendations = []corpus.Emendation{{Leaf: leaf, Quote: tt.quote, Reading: reading}}
			if err := build(text, nil); err != nil {
				t.Fatal(err)
			}
			tiles(t, text)
			var got []string
			for _, c := range text.Clauses {
				got = append(got, c.Reading())
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}
