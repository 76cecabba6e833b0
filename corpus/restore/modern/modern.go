// Package modern gives the modern spelling of a period reading, word by word,
// for search and for readers who want it: étoit → était, hvar → var. It stands
// beside the reading and never replaces it, so every change says why it was
// made. A word that no rule of its language (Language.Today) knows stays as it is.
package modern

import (
	"strings"
	"unicode"
	"unicode/utf8"

	language "quinola/corpus/lang"
)

// Word is the modern spelling of a reading and why it differs; why is "" where
// it does not.
func Word(lang, reading string) (modern, why string) {
	return After(lang, "", reading)
}

// After is Word for a reading that follows the word before, which settles what
// the word alone leaves open (vous comptez, les jetons comptez).
func After(lang, before, reading string) (modern, why string) {
	l := language.Of(lang)
	if l == nil || l.Today == nil {
		return reading, ""
	}
	lower := strings.ToLower(reading)
	if lower == "" {
		return reading, ""
	}
	out, why := l.Today(strings.ToLower(before), lower)
	if out == lower {
		return reading, ""
	}
	return recase(out, reading), why
}

// recase gives a word the capitals of another.
func recase(w, like string) string {
	first, _ := utf8.DecodeRuneInString(like)
	switch {
	case !unicode.IsUpper(first):
		return w
	case utf8.RuneCountInString(like) > 1 && like == strings.ToUpper(like):
		return strings.ToUpper(w)
	}
	r, n := utf8.DecodeRuneInString(w)
	return string(unicode.ToUpper(r)) + w[n:]
}
