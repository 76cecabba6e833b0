package restore

import (
	"strings"
	"testing"
)

// However many leaves a text has, words run over from each to the next, and the
// tokens tile it.
func TestLeafwise(t *testing.T) {
	const leaves = 2*atOnce + 3
	src := []byte("Celui qui a de-" + strings.Repeat("\n\fmandé, perd, s’il a de-", leaves-2) + "\n\f \n\fmandé.\n")
	at, yields, reading := 0, 0, ""
	for tokens := range Leafwise(src, "fr", nil, nil) {
		yields++
		for _, k := range tokens {
			if k.Start != at {
				t.Fatalf("a token begins at %d, where %d is next", k.Start, at)
			}
			at = k.End
			reading += k.Reading
		}
	}
	want := "Celui qui a" + strings.Repeat(" demandé, perd, s'il a", leaves-2) + " demandé."
	if got := strings.Join(strings.Fields(reading), " "); at != len(src) || got != want {
		t.Errorf("%d bytes of %d: …%q, want …%q", at, len(src), got[max(0, len(got)-60):], want[len(want)-40:])
	}
	if yields < leaves-2 {
		t.Errorf("%d leaves are yielded at %d times", leaves, yields)
	}
}
