package split

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// A division is an undamaged line that heads a numbered division.
type division struct {
	line    string // in capitals, without white space: CHAPITRESECOND
	letters edit.Letters
	word    string // CHAPITRE
	proper  string // the same, in words; "" where the ordinal is of several, which nothing tells apart
	level   int
}

// numberedTo is the highest number of a division that is searched for: as far as ordinals are
// known, since what is not searched for is taken for another number that is damaged.
const numberedTo = 99

// longestOrdinal is the highest number whose ordinal is one word in every language.
const longestOrdinal = 19

// divisionLevels are the levels of divisions with the words of lang.Divisions.Words.
var divisionLevels = [...]int{levelPart, levelSection, levelChapter, levelArticle, levelTitle}

// divisions returns such lines in a language that is known, or in all where it is not: tens
// of thousands in each, so those that no text asks for are not made.
func divisions(code string) []division {
	l := lang.Of(code)
	if l == nil {
		return divisionsInAll()
	}
	all, ok := divisionsIn.Load(code)
	if !ok {
		all, _ = divisionsIn.LoadOrStore(code, divisionsOf(l))
	}
	return all.([]division)
}

var (
	divisionsIn    sync.Map // by the codes of languages
	divisionsInAll = sync.OnceValue(func() (all []division) {
		for _, l := range lang.All() {
			all = append(all, divisionsOf(l)...)
		}
		return all
	})
)

// divisionsOf makes the lines of a language: the word, with the ordinal or numeral after or
// before it.
func divisionsOf(l *lang.Language) []division {
	var out []division
	for k, level := range divisionLevels {
		for word := range strings.FieldsSeq(l.Divisions.Words()[k]) {
			for _, o := range l.DivisionNumbers(word, numberedTo) {
				word, number := strings.ToUpper(word), strings.ToUpper(o)
				for _, two := range [][2]string{{word, number}, {number, word}} {
					line, proper := two[0]+two[1], two[0]+" "+two[1]
					if lang.Ordinal(o) > longestOrdinal {
						proper = ""
					}
					out = append(out, division{line, edit.LettersOf(line), word, proper, level})
				}
				for led := range strings.FieldsSeq(strings.ToUpper(l.Divisions.Led)) {
					line := led + number + word
					out = append(out, division{line, edit.LettersOf(line), word, led + " " + number + " " + word, level})
				}
			}
		}
	}
	return out
}

// The damage that such a line may have, as a share of its letters.
const (
	loudDamage  = .32
	quietDamage = .2 // if it is not set in capitals
	shortDamage = .2 // if it is short: a letter of it
)

// titleLevel returns the level of a game or a law, by its words, or other.
func (v *view) titleLevel(l line, other int) int {
	s := foldCaps(compact(v.g[l.lo:l.hi]))
	switch {
	case titled(s, func(t lang.Titles) string { return t.Games }):
		return levelGame
	case titled(s, func(t lang.Titles) string { return t.Laws }):
		return levelLaws
	}
	return other
}

// titled reports whether a line, as foldCaps returns it, begins as some titles
// do in one of the languages.
func titled(line string, as func(lang.Titles) string) bool {
	return slices.ContainsFunc(lang.All(), func(l *lang.Language) bool { return begins(line, as(l.Titles)) })
}

// begins reports whether a line begins with one of the words.
func begins(line, words string) bool {
	for w := range strings.FieldsSeq(words) {
		if strings.HasPrefix(line, w) {
			return true
		}
	}
	return false
}

// numberedDivision returns the level of a line such as "CHAPITRE SECOND",
// however damaged, or 0.
func (v *view) numberedDivision(l line) int {
	s := foldCaps(compact(v.g[l.lo:l.hi]))
	if level, proper := v.abbreviated(l); level > 0 {
		v.proper[s] = proper
		return level
	}
	if len(s) < 5 || len(s) > 26 || v.unnumbered(l) || v.capitals(l)*4 < v.letters(l) && !v.capital(l) {
		return 0
	}
	key := s
	if !v.loud(l) {
		key += " quiet"
	}
	if level, ok := v.numbered[key]; ok {
		return level
	}
	best, bestLong, level := quietDamage, 0, 0 // bestLong are its edits but for F for S: ERFTER is ERSTER, not ELFTER
	switch {
	case len(s) < 7: // BOOK I
		best = 0
	case len(s) < 8: // ACTEURS is no ACTE VII.
		best = shortDamage
	case v.loud(l):
		best = loudDamage
	}
	letters := edit.LettersOf(s)
	for _, d := range divisions(v.lang) {
		size := float64(len(d.line))
		longer := len(s) - len(d.line)
		if float64(max(longer, -longer)) > best*size || float64(letters.Apart(d.letters)) > best*size {
			continue
		}
		c := float64(edit.Strings(s, d.line)) / size
		if c > best {
			continue
		}
		long := edit.Strings(blurred(s), blurred(d.line))
		if (c < best || c == best && (level == 0 || long < bestLong)) && (c == 0 || d.worded(s)) {
			best, bestLong, level, v.proper[s] = c, long, d.level, cmp.Or(d.proper, v.properOf(l))
		}
	}
	v.numbered[key] = level
	return level
}

// blurred is a line, as foldCaps returns it, with its F as S.
func blurred(s string) string { return strings.ReplaceAll(s, "F", "S") }

// unnumbered reports whether a line is the word of divisions after an article: LA PARTIE is
// no damaged L PARTIE, and A SECTION no damaged I SECTION; or says where a division ends.
func (v *view) unnumbered(l line) bool {
	w := strings.Fields(v.text(l.lo, l.hi))
	if v.ends(w) {
		return true
	}
	if len(w) != 2 {
		return false
	}
	first := lang.Plain(w[0])
	return (lang.Article(first) || lang.Of(v.lang).Indefinite(first)) && lang.Divides(lang.Plain(strings.TrimRight(w[1], ".,:;")))
}

// wordDamage is the damage that the word of such a line may have, as a share of its letters:
// CHANT PREMIER is no CHAPITRE PREMIER.
const wordDamage = .34

// worded reports whether a damaged line still holds the word of the division, at its
// beginning or at its end.
func (d division) worded(s string) bool {
	n := len(d.word)
	for k := max(1, n-2); k <= min(len(s), n+2); k++ {
		part := s[:k]
		if !strings.HasPrefix(d.line, d.word) {
			part = s[len(s)-k:]
		}
		if float64(edit.Strings(part, d.word)) <= wordDamage*float64(n) {
			return true
		}
	}
	return false
}

// properOf returns a line as it stands, without the marks at its end.
func (v *view) properOf(l line) string { return strings.TrimRight(v.text(l.lo, l.hi), " .,:;") }

// abbreviated returns the level of a line that is the number of a chapter or section
// with its word cut short, CHAP. II., Sect. 3. or 4 Kap., and what it says, or 0.
func (v *view) abbreviated(l line) (level int, proper string) {
	own := lang.Of(v.lang)
	if own == nil || l.hi-l.lo > 16 {
		return 0, ""
	}
	text := v.text(l.lo, l.hi)
	word := ""
	for _, shape := range cutShapes {
		if m := shape.FindStringSubmatch(text); m != nil {
			word = strings.ToLower(m[1])
		}
	}
	if word == "" {
		return 0, ""
	}
	words := own.Divisions.Words()
	for k, level := range divisionLevels[:3] { // Art. is a label
		for whole := range strings.FieldsSeq(words[k]) {
			if strings.HasPrefix(whole, word) && whole != word {
				return level, strings.TrimRight(text, ".,:")
			}
		}
	}
	return 0, ""
}

// cutShapes match such lines, and in them the word.
var cutShapes = []*regexp.Regexp{
	regexp.MustCompile(`^(\p{Lu}\pL{2,4})\. ?(?:[IVXLCivxlc]{1,7}|[0-9]{1,3})[.,:]?$`),
	regexp.MustCompile(`^(?:[IVXLC]{1,7}|[0-9]{1,3})[.:]? (\p{Lu}\pL{2,4})\.$`),
}

// titledDivision returns the level of a line with the number of a chapter or a
// section and its title, as "CHAPTER I. Of the Deal.", or 0. It must be a whole
// line before a label or a blank line: "Chapter IV. has the rest" is text, and
// "Article 3. The dealer …" an article.
func (v *view) titledDivision(n int) int {
	l := v.lines[n]
	if n+1 < len(v.lines) && !v.lines[n+1].blank && !v.labelled(n+1) || !l.blank && n > 0 && !v.terminal(v.lines[n-1]) {
		return 0
	}
	if last := v.g[l.hi-1].r; unicode.IsDigit(last) || strings.ContainsRune(",;:-", last) {
		return 0
	}
	if title := (line{lo: v.cutShort(l), hi: l.hi}); title.lo > l.lo && v.capital(title) && v.letters(title) > 3 {
		return levelChapter
	}
	for i := l.lo + 6; i < min(l.hi-4, l.lo+numberGlyphs); i++ {
		if !strings.ContainsRune(".:,—–", v.g[i].r) {
			continue
		}
		title := line{lo: i + 1, hi: l.hi}
		if level := v.numberedDivision(line{lo: l.lo, hi: i}); level > 0 && level < levelArticle && v.capital(title) && v.letters(title) > 3 {
			return level
		}
	}
	return 0
}

// cutShort returns where the title begins in a line that opens with an abbreviated word and
// the number of a chapter, CHAP. II. Of Paternal Power; else the line's beginning.
func (v *view) cutShort(l line) int {
	own := lang.Of(v.lang)
	m := chapterCut.FindStringSubmatch(v.text(l.lo, l.hi))
	if own == nil || m == nil {
		return l.lo
	}
	word := strings.ToLower(m[1])
	for whole := range strings.FieldsSeq(own.Divisions.Chapters) {
		if strings.HasPrefix(whole, word) && whole != word {
			return l.lo + len([]rune(strings.Join(strings.Fields(m[0]), "")))
		}
	}
	return l.lo
}

// chapterCut matches such a word with its number.
var chapterCut = regexp.MustCompile(`^(\pL{3,5})\. ?(?:[IVXLCivxlc]{1,7}|[0-9]{1,3})\. `)

// numberGlyphs is the most glyphs that the number of a division takes if its
// title is on the same line.
const numberGlyphs = 26

// foldCaps returns the capitals of s without accents, marks and spaces.
func foldCaps(s string) string {
	var b strings.Builder
	for _, r := range strings.ToUpper(lang.Bare(s)) {
		if r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			b.WriteRune(r)
		}
	}
	return b.String()
}
