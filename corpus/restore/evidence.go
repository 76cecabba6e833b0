package restore

import (
	"slices"
	"sort"
	"strings"

	"quinola/corpus"
)

// holding makes a decoder hold the words that a book is known to have: where the
// scan shows one letter by letter, it is read so.
func holding(words []string, decode decoder) decoder {
	fast := map[string]bool{}
	for _, w := range words {
		fast[w] = true
		fast[strings.ToLower(w)] = true
	}
	return func(u *unit) []word {
		out := decode(u)
		for i := range out {
			w := &out[i]
			if w.reading == "" || w.why.Has(corpus.Join) {
				continue
			}
			var b strings.Builder
			for _, c := range u.cells[w.from:w.to] {
				b.WriteRune(straight(c.r))
			}
			if shown := b.String(); shown != w.reading && (fast[shown] || fast[strings.ToLower(shown)]) {
				w.reading, w.why, w.rivals = shown, "", nil
			}
		}
		return out
	}
}

// doubter makes tokens doubtful of which the machine was not sure. What it says
// they may be besides are their rivals; if it says nothing, they may be illegible.
func doubter(unsure []corpus.Unsure) func([]corpus.Token) []corpus.Token {
	if len(unsure) == 0 {
		return func(t []corpus.Token) []corpus.Token { return t }
	}
	return func(tokens []corpus.Token) []corpus.Token {
		for i := range tokens {
			t := &tokens[i]
			if t.Reading == "" || len(t.Rivals) > 0 || !strings.ContainsFunc(t.Reading, wordly) {
				continue
			}
			k := sort.Search(len(unsure), func(k int) bool { return unsure[k].End > t.Start })
			if k == len(unsure) || unsure[k].Start >= t.End {
				continue
			}
			others := unsure[k].Others
			if len(others) == 0 || slices.Contains(others, t.Reading) {
				others = []string{corpus.LacunaMark}
			}
			t.Rivals = others
		}
		return tokens
	}
}
