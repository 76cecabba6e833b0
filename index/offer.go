package index

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"quinola/corpus/edit"
)

// Offer is another name of what the query names. It is never searched unless
// the reader asks for it.
type Offer struct {
	Name
	Concept string `json:"concept"` // id of the thesaurus' term
	Related bool   `json:"related"` // of a term that the one named refers to
}

// offers returns the other names of the concepts that the whole query names:
// first their own, then those they refer to by name.
func (x *Index) offers(q Query) []Offer {
	var asked []string
	for _, t := range q.Terms {
		asked = append(asked, t.Words...)
	}
	if len(asked) == 0 || q.Gloss {
		return nil
	}
	query := strings.Join(asked, " ")
	byID := map[string]*Concept{}
	for i := range x.concepts {
		byID[x.concepts[i].ID] = &x.concepts[i]
	}
	var list, related []Offer
	seen := map[string]bool{}
	add := func(to *[]Offer, o Offer) {
		form := foldedName(o.Form)
		if key := o.Lang + " " + form; !seen[key] && !sameName(form, query) {
			seen[key] = true
			*to = append(*to, o)
		}
	}
	for _, c := range x.concepts {
		if !c.named(query) {
			continue
		}
		for _, n := range c.Names {
			add(&list, Offer{n, c.ID, false})
		}
		for _, id := range c.See {
			if other := byID[id]; other != nil && len(other.Names) > 0 {
				add(&related, Offer{Name{other.Names[0].Lang, other.Name}, other.ID, true})
			}
		}
	}
	return append(list, related...)
}

// mostNames is how many other names are searched, too.
const mostNames = 6

// otherNames returns the other names of the concept that the whole query names, in the
// languages in which the query is a name of it.
func (x *Index) otherNames(q Query) []Name {
	if q.Gloss || len(q.Terms) == 0 {
		return nil
	}
	var asked []string
	for _, t := range q.Terms {
		asked = append(asked, t.Words...)
	}
	query := strings.Join(asked, " ")
	var list []Name
	for _, c := range x.concepts {
		langs := map[string]bool{}
		for _, n := range c.Names {
			langs[n.Lang] = langs[n.Lang] || sameName(foldedName(n.Form), query)
		}
		for _, n := range c.Names {
			if langs[n.Lang] && !sameName(foldedName(n.Form), query) && len(list) < mostNames {
				list = append(list, n)
			}
		}
	}
	return list
}

func (c *Concept) named(query string) bool {
	if sameName(foldedName(c.Name), query) {
		return true
	}
	for _, n := range c.Names {
		if sameName(foldedName(n.Form), query) {
			return true
		}
	}
	return false
}

// sameName compares folded names; a longer one may have an ending more.
func sameName(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	rest, ok := strings.CutPrefix(b, a)
	return ok && (rest == "" || utf8.RuneCountInString(a) >= 4 && utf8.RuneCountInString(rest) <= 2 && !strings.Contains(rest, " "))
}

// GameKey returns what a game is filtered by.
func GameKey(modern string) string { return foldedName(modern) }

func foldedName(s string) string {
	var words []string
	for _, w := range Words("", s) {
		words = append(words, w.Form)
	}
	return strings.Join(words, " ")
}

// mostSuggested is how many suggestions are made.
const mostSuggested = 3

// slips returns how many letters may be wrong, missing or superfluous in a word of a
// given length for a suggestion.
func slips(letters int) int { return min(1+letters/5, mostSlips) }

const mostSlips = 3

// suggest returns the query with the nearest words, if it so finds anything on the side
// of the answer. The query returned is the one to look for less of: that with its
// nearest words, if none of these finds anything.
func (a *answer) suggest(q Query, opts Options) (list []string, nearest Query, err error) {
	list, nearest = []string{}, q
	asked, named := a.besideBook(q, opts)
	near := a.side.vocabulary.suggest(asked)
	for i, words := range near {
		near[i] = q.with(slices.Concat(Parse(words).Terms, named))
		found, err := a.answer(a.ctx, Parse(near[i]), a.side, opts)
		if err != nil {
			return nil, q, err
		}
		if len(found.scores) > 0 {
			list = append(list, near[i])
		}
	}
	if len(list) == 0 && len(near) > 0 {
		nearest = Parse(near[0])
	}
	return list, nearest, nil
}

// suggest rewrites the words of a query: it replaces each word that stands nowhere by the nearest
// forms, or leaves it out if there are none. It suggests nothing if all words stand
// somewhere.
func (v *Vocabulary) suggest(q Query) []string {
	list := []string{""}
	changed := false
	for _, t := range q.Terms {
		for i, w := range t.Words {
			near := []string{w}
			if !v.occurs(t, i) {
				changed = true
				if near = v.nearest(t, i); len(near) == 0 {
					near = []string{""}
				}
			}
			var longer []string
			for k := range max(len(list), len(near)) {
				longer = append(longer, strings.TrimSpace(list[min(k, len(list)-1)]+" "+near[min(k, len(near)-1)]))
			}
			list = longer
		}
	}
	if !changed || list[0] == "" {
		return []string{}
	}
	return list
}

// nearest returns the forms nearest to the i-th word of t as it may have been
// mistyped: what the books call it, where the word is of today; then that of which the
// long s was taken for an f, or else those in which few letters differ, a first letter
// counting twice, or, counting one more, those that sound nearly so; then the more
// frequent, then in their order.
func (v *Vocabulary) nearest(t Term, i int) []string {
	type near struct {
		form        string
		cost, count int
	}
	var found, long []near
	var list []string
	for _, r := range t.readings(i) {
		word, heard := []rune(r), []rune(sound(r))
		if of := tables.Today[r]; of != "" && !slices.Contains(list, of) {
			list = append(list, of)
		}
		for n := 0; n < len(v.Forms); n++ {
			f := near{form: v.Forms[n].Form}
			for ; n < len(v.Forms) && v.Forms[n].Form == f.form; n++ {
				if v.Forms[n].Known || v.Forms[n].Count > 1 {
					f.count += v.Forms[n].Count
				}
			}
			n--
			if f.count == 0 {
				continue
			}
			if longS(r, f.form) {
				long = append(long, f)
			}
			if f.cost = far(word, heard, f.form); f.cost <= slips(len(word)) {
				if first, _ := utf8.DecodeRuneInString(f.form); first != word[0] {
					f.cost++
				}
				found = append(found, f)
			}
		}
	}
	if len(long) > 0 { // then it is not mistyped
		found = long
	}
	slices.SortStableFunc(found, func(a, b near) int {
		return cmp.Or(a.cost-b.cost, b.count-a.count, strings.Compare(a.form, b.form))
	})
	for _, n := range found {
		if len(list) < mostSuggested && !slices.Contains(list, n.form) {
			list = append(list, n.form)
		}
	}
	return list
}

// longS reports whether a word is a form of the books whose long s was taken for an f:
// remife for remise. Whoever copies from a print, or from a scan, types it so.
func longS(word, form string) bool {
	if word == form || len(word) != len(form) {
		return false
	}
	for i := range len(word) {
		if word[i] != form[i] && (word[i] != 'f' || form[i] != 's') {
			return false
		}
	}
	return true
}

// far returns how far a form is from a word, as it is written or as it is heard.
func far(word, heard []rune, form string) int {
	letters := []rune(form)
	if apart := len(letters) - len(word); apart > 2*mostSlips || -apart > 2*mostSlips {
		return mostSlips + 1
	}
	cost := edit.Distance(word, letters)
	if cost > 1 && len(heard) >= shortSound { // of zzzzzz too little is heard
		cost = min(cost, 1+edit.Distance(heard, []rune(sound(form))))
	}
	return cost
}

// occurs reports whether a form that answers the i-th word of t stands anywhere.
func (v *Vocabulary) occurs(t Term, i int) bool {
	for _, m := range v.Widen(t, i, nil) {
		if v.Forms[m.Form].Count > 0 {
			return true
		}
	}
	return false
}
