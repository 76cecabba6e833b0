package edition

import (
	"strings"
	"testing"

	"quinola/corpus"
)

// The line drafted for any word of a leaf, its evidence added, is an emendation
// that fits: its quote stands once on the leaf, around the word.
func TestDraft(t *testing.T) {
	c, err := Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range c.Texts {
		for n, leaf := range text.Leaves {
			tokens := text.Between(leaf.Start, leaf.End)
			f := fold(text.Source, leaf)
			for i, tok := range tokens {
				if len(tok.Rivals) == 0 && i != len(tokens)/2 || strings.TrimSpace(tok.Reading) == "" {
					continue
				}
				line := Draft(text, n+1, tokens, i) + "the sense"
				ems, err := ParseEmendations("draft.txt", []byte(line))
				if err != nil || len(ems) != 1 || ems[0].Leaf != n+1 {
					t.Errorf("%s, leaf %d: %q: %v", text.ID, n+1, line, err)
					continue
				}
				span, times := f.find(ems[0].Quote)
				if times != 1 || span.Start > tok.Start || span.End < tok.End {
					t.Errorf("%s, leaf %d: %q stands %d times, and not around %q", text.ID, n+1, ems[0].Quote, times, tok.Reading)
				}
			}
		}
	}
}
