package restore

import (
	"unicode"

	"quinola/corpus"
)

// decoder turns the cells of a unit into words.
type decoder func(*unit) []word

// decoderFor is the decoder of a language; an unknown language is left alone.
func decoderFor(lang string) decoder {
	switch lang {
	case "fr":
		return french
	case "sv":
		return swedish
	}
	return plain
}

// plain reads the cells as they stand: words apart from marks, apostrophes
// straight, words joined over line ends where a hyphen says so.
func plain(u *unit) []word {
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
			if c[j].r == '-' && c[j].gap == gapNone && j+1 < len(c) && c[j+1].gap >= gapLine &&
				unicode.IsLetter(c[j-1].r) && unicode.IsLower(c[j+1].r) {
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

// markup finds the marks by which a machine shows how words are set: stars and
// strokes in pairs within a paragraph, tags, and number signs that begin a line.
// A star without its fellow may be a footnote's, and stays.
func markup(c []cell) map[int]corpus.Why {
	out := map[int]corpus.Why{}
	var open []int
	for i := 0; i < len(c); i++ {
		begins := i == 0 || c[i].gap >= gapLine
		if begins && c[i].gap > gapLine {
			open = open[:0]
		}
		if c[i].r == '#' && begins {
			for i < len(c) && c[i].r == '#' {
				out[i] = corpus.Marks
				i++
			}
			i--
			continue
		}
		if n := tag(c[i:]); n > 0 {
			for k := range n {
				out[i+k] = corpus.Italic
			}
			i += n - 1
			continue
		}
		if c[i].r != '*' && c[i].r != '_' {
			continue
		}
		spaceBefore := begins || c[i].gap != gapNone
		spaceAfter := i+1 == len(c) || c[i+1].gap != gapNone
		switch {
		case len(open) > 0 && !spaceBefore && c[open[len(open)-1]].r == c[i].r && open[len(open)-1] != i-1:
			out[i], out[open[len(open)-1]] = corpus.Italic, corpus.Italic
			open = open[:len(open)-1]
		case !spaceAfter:
			open = append(open, i)
		}
	}
	return out
}

// tag is the number of cells of a tag for italics with which c begins, or 0.
func tag(c []cell) int {
	for _, t := range [...]string{"<i>", "</i>", "<em>", "</em>"} {
		n := 0
		for n < len(t) && n < len(c) && c[n].r == rune(t[n]) && (n == 0 || c[n].gap == gapNone) {
			n++
		}
		if n == len(t) {
			return n
		}
	}
	return 0
}

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
