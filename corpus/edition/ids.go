package edition

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/split"
)

// A place is a division as the ids of its clauses name it.
type place struct {
	slug  string
	names []string
	hint  *corpus.Division
	fixed bool // by text.toml, and not below a heading that happens to stand above
	level int
}

// clauses makes clauses of the items that were found, and gives them their
// ids: "18" where the items of a text are numbered through, "reversy.2.29"
// for item 29 of the division reversy.2, "party.p2" for its second paragraph
// without a number, "18.p2" for the second of item 18 where those are clauses of
// their own, "quadrille.7" for its seventh stanza. A ledger, if there is one, says
// which ids are given already.
func (r *ribbon) clauses(t *corpus.Text, l *ledger, res split.Result) ([]*corpus.Clause, error) {
	heads, err := lay(t, &res)
	if err != nil {
		return nil, err
	}
	places := divide(t, heads)
	slug := func(it split.Item) string {
		if it.Head < 0 {
			return ""
		}
		return places[it.Head].slug
	}
	items := r.within(t.Meta.Lang, res.Items, func(i int) bool { return apart(&t.Meta, slug(res.Items[i])) })
	slugs := make([]string, len(items))
	for i, it := range items {
		slugs[i] = slug(it)
	}
	n := newNamer(t, l, items, slugs)
	var out []*corpus.Clause
	for i, it := range items {
		p := place{}
		if it.Head >= 0 {
			p = places[it.Head]
		}
		c := &corpus.Clause{
			Text: t, Division: p.names, Label: it.Label, Number: it.Number, Kind: kind(it, p.hint),
			Span: it.Span, Body: it.Body, Lost: it.Lost, Holes: it.Holes, Leaf: t.LeafAt(it.Span.Start),
		}
		c.ID = t.ID + ":" + n.name(i, it, p.slug)
		if it.Kind == corpus.KindVerse {
			c.Number = n.stanzas[p.slug]
		}
		out = append(out, c)
	}
	return out, kindsOf(t, out)
}

// kindsOf sets the kinds that the editors know better than the splitter.
func kindsOf(t *corpus.Text, all []*corpus.Clause) error {
	left := maps.Clone(t.Meta.Kinds)
	for _, c := range all {
		if k, ok := left[c.Path()]; ok {
			c.Kind = k
			delete(left, c.Path())
		} else if m := paragraphPath.FindStringSubmatch(c.Path()); m != nil && t.Meta.Kinds[m[1]] != "" {
			c.Kind = t.Meta.Kinds[m[1]] // of an item that is of this kind as a whole
		}
	}
	for _, path := range slices.Sorted(maps.Keys(left)) {
		return &Error{File: "texts/" + t.ID + "/" + kindsFile, What: fmt.Sprintf("the kind of %s is given, and it is no clause", path), Cure: "strike it, or name the clause that holds its words now"}
	}
	return nil
}

// kind returns what splitting found an item to be, unless the editors know better.
func kind(it split.Item, d *corpus.Division) corpus.Kind {
	prose := it.Kind != corpus.KindTable && it.Kind != corpus.KindVerse && it.Kind != corpus.KindHeading
	switch {
	case d == nil || !prose:
	case it.Number > 0 && it.Kind == corpus.KindRule && d.Items != "":
		return d.Items
	case it.Number == 0 && d.Kind != "":
		return d.Kind
	}
	return it.Kind
}

// divide gives every heading its place: those that text.toml describes get
// its slugs, others one of their own below the heading they stand under.
func divide(t *corpus.Text, heads []titled) []place {
	out := make([]place, len(heads))
	var open []int   // headings above, outermost first
	var around []int // those that a list of contents interrupts, if the heading before is of one
	taken := map[string]bool{}
	var last place
	for i, h := range heads {
		switch {
		case h.hint >= 0 && t.Meta.Divisions[h.hint].Plain, h.hint < 0 && t.Meta.Closed:
			out[i] = last
			continue
		case h.hint >= 0:
			d := &t.Meta.Divisions[h.hint]
			out[i] = place{slug: d.Slug, names: names(t.Meta.Divisions, d, h.Text), hint: d, fixed: true, level: h.Level}
			open = []int{i}
		default:
			if i > 0 && heads[i-1].List {
				open = around
			}
			if h.List {
				around = slices.Clone(open)
			}
			for len(open) > 0 && out[open[len(open)-1]].level >= h.Level && !out[open[len(open)-1]].fixed {
				open = open[:len(open)-1]
			}
			p := place{slug: slug(h.Text), names: []string{h.Text}, level: h.Level}
			if len(open) > 0 {
				up := out[open[len(open)-1]]
				p.slug = up.slug + "." + p.slug
				p.names = append(append([]string{}, up.names...), h.Text)
				p.hint = up.hint
			}
			out[i] = p
			open = append(open, i)
		}
		for s, k := out[i].slug, 2; taken[out[i].slug]; k++ {
			out[i].slug = s + "-" + strconv.Itoa(k)
		}
		taken[out[i].slug] = true
		last = out[i]
	}
	return out
}

// plain returns a heading's letters, small and without accents, s for every f.
func plain(s string) string { return strings.ReplaceAll(slugWord(s), "f", "s") }

// names returns the headings above and of a division, as the edition calls them.
func names(ds []corpus.Division, d *corpus.Division, heading string) []string {
	var out []string
	for i := range d.Slug {
		if d.Slug[i] != '.' {
			continue
		}
		for k := range ds {
			if ds[k].Slug == d.Slug[:i] {
				out = append(out, called(&ds[k]))
			}
		}
	}
	return append(out, called(d))
}

func called(d *corpus.Division) string {
	if d.Name != "" {
		return d.Name
	}
	return d.Heading
}

// slug makes a part of an id of a heading: its first words, up to the stop
// after "CHAPITRE PREMIER.", without articles and such at their end. At least one of them
// is more than that, however long.
func slug(heading string) string {
	if number, _, ok := strings.Cut(heading, ". "); ok && len(strings.Fields(number)) == 2 {
		heading = number
	}
	var words []string
	size := 0
	for _, w := range strings.Fields(heading) {
		p := slugWord(w)
		if p == "" {
			continue
		}
		says := slices.ContainsFunc(words, func(w string) bool { return !lang.Small(w) })
		if says && size+len(p) > 24 {
			for len(words) > 1 && lang.Small(words[len(words)-1]) {
				words = words[:len(words)-1]
			}
			break
		}
		words = append(words, p[:min(len(p), 24)])
		size += len(p) + 1
	}
	b := strings.Join(words, "-")
	if b == "" {
		return "x"
	}
	return b
}

// slugWord returns a word in the letters of an id.
func slugWord(w string) string {
	return strings.Map(func(r rune) rune {
		if inID(r) {
			return r
		}
		return -1
	}, lang.Bare(strings.ToLower(w)))
}

func inID(r rune) bool { return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }
