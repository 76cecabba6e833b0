// Package lang says what the program knows of each language, one value a
// language and one file for each.
package lang

import (
	"strings"
	"sync"
)

// Language is what the program knows of one language.
type Language struct {
	Code string // of BCP 47: "fr"
	Name string // in English

	Letters   string // beyond a to z
	Elides    bool   // an apostrophe ends a word: l'homme is two
	Compounds bool   // a word may be put together of two without a hyphen

	function map[string]bool
	letters  *strings.Replacer // letters that are one, for Key
	spelling *strings.Replacer // and then rows of them
	endings  []string          // see Stems

	once sync.Once
	blur map[string]bool
}

// languages are all that the program knows. A new language is a file of its
// own and a line here.
var languages = []*Language{french, english, swedish, german, dutch, latin, italian, spanish}

// Of is the language with that code, or nil.
func Of(code string) *Language {
	for _, l := range languages {
		if l.Code == code {
			return l
		}
	}
	return nil
}

// Function reports whether a word, in folded letters (no accents, no capitals,
// no long s), is a function word: one that carries no norm of its own and so
// need not be accounted for when the words of a clause are. Words that limit,
// deny, count, permit or oblige are never function words. A nil language has
// none.
func (l *Language) Function(word string) bool { return l != nil && l.function[word] }

// set is the words of a list.
func set(list string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		m[w] = true
	}
	return m
}
