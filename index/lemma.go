package index

import (
	_ "embed"
	"strings"

	language "quinola/corpus/lang"
)

// lemma returns what a word of lang in modern spelling shares with its other forms:
// what the language says (Language.Lemmas), unless lemmas.txt settles it.
func lemma(lang, word string, lex Lexicon) string {
	word = strings.ToLower(word)
	form := Fold(lang, word)
	if own, ok := settled[inLang{lang, form}]; ok {
		return own
	}
	l := lemmasOf(lang)
	switch {
	case l.Of == nil:
		return form
	case l.Dictionary:
		return Fold(lang, l.Of(word, func(w string) bool {
			return lex.Known(lang, w) || lex.Known(lang, Fold(lang, w)) // cœur, coeur
		}))
	}
	return l.Of(form, nil)
}

//go:embed lemmas.txt
var lemmasTXT string

// inLang is a folded form in a language.
type inLang struct{ lang, form string }

// settled are the lemmas of lemmas.txt.
var settled = func() map[inLang]string {
	m := map[inLang]string{}
	for line := range strings.Lines(lemmasTXT) {
		words := strings.Fields(line)
		if len(words) < 3 || words[0] == "#" {
			continue
		}
		lang := words[0]
		for _, w := range words[1:] {
			m[inLang{lang, Fold(lang, w)}] = Fold(lang, words[1])
		}
	}
	return m
}()

// lemmasOf returns the function that finds the lemmas of a language's words.
func lemmasOf(lang string) (none language.Lemmas) {
	if l := language.Of(lang); l != nil {
		return l.Lemmas
	}
	return none
}
