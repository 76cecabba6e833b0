package mend

import (
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// Words parts a text into words and marks, as a lexicon counts them: figures
// are all one word, and a language that elides parts l'homme in two. A brace
// among letters is what a machine may show for one.
func Words(text string, l *lang.Language) []string {
	var out []string
	rs := []rune(lang.Settled(text))
	for i := 0; i < len(rs); {
		switch r := rs[i]; {
		case unicode.IsLetter(r), brace(rs, i):
			j := i + 1
			for j < len(rs) && (unicode.IsLetter(rs[j]) || brace(rs, j) || apostrophe(rs[j]) && !l.Elides && j+1 < len(rs) && unicode.IsLetter(rs[j+1])) {
				j++
			}
			if l.Elides && j < len(rs) && apostrophe(rs[j]) {
				j++
			}
			out = append(out, plain.Replace(string(rs[i:j])))
			i = j
			continue
		case unicode.IsDigit(r):
			for i+1 < len(rs) && unicode.IsDigit(rs[i+1]) {
				i++
			}
			out = append(out, Figure)
		case r == '&':
			if i+1 < len(rs) && rs[i+1] == 'c' {
				i++
				out = append(out, "&c")
				break
			}
			out = append(out, "&")
		case strings.ContainsRune(".,;:!?()", r):
			out = append(out, string(r))
		}
		i++
	}
	return out
}

// brace reports whether the rune at i is a brace, or a bracket that none closes,
// before a small letter: so machines show ſ.
func brace(rs []rune, i int) bool {
	if i+1 >= len(rs) || !unicode.IsLower(rs[i+1]) {
		return rs[i] == '{' && i > 0 && unicode.IsLetter(rs[i-1])
	}
	return rs[i] == '{' || rs[i] == '[' && !slices.Contains(rs[i:min(i+bracketed, len(rs))], ']')
}

// bracketed is how many letters a bracket takes in at most.
const bracketed = 60

// Figure is how a lexicon counts figures.
const Figure = "0"

func apostrophe(r rune) bool { return r == '\'' || r == '’' }

// plain is a word with a round s and a straight apostrophe.
var plain = strings.NewReplacer("ſ", "s", "’", "'")
