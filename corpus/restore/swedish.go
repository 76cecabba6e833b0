package restore

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

//go:embed data/sv/words.txt
var swedishWords string

// swedishLexicon is the words that the rules for Swedish lean on.
var swedishLexicon = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for l := range strings.SplitSeq(swedishWords, "\n") {
		if l != "" && !strings.HasPrefix(l, "#") {
			set[l] = true
		}
	}
	return set
})

// swedishKnows reports whether a word is one of those.
func swedishKnows(word string) bool { return swedishLexicon()[word] }

// swedishRule says what the machine reads for what was printed.
type swedishRule struct {
	seen, printed string
	why           corpus.Why
}

// The scans of Swedish books are nearly clean. These are the confusions seen in
// them; one is undone only if that makes a known word of an unknown one, and if
// there is but one way to do it with so few of them.
var swedishRules = []swedishRule{
	{"fs", "ss", corpus.LongS}, {"sf", "ss", corpus.LongS}, {"ff", "fs", corpus.LongS}, {"ff", "ss", corpus.LongS}, {"f", "s", corpus.LongS},
	{"fl", "st", corpus.LongS}, {"rfv", "rsv", corpus.LongS}, {"å", "ä", corpus.Letters}, {"å", "ö", corpus.Letters}, {"ä", "å", corpus.Letters}, {"a", "ä", corpus.Letters}, {"a", "å", corpus.Letters},
	{"ü", "i", corpus.Letters}, {"ck", "k", corpus.Letters}, {"u", "n", corpus.Letters}, {"rd", "rä", corpus.Letters}, {"l", "s", corpus.LongS}, {"i", "l", corpus.Letters}, {"o", "ö", corpus.Letters},
}

// swedish reads a unit as it stands, but for words that the rules set right.
func swedish(u *unit) []word {
	out := plain(u)
	known := swedishLexicon()
	for i := range out {
		w := &out[i]
		lower := strings.ToLower(w.reading)
		if utf8.RuneCountInString(lower) < 3 && lower != "ån" && lower != "eu" || known[lower] || w.reading == strings.ToUpper(w.reading) || !letters(lower) {
			continue
		}
		if printed, why, ok := undone(lower, known); ok {
			w.reading = recase(printed, w.reading)
			w.why = plus(w.why, why)
		}
	}
	return out
}

// undone undoes one confusion, or two, if that makes a known word.
func undone(w string, known map[string]bool) (string, corpus.Why, bool) {
	type try struct {
		word string
		why  corpus.Why
	}
	tries := []try{{word: w}}
	for range 2 {
		var next []try
		var found []try
		for _, t := range tries {
			for _, r := range swedishRules {
				for at := 0; ; {
					k := strings.Index(t.word[at:], r.seen)
					if k < 0 {
						break
					}
					at += k
					n := try{t.word[:at] + r.printed + t.word[at+len(r.seen):], t.why}
					if !n.why.Has(r.why) {
						n.why = plus(n.why, r.why)
					}
					if known[n.word] {
						found = append(found, n)
					}
					next = append(next, n)
					at += len(r.seen)
				}
			}
		}
		if len(found) > 0 { // the rules stand in order of how common they are
			return found[0].word, found[0].why, true
		}
		if utf8.RuneCountInString(w) < 3 || len(next) > 400 {
			break
		}
		tries = next
	}
	return "", "", false
}

// letters reports whether a word is all letters.
func letters(w string) bool {
	for _, r := range w {
		if !unicode.IsLetter(r) {
			return false
		}
	}
	return true
}

// recase gives a word the capitals of another.
func recase(w, like string) string {
	first, size := utf8.DecodeRuneInString(like)
	switch {
	case like == strings.ToUpper(like) && len(like) > size:
		return strings.ToUpper(w)
	case unicode.IsUpper(first):
		r, n := utf8.DecodeRuneInString(w)
		return string(unicode.ToUpper(r)) + w[n:]
	}
	return w
}
