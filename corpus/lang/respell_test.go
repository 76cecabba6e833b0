package lang

import (
	"strings"
	"testing"
)

// A respeller replaces what strings.Replacer does, in the words of every language.
func TestRespeller(t *testing.T) {
	for _, l := range languages {
		for _, pairs := range [][]string{l.Alike, l.Spellings} {
			mine, theirs := newRespeller(pairs), strings.NewReplacer(pairs...)
			words, _, _ := l.Counts()
			for line := range strings.Lines(words) {
				word, _, _ := strings.Cut(line, "\t")
				word = "^" + word + "$"
				if got, want := mine.Replace(word), theirs.Replace(word); got != want {
					t.Fatalf("%s: %s is %s, not %s", l.Code, word, got, want)
				}
			}
		}
	}
}
