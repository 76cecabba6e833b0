package restore

import "strings"

// Known reports whether word, as the reading has it, is a word that the
// lexicon of lang lists. Where there is no lexicon every word is taken for
// known: nothing is a misreading that cannot be shown to be one.
func Known(lang, word string) bool {
	books := ownBooks[lang]
	return !books.all || books.knows(word)
}

// frenchKnows reports whether the model of French has a word.
func frenchKnows(word string) bool { return frenchModel().Knows(longS(strings.ToLower(word))) }

// longS spells a word as the printer did: ſ everywhere but at its end.
func longS(word string) string {
	body, last := word, ""
	if strings.HasSuffix(word, "s") {
		body, last = word[:len(word)-1], "s"
	}
	return strings.ReplaceAll(body, "s", "ſ") + last
}
