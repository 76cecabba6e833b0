package index

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Form is one folded word of the corpus, or the modern spelling of a word that occurs
// only in old spelling (Count 0).
type Form struct {
	Form     string
	Lang     string // a form that two languages share is two entries
	Count    int    // occurrences in the readings
	Spelling int    // forms with one number are one word in old and modern spelling
	Stem     int    // forms with one number share a stem
	Known    bool   // a word of its language, never a misreading
}

// Vocabulary is every form of the corpus, sorted by form and language.
type Vocabulary struct {
	Forms []Form

	spellings map[int][]int
	stems     map[int][]int
	parted    bool // there are many strays: see strays.go
}

// newVocabulary counts the forms of a field of docs and groups them by spelling
// and stem.
func newVocabulary(docs []Doc, field *field, lex Lexicon) *Vocabulary {
	count, known := map[inLang]int{}, map[inLang]bool{}
	surfaces := map[inLang]map[string]int{}
	for i := range docs {
		lang, text := field.of(&docs[i])
		for _, w := range Words(lang, text) {
			k := inLang{lang, w.Form}
			count[k]++
			surface := text[w.Start:w.End]
			// one spelling that is known (cœur) makes all of a form known (coeur)
			known[k] = known[k] || !field.scanned || surface[0] <= '9' || lex.Known(lang, surface)
			if surfaces[k] == nil {
				surfaces[k] = map[string]int{}
			}
			surfaces[k][surface]++
		}
	}
	modern, lemmas := map[inLang]string{}, map[inLang]string{}
	for k, list := range surfaces {
		word := lex.Modern(k.lang, usual(list))
		if modern[k] = Fold(k.lang, word); modern[k] == "" {
			modern[k] = k.form
		}
		if lemmasOf(k.lang).Period {
			word = k.form
		}
		lemmas[k] = lemma(k.lang, word, lex)
	}
	if field.scanned {
		doubt(count, known, lemmas, lex)
	}
	// what may be typed and stands nowhere: modern spellings, infinitives, singulars
	for _, k := range slices.SortedFunc(maps.Keys(surfaces), func(a, b inLang) int { return strings.Compare(a.form, b.form) }) {
		likely := []string{modern[k], lemmas[k]}
		if lemmasOf(k.lang).Stems {
			likely = likely[:1]
		}
		for _, form := range likely {
			other := inLang{k.lang, form}
			if _, ok := count[other]; ok || !known[k] {
				continue
			}
			count[other], known[other] = 0, true
			modern[other], lemmas[other] = form, lemmas[k]
		}
	}
	keys := slices.SortedFunc(maps.Keys(count), func(a, b inLang) int {
		return cmp.Or(strings.Compare(a.form, b.form), strings.Compare(a.lang, b.lang))
	})
	spelling, stems := map[inLang]int{}, map[inLang]int{}
	number := func(m map[inLang]int, k inLang) int {
		n, ok := m[k]
		if !ok {
			n = len(m) + 1
			m[k] = n
		}
		return n
	}
	v := &Vocabulary{}
	for _, k := range keys {
		v.Forms = append(v.Forms, Form{
			Form: k.form, Lang: k.lang, Count: count[k], Known: known[k],
			Spelling: number(spelling, inLang{k.lang, modern[k]}),
			Stem:     number(stems, inLang{k.lang, lemmas[k]}),
		})
	}
	v.group()
	return v
}

func (v *Vocabulary) group() {
	v.spellings, v.stems = map[int][]int{}, map[int][]int{}
	strays := 0
	for i, f := range v.Forms {
		if !f.Known && f.Count > 0 {
			strays++
		}
		v.spellings[f.Spelling] = append(v.spellings[f.Spelling], i)
		v.stems[f.Stem] = append(v.stems[f.Stem], i)
	}
	v.parted = strays > manyStrays
}

// find returns the range of entries whose form is exactly form.
func (v *Vocabulary) find(form string) (lo, hi int) {
	lo = sort.Search(len(v.Forms), func(i int) bool { return v.Forms[i].Form >= form })
	hi = lo
	for hi < len(v.Forms) && v.Forms[hi].Form == form {
		hi++
	}
	return lo, hi
}

// In a language without a dictionary, a form is taken for a misreading if it stands
// once, and another word that differs from it only in letters that the scan confuses
// stands at least this often.
const often = 20

func doubt(count map[inLang]int, known map[inLang]bool, lemmas map[inLang]string, lex Lexicon) {
	commonest := map[inLang]inLang{} // by skeleton
	for k, n := range count {
		s := inLang{k.lang, skeleton(k.form)}
		if best, ok := commonest[s]; !ok || n > count[best] || n == count[best] && k.form < best.form {
			commonest[s] = k
		}
	}
	for k, n := range count {
		other := commonest[inLang{k.lang, skeleton(k.form)}]
		if n == 1 && count[other] >= often && lemmas[other] != lemmas[k] && utf8.RuneCountInString(k.form) >= tables.Scan.Shortest && !lex.Dictionary(k.lang) {
			known[k] = false
		}
	}
}

// usual returns the most frequent of the spellings of a form.
func usual(list map[string]int) string {
	best := ""
	for s, n := range list {
		if best == "" || n > list[best] || n == list[best] && s < best {
			best = s
		}
	}
	return best
}

// write stores v as lines of tab-separated fields.
func (v *Vocabulary) write(w io.Writer) error {
	b := bufio.NewWriter(w)
	for _, f := range v.Forms {
		known := 0
		if f.Known {
			known = 1
		}
		fmt.Fprintf(b, "%s\t%s\t%d\t%d\t%d\t%d\n", f.Form, f.Lang, f.Count, f.Spelling, f.Stem, known)
	}
	return b.Flush()
}

// readVocabulary reads what write wrote.
func readVocabulary(data string) (*Vocabulary, error) {
	v := &Vocabulary{Forms: make([]Form, 0, strings.Count(data, "\n"))}
	for line := range strings.Lines(data) {
		var f Form
		var n [4]int
		rest := strings.TrimSuffix(line, "\n")
		f.Form, rest, _ = strings.Cut(rest, "\t")
		f.Lang, rest, _ = strings.Cut(rest, "\t")
		for i := range n {
			var s string
			s, rest, _ = strings.Cut(rest, "\t")
			x, err := strconv.Atoi(s)
			if err != nil {
				return nil, fmt.Errorf("index: vocabulary: broken line %q", line)
			}
			n[i] = x
		}
		f.Count, f.Spelling, f.Stem, f.Known = n[0], n[1], n[2], n[3] == 1
		v.Forms = append(v.Forms, f)
	}
	v.group()
	return v, nil
}
