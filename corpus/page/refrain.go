package page

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// Verse repeats lines, as pages repeat their heads. A head is a title, usually
// with a folio; a refrain is a sentence, among lines of verse.

// refrain reports whether line n is a refrain: by its words and by lines of verse
// above it or below.
func (f *furnisher) refrain(lines []Line, n int) bool {
	if !sentence(f.text(lines[n])) {
		return false
	}
	above, below := around(lines, n)
	return f.sung(lines, above, -1) || f.sung(lines, below, 1)
}

// sentence reports whether a line is a sentence, or ends as part of one does, and has no
// folio.
func sentence(t string) bool {
	t = strings.TrimRight(strings.TrimSpace(t), "*_\"»”' ")
	first, _ := utf8.DecodeRuneInString(strings.TrimLeft(t, "*_\"«“(' "))
	if !unicode.IsUpper(first) || strings.ContainsAny(t, "0123456789") {
		return false
	}
	small := 0
	for w := range strings.FieldsSeq(t) {
		if BeginsLower(w) {
			small++
		}
	}
	last, _ := utf8.DecodeLastRuneInString(t)
	return strings.ContainsRune("!?;,", last) && small > 0 || small >= smallWords && strings.ContainsRune(".:", last)
}

// smallWords is the least number of words with a small letter in a line that ends in
// a stop and is no title.
const smallWords = 3

// sung reports whether the lines from n to the next blank one, in steps of step, are
// verse: at least two, short, each with a capital.
func (f *furnisher) sung(lines []Line, n, step int) bool {
	sung := 0
	for ; n >= 0 && n < len(lines) && !lines[n].Blank; n += step {
		t := strings.TrimLeft(f.text(lines[n]), " \t*_\"«“('")
		if first, _ := utf8.DecodeRuneInString(t); !unicode.IsUpper(first) || len(t) >= widestVerse {
			return false
		}
		sung++
	}
	return sung > 1
}

// widestVerse is the most bytes of a line of verse.
const widestVerse = 60

// repeatsWords reports whether a line repeats a few short words, each with a vowel and another
// letter: bow wow, bow wow; ha! ha! ha! In printer's flowers a machine sees no capital
// and no comma.
func repeatsWords(t string) bool {
	words := strings.FieldsFunc(strings.ToLower(t), func(r rune) bool { return !unicode.IsLetter(r) })
	kinds := slices.Compact(slices.Sorted(slices.Values(words)))
	marked := strings.ContainsAny(t, ",;!?") || t != strings.ToLower(t)
	return marked && len(words) >= 2*len(kinds) && !slices.ContainsFunc(kinds, func(w string) bool {
		bare := lang.Bare(w)
		return len(w) < 2 || len(w) > longestCry || !strings.ContainsAny(bare, vowels) || strings.Trim(bare, vowels) == ""
	})
}

// vowels are the vowels of a word without accents.
const vowels = "aeiouy"

// longestCry is the most bytes of a word repeated so.
const longestCry = 6
