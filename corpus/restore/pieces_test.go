package restore

import (
	"fmt"
	"strings"
	"testing"
)

// A scan of which nothing parts the leaves is restored piece by piece: its reading
// is that of its paragraphs, none lost, and its tokens tile it.
func TestLongScan(t *testing.T) {
	var b strings.Builder
	b.WriteString("This long book has no leaves that could be told, and its laws are very much alike.\n\n")
	for n := 0; b.Len() < 2*mostOfLeaf; n++ {
		fmt.Fprintf(&b, "He who plays card number %d must follow suit if he is able, and who is\nnot able may throw what he will, or trump it.\n\n", n)
	}
	src := []byte(b.String())
	yields, at := 0, 0
	var reading strings.Builder
	for tokens := range Leafwise(src, "en", nil, nil) {
		yields++
		for _, k := range tokens {
			if k.Start != at {
				t.Fatalf("a token begins at %d, where %d is next", k.Start, at)
			}
			at = k.End
			reading.WriteString(k.Reading)
		}
	}
	if at != len(src) || yields < 2 {
		t.Errorf("%d bytes of %d at %d times", at, len(src), yields)
	}
	got, want := strings.Split(strings.TrimSpace(reading.String()), "\n\n"), strings.Split(strings.TrimSpace(b.String()), "\n\n")
	for i := range min(len(got), len(want)) {
		if got[i] != strings.ReplaceAll(want[i], "\n", " ") {
			t.Fatalf("paragraph %d reads %q", i, got[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d paragraphs, want %d", len(got), len(want))
	}
}
