package restore

import (
	"unicode"

	"quinola/corpus"
)

// decoder turns the cells of a unit into words.
type decoder func(*unit) []word

// decoderFor is the decoder of a language for a scan that was judged; a language
// of which nothing is known is left alone.
func decoderFor(lang string, j judgement) decoder {
	switch {
	case j.own:
		return ownBooks[lang].read
	case j.profile != nil:
		return mended(j.profile)
	}
	return plain
}

// plain reads the cells as they stand: words apart from marks, apostrophes
// straight, words joined over line ends where a hyphen says so.
func plain(u *unit) []word { return plainly(u, nil) }

// plainly reads as plain does. Where keeps says so of what stands before and after a
// hyphen at a line's end, it is one of the word's own: peut-être.
func plainly(u *unit, keeps func(before, after string) bool) []word {
	var out []word
	c := u.cells
	dropped := markup(c)
	for i := 0; i < len(c); {
		j := i + 1
		if why := dropped[i]; why != "" {
			for why == corpus.Italic && c[i].r == '<' && c[j-1].r != '>' {
				j++
			}
			out = append(out, word{from: i, to: j, why: why})
			i = j
			continue
		}
		if !wordly(c[i].r) {
			out = append(out, word{from: i, to: j, reading: string(c[i].r)})
			i = j
			continue
		}
		reading := []rune{straight(c[i].r)}
		why := corpus.Why("")
		if reading[0] != c[i].r {
			why = corpus.Marks
		}
		spaced := false
		for j < len(c) {
			if hyphen(c[j].r) && c[j].gap == gapNone && j+1 < len(c) && c[j+1].gap >= gapLine &&
				unicode.IsLetter(c[j-1].r) && (unicode.IsLower(c[j+1].r) || capitals(c[j-1:])) {
				if keeps != nil && c[j].r == '-' && len(reading) < keptMost && keeps(string(reading), wordAt(c[j+1:])) {
					break
				}
				j++
				why = corpus.Join
				reading = append(reading, c[j].r)
				j++
				continue
			}
			if c[j].gap != gapNone || !wordly(c[j].r) {
				break
			}
			spaced = spaced || c[j].at > c[j-1].end
			r := straight(c[j].r)
			if r != c[j].r {
				why = corpus.Marks
			}
			reading = append(reading, r)
			j++
		}
		if spaced {
			why = plus(corpus.Join, why)
		}
		out = append(out, word{from: i, to: j, reading: string(reading), why: why})
		i = j
	}
	return out
}

// keptMost is how many letters stand before a hyphen that may be a word's own.
const keptMost = 40

// capitals reports whether a hyphen stands between capitals, after the first and
// before two others: MES-SIEURS.
func capitals(c []cell) bool {
	return len(c) > 3 && unicode.IsUpper(c[0].r) && unicode.IsUpper(c[2].r) && unicode.IsUpper(c[3].r) && c[3].gap == gapNone
}

// wordAt is the word with which some cells begin.
func wordAt(c []cell) string {
	out := []rune{c[0].r}
	for k := 1; k < len(c) && c[k].gap == gapNone && wordly(c[k].r); k++ {
		out = append(out, straight(c[k].r))
	}
	return string(out)
}

// hyphen reports whether r breaks a word at a line's end: ¬ and the soft hyphen, by
// which some machines show one, stand nowhere else.
func hyphen(r rune) bool { return r == '-' || r == '¬' || r == '\u00ad' }

// wordly reports whether r may stand in a word.
func wordly(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '’' || r == '\''
}

// straight is r with apostrophes made straight.
func straight(r rune) rune {
	if r == '’' || r == '‘' {
		return '\''
	}
	return r
}
