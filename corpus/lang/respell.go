package lang

import "strings"

// respeller puts rows of letters for others, given in pairs; where several begin at one
// place, the first given, as strings.Replacer does. Most words have none, which it tells
// without a copy: a lexicon asks of each of its hundred thousand words.
type respeller struct {
	pairs [256][]string // by the byte that the first of a pair begins with
}

func newRespeller(pairs []string) *respeller {
	r := &respeller{}
	for i := 0; i+1 < len(pairs); i += 2 {
		first := pairs[i][0]
		r.pairs[first] = append(r.pairs[first], pairs[i], pairs[i+1])
	}
	return r
}

// Replace returns a word with all its rows replaced.
func (r *respeller) Replace(word string) string {
	var out []byte
	done := 0 // bytes of the word that are in out
	for i := 0; i < len(word); {
		from, to := r.at(word[i:])
		if from == "" {
			i++
			continue
		}
		if out == nil {
			out = make([]byte, 0, len(word)+len(to))
		}
		out = append(append(out, word[done:i]...), to...)
		i += len(from)
		done = i
	}
	if out == nil {
		return word
	}
	return string(append(out, word[done:]...))
}

// at is the pair whose first letters a text begins with.
func (r *respeller) at(text string) (from, to string) {
	pairs := r.pairs[text[0]]
	for k := 0; k < len(pairs); k += 2 {
		if strings.HasPrefix(text, pairs[k]) {
			return pairs[k], pairs[k+1]
		}
	}
	return "", ""
}
