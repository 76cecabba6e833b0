// Package modern gives the modern spelling of a period reading, word by word,
// for search and for readers who want it: étoit → était, hvar → var. It stands
// beside the reading and never replaces it, so every change says why it was
// made. A word that no rule knows stays as it is.
package modern

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Word is the modern spelling of a reading and why it differs; why is "" where
// it does not.
func Word(lang, reading string) (modern, why string) {
	return After(lang, "", reading)
}

// After is Word for a reading that follows the word before, which settles what
// the word alone leaves open (vous comptez, les jetons comptez).
func After(lang, before, reading string) (modern, why string) {
	var change func(before, w string) (string, string)
	switch lang {
	case "fr":
		change = french
	case "sv":
		change = swedish
	case "en":
		change = english
	default:
		return reading, ""
	}
	lower := strings.ToLower(reading)
	if lower == "" {
		return reading, ""
	}
	out, why := change(strings.ToLower(before), lower)
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

// rule replaces what a word begins with, ends with or holds.
type rule struct {
	old, new string
	why      string
}

// set makes a set of the words of a list.
func set(list string) map[string]bool {
	s := map[string]bool{}
	for _, w := range strings.Fields(list) {
		s[w] = true
	}
	return s
}

// pairs makes a map of a list "old new old new …".
func pairs(list string) map[string]string {
	f := strings.Fields(list)
	m := make(map[string]string, len(f)/2)
	for i := 0; i+1 < len(f); i += 2 {
		m[f[i]] = f[i+1]
	}
	return m
}
