package lang

import (
	"strings"
	"unicode"
)

// guessLeast is how many words a passage must have before its language can be
// told by them.
const guessLeast = 25

// Share returns the part of the words, of 1, that are function words of the language,
// and the number of words. An s that a scan shows as f is an s.
func (l *Language) Share(words []string) (float64, int) {
	if l == nil {
		return 0, 0
	}
	of := l.ready().blur
	n, all := 0, 0
	for _, w := range words {
		w = strings.Trim(strings.ToLower(w), "'’")
		if w == "" || w[0] < 'A' && w[0] != '&' {
			continue
		}
		all++
		if of[blur.Replace(w)] {
			n++
		}
	}
	return float64(n) / float64(max(all, 1)), all
}

// Likelier gives the language in which the words are far likelier to be than in
// l, or nil: one that has more than half as many function words again, and
// enough of them, where l has too few for a text of its own. Latin says with
// endings what others say with such words, and a bad scan loses some: so fewer are
// enough where the passage is longer and l has next to none.
func (l *Language) Likelier(words []string) *Language {
	if l == nil {
		return nil
	}
	own, n := l.Share(words)
	if n < guessLeast || own > ownEnough {
		return nil
	}
	least := otherLeast
	if n >= longPassage && own < ownNone {
		least = otherFew
	}
	var best *Language
	most := max(ownShare*own, least)
	for _, o := range languages {
		if s, _ := o.Share(words); o != l && s > most {
			best, most = o, s
		}
	}
	return best
}

// A text has a third to a half of its words among the function words of its own
// language; of another, a tenth at most, but for those that look alike.
const (
	ownEnough  = 0.3
	ownShare   = 1.6
	otherLeast = 0.2

	longPassage = 80 // words
	ownNone     = 0.13
	otherFew    = 0.11
)

var blur = strings.NewReplacer(append([]string{"ſ", "s", "f", "s", "í", "s", "ß", "ss", "å", "a"}, accents...)...)

// InLatinLetters reports whether most letters of a text are Latin ones, as those of all
// languages here are; or it has hardly any.
func InLatinLetters(text string) bool {
	latin, other := 0, 0
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r):
		case unicode.Is(unicode.Latin, r), Private(r):
			latin++
		default:
			other++
		}
	}
	return latin >= other || other < fewLetters
}

// fewLetters tell nothing of a text.
const fewLetters = 20
