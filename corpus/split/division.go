package split

import (
	"strings"
	"unicode"

	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// divisions are the words that head a numbered division, with their level.
var divisions = []struct {
	word  string
	level int
}{
	{"SECTION", levelSection}, {"AFDELNING", levelSection}, {"PARTIE", levelSection},
	{"CHAPITRE", levelChapter}, {"CAPITLET", levelChapter}, {"KAPITEL", levelChapter}, {"CHAPTER", levelChapter}, {"CAPITEL", levelChapter},
	{"ARTICLE", levelArticle}, {"ARTIKEL", levelArticle}, {"TABLE", levelTitle},
}

// feminine are the words of divisions with which PREMIERE and SECONDE stand.
var feminine = map[string]bool{"SECTION": true, "PARTIE": true, "TABLE": true}

// agrees reports whether a word and an ordinal may stand together.
func agrees(word, ordinal string) bool {
	switch ordinal {
	case "PREMIERE", "SECONDE":
		return feminine[word]
	case "PREMIER":
		return !feminine[word]
	}
	return true
}

// The damage that such a line may have: a share of its letters.
const (
	loudDamage  = .32
	quietDamage = .2 // where it is not set in capitals
)

// ordinals may follow such a word, or stand before it.
var ordinals = []string{
	"PREMIER", "PREMIERE", "SECOND", "SECONDE", "TROISIEME", "QUATRIEME", "CINQUIEME", "SIXIEME", "SEPTIEME", "HUITIEME", "NEUVIEME", "DIXIEME", "ONZIEME", "DOUZIEME", "DERNIER",
	"FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH",
	"FORSTA", "ANDRA", "TREDJE", "FJERDE", "FEMTE",
	"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
}

// titleLevel tells games and laws from other titles, by their words.
func (v *view) titleLevel(l line, other int) int {
	s := foldCaps(compact(v.g[l.lo:l.hi]))
	switch {
	case strings.HasPrefix(s, "LEJEU"), strings.HasPrefix(s, "LENOUVEAUJEU"), strings.HasPrefix(s, "LESREGLES"), strings.HasPrefix(s, "DICTIONNAIRE"):
		return levelGame
	case strings.HasPrefix(s, "LOIX"), strings.HasPrefix(s, "LAWS"), strings.HasPrefix(s, "REGLESDU"):
		return levelLaws
	}
	return other
}

// numberedDivision returns the level of a line such as "CHAPITRE SECOND",
// however damaged, or 0.
func (v *view) numberedDivision(l line) int {
	s := foldCaps(compact(v.g[l.lo:l.hi]))
	if len(s) < 7 || len(s) > 26 || v.capitals(l)*4 < v.letters(l) && !v.capital(l) {
		return 0
	}
	key := s
	if !v.loud(l) {
		key += " quiet"
	}
	if level, ok := v.numbered[key]; ok {
		return level
	}
	best, level := 1.0, 0
	for _, d := range divisions {
		for _, o := range ordinals {
			if !agrees(d.word, o) {
				continue
			}
			for _, want := range [2]string{d.word + o, o + d.word} {
				if diff := len(want) - len(s); diff > 5 || diff < -5 {
					continue
				}
				c := float64(edit.Strings(s, want)) / float64(len(want))
				if c < best {
					best, level = c, d.level
					v.proper[s] = d.word + " " + o
					if want != d.word+o {
						v.proper[s] = o + " " + d.word
					}
				}
			}
		}
	}
	v.numbered[key] = 0
	if best > loudDamage || best > quietDamage && !v.loud(l) {
		return 0
	}
	v.numbered[key] = level
	return level
}

// titledDivision returns the level of a line that gives the number of a chapter or
// a section and its title as well, as "CHAPTER I. Of the Deal.", or 0. A whole
// line before a label or a blank one it must be: "Chapter IV. has the rest" is
// text, and "Article 3. The dealer …" an article.
func (v *view) titledDivision(n int) int {
	l := v.lines[n]
	if n+1 < len(v.lines) && !v.lines[n+1].blank && !v.labelled(n+1) || !l.blank && n > 0 && !v.terminal(v.lines[n-1]) {
		return 0
	}
	if last := v.g[l.hi-1].r; unicode.IsDigit(last) || strings.ContainsRune(",;:-", last) {
		return 0
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

// numberGlyphs is where at the latest the number of a division ends that has its
// title on the same line.
const numberGlyphs = 26

// foldCaps is the capitals of s without accents, marks and spaces.
func foldCaps(s string) string {
	var b strings.Builder
	for _, r := range strings.ToUpper(lang.Bare(s)) {
		if r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			b.WriteRune(r)
		}
	}
	return b.String()
}
