package lang

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Numbers returns the numbers that some words give, in figures or in the language's
// own words, from two on: the word for one is an article in most languages. "De
// quarante-deux jettons, & 14" gives 42 and 14.
func (l *Language) Numbers(text string) []int {
	values := l.ready().cardinals
	var list []int
	so := 0 // of the number that is being told
	end := func() {
		if so > 0 {
			list = append(list, so)
		}
		so = 0
	}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) }) {
		if n, err := strconv.Atoi(word); err == nil {
			end()
			so = n
			end()
			continue
		}
		n := values[Plain(word)]
		switch {
		case n == 0:
			end()
		case n == 100:
			so = max(so, 1) * n
		case n == 20 && so == 4: // quatre-vingt
			so = 80
		case so%100 == 0 || so >= 20 && so%10 == 0 && n < 20: // cent quarante, quarante-deux, soixante-douze
			so += n
		case so == 10 && n < 10: // dix-sept
			so += n
		default:
			end()
			so = n
		}
	}
	end()
	slices.Sort(list)
	return slices.Compact(list)
}

// cardinal makes the words of the language's numbers.
func (l *Language) cardinal() {
	l.cardinals = map[string]int{}
	put := func(forms string, n int) {
		for w := range strings.SplitSeq(forms, "/") {
			l.cardinals[w] = n
		}
	}
	for i, forms := range strings.Fields(l.Cardinals) {
		put(forms, i+2)
	}
	for i, forms := range strings.Fields(l.Tens) {
		put(strings.Split(forms, "/")[0], 20+10*i)
	}
	put(l.Hundred, 100)
	delete(l.cardinals, "")
}
