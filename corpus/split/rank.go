package split

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// rankDivisions sets the levels of the numbered divisions as the book has them: one
// sets sections in chapters, another chapters in sections. Those whose numbers begin
// anew below others, or that stand right below them with number 1, are parts of them.
// Where a book shows nothing, the levels stay.
func (v *view) rankDivisions() {
	r := ranking{below: map[[2]string]int{}, usual: map[string]int{}}
	before, end := "", -1 // the word of the heading before, and its last line
	for i := range v.heads {
		h := &v.heads[i]
		if h.Level < levelPart || h.Level > levelArticle {
			continue
		}
		word, number := v.counts(v.lines[h.line])
		if word == "" {
			continue
		}
		h.word, h.number = word, number
		if again := r.usual[word] > 0; number == 1 && before != "" && before != word && (again || end == h.line-1) {
			r.below[[2]string{before, word}]++
		}
		r.add(word, h.Level, number)
		before, end = word, h.last
	}
	levels := r.levels()
	for i := range v.heads {
		if level, ok := levels[v.heads[i].word]; ok {
			v.heads[i].Level = level
		}
	}
}

// counts returns the word of a line that heads a numbered division, in full, and the
// number; "" if there is none.
func (v *view) counts(l line) (word string, number int) {
	if l.divides != nil {
		return l.divides.Class, l.divides.Number
	}
	own := lang.Of(v.lang)
	text := v.proper[foldCaps(compact(v.g[l.lo:l.hi]))]
	if text == "" {
		text = v.text(l.lo, l.hi)
	}
	w := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) })
	if len(w) > 2 && own != nil && slices.Contains(strings.Fields(own.Divisions.Led), lang.Plain(w[0])) {
		w = w[1:]
	}
	if len(w) < 2 {
		return "", 0
	}
	if word = own.Division(lang.Plain(w[0])); word != "" {
		if lang.Article(lang.Plain(w[1])) {
			w = w[1:]
		}
		return word, numberOf(w[1:])
	}
	for k := 1; k < min(len(w), longestNumber+1); k++ {
		if word = own.Division(lang.Plain(w[k])); word != "" {
			return word, numberOf(w[:k])
		}
	}
	return "", 0
}

// longestNumber is the most words of the number of a division: vingt et unième.
const longestNumber = 3

// numberOf returns the number that the first words are, or 0.
func numberOf(w []string) int {
	if len(w) == 0 {
		return 0
	}
	if n, err := strconv.Atoi(w[0]); err == nil {
		return n
	}
	if n := lang.FromRoman(w[0]); n > 0 {
		return n
	}
	n, words := 0, ""
	for _, word := range w[:min(len(w), longestNumber)] {
		words += lang.Plain(word)
		if k := lang.Ordinal(words); k > 0 {
			n = k
		}
	}
	return n
}

// A ranking is what a book shows of the order of its numbered divisions.
type ranking struct {
	words  []string          // in the order in which they come first
	firsts []int             // the first number of each
	usual  map[string]int    // their levels where a book shows nothing
	below  map[[2]string]int // how often it is shown that the second is a part of the first
}

func (r *ranking) add(word string, level, number int) {
	if _, ok := r.usual[word]; !ok {
		r.words, r.firsts = append(r.words, word), append(r.firsts, number)
		r.usual[word] = level
	}
}

// above reports whether the ith word ranks above the jth. Of two that both begin with
// number 1 and never begin anew, the one that comes first holds the other.
func (r *ranking) above(i, j int) bool {
	a, b := r.words[i], r.words[j]
	down, up := r.below[[2]string{a, b}], r.below[[2]string{b, a}]
	switch {
	case down != up:
		return down > up
	case down == 0 && r.firsts[i] == 1 && r.firsts[j] == 1 && max(r.usual[a], r.usual[b]) < levelArticle && r.usual[a] != r.usual[b]:
		return i < j
	}
	return r.usual[a] < r.usual[b]
}

// levels returns the level of each word.
func (r *ranking) levels() map[string]int {
	left := make([]int, len(r.words))
	var defaults []int
	for i, w := range r.words {
		left[i] = i
		defaults = append(defaults, r.usual[w])
	}
	slices.Sort(defaults)
	out := map[string]int{}
	for before := -1; len(left) > 0; {
		top := 0
		for k := range left {
			if !slices.ContainsFunc(left, func(j int) bool { return j != left[k] && r.above(j, left[k]) }) {
				top = k
				break
			}
		}
		i := left[top]
		level := defaults[len(out)]
		if before >= 0 {
			if level = max(level, out[r.words[before]]); r.above(before, i) {
				level = max(level, out[r.words[before]]+1)
			}
		}
		out[r.words[i]] = min(level, levelArticle)
		before = i
		left = slices.Delete(left, top, top+1)
	}
	return out
}
