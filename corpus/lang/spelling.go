package lang

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Key returns what is left of a word, in small letters, when the ways in which a
// period spelt it are made one: vne, une; estoit, étoit; hwad, hvad. Two words
// with one key may yet be two words. In Spellings ^ and $ are the ends of a word.
func (l *Language) Key(word string) string {
	if l == nil {
		return word
	}
	key := "^" + l.ready().letters.Replace(word) + "$"
	for range keyRounds {
		next := l.spelling.Replace(key)
		if next == key {
			break
		}
		key = next
	}
	return strings.Trim(key, "^$")
}

// Later returns a word, in small letters, with the ending that later times gave it:
// soule, soul. What has none that was outgrown stays.
func (l *Language) Later(word string) string {
	for i := 0; i+1 < len(l.Outgrown); i += 2 {
		if stem, ok := strings.CutSuffix(word, l.Outgrown[i]); ok && len(stem)+len(l.Outgrown[i+1]) >= laterLeast {
			return stem + l.Outgrown[i+1]
		}
	}
	return word
}

// laterLeast is how many bytes are left of a word with an ending of later times.
const laterLeast = 3

// Plain returns what is left of a word, in small letters, when letters that a period took
// for one are made one: ie, je; pitie, pitié.
func (l *Language) Plain(word string) string { return l.ready().letters.Replace(word) }

// Earlier returns how the time before the counted books would have written a word of
// theirs, in small letters, by some of its habits, a bit each: hvad, hwad; till, til.
func (l *Language) Earlier(word string, habits int) string {
	word = "^" + word + "$"
	for i, r := range l.ready().formerly {
		if habits>>i&1 != 0 {
			word = r.Replace(word)
		}
	}
	return strings.Trim(word, "^$")
}

// Dates tells by a word, in small letters, when it was written, by a habit: 1 as the
// earlier time did, hwad; -1 as the counted books did, hvad; 0 as both would.
func (l *Language) Dates(word string, habit int) int {
	word = "^" + word + "$"
	rows := l.Formerly[habit]
	for i := 0; i+1 < len(rows); i += 2 {
		switch {
		case strings.Contains(word, rows[i]):
			return -1
		case strings.Contains(word, rows[i+1]):
			return 1
		}
	}
	return 0
}

// keyRounds bounds how often one spelling may make another: ault, aut.
const keyRounds = 4

// accents takes the accents off, for a list of spellings. A tilde is none: it is a
// stroke for the letter after it.
var accents = func() []string {
	pairs := []string{"œ", "oe", "æ", "ae"}
	for _, r := range "àáâäéèêëíìîïÿóòôöúùûüçñ" {
		pairs = append(pairs, string(r), string(Base(r)))
	}
	return pairs
}()

// Base returns a letter without its accents, whatever its alphabet: é, å, ç and É are e,
// a, c and E. What is no letter with accents stays, ligatures and ſ among it.
func Base(r rune) rune {
	if r < 0x80 {
		return r
	}
	if r < rune(len(bases)) {
		return bases[r]
	}
	return decomposed(r)
}

// Composed is the letter that a text begins with, and its length: with the marks that
// follow it, if Unicode has one letter for them, as é for e and an accent.
func Composed(text []byte) (r rune, size int) {
	r, size = utf8.DecodeRune(text)
	for {
		mark, n := utf8.DecodeRune(text[size:])
		if mark < firstMark || mark > lastMark {
			return r, size
		}
		one := []rune(norm.NFC.String(string([]rune{r, mark})))
		if len(one) != 1 {
			return r, size
		}
		r, size = one[0], size+n
	}
}

// Decomposed reports whether a text writes letters and their accents apart, as some
// programs do with all, so that every é would be an e and a stranger: nearly all marks
// that stand apart follow letters which have them. Specks that a machine takes for
// marks follow anything.
func Decomposed(text []byte) bool {
	marks, letters, before := 0, 0, 0 // before is where the last letter begins
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if r < firstMark || r > lastMark {
			before, i = i, i+size
			continue
		}
		marks++
		if _, whole := Composed(text[before:]); before+whole > i {
			letters++
		}
		i += size
	}
	return letters*10 > marks*8
}

// Where Unicode has the marks that stand over or under a letter.
const firstMark, lastMark = '\u0300', '\u036f'

// bases are the answers of Base for the letters of Europe: it is asked of every
// letter of a page.
var bases = func() (table [0x180]rune) {
	for r := range table {
		table[r] = decomposed(rune(r))
	}
	return table
}()

func decomposed(r rune) rune {
	parts := []rune(norm.NFD.String(string(r)))
	for _, m := range parts[1:] {
		if !unicode.Is(unicode.Mn, m) {
			return r
		}
	}
	return parts[0]
}

// Unmarked takes the accents off letters, those of their own (combining) with
// them; ligatures and ſ stay.
func Unmarked(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= 0x300 && unicode.Is(unicode.Mn, r) {
			return -1
		}
		return Base(r)
	}, s)
}

// Bare returns what is left of letters of any sort: no accents, œ as oe, ß as ss and ſ as
// s. Search (index/words.go) and quotes (annotate/quote) fold otherwise, and say
// why.
func Bare(s string) string { return parted.Replace(Unmarked(s)) }

var parted = strings.NewReplacer("ſ", "s", "œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE", "ß", "ss")

// Even returns a text as it is measured against another: small letters, ligatures
// parted, uͤ as ü, one apostrophe; without accents unless they are kept.
func Even(s string, accents bool) string {
	s = even.Replace(strings.ToLower(Settled(s)))
	if accents {
		return s
	}
	return Unmarked(s)
}

var even = strings.NewReplacer("œ", "oe", "æ", "ae", "ſ", "s", "ß", "ss", "’", "'")

// Marked reports whether the marks over letters make other letters of them, as
// in Swedish: then words are compared with all their marks.
func (l *Language) Marked() bool { return l != nil && l.Own != "" }

// doubles are the double letters that a period set or left out as it liked.
var doubles = []string{"ll", "l", "mm", "m", "nn", "n", "pp", "p", "tt", "t", "rr", "r", "cc", "c", "gg", "g", "bb", "b", "dd", "d"}

// Stems yields what a word may be an inflection of: the word without one of the
// endings of the language, and with another.
func (l *Language) Stems(word string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, e := range l.ready().endings {
			stem, ok := strings.CutSuffix(word, e)
			if !ok || len(stem) < 4 || e == "x" && stem[len(stem)-1] != 'u' { // an x ends plurals in u alone: honorex is honorez misread
				continue
			}
			if !yield(stem) {
				return
			}
			for _, other := range l.endings {
				if other != e && !yield(stem+other) {
					return
				}
			}
		}
	}
}

// Closes reports whether a word of several letters, in small ones, that has lost
// its last to the word after it stands close to that word: qu'il, lorsqu'on. What
// verse has cut does not: encor' une.
func (l *Language) Closes(word string) bool { return l != nil && l.ready().elisions[word] }

// Fragment reports whether a letter that stands alone is none of the language's words, but
// what is left of one that a space breaks, or that has lost its apostrophe: s, e; not a, y.
func (l *Language) Fragment(word string) bool {
	r, n := utf8.DecodeRuneInString(word)
	return l.Elides && n == len(word) && unicode.IsLetter(r) && !(strings.ContainsRune("aeiouy", Base(r)) && l.Function(string(Base(r))))
}

// ShowsElided reports whether machines see this letter for an l with its
// apostrophe: Pon, l'on; Téat, l'état.
func (l *Language) ShowsElided(r rune) bool {
	return strings.ContainsRune(l.Elided, r)
}
