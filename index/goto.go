package index

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// labelScore ranks a clause that the query names by its number above every
// clause that only holds its words.
const labelScore = 1 << 30

// goTo puts the clauses that the query names, and its filters pass, above the
// others.
func (a *answer) goTo(q Query) error {
	named := a.named(q.Named)
	if len(named) == 0 {
		return nil
	}
	allowed, err := a.filtered(q.Filters)
	if err != nil {
		return err
	}
	if a.scores == nil {
		a.scores = map[int]int{}
	}
	for _, n := range named {
		if allowed[n] {
			a.scores[n] = max(a.scores[n], labelScore)
		}
	}
	return nil
}

// named finds the clauses that a whole query names: an id (hague-1785:35), or a
// number or label, after some of the letters of a text's id or names or of the
// divisions above it, or not ("hague 18", "XVIII", "reglor reversy 2.29", "piquet 1,
// ¶ 3", "Académie, Quadrille, Loix, XXVI").
func (x *Index) named(s string) []int {
	s = strings.ToLower(strings.TrimSpace(s))
	if n, ok := x.byID[s]; ok {
		return []int{n}
	}
	words, last, paragraph := placed(s)
	number, err := strconv.Atoi(last)
	if err != nil {
		number = Roman(last)
	}
	switch {
	case last == "", len(words) > mostPlaces:
		return nil
	case paragraph:
		if last[0] < '0' || last[0] > '9' {
			return nil
		}
		last, number = "p"+last, 0
	case number == 0 && !strings.Contains(last, "."), len(words) == 0 && number < 1:
		return nil
	}
	called := map[string]string{}
	for _, b := range x.books {
		called[b.Text] = strings.Join(b.Names, " ")
	}
	var found []int
	for i, e := range x.clauses {
		path := e.id[strings.IndexByte(e.id, ':')+1:]
		if (number == 0 || e.number != number) && !strings.HasSuffix("."+path, "."+last) {
			continue
		}
		names := e.text + " " + called[e.text]
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(names, Fold("", w)) && !under(path, w) }) {
			found = append(found, i)
		}
	}
	return found
}

// mostPlaces is how many words of a query may name a text and its divisions;
// articles and joining are the words of a place that name neither.
const mostPlaces = 6

var (
	articles = []string{"art", "art.", "article", "¶"}
	joining  = []string{"jeu", "du", "de", "des", "le", "la", "les", "l", "d"}
)

// placed is a query as a place in a text: the words of its text and divisions,
// the number or label at its end, and whether that is a paragraph's.
func placed(s string) (words []string, last string, paragraph bool) {
	parts := strings.FieldsFunc(strings.ReplaceAll(s, "¶", " ¶ "), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;'’", r) })
	if len(parts) == 0 {
		return nil, "", false
	}
	joined := false
	for _, w := range parts[:len(parts)-1] {
		paragraph = w == "¶"
		switch {
		case slices.Contains(joining, w):
			joined = true
		case !slices.Contains(articles, w):
			words = append(words, w)
		}
	}
	if joined && len(words) == 0 { // "les 4"
		return nil, "", false
	}
	return words, strings.Trim(parts[len(parts)-1], "."), paragraph
}

// under reports whether a word names what a path lies in: it is its beginning, or a
// division's number or the beginning of its name, or both speak of laws.
func under(path, word string) bool {
	if strings.HasPrefix(path, word) {
		return true
	}
	divisions := strings.FieldsFunc(path[:max(0, strings.LastIndexByte(path, '.'))], func(r rune) bool { return r == '.' || r == '-' })
	for _, w := range strings.FieldsFunc(word, func(r rune) bool { return r == '.' }) {
		w = Fold("", w)
		if !slices.ContainsFunc(divisions, func(d string) bool {
			return d == w || w != "" && w[0] <= '9' && d[1:] == w || len(w) > 2 && strings.HasPrefix(d, w) || lawful(d) && lawful(w)
		}) {
			return false
		}
	}
	return true
}

// lawful reports whether a word is that for the laws of a game in a book, or in
// the language of a reader.
func lawful(w string) bool {
	return slices.ContainsFunc([]string{"law", "loi", "regle", "lag"}, func(law string) bool { return strings.HasPrefix(w, law) && len(w) < len(law)+3 })
}

// Roman is the number that a Roman numeral stands for, or 0 if s is none. The
// letters above C are left out: dix is a word.
func Roman(s string) int {
	up := strings.ToUpper(s)
	if n := lang.FromRoman(up); n < 400 && lang.Roman(n) == up {
		return n
	}
	return 0
}
