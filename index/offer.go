package index

import (
	"sort"
	"strings"
	"unicode/utf8"
)

// Offer is another name of what the query names. It is never searched unless
// the reader asks for it.
type Offer struct {
	Name
	Concept string `json:"concept"` // id of the thesaurus' term
	Related bool   `json:"related"` // of a term that the one named refers to
}

// offers are the other names of the concepts that the whole query names:
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

func foldedName(s string) string {
	var words []string
	for _, w := range Words("", s) {
		words = append(words, w.Form)
	}
	return strings.Join(words, " ")
}

// How far a suggestion may be from what was typed, beyond what is widened
// without asking, and how many are made.
const (
	suggestBeyond = 3
	mostSuggested = 3
)

// suggest writes the query anew with each of its words that stands nowhere
// replaced by the nearest forms, by the costs of the scan. It suggests nothing
// where all words stand somewhere, or where one has no near form.
func (v *Vocabulary) suggest(q Query) []string {
	list := []string{""}
	changed := false
	for _, t := range q.Terms {
		for i, w := range t.Words {
			near := []string{w}
			if !v.occurs(t, i) {
				changed = true
				if near = v.nearest(t, i); len(near) == 0 {
					return []string{}
				}
			}
			var longer []string
			for k := range max(len(list), len(near)) {
				longer = append(longer, strings.TrimSpace(list[min(k, len(list)-1)]+" "+near[min(k, len(near)-1)]))
			}
			list = longer
		}
	}
	if !changed {
		return []string{}
	}
	return list
}

// nearest are the forms nearest to the i-th word of t: by cost, then the more
// frequent, then in their order.
func (v *Vocabulary) nearest(t Term, i int) []string {
	type near struct{ form, cost, count int }
	var found []near
	for _, r := range t.readings(i) {
		word := []rune(r)
		limit := allowed(len(word)) + suggestBeyond
		var d distance
		for n, f := range v.Forms {
			if f.Count == 0 || !f.Known && f.Count < 2 {
				continue
			}
			if c := d.between(word, f.Form, limit); c <= limit {
				found = append(found, near{n, c, f.Count})
			}
		}
	}
	sort.SliceStable(found, func(a, b int) bool {
		x, y := found[a], found[b]
		if x.cost != y.cost {
			return x.cost < y.cost
		}
		if x.count != y.count {
			return x.count > y.count
		}
		return v.Forms[x.form].Form < v.Forms[y.form].Form
	})
	var list []string
	for _, n := range found {
		form := v.Forms[n.form].Form
		if len(list) < mostSuggested && (len(list) == 0 || list[len(list)-1] != form) {
			list = append(list, form)
		}
	}
	return list
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
