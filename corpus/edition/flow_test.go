package edition

import (
	"testing"

	"quinola/corpus"
)

// A sentence flows on over a blank line that no paragraph begins after.
func TestFlow(t *testing.T) {
	for _, tt := range []struct{ name, src, want string }{
		{"a turn of the page", "THE LAWS.\n\nWhoever has the quinola\n\nin his hand places it, and is paid.\n", "Whoever has the quinola in his hand places it, and is paid."},
		{"a note in its midst", "THE GAME.\n\nFour persons play with a box of (the great one to\n\n* Six fish make one counter.\n\nbe under the little) six contracts.\n", "Four persons play with a box of (the great one to be under the little) six contracts."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := &corpus.Text{ID: "t", Source: []byte(tt.src), Meta: corpus.Meta{Lang: "en"}}
			if _, err := build(text, nil, false); err != nil {
				t.Fatal(err)
			}
			tiles(t, text)
			if got := text.Clauses[0].Reading(); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestRunsOn(t *testing.T) {
	for _, tt := range []struct {
		last, first rune
		italic      bool
		want        bool
	}{
		{'a', 'i', false, true}, {',', 'i', false, true}, {'.', 'i', false, false},
		{'a', 'L', false, false}, // the stop may be lost
		{'t', 'R', true, true}, {'.', 'R', true, false}, {'t', '7', false, false},
	} {
		if got := runsOn(tt.last, tt.first, tt.italic); got != tt.want {
			t.Errorf("%c … %c, set off %v: %v", tt.last, tt.first, tt.italic, got)
		}
	}
}
