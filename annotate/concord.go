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

// Line is one line of a concordance: a word with the text before and after it.
type Line struct {
	Clause *corpus.Clause
	Before string
	Word   string
	After  string
	Start  int // of Word, in the clause's reading
}

// Concordance finds every place where a text uses one of a term's names, in the order
// of the corpus; before and after have about width letters each. Words are compared by
// their folded letters, and each may have an ending of a letter or two (Quinolas,
// cartes blanches, partiet).
func (a *Annotations) Concordance(t *Term, width int) []Line {
	names := map[string][]string{}
	for _, n := range t.Names {
		names[n.Lang] = append(names[n.Lang], n.Form)
	}
	return a.Where(names, width)
}

// Where finds names, given by language, in the readings of all texts.
func (a *Annotations) Where(names map[string][]string, width int) []Line {
	a.vocabularies.Do(func() {
		for _, text := range a.Corpus.Texts {
			a.vocabulary = append(a.vocabulary, vocabularyOf(text))
		}
	})
	var lines []Line
	for i, text := range a.Corpus.Texts {
		var forms [][]string
		for _, name := range names[text.Meta.Lang] {
			if form := foldedWords(name); len(form) > 1 || len(form) == 1 && len(form[0]) > 1 {
				forms = append(forms, form)
			}
		}
		slices.SortFunc(forms, func(x, y []string) int { return cmp.Or(len(y)-len(x), slices.Compare(x, y)) })
		lines = append(lines, a.vocabulary[i].lines(forms, width)...)
	}
	return lines
}

func foldedWords(name string) []string {
	var list []string
	for _, w := range wordsOf(name) {
		if w.folded != "" {
			list = append(list, w.folded)
		}
	}
	return list
}

// ending returns how many letters an ending after a form may have: a short form is too
// often the beginning of another word (tour, tourne).
func ending(form string) int {
	if len(form) < 5 {
		return 1
	}
	return 2
}

// vocabulary holds the words of a text and where they stand.
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

// lines returns the lines of a concordance of forms, those of most words first.
func (v *vocabulary) lines(forms [][]string, width int) []Line {
	var found []position
	for _, form := range forms {
		first, _ := slices.BinarySearch(v.forms, form[0])
		for _, w := range v.forms[first:] {
			if !strings.HasPrefix(w, form[0]) {
				break
			}
			found = append(found, v.at[w]...)
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
		n := fitting(words[p.word:], forms)
		if n == 0 {
			continue
		}
		reading, start, end := v.read[p.clause], words[p.word].start, words[p.word+n-1].end
		lines = append(lines, Line{v.text.Clauses[p.clause], left(reading, start, width), reading[start:end], right(reading, end, width), start})
		after = position{p.clause, p.word + n}
	}
	return lines
}

// fitting returns how many of the words the first matching form covers, 0 if none
// matches.
func fitting(words []word, forms [][]string) int {
	for _, form := range forms {
		if len(form) <= len(words) && fits(words, form) {
			return len(form)
		}
	}
	return 0
}

func fits(words []word, form []string) bool {
	for i, f := range form {
		tail, ok := strings.CutPrefix(words[i].folded, f)
		if !ok || len(tail) > ending(f) {
			return false
		}
	}
	return true
}

// word is one word of a reading. An apostrophe separates words: l'as is two.
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

// left returns the end of the text before at, beginning with a whole word.
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

// right returns the beginning of the text from at, ending with a whole word.
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

// flat makes one line of a text, and keeps the space at its inner end.
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
