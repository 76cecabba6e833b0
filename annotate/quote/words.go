package quote

import (
	"unicode"
	"unicode/utf8"
)

// Word is a word of a reading: a run of letters and digits. An apostrophe
// parts words, so that "l'on" is two.
type Word struct {
	Start, End int    // bytes of the tokens' readings put end to end
	Letters    string // folded
}

// Words returns the words of the reading, in order.
func (r *Reading) Words() []Word {
	var list []Word
	start := -1
	end := func(at int) {
		if start >= 0 {
			if letters := Fold(r.text[start:at]); letters != "" {
				list = append(list, Word{start, at, letters})
			}
		}
		start = -1
	}
	for at, c := range r.text {
		switch {
		case !unicode.IsLetter(c) && !unicode.IsDigit(c) && !unicode.IsMark(c):
			end(at)
		case start < 0:
			start = at
		}
	}
	end(len(r.text))
	return list
}

// Between returns the reading from one byte to another, for a message.
func (r *Reading) Between(start, end int) string {
	if start < 0 || end > len(r.text) || start >= end || !utf8.RuneStart(r.text[start]) {
		return ""
	}
	return oneLine(r.text[start:end])
}
