package edition

import (
	"slices"
	"sort"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/split"
)

// A claim is a stretch of the source that is one item, whatever splitting made
// of it, but for what stands apart in it.
type claim struct {
	span  corpus.Span
	kind  corpus.Kind
	apart []corpus.Span // in the order of the source
}

// claims returns the stretches that text.toml says are one clause, and the tables. A
// table within another stretch stands apart in it.
func claims(t *corpus.Text, tables []table) ([]claim, error) {
	var quotes [][2]string
	for _, p := range t.Meta.Passages {
		quotes = append(quotes, [2]string{p.From, p.To})
	}
	spans, err := quotedSpans(t, "the passage", quotes)
	if err != nil {
		return nil, err
	}
	var out []claim
	for _, b := range tables {
		out = append(out, claim{b.span, corpus.KindTable, b.apart})
	}
	for i, s := range spans {
		c := claim{span: s, kind: t.Meta.Passages[i].Kind}
		for _, b := range tables {
			if s.Start < b.span.Start && b.span.End < s.End {
				c.apart = append(c.apart, b.span)
			}
		}
		out = append(out, c)
	}
	return out, nil
}

// pieces returns the stretches of a claim around what stands apart in it.
func (c claim) pieces() []corpus.Span {
	var out []corpus.Span
	at := c.span.Start
	for _, a := range append(slices.Clone(c.apart), corpus.Span{Start: c.span.End, End: c.span.End}) {
		if at < a.Start {
			out = append(out, corpus.Span{Start: at, End: a.Start})
		}
		at = a.End
	}
	return out
}

// tableSpans returns the stretches that are tables.
func tableSpans(claims []claim) []corpus.Span {
	var out []corpus.Span
	for _, c := range claims {
		if c.kind == corpus.KindTable {
			out = append(out, c.pieces()...)
		}
	}
	return out
}

// passages makes one item of each claim.
func (r *ribbon) passages(claims []claim, items []split.Item) []split.Item {
	if len(claims) == 0 {
		return items
	}
	for _, c := range claims {
		items = c.take(r.src, items)
	}
	// What is left of an item around a passage may be nothing but a leaf's
	// mark, or begin with one.
	kept := items[:0]
	for _, it := range items {
		words := r.words(it.Span)
		if it.Number == 0 && len(words) == 0 {
			continue
		}
		if it.Number == 0 && it.Body == it.Span.Start {
			it.Span.Start, it.Body = words[0].Start, words[0].Start
		}
		kept = append(kept, it)
	}
	return r.resume(kept, claims)
}

// resume lets a paragraph that breaks off before a passage, such as a table at
// the foot of a page, go on after it: the passage is a hole in it.
func (r *ribbon) resume(items []split.Item, claims []claim) []split.Item {
	for i := len(items) - 2; i > 0; i-- {
		before, after := &items[i-1], items[i+1]
		if after.Number > 0 || after.Head != before.Head || before.Span.End > items[i].Span.Start || !slices.ContainsFunc(claims, func(c claim) bool { return c.span == items[i].Span }) {
			continue
		}
		last, _ := utf8.DecodeLastRuneInString(r.reading(before.Body, before.Span.End))
		first, _ := utf8.DecodeRuneInString(r.reading(after.Body, after.Span.End))
		if runsOn(last, first, false) {
			before.Span.End = after.Span.End
			before.Holes = append(append(slices.Clone(before.Holes), items[i].Span), after.Holes...)
			items = slices.Delete(items, i+1, i+2)
		}
	}
	return items
}

// take cuts the stretch out of the items and puts its own in their place. An item
// that begins in what stands apart, and goes on after the stretch, is not cut.
func (c claim) take(src []byte, items []split.Item) []split.Item {
	for _, s := range c.pieces() {
		var out []split.Item
		for _, it := range items {
			within := it.Span.Contains(s) && lies(it.Span.Start, c.apart)
			it.Holes = slices.DeleteFunc(slices.Clone(it.Holes), s.Overlaps)
			if !within {
				out = append(out, cutOut(src, []split.Item{it}, s)...)
				continue
			}
			it.Holes = append(it.Holes, s)
			sort.Slice(it.Holes, func(i, j int) bool { return it.Holes[i].Start < it.Holes[j].Start })
			out = append(out, it)
		}
		items = out
	}
	at := sort.Search(len(items), func(k int) bool { return items[k].Span.Start >= c.span.Start })
	return slices.Insert(items, at, split.Item{Head: -1, Kind: c.kind, Span: c.span, Body: c.span.Start, Holes: c.apart})
}
