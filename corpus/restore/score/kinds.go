package score

import (
	"strings"
	"unicode"
)

// kind is what a word is of those that must not be lost.
type kind uint8

const (
	other  kind = iota
	figure      // has a figure: 1755, 12°
	name        // has a capital within a sentence and a line: a name, or what its time set as one
)

// kinds are those of the words of a transcription, as Fold parts them.
func kinds(text, code string) []kind {
	var out []kind
	begins := true // a sentence
	for line := range strings.Lines(text) {
		first := true
		for _, f := range strings.Fields(line) {
			capital := !begins && !first && strings.ContainsFunc(f, unicode.IsUpper)
			for _, w := range Fold(f, code) {
				switch {
				case strings.ContainsFunc(w, unicode.IsDigit):
					out = append(out, figure)
				case capital:
					out = append(out, name)
				default:
					out = append(out, other)
				}
				first = false
			}
			if bare := strings.TrimRight(f, `"'”’»)]`); bare != "" {
				begins = strings.ContainsAny(bare[len(bare)-1:], ".?!:")
			}
		}
	}
	return out
}
