package index

import (
	"bufio"
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/swedish"
)

// Form is one folded word of the corpus, or a modern spelling of one that
// occurs only in its old dress (Count 0).
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
}

// newVocabulary counts the forms of a field of docs and groups them by spelling
// and stem.
func newVocabulary(docs []Doc, field *field, lex Lexicon) *Vocabulary {
	type key struct{ form, lang string }
	count := map[key]int{}
	known := map[key]bool{}
	modern := map[key]string{}
	for i := range docs {
		lang, text := field.of(&docs[i])
		for _, w := range Words(lang, text) {
			k := key{w.Form, lang}
			count[k]++
			surface := text[w.Start:w.End]
			// one spelling that is known (cœur) makes all of a form known (coeur)
			known[k] = known[k] || !field.scanned || surface[0] <= '9' || lex.Known(lang, surface)
			if _, seen := modern[k]; seen {
				continue
			}
			m := Fold(lang, lex.Modern(lang, surface))
			if m == "" {
				m = w.Form
			}
			modern[k] = m
		}
	}
	for k, m := range modern {
		mk := key{m, k.lang}
		if _, ok := count[mk]; !ok {
			count[mk], known[mk] = 0, true
		}
	}
	keys := make([]key, 0, len(count))
	for k := range count {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if keys[i].form != keys[j].form {
			return keys[i].form < keys[j].form
		}
		return keys[i].lang < keys[j].lang
	})
	spelling, stems := map[key]int{}, map[key]int{}
	number := func(m map[key]int, k key) int {
		n, ok := m[k]
		if !ok {
			n = len(m) + 1
			m[k] = n
		}
		return n
	}
	v := &Vocabulary{}
	for _, k := range keys {
		m := k.form
		if mm, ok := modern[k]; ok {
			m = mm
		}
		v.Forms = append(v.Forms, Form{
			Form: k.form, Lang: k.lang, Count: count[k], Known: known[k],
			Spelling: number(spelling, key{m, k.lang}),
			Stem:     number(stems, key{stem(k.lang, m), k.lang}),
		})
	}
	v.group()
	return v
}

func (v *Vocabulary) group() {
	v.spellings, v.stems = map[int][]int{}, map[int][]int{}
	for i, f := range v.Forms {
		v.spellings[f.Spelling] = append(v.spellings[f.Spelling], i)
		v.stems[f.Stem] = append(v.stems[f.Stem], i)
	}
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

// count is how often a form occurs, in whatever language.
func (v *Vocabulary) count(form string) int {
	lo, hi := v.find(form)
	n := 0
	for _, f := range v.Forms[lo:hi] {
		n += f.Count
	}
	return n
}

// stem is the Snowball stem of a folded word, helped where Snowball has no
// ending for what the books print: the plural of short French words (rois,
// jeux), and the Swedish -et and -erne. Short words are their own stems.
func stem(lang, form string) string {
	switch {
	case lang == "fr" && (len(form) == 4 || len(form) == 5) && (strings.HasSuffix(form, "s") || strings.HasSuffix(form, "eux")):
		form = form[:len(form)-1]
	case lang == "sv" && strings.HasSuffix(form, "erne"):
		form = form[:len(form)-1] + "a"
	case lang == "sv" && len(form) > 5:
		form = strings.TrimSuffix(strings.TrimSuffix(form, "s"), "et")
	}
	if len(form) < 4 {
		return form
	}
	env := snowballstem.NewEnv(form)
	switch lang {
	case "fr":
		french.Stem(env)
	case "sv":
		swedish.Stem(env)
	case "en":
		english.Stem(env)
	}
	return env.Current()
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
