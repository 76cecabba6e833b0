// Package quote finds the words of a note in the reading of a clause.
//
// Only folded letters and digits count; case, accents, the long s, ligatures, marks and
// white space do not. So if editors later correct the accents, spacing or punctuation
// of a reading, it still holds every quote taken from it, while a changed letter or
// figure is noticed. Digits count as letters because a figure carries the sense of a
// rule: 16 fiches are not 61.
package quote

import (
	"crypto/sha256"
	"encoding/hex"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// ligatures are letters that NFKD leaves whole and a printer does not.
var ligatures = map[rune]string{'æ': "ae", 'œ': "oe", 'ß': "ss", 'ø': "o", 'đ': "d", 'ł': "l", 'ı': "i"}

// Fold returns s reduced to the letters and digits that count in a quote.
func Fold(s string) string {
	letters, _ := fold(s)
	return letters
}

// Hash names the folded letters of s. It is what a note's `reviewed` holds.
func Hash(s string) string {
	sum := sha256.Sum256([]byte(Fold(s)))
	return hex.EncodeToString(sum[:8])
}

// fold also tells, for each byte of the folded string, the offset in s of the
// rune that it comes from.
// It is not lang.Bare: it takes presentation forms and figures apart too (NFKD),
// it knows where each letter came from, and reviews on record are named by its
// hash, so that it may not learn another letter.
func fold(s string) (letters string, from []int) {
	b := make([]byte, 0, len(s))
	from = make([]int, 0, len(s))
	for at, r := range s {
		switch {
		case r < 0x80:
			if 'A' <= r && r <= 'Z' {
				r += 'a' - 'A'
			}
			if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
				b, from = append(b, byte(r)), append(from, at)
			}
			continue
		case r == 'ª' || r == 'º' || r == unicode.ReplacementChar:
			continue // the little o of 1º is a mark, not a letter
		}
		if r < common {
			b = append(b, commonly()[r]...)
		} else {
			b = foldRune(b, r)
		}
		for len(from) < len(b) {
			from = append(from, at)
		}
	}
	return string(b), from
}

// foldRune appends what a rune is folded to.
func foldRune(b []byte, r rune) []byte {
	for _, d := range norm.NFKD.String(string(r)) {
		if !unicode.IsLetter(d) && !unicode.IsDigit(d) {
			continue
		}
		d = unicode.ToLower(d)
		if l, ok := ligatures[d]; ok {
			b = append(b, l...)
		} else {
			b = utf8.AppendRune(b, d)
		}
	}
	return b
}

// common is above the runes of Latin texts and their marks. What these are folded to is
// found once: notes are full of them.
const common = 0x2070

var commonly = sync.OnceValue(func() *[common]string {
	var list [common]string
	for r := range rune(common) {
		list[r] = string(foldRune(nil, r))
	}
	return &list
})
