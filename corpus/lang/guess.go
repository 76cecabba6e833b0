package lang

import (
	"slices"
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
	return l.share(bare(words))
}

// share is Share of words that are bare.
func (l *Language) share(words []string) (float64, int) {
	of := l.ready().blur
	n := 0
	for _, w := range words {
		if of[w] {
			n++
		}
	}
	return float64(n) / float64(max(len(words), 1)), len(words)
}

// bare returns those that are words, bared: once for all languages that they are held to.
func bare(words []string) []string {
	list := make([]string, 0, len(words))
	for _, w := range words {
		if w = bared(w); w != "" {
			list = append(list, w)
		}
	}
	return list
}

// bared returns a word in small letters, without accents and with s and f alike; "" for
// what is no word.
func bared(w string) string {
	w = strings.Trim(strings.ToLower(w), "'’")
	if w == "" || w[0] < 'A' && w[0] != '&' {
		return ""
	}
	return blur.Replace(w)
}

// Likelier gives the language in which the words are far likelier to be than in
// l, or nil. Where l has too few function words for a text of its own, it is one that has
// more than half as many again, and enough of them. Latin says with endings what others say
// with such words, and a bad scan loses some: so fewer are enough where the passage is
// longer and l has next to none. Languages that look alike share many of these words, la, de
// and que: of two such only those tell that one has and the other lacks.
func (l *Language) Likelier(words []string) *Language {
	if l == nil {
		return nil
	}
	words = bare(words)
	own, n := l.share(words)
	if n < guessLeast {
		return nil
	}
	least := otherLeast
	if n >= longPassage && own < ownNone {
		least = otherFew
	}
	var best *Language
	most := 0.0
	for _, o := range slices.Concat(languages, neighbours) {
		if o == l {
			continue
		}
		share, _ := o.share(words)
		other := own <= ownEnough && share > max(ownShare*own, least)
		if !other && share > own {
			mine, its := l.apart(o, words)
			other = its > apartLeast && its > apartShare*mine
		}
		if other && share > most {
			best, most = o, share
		}
	}
	return best
}

// apart returns which part of the words, of 1, are function words of l and not of o, and
// which are of o and not of l. Single letters tell nothing: a line set letter by letter has
// all of them.
func (l *Language) apart(o *Language, words []string) (mine, its float64) {
	of, other := l.ready().blur, o.ready().blur
	all := 0
	for _, w := range words {
		if len(w) < 2 {
			continue
		}
		all++
		switch a, b := of[w], other[w]; {
		case a && !b:
			mine++
		case b && !a:
			its++
		}
	}
	if all < guessLeast {
		return 0, 0
	}
	return mine / float64(all), its / float64(all)
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

	apartLeast = 0.1
	apartShare = 3
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
