// Package page finds what the lines of a printed page show before a word is read. The
// restorer decides what is no part of the text, and the splitter where a clause begins;
// both use this package, so they treat the same lines alike.
package page

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// A Label is the number of an article, with the word that announces it, at the
// beginning of a line: "ART. XII.", "1 §.", "RULE THE FIRST", "12°.".
type Label struct {
	Number int    // 0 if it is announced and cannot be read
	Roman  bool   // in Roman numerals
	Class  string // what announces it: "art", "§"; "°" for a degree sign, "1st" for an ordinal alone, "(" for brackets, "." for a stop alone, "1" for nothing
	Len    int    // how many bytes of the line it takes, with its stop
	Alone  bool   // nothing follows on its line
}

// Plain reports whether only marks, or nothing, show that the number is a label.
func (l Label) Plain() bool { return l.Class == "." || l.Class == "(" || l.Class == bare }

// ParseLabel reads the label with which a line begins. It returns false if
// there is none, or if small letters follow: such a number refers to an
// article, or belongs to a sentence.
func ParseLabel(line string) (Label, bool) {
	if r, _ := utf8.DecodeRuneInString(strings.TrimLeft(line, " \t")); !unicode.IsUpper(r) && !unicode.IsDigit(r) && !strings.ContainsRune("§([ivxlca", r) {
		return Label{}, false
	}
	var words [5]piece
	n := pieces(line, words[:])
	w := words[:n]
	for _, read := range [...]func([]piece) (Label, int){wordFirst, numberFirst, ordinalFirst, numberAlone, ordinalAlone, strange} {
		if l, used := read(w); used > 0 {
			l.Len = w[used-1].end
			rest := strings.TrimLeft(line[l.Len:], " \t.,:;—–-_")
			l.Len = len(line) - len(rest)
			l.Alone = strings.TrimSpace(rest) == ""
			if l.Alone {
				return l, true
			}
			first, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, "\"«“”'’‘([*_ "))
			return l, unicode.IsUpper(first) && l.Number > 0
		}
	}
	return titleNumber(line)
}

// titleNumber reads a title that ends in its number: The TATLER. [No 3.
func titleNumber(line string) (Label, bool) {
	words := strings.Fields(line)
	k := len(words) - 1
	if k < 2 || k > numberedTitle || !announcer(strings.Trim(words[k-1], "[(.,")) {
		return Label{}, false
	}
	n, roman, ok := number(strings.Trim(words[k], "[](),.:;"))
	if !ok {
		return Label{}, false
	}
	return Label{Number: n, Roman: roman, Class: unlisted + lang.Plain(strings.Join(words[:k], " ")), Len: len(line), Alone: true}, true
}

// numberedTitle is the most words of such a title before its number.
const numberedTitle = 6

// A piece is a word of a line, or a part of one: "Art.12." is two.
type piece struct {
	text    string // without the marks that end it
	stop    bool   // a mark ends it
	bracket bool   // it stands between brackets
	end     int    // where it ends in the line, marks included
}

// pieces cuts the beginning of a line into words.
func pieces(line string, out []piece) int {
	n, at := 0, 0
	for n < len(out) {
		at += len(line[at:]) - len(strings.TrimLeftFunc(line[at:], unicode.IsSpace))
		if at == len(line) {
			break
		}
		start := at
		for at < len(line) {
			r, size := utf8.DecodeRuneInString(line[at:])
			if unicode.IsSpace(r) {
				break
			}
			at += size
			if r == '§' || r == '.' && at-size > start {
				for at < len(line) && strings.ContainsRune(".,:;)", rune(line[at])) {
					at++
				}
				for _, sign := range degrees { // 12.°
					if strings.HasPrefix(line[at:], sign) {
						at += len(sign)
					}
				}
				break
			}
		}
		word := line[start:at]
		text := strings.TrimRight(word, ".,:;)]—–-_")
		if rest, ok := strings.CutPrefix(text, "§"); ok && rest == "" {
			text = "§"
		}
		open := strings.TrimLeft(text, "([")
		bracket := len(open) < len(text) && strings.ContainsAny(word, ")]")
		text = open
		if text == "" {
			if n > 0 { // "1 ." and "XII —"
				out[n-1].stop, out[n-1].end = true, at
				continue
			}
			return 0
		}
		out[n] = piece{text, len(word) > len(text), bracket, at}
		n++
	}
	return n
}

// wordFirst reads "ART. XII.", "Article premier", "RULE THE FIRST".
func wordFirst(w []piece) (Label, int) {
	if len(w) < 2 || !announcer(w[0].text) {
		return Label{}, 0
	}
	l, used := wordNumber(w)
	if used == 0 && len(w) == 2 && utf8.RuneCountInString(w[1].text) <= 8 && w[1].stop { // unreadable
		used = 2
	}
	l.Class = class(w[0].text)
	return l, used
}

// wordNumber reads the number or the ordinal that follows the first word.
func wordNumber(w []piece) (Label, int) {
	k := 1
	if lang.Article(lang.Plain(w[k].text)) && len(w) > 2 {
		k++
	}
	if n, roman, ok := number(w[k].text); ok && (k == 1 || inFigures(w[k].text)) {
		return Label{Number: n, Roman: roman}, k + 1
	}
	if n, used := ordinal(w[k:]); used > 0 {
		return Label{Number: n}, k + used
	}
	return Label{}, 0
}

// inFigures reports whether a word is an ordinal in figures: 1st, 2d, 3e.
func inFigures(word string) bool {
	end := strings.TrimLeft(word, "0123456789")
	return len(end) < len(word) && lang.OrdinalEnd(strings.ToLower(end))
}

// numberFirst reads "1 §." and "3. Artikel."
func numberFirst(w []piece) (Label, int) {
	if len(w) < 2 || !announcer(w[1].text) {
		return Label{}, 0
	}
	if n, roman, ok := number(w[0].text); ok {
		return Label{Number: n, Roman: roman, Class: class(w[1].text)}, 2
	}
	return Label{}, 0
}

// ordinalFirst reads "FIRST RULE" and "Den första lagen".
func ordinalFirst(w []piece) (Label, int) {
	n, at := ordinalBefore(w)
	if n == 0 || !announcer(w[at].text) {
		return Label{}, 0
	}
	return Label{Number: n, Class: class(w[at].text)}, at + 1
}

// ordinalBefore reads an ordinal, and returns the index of the word that follows it.
func ordinalBefore(w []piece) (n, at int) {
	if len(w) > 2 && lang.Article(lang.Plain(w[0].text)) {
		at++
	}
	n, used := ordinal(w[at:])
	if used == 0 && at < len(w) && !w[at].stop && inFigures(w[at].text) {
		if k, _, ok := number(w[at].text); ok {
			n, used = k, 1
		}
	}
	if at += used; used == 0 || at >= len(w) {
		return 0, 0
	}
	return n, at
}

// unlisted begins the class of a label whose word no language lists.
const unlisted = "?"

// Unlisted reports whether no language lists the word of the label as announcing
// numbers. In a row of such labels it does.
func (l Label) Unlisted() bool { return strings.HasPrefix(l.Class, unlisted) }

// strange reads what the other functions do, with a word that no language
// lists: "Aphorisme XII.", "THIRD CASE."
func strange(w []piece) (Label, int) {
	if len(w) < 2 {
		return Label{}, 0
	}
	if s := lang.Plain(w[0].text); mayAnnounce(w[0].text, s) || w[0].stop && cutToLetter(s) {
		if l, used := wordNumber(w); used > 0 && (w[used-1].stop || used == len(w)) {
			l.Class = unlisted + s
			return l, used
		}
	}
	if n, at := ordinalBefore(w); n > 0 && (w[at].stop || at == len(w)-1) {
		if s := lang.Plain(w[at].text); mayAnnounce(w[at].text, s) {
			return Label{Number: n, Class: unlisted + s}, at + 1
		}
	}
	return Label{}, 0
}

// cutToLetter reports whether a folded word is one letter that is no numeral: the Q. of Q. 12.
func cutToLetter(folded string) bool { return len(folded) == 1 && lang.FromRoman(folded) == 0 }

// mayAnnounce reports whether a word with a capital, and its folded form, may
// announce numbers: it heads no divisions and is no number itself.
func mayAnnounce(word, folded string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(r) && len(folded) > 2 && !lang.Divides(folded) && !lang.Article(folded) && lang.Ordinal(folded) == 0 && lang.FromRoman(folded) == 0
}

// bare is the class of a number that is its whole line, without a stop.
const bare = "1"

// degrees follow a number that is read as an ordinal: 12°, primo, duodecimo.
var degrees = []string{"°", "º"}

// numberAlone reads "12°.", "12.°", "12:o", "(12)", "12." and "XII."
func numberAlone(w []piece) (Label, int) {
	if len(w) == 0 {
		return Label{}, 0
	}
	text := strings.TrimRight(w[0].text, "°º.")
	degree := text != w[0].text
	if i := strings.IndexByte(text, ':'); i > 0 && len(text)-i == 2 { // 1:o, 2:a
		degree = true
	}
	n, roman, ok := number(text)
	switch {
	case !ok:
	case degree:
		if !roman {
			return Label{Number: n, Class: "°"}, 1
		}
	case w[0].bracket:
		return Label{Number: n, Roman: roman, Class: "("}, 1
	case w[0].stop:
		return Label{Number: n, Roman: roman, Class: "."}, 1
	case len(w) == 1 && (!roman || w[0].text == strings.ToUpper(w[0].text)):
		return Label{Number: n, Roman: roman, Class: bare}, 1
	}
	return Label{}, 0
}

// ordinalAlone reads "Twelfth." and "TWENTY-FIRST —"
func ordinalAlone(w []piece) (Label, int) {
	n, used := ordinal(w)
	if used == 0 || !w[used-1].stop {
		return Label{}, 0
	}
	return Label{Number: n, Class: "1st"}, used
}

// announcer reports whether a word announces a number: in capitals or with one.
func announcer(word string) bool {
	word = strings.TrimRight(word, "°º") // Nº
	r, _ := utf8.DecodeRuneInString(word)
	return (unicode.IsUpper(r) || r == '§') && lang.Announces(lang.Plain(word)) ||
		unicode.IsLower(r) && strings.HasPrefix(lang.Plain(word), "art") && lang.Announces(lang.Plain(word))
}

// class unifies the words for one thing: "art" is an article.
func class(word string) string {
	s := lang.Plain(word)
	return s[:min(len(s), 3)]
}

// longestOrdinal is the most words of an ordinal: vingt et unième.
const longestOrdinal = 3

// ordinal reads the ordinal that the first words make, and returns how many
// they are.
func ordinal(w []piece) (n, used int) {
	s := ""
	for i, p := range w[:min(len(w), longestOrdinal)] {
		s += lang.Plain(p.text)
		if k := lang.Ordinal(s); k > 0 {
			n, used = k, i+1
		}
	}
	return n, used
}

// shownFigures are the letters that machines show for figures.
var shownFigures = strings.NewReplacer("O", "0", "I", "1", "l", "1")

// number reads a word as a number in figures or in Roman numerals.
func number(word string) (n int, roman, ok bool) {
	if word == "" || len(word) > 12 {
		return 0, false, false
	}
	if word[0] >= '0' && word[0] <= '9' {
		if strings.Trim(word, "0123456789OIl") == "" && !strings.HasSuffix(word, "l") { // not 2l., two pounds
			word = shownFigures.Replace(word)
		}
		digits := strings.TrimRightFunc(strings.ReplaceAll(word, ":", ""), unicode.IsLetter) // 1er, 2nd, 3:o
		if len(word)-len(digits) > 4 {
			return 0, false, false
		}
		n, err := strconv.Atoi(digits)
		return n, false, err == nil && n > 0 && n <= MaxNumber && digits[0] != '0'
	}
	if n = lang.FromRoman(word); n == 0 { // XIIe, XIIth
		if figures := strings.TrimRightFunc(word, unicode.IsLower); lang.OrdinalEnd(word[len(figures):]) {
			n = lang.FromRoman(figures)
		}
	}
	return n, true, n > 0
}

// MaxNumber is the highest number that an article may have.
const MaxNumber = 9999
