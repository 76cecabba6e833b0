package annotate

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/annotate/quote"
	"quinola/corpus"
)

// Line is one line of a concordance: a word with what stands before and after.
type Line struct {
	Clause *corpus.Clause
	Before string
	Word   string
	After  string
	Start  int // of Word, in the clause's reading
}

// Concordance finds every place where a text uses one of a term's names, in
// the order of the corpus; before and after have about width letters each.
// Words are compared by their folded letters, and a word may go on in an
// ending of up to two letters (Quinolas, Remises, partiet).
func (a *Annotations) Concordance(t *Term, width int) []Line {
	return a.Where(t.forms(), width)
}

// forms are the folded forms by which each language calls the term; "" is
// the forms that hold in every language.
func (t *Term) forms() map[string][]string {
	forms := map[string][]string{}
	for _, n := range t.Names {
		if f := quote.Fold(n.Form); utf8.RuneCountInString(f) > 1 {
			forms[n.Lang] = append(forms[n.Lang], f)
		}
	}
	return forms
}

// Where finds folded forms, given by language, in the readings of all texts.
func (a *Annotations) Where(forms map[string][]string, width int) []Line {
	a.vocabularies.Do(func() {
		for _, text := range a.Corpus.Texts {
			a.vocabulary = append(a.vocabulary, vocabularyOf(text))
		}
	})
	var lines []Line
	for i, text := range a.Corpus.Texts {
		list := slices.Concat(forms[text.Meta.Lang], forms[""])
		slices.SortFunc(list, func(x, y string) int { // the longest first
			return cmp.Or(len(y)-len(x), strings.Compare(x, y))
		})
		lines = append(lines, a.vocabulary[i].lines(list, width)...)
	}
	return lines
}

// ending is how many letters a word may go on after a form.
const ending = 2

// vocabulary is the words of a text and where they stand.
type vocabulary struct {
	text  *corpus.Text
	read  []string // the readings of the clauses
	words [][]word
	forms []string // sorted
	at    map[string][]position
}

type position struct{ clause, word int }

func vocabularyOf(t *corpus.Text) *vocabulary {
	v := &vocabulary{text: t, at: map[string][]position{}}
	for i, c := range t.Clauses {
		reading := c.Reading()
		words := wordsOf(reading)
		v.read, v.words = append(v.read, reading), append(v.words, words)
		for j, w := range words {
			v.at[w.folded] = append(v.at[w.folded], position{i, j})
		}
	}
	v.forms = slices.Sorted(maps.Keys(v.at))
	return v
}

// lines are the lines of a concordance of forms, the longest of which comes
// first.
func (v *vocabulary) lines(forms []string, width int) []Line {
	var found []position
	for _, form := range forms {
		first, _ := slices.BinarySearch(v.forms, form)
		for _, w := range v.forms[first:] { // words that begin with the form
			if !strings.HasPrefix(w, form) {
				break
			}
			found = append(found, v.at[w]...)
		}
		for n := 1; n < len(form); n++ { // words with which the form begins
			found = append(found, v.at[form[:n]]...)
		}
	}
	slices.SortFunc(found, func(x, y position) int { return cmp.Or(x.clause-y.clause, x.word-y.word) })
	var lines []Line
	after := position{}
	for _, p := range slices.Compact(found) {
		if p.clause == after.clause && p.word < after.word {
			continue
		}
		words := v.words[p.clause]
		n := longestForm(words[p.word:], forms)
		if n == 0 {
			continue
		}
		reading, start, end := v.read[p.clause], words[p.word].start, words[p.word+n-1].end
		lines = append(lines, Line{v.text.Clauses[p.clause], left(reading, start, width), reading[start:end], right(reading, end, width), start})
		after = position{p.clause, p.word + n}
	}
	return lines
}

// longestForm is how many of the words a form takes, 0 if none fits.
func longestForm(words []word, forms []string) int {
	for _, form := range forms {
		rest := form
		for n, w := range words {
			if tail, ok := strings.CutPrefix(w.folded, rest); ok {
				if len(tail) <= ending {
					return n + 1
				}
				break
			}
			var ok bool
			if rest, ok = strings.CutPrefix(rest, w.folded); !ok || w.folded == "" {
				break
			}
		}
	}
	return 0
}

// word is one word of a reading. An apostrophe parts words: l'as is two.
type word struct {
	folded     string
	start, end int
}

func wordsOf(reading string) []word {
	var words []word
	start := -1
	for i, r := range reading {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			if start < 0 {
				start = i
			}
			continue
		}
		if start >= 0 {
			words = append(words, word{quote.Fold(reading[start:i]), start, i})
		}
		start = -1
	}
	if start >= 0 {
		words = append(words, word{quote.Fold(reading[start:]), start, len(reading)})
	}
	return words
}

// left is the end of the text before at, beginning with a whole word.
func left(text string, at, width int) string {
	from := max(at-width, 0)
	for from > 0 && !utf8.RuneStart(text[from]) {
		from--
	}
	cut := text[from:at]
	if from > 0 {
		if i := strings.IndexByte(cut, ' '); i >= 0 {
			cut = cut[i+1:]
		}
		cut = "…" + cut
	}
	return flat(cut, strings.TrimLeft)
}

// right is the beginning of the text from at, ending with a whole word.
func right(text string, at, width int) string {
	to := min(at+width, len(text))
	for to < len(text) && !utf8.RuneStart(text[to]) {
		to++
	}
	cut := text[at:to]
	if to < len(text) {
		if i := strings.LastIndexByte(cut, ' '); i >= 0 {
			cut = cut[:i]
		}
		cut += "…"
	}
	return flat(cut, strings.TrimRight)
}

// flat makes one line of a text, with the space at its inner end kept.
func flat(text string, trim func(string, string) string) string {
	fields := strings.Fields(text)
	flat := strings.Join(fields, " ")
	if flat == "" {
		return flat
	}
	if strings.TrimLeft(text, " \n\t") != text {
		flat = " " + flat
	}
	if strings.TrimRight(text, " \n\t") != text {
		flat += " "
	}
	return trim(flat, " ")
}
