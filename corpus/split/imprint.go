package split

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// What a title page and the end of a book say in capitals heads nothing: who wrote the book,
// who printed it and when, which volume and which edition it is, and that it ends.

// imprinted reports whether line n says such a thing, or goes on from the lines in capitals
// right above it that do.
func (v *view) imprinted(n int) bool {
	for range imprintLines {
		if v.imprint(n) {
			return true
		}
		if n == 0 || v.lines[n].blank || v.terminal(v.lines[n-1]) || !v.loud(v.lines[n-1]) {
			break
		}
		n--
	}
	return false
}

// imprintLines is the most lines that such a thing is looked for in.
const imprintLines = 4

// imprint reports whether a line says such a thing. Of who printed it a line tells with a
// mark between names, or with a function word after the first of its own: LE LIBRAIRE AU
// LECTEUR is a title, PRINTED FOR J NEWBERY is none. So is the year, alone or behind the name
// of a place.
func (v *view) imprint(n int) bool {
	l := v.lines[n]
	own, text := lang.Of(v.lang), v.text(l.lo, l.hi)
	words := strings.Fields(text)
	if len(words) > 2 && own.Imprints(lang.Plain(words[0])) && own.Function(strings.ToLower(words[1])) {
		return true
	}
	if at := yearAt(words); at == 0 || at > 0 && at <= placeWords && v.Blank(n) && !v.years {
		return true
	}
	if v.byline(words) || v.ends(words) || v.edition(words) || v.volume(words) > 0 && !v.volumes {
		return true
	}
	return strings.ContainsAny(v.text(l.lo, l.hi-1), ".,:;") && slices.ContainsFunc(words, func(w string) bool { return own.Imprints(lang.Plain(w)) })
}

// refers reports whether a line is an entry of a dictionary that sends to another: ABUTTALS.
// See BUTTALS.
func (v *view) refers(l line) bool {
	words := strings.Fields(dashes.Replace(v.text(l.lo, l.hi)))
	for i := 1; i+1 < len(words); i++ {
		if strings.ContainsRune(".,;:-", rune(words[i-1][len(words[i-1])-1])) && lang.Of(v.lang).Refers(lang.Plain(words[i])) {
			return true
		}
	}
	return false
}

// yearAt returns at which word the year in Roman numerals begins in which a line ends, after a
// mark if it is not all of it: LEAKE, at Bath, M.DCC.XLI. Its thousand may be shown as another
// letter where nothing else stands there: A. DCCC XL. MACLEOD, HUGH, M.D. is a doctor; -1 if
// there is none.
func yearAt(words []string) int {
	for i := range words {
		year := yearPoints.Replace(strings.ToLower(strings.Join(words[i:], "")))
		if i == 0 && len(year) > yearLetters && year[0] < utf8.RuneSelf && lang.FromRoman(year[:1]) == 0 {
			year = "m" + year[1:]
		}
		if lang.FromRoman(year) >= firstYear && (i == 0 || len(year) >= yearLetters && strings.ContainsRune(".,", rune(words[i-1][len(words[i-1])-1]))) {
			return i
		}
	}
	return -1
}

// findYears finds whether lines in capitals end in several years: then these are no year of the
// print, but head what happened in them.
func (v *view) findYears() {
	seen := map[string]bool{}
	for _, l := range v.lines {
		if l.hi-l.lo > page.Widest || !v.loud(l) {
			continue
		}
		words := strings.Fields(v.text(l.lo, l.hi))
		if at := yearAt(words); at > 0 {
			seen[yearPoints.Replace(strings.Join(words[at:], ""))] = true
		}
	}
	v.years = len(seen) >= severalYears
}

// yearPoints takes the marks out of a year.
var yearPoints = strings.NewReplacer(".", "", ",", "")

// dashes sets the dash before See apart from the words about it.
var dashes = strings.NewReplacer("—", " - ", "–", " - ")

// firstYear is the least year of an imprint.
const firstYear = 1450

// placeWords is the most words before a year that name where a book was printed; a title has
// more, and often another line above: VERSES WRITTEN / AT THE HOUSE, IN MARCH, MDCCLV.
const placeWords = 3

// severalYears is how many years at least head what happened in them. Volumes of two years may
// be bound as one.
const severalYears = 3

// yearLetters is the least letters of a year that stands behind other words.
const yearLetters = 4

// signed reports whether what stands from line n to the next blank line signs a letter or a
// dedication: its writer is somebody's most humble servant.
func (v *view) signed(n int) bool {
	own, said := lang.Of(v.lang), map[string]bool{}
	for last := min(n+signedLines, len(v.lines)); n < last; n++ {
		l := v.lines[n]
		for _, w := range strings.FieldsFunc(v.text(l.lo, l.hi), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if word := lang.Plain(w); own.Subscribes(word) {
				said[word] = true
			}
		}
		if n+1 < last && v.lines[n+1].blank {
			break
		}
	}
	return len(said) >= signedWords
}

// Of how many words of such a letter, on how many lines, it is told.
const (
	signedWords = 2
	signedLines = 8
)

// byline reports whether a line says who wrote the book: BY MRS. WRIGHT, MIDWIFE.
func (v *view) byline(words []string) bool {
	return len(words) > 1 && lang.Of(v.lang).Authors(lang.Plain(words[0]))
}

// ends reports whether a line says that the book or a part of it ends: FINIS, THE END OF THE
// FIRST BOOK. How a game ends, THE END OF THE GAME, is a title.
func (v *view) ends(words []string) bool {
	if len(words) > 1 && lang.Article(lang.Plain(words[0])) {
		words = words[1:]
	}
	own := lang.Of(v.lang)
	if !own.Concludes(lang.Plain(words[0])) {
		return false
	}
	return len(words) == 1 || own.Function(lang.Plain(words[1])) && slices.ContainsFunc(words[2:], func(w string) bool {
		return lang.NamesVolume(lang.Plain(w)) || numberOf([]string{strings.Trim(w, ".,:;")}) > 0
	})
}

// edition reports whether a line says which edition this is: THE SECOND EDITION. A preface
// to one is a title.
func (v *view) edition(words []string) bool {
	own := lang.Of(v.lang)
	i := slices.IndexFunc(words, func(w string) bool { return own.Edition(lang.Plain(w)) })
	return i >= 0 && i < editionWithin && !own.Topic([]string{strings.ToLower(words[0])})
}

// editionWithin is among how many words of such a line the word for an edition is.
const editionWithin = 3

// volume returns the number of the volume if a line says nothing else: VOLUME THE THIRD, or 0.
func (v *view) volume(words []string) int {
	if len(words) < 2 || !lang.NamesVolume(lang.Plain(words[0])) {
		return 0
	}
	if rest := words[1:]; lang.Article(lang.Plain(rest[0])) && len(rest) > 1 {
		words = rest
	}
	if len(words) > 2 {
		return 0
	}
	return numberOf([]string{strings.Trim(words[1], ".,:;")})
}

// findVolumes finds whether several volumes stand in the text: then their numbers head them.
func (v *view) findVolumes() {
	first := 0
	for _, l := range v.lines {
		if l.hi-l.lo > numberGlyphs || !v.loud(l) {
			continue
		}
		n := v.volume(strings.Fields(v.text(l.lo, l.hi)))
		if n > 0 && first == 0 {
			first = n
		}
		v.volumes = v.volumes || n > 0 && n != first
	}
}

// dropBare takes for text the titles in capitals below which there is nothing: at the end of
// the text, and before a division that goes on from another, as the names of those who sign
// letters do.
func (v *view) dropBare() {
	kept := v.heads[:0:0]
	for i, h := range v.heads {
		bare := h.Level == levelTitle && h.word == "" && v.loud(v.lines[h.line]) && !v.phrase(h)
		switch {
		case !bare:
		case i+1 == len(v.heads):
			bare = h.last+1 == len(v.lines) && len(kept) > 0
		default:
			bare = h.last+1 == v.heads[i+1].line && v.heads[i+1].number > 1 && v.goesOnFrom(i+1)
		}
		if !bare {
			kept = append(kept, h)
		}
		for n := h.line; n <= h.last; n++ {
			v.lines[n].head = len(kept)
			if bare {
				v.lines[n].head = 0
			}
		}
	}
	v.heads = kept
}

// phrase reports whether a title has function words, as names have not: OF THE DISCARD.
func (v *view) phrase(h Heading) bool {
	own := lang.Of(v.lang)
	for n := h.line; n <= h.last; n++ {
		if slices.ContainsFunc(strings.Fields(v.text(v.lines[n].lo, v.lines[n].hi)), func(w string) bool { return own.Function(lang.Plain(w)) }) {
			return true
		}
	}
	return false
}
