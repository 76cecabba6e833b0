package lang

import (
	"slices"
	"strings"
)

// ligatures are the letters of glyphs that stand for several: those of Unicode, and
// those that transcriptions take from the private use area as the Medieval Unicode
// Font Initiative assigns it, with a few that the ground truth of OCR-D adds. What is
// one letter with a sign over it is one here too; œ, æ, ß and & are letters of their
// own.
var ligatures = map[rune]string{
	'ﬀ': "ff", 'ﬁ': "fi", 'ﬂ': "fl", 'ﬃ': "ffi", 'ﬄ': "ffl", 'ﬅ': "ſt", 'ﬆ': "st",

	'\ueba2': "ſi", '\ueba3': "ſl", '\ueba5': "ſp", '\ueba6': "ſſ", '\ueba7': "ſſi", '\ueada': "ſt",
	'\uf4ff': "ſſt", '\uf52c': "ſp",
	'\ueec4': "ck", '\ueec5': "ct", '\ueecb': "ft", '\ueed6': "pp", '\ueedc': "tz", '\uf4f9': "ll", '\uf502': "ch",
	'\uf532': "as", '\uf533': "is", '\uf534': "us", '\uf535': "qu", '\uf537': "ta",

	'\ue42c': "aͤ", '\ue644': "oͤ", '\ue72b': "uͤ",
	'\ue5b8': "m̄", '\ue5d2': "m̃", '\ue5dc': "ñ", '\ue665': "p̄", '\ue681': "q̄", '\ue682': "q̇", '\ue6e2': "t́",
	'\uf501': "c̄", '\uf50e': "q́", '\uf50f': "q̃", '\uf510': "r̄", '\uf512': "t̃", '\uf517': "c̃", '\uf518': "r̃", '\uf519': "m̃",
	'\ue8bf': "qꝫ", '\uf50d': "q́ꝫ", '\uefa1': "æ",
}

// Ligature returns the letters that one glyph stands for: ſi, ct; and whether it is such
// a one.
func Ligature(r rune) (letters string, ok bool) {
	if r < 0xe000 {
		return "", false
	}
	letters, ok = ligatures[r]
	return letters, ok
}

// Parted returns a text with its ligatures as the letters that they stand for.
func Parted(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { _, ok := Ligature(r); return ok }) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if letters, ok := Ligature(r); ok {
			b.WriteString(letters)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Umlauts are vowels with an e above them, as print had them until about 1800, and as they
// are set since, in pairs.
var Umlauts = []string{"aͤ", "ä", "oͤ", "ö", "uͤ", "ü", "Aͤ", "Ä", "Oͤ", "Ö", "Uͤ", "Ü"}

// RoundR are letters with the rounded r, and what they stand for, in pairs.
var RoundR = []string{"ꝛc", "etc", "ꝛ", "r"}

// Settled returns a text with what leaves no doubt as later print has it: ligatures parted,
// uͤ as ü and ꝛ as r.
func Settled(s string) string { return settled.Replace(Parted(s)) }

var settled = strings.NewReplacer(slices.Concat(Umlauts, RoundR)...)

// Private reports whether a character is of private use, and none whose letters are
// known: what it stands for its font alone tells.
func Private(r rune) bool {
	_, ok := Ligature(r)
	return !ok && r >= 0xe000 && r <= 0xf8ff
}
