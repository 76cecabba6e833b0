package restore

import (
	"slices"
	"strings"
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
	return func(u *unit) []word { return certain(plain(u)) }
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
	edges(c, dropped)
	quotes(c, dropped)
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
			if next := after(c, j); next > 0 && unicode.IsLetter(c[j-1].r) && (c[j].r != '=' || !figured(reading)) && (unicode.IsLower(c[next].r) || capitals(c[j-1], c[next:])) {
				if keeps != nil && c[j].r == '-' && len(reading) < keptMost && keeps(string(reading), wordAt(c[next:])) {
					break
				}
				why = corpus.Join
				reading = append(reading, c[next].r)
				j = next + 1
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

// figured reports whether what stands before a = may be a term, which equals what follows, and
// no half of a word: x, or what has figures, 12d.
func figured(reading []rune) bool {
	return len(reading) < 2 || slices.ContainsFunc(reading, unicode.IsDigit)
}

// keptMost is how many letters stand before a hyphen that may be a word's own.
const keptMost = 40

// after is the cell at which a word goes on that the hyphen at j breaks at the end of
// a line, 0 where it breaks none. The edge of the page may stand between, and a speck:
// verita-. / blement, qua- / . tre.
func after(c []cell, j int) int {
	if !hyphen(c[j].r) || c[j].gap != gapNone {
		return 0
	}
	next := j + 1
	if next < len(c) && c[next].gap == gapNone && speck(c[next].r) {
		next++
	}
	ends := next < len(c) && c[next].gap >= gapLine
	if ends && speck(c[next].r) && next+1 < len(c) && c[next+1].gap <= gapSpace {
		next++
	}
	for next < len(c) && (edge(c[next].r) || ends && quote(c[next].r)) {
		next++
		ends = ends || next < len(c) && c[next].gap >= gapLine
	}
	if next == len(c) || !ends {
		return 0
	}
	return next
}

// edges drops the bars that stand at the ends of lines, and parted from their words:
// what a machine makes of the edge of the page. A line with a bar within is a row of a
// table.
func edges(c []cell, dropped map[int]corpus.Why) {
	for from := 0; from < len(c); {
		to := from + 1
		for to < len(c) && c[to].gap < gapLine {
			to++
		}
		first, last := from, to
		for first < last && edge(c[first].r) {
			first++
		}
		for last > first && edge(c[last-1].r) {
			last--
		}
		if !slices.ContainsFunc(c[first:last], func(c cell) bool { return edge(c.r) }) &&
			(first == last || first == from || c[first].gap != gapNone) && (first == last || last == to || c[last].gap != gapNone) {
			for i := from; i < to; i++ {
				if i < first || i >= last {
					dropped[i] = corpus.Markup
				}
			}
		}
		from = to
	}
}

// quotes drops the marks of quotation that stand again before each line of what is
// quoted: those of a line that begins with one as the line before does, or leaves one
// open.
func quotes(c []cell, dropped map[int]corpus.Why) {
	again := false
	for from := 0; from < len(c); {
		to := from + 1
		for to < len(c) && c[to].gap < gapLine {
			to++
		}
		n, marks := 0, 0
		for i := from; i < to; i++ {
			if quote(c[i].r) {
				marks++
				if n == i-from {
					n++
				}
			}
		}
		for k := from; again && c[from].gap == gapLine && k < from+n; k++ {
			dropped[k] = corpus.Markup
			marks--
		}
		again = n > 0 || marks%2 == 1
		from = to
	}
}

// quote reports whether r is a mark of quotation.
func quote(r rune) bool { return strings.ContainsRune("„“”«»\"", r) }

// edge reports whether r is what machines show for the edge of a page.
func edge(r rune) bool { return r == '|' || r == '¦' }

// speck reports whether r is what machines show for a speck beside a hyphen.
func speck(r rune) bool { return hyphen(r) || strings.ContainsRune(".:_•", r) }

// capitals reports whether a hyphen stands after one capital and before two: MES-SIEURS.
func capitals(before cell, c []cell) bool {
	return len(c) > 1 && unicode.IsUpper(before.r) && unicode.IsUpper(c[0].r) && unicode.IsUpper(c[1].r) && c[1].gap == gapNone
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
// which some machines show one, and the ⸗ of black letter, which most show as =, stand
// nowhere else.
func hyphen(r rune) bool { return r == '-' || r == '¬' || r == '\u00ad' || r == '⸗' || r == '=' }

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
