package edition

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/restore"
	"quinola/corpus/split"
)

// build restores, emends and splits a text; l is what is known of its ids, nil
// for nothing.
func build(t *corpus.Text, l *ledger) (err error) {
	t.Leaves = restore.Leaves(t.Source)
	places, errs := locate(t)
	if len(errs) > 0 {
		return errors.Join(errs...)
	}
	stretches, err := stretches(t)
	if err != nil {
		return err
	}
	r := &ribbon{src: t.Source, tokens: restore.Tokens(t.Source, t.Meta.Lang, t.Leaves)}
	r.furnish(stretches)
	r.emend(places)
	r.merge()
	passages, err := passages(t)
	if err != nil {
		return err
	}
	var tables []corpus.Span
	for i, s := range passages {
		if t.Meta.Passages[i].Kind == corpus.KindTable {
			tables = append(tables, s)
		}
	}
	res := split.Text(t.Source, t.Meta.Lang, r.tokens, t.Leaves, tables...)
	res.Items = slices.DeleteFunc(r.passages(t, res.Items, passages), r.silent)
	if t.Clauses, err = clauses(t, l, res); err != nil {
		return err
	}
	r.label(t, res)
	r.merge()
	r.flow(t.Clauses)
	t.Tokens = r.tokens
	return nil
}

// label cuts the tokens at the edges of labels and furniture that splitting
// found, and marks them.
func (r *ribbon) label(t *corpus.Text, res split.Result) {
	var edges []int
	type mark struct {
		span corpus.Span
		text string
	}
	var labels []mark
	for _, c := range t.Clauses {
		edges = append(edges, c.Span.Start, c.Body, c.Span.End)
		if c.Label == "" || c.Lost {
			continue
		}
		if c.Body <= c.Span.Start { // an editor's, in one with the first word: the source has none
			c.Lost = r.unlabel(c)
			continue
		}
		end := c.Body
		for end > c.Span.Start {
			r, n := utf8.DecodeLastRune(t.Source[c.Span.Start:end])
			if !unicode.IsSpace(r) {
				break
			}
			end -= n
		}
		edges = append(edges, end)
		labels = append(labels, mark{corpus.Span{Start: c.Span.Start, End: end}, c.Label + "."})
	}
	r.cutAt(edges)
	for _, l := range labels {
		r.mark(l.span, l.text, corpus.Label)
	}
	r.furnish(res.Furniture)
}

// unlabel takes the label from the first word of a clause, and reports whether
// it was there.
func (r *ribbon) unlabel(c *corpus.Clause) bool {
	tokens := r.between(c.Span.Start, c.Span.End)
	for i := range tokens {
		t := &tokens[i]
		if strings.TrimSpace(t.Reading) == "" {
			continue
		}
		rest, ok := strings.CutPrefix(t.Reading, c.Label+".")
		if ok {
			t.Reading = strings.TrimLeft(rest, " ")
		}
		return ok
	}
	return false
}

// furnish marks stretches of the source as furniture.
func (r *ribbon) furnish(stretches []corpus.Span) {
	var edges []int
	for _, f := range stretches {
		edges = append(edges, f.Start, f.End)
	}
	r.cutAt(edges)
	for _, f := range stretches {
		r.mark(f, "", corpus.Furniture)
	}
}

// stretches finds what text.toml says is furniture.
func stretches(t *corpus.Text) ([]corpus.Span, error) {
	var quotes [][2]string
	for _, f := range t.Meta.Furniture {
		quotes = append(quotes, [2]string{f.From, f.To})
	}
	return quotedSpans(t, "furniture", quotes)
}

// quotedSpans finds stretches of the source by the quotations they begin and
// end with, in their order.
func quotedSpans(t *corpus.Text, what string, quotes [][2]string) ([]corpus.Span, error) {
	if len(quotes) == 0 {
		return nil, nil
	}
	whole := fold(t.Source, corpus.Span{End: len(t.Source)})
	var out []corpus.Span
	from := 0
	for _, q := range quotes {
		first, last := oneLine(q[0]), oneLine(q[1])
		a := strings.Index(whole.text[from:], first)
		if a < 0 || first == "" {
			return nil, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("%s from %q is not in the source after the one before it", what, q[0]), Cure: "quote the source as it is"}
		}
		a += from
		b := strings.Index(whole.text[a:], last)
		if b < 0 || last == "" {
			return nil, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("%s to %q does not follow its beginning", what, q[1]), Cure: "quote the source as it is"}
		}
		from = a + b + len(last)
		out = append(out, corpus.Span{Start: whole.at[a], End: whole.at[from-1] + 1})
	}
	return out, nil
}

// silent reports whether nothing is read in a paragraph: a signature or a speck
// that stood alone.
func (r *ribbon) silent(it split.Item) bool {
	return it.Number == 0 && r.reading(it.Body, it.Span.End) == ""
}

// passages finds the stretches that text.toml says are one clause each.
func passages(t *corpus.Text) ([]corpus.Span, error) {
	var quotes [][2]string
	for _, p := range t.Meta.Passages {
		quotes = append(quotes, [2]string{p.From, p.To})
	}
	return quotedSpans(t, "the passage", quotes)
}

// passages makes one item of each of these stretches.
func (r *ribbon) passages(t *corpus.Text, items []split.Item, spans []corpus.Span) []split.Item {
	if len(spans) == 0 {
		return items
	}
	for i, s := range spans {
		items = cutOut(t.Source, items, s)
		for k := range items {
			items[k].Holes = slices.DeleteFunc(slices.Clone(items[k].Holes), func(h corpus.Span) bool { return h.Start < s.End && s.Start < h.End })
		}
		at := sort.Search(len(items), func(k int) bool { return items[k].Span.Start >= s.Start })
		items = slices.Insert(items, at, split.Item{Head: -1, Kind: t.Meta.Passages[i].Kind, Span: s, Body: s.Start})
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
	return kept
}
