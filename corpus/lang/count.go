package lang

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// count makes the words with which articles are numbered.
func (l *Language) count() {
	l.small = map[string]bool{}
	for w := range strings.FieldsSeq(l.Slight) {
		l.small[w] = true
	}
	l.divides = map[string]bool{}
	for _, words := range l.Divisions.Words() {
		for w := range strings.FieldsSeq(words) {
			l.divides[w] = true
		}
	}
	l.topics, l.before = map[string]bool{}, map[string]bool{}
	for w := range strings.FieldsSeq(l.Topics) {
		l.topics[w] = true
	}
	for w := range strings.FieldsSeq(l.Articles + " " + l.Some) {
		l.before[w] = true
	}
	l.announce, l.articles, l.ordinals, l.ends = map[string]bool{"§": true}, map[string]bool{}, map[string]int{}, map[string]bool{}
	for w := range strings.FieldsSeq(l.Ends) {
		l.ends[w] = true
	}
	for w := range strings.FieldsSeq(l.Announcers) {
		l.announce[w] = true
	}
	for w := range strings.FieldsSeq(l.Articles) {
		l.articles[w] = true
	}
	l.ordinal(strings.Fields(l.Ordinals))
	l.decline()
}

// ordinal makes the words of the language's ordinals.
func (l *Language) ordinal(ones []string) {
	for i, forms := range ones {
		for w := range strings.SplitSeq(forms, "/") {
			l.ordinals[w] = i + 1
		}
	}
	for i, forms := range strings.Fields(l.Tens) {
		ten := 20 + 10*i
		for w := range strings.SplitSeq(forms, "/") {
			l.ordinals[w] = ten
			l.onesBefore(w, ten)
			for k := range min(9, len(ones)) {
				for one := range strings.SplitSeq(ones[k], "/") {
					l.ordinals[w+one] = ten + k + 1
					l.ordinals[w+"et"+one] = ten + k + 1
				}
			}
			if ten == 60 || ten == 80 { // soixante-onzième, quatre-vingt-treizième
				for k := 10; k < len(ones); k++ {
					l.ordinals[w+ones[k]] = ten + k + 1
				}
			}
		}
	}
}

// decline adds to the ordinals those with other endings.
func (l *Language) decline() {
	ends := strings.Fields(l.Declined)
	if len(ends) < 2 {
		return
	}
	for w, n := range maps.Clone(l.ordinals) {
		if stem, ok := strings.CutSuffix(w, ends[0]); ok {
			for _, end := range ends[1:] {
				l.ordinals[stem+end] = n
			}
		}
	}
}

// onesBefore makes the ordinals of a ten before which the ones stand:
// einundzwanzigste.
func (l *Language) onesBefore(word string, ten int) {
	join := strings.Fields(l.OnesFirst)
	if len(join) < 2 {
		return
	}
	for k, forms := range append(join[:1:1], strings.Fields(l.Cardinals)...)[:9] {
		for one := range strings.SplitSeq(forms, "/") {
			for _, and := range join[1:] {
				l.ordinals[one+and+word] = ten + k + 1
			}
		}
	}
}

// OrdinalEnd reports whether letters make an ordinal of a number in figures in
// any of the languages: the er of 1er.
func OrdinalEnd(letters string) bool {
	return letters != "" && anyOf(func(l *Language) bool { return l.ends[letters] })
}

// Announces reports whether a word, folded as Plain folds it, stands beside the
// number of an article or a law in any of the languages: a book in one may take
// the word of another.
func Announces(word string) bool {
	return anyOf(func(l *Language) bool { return l.announce[word] })
}

// DivisionNumbers returns what the language sets beside a word that heads divisions,
// folded: its ordinals up to a number with every ending, but those of Her and His that
// do not agree with the word, the one of the last, and numerals.
func (l *Language) DivisionNumbers(word string, to int) []string {
	holds := func(list, w string) bool { return slices.Contains(strings.Fields(list), w) }
	d := l.Divisions
	other := d.His
	if !holds(d.Feminine, word) {
		other = d.Her
	}
	var out []string
	for i, forms := range strings.Fields(l.Ordinals) {
		for o := range strings.SplitSeq(forms, "/") {
			if i < to && !holds(other, o) {
				out = append(out, o)
			}
		}
	}
	for _, o := range slices.Sorted(maps.Keys(l.ready().ordinals)) { // compound ones, and other endings
		if l.ordinals[o] <= to && !holds(other, o) && !slices.Contains(out, o) {
			out = append(out, o)
		}
	}
	if d.Last != "" {
		out = append(out, d.Last)
	}
	for n := 1; n <= to; n++ {
		out = append(out, Roman(n))
	}
	for n := 1; n <= to; n++ {
		out = append(out, strconv.Itoa(n))
	}
	return out
}

// Signs reports whether printers sign sheets so in any of the languages, besides
// with letters and figures.
func Signs(line string) bool {
	return anyOf(func(l *Language) bool { return slices.Contains(l.Signed, line) })
}

// NamesVolume reports whether a word, in small letters, stands before the number of a
// volume in any of the languages.
func NamesVolume(word string) bool {
	return anyOf(func(l *Language) bool { return slices.Contains(strings.Fields(l.Volumes), word) })
}

// Divides reports whether a folded word heads numbered divisions in any of the
// languages.
func Divides(word string) bool {
	return anyOf(func(l *Language) bool { return l.divides[word] })
}

// OfPlays reports whether a word, in small letters without accents, heads the divisions of plays:
// act, scene.
func (l *Language) OfPlays(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Divisions.Plays), word)
}

// Division returns the word of numbered divisions that a folded word is, whole or cut
// short to three letters and more: chapter for chap; "" if it is none.
func (l *Language) Division(word string) string {
	if l == nil || len(word) < 3 {
		return ""
	}
	if l.ready().divides[word] {
		return word
	}
	kinds := l.Divisions.Words()
	for _, words := range kinds[:4] { // tables are never cut short
		for whole := range strings.FieldsSeq(words) {
			if strings.HasPrefix(whole, word) {
				return whole
			}
		}
	}
	return ""
}

// Opens reports whether a word, in small letters, begins titles that are not set
// in capitals: Of the Deal. One of Openers that ends in an apostrophe is all of a
// word that begins so.
func (l *Language) Opens(word string) bool {
	if l == nil {
		return false
	}
	for _, o := range l.ready().openers {
		if word == o || strings.HasSuffix(o, "'") && strings.HasPrefix(word, o) {
			return true
		}
	}
	return false
}

// Imprints reports whether a folded word is one of the imprint of a title page.
func (l *Language) Imprints(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Imprint), word)
}

// Shortens reports whether a word in small letters is one that the language cuts short where
// a stop follows: suiv., fig.
func (l *Language) Shortens(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Shortened), word)
}

// Authors reports whether a folded word stands before the name of who wrote a book: BY.
func (l *Language) Authors(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Author), word)
}

// Steps reports whether a folded word heads what returns in part after part of a book: example,
// solution.
func (l *Language) Steps(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Steps), word)
}

// Refers reports whether a folded word is one by which an entry of a dictionary sends to
// another: see.
func (l *Language) Refers(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Refers), word)
}

// Addresses reports whether a folded word is one by which one speaks of oneself or to another:
// I, you.
func (l *Language) Addresses(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Persons), word)
}

// Subscribes reports whether a folded word is one of those by which a letter is signed.
func (l *Language) Subscribes(word string) bool {
	fold := func(s string) string { return strings.ReplaceAll(s, "v", "u") } // seruiteur
	return l != nil && slices.Contains(strings.Fields(fold(l.Titles.Signed)), fold(word))
}

// Edition reports whether a folded word is that for an edition.
func (l *Language) Edition(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Editions), word)
}

// Concludes reports whether a folded word says that a book ends: FINIS.
func (l *Language) Concludes(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Titles.Close), word)
}

// Indefinite reports whether a folded word is an indefinite article, or another word besides
// the definite ones that may stand before a title: A, some.
func (l *Language) Indefinite(word string) bool {
	return l != nil && slices.Contains(strings.Fields(l.Some), word)
}

// Topic reports whether words are the title of a part of a book by what they say it holds:
// An Explanation of the Terms, Remarques, L'Introduction. A sentence goes on otherwise:
// The table is laid.
func (l *Language) Topic(words []string) bool {
	if l == nil || len(words) == 0 {
		return false
	}
	l.ready()
	first, rest := words[0], words[1:]
	if i := strings.IndexAny(first, "'’"); i >= 0 && l.Elides && i < len(first)-3 {
		first = strings.TrimLeft(first[i:], "'’")
	} else if l.before[Plain(first)] && len(rest) > 0 {
		first, rest = rest[0], rest[1:]
	}
	if !l.topics[Plain(first)] {
		return false
	}
	return len(rest) == 0 || l.small[Plain(rest[0])] || l.Opens(strings.ToLower(rest[0]))
}

// Small reports whether a folded word is one of those, in any of the languages,
// that end no title that is cut short: of, the.
func Small(word string) bool {
	return anyOf(func(l *Language) bool { return l.small[word] })
}

// Article reports whether a folded word is a definite article, as in RULE THE
// FIRST.
func Article(word string) bool {
	return anyOf(func(l *Language) bool { return l.articles[word] })
}

// Ordinal returns the number of which folded words, written as one, are the ordinal
// in any of the languages: 21 for twentyfirst and vingtetunieme. It is 0 for any
// other word.
func Ordinal(words string) (n int) {
	anyOf(func(l *Language) bool { n = l.ordinals[words]; return n > 0 })
	return n
}

func anyOf(holds func(*Language) bool) bool {
	for _, l := range languages {
		if holds(l.ready()) {
			return true
		}
	}
	return false
}

// Plain folds a word: small letters without accents, and nothing but letters
// and §.
func Plain(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || r == '§' {
			return r
		}
		return -1
	}, Bare(strings.ToLower(word)))
}
