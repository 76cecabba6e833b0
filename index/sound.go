package index

import (
	"strings"
	"unicode/utf8"
)

// Whoever has only heard a word writes it by ear: espaniolet for espagnolette, kinola for
// quinola. Two words sound alike where they are the same after the table's Sounds.

// sound returns how a folded word sounds, roughly and in French: by the table, every
// letter once that is doubled, and without a last s and e.
func sound(word string) string {
	for _, s := range tables.Sounds {
		word = strings.ReplaceAll(word, s[0], s[1])
	}
	var once strings.Builder
	last := rune(-1)
	for _, c := range word {
		if c != last {
			once.WriteRune(c)
		}
		last = c
	}
	word = once.String()
	if utf8.RuneCountInString(word) > shortSound {
		word = strings.TrimSuffix(strings.TrimSuffix(word, "s"), "e")
	}
	return word
}

// shortSound is how many letters a word has of which the last is always heard.
const shortSound = 3
