package edition

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/page"
	"quinola/corpus/restore"
	"quinola/corpus/split"
)

// build restores, emends and splits a text; l is what is known of its ids, nil
// for nothing.
func build(t *corpus.Text, l *ledger) error {
	r, res, err := divided(t)
	if err != nil {
		return err
	}
	return r.finish(t, l, res)
}

// divided restores, emends and splits a text, as far as nothing depends on ids.
func divided(t *corpus.Text) (r *ribbon, res split.Result, err error) {
	t.Leaves = page.Leaves(t.Source)
	places, errs := locate(t)
	if len(errs) > 0 {
		return nil, res, errors.Join(errs...)
	}
	stretches, err := stretches(t)
	if err != nil {
		return nil, res, err
	}
	tables, err := placeTables(t)
	if err != nil {
		return nil, res, err
	}
	r = &ribbon{src: t.Source, tokens: restore.With(t.Source, t.Meta.Lang, t.Leaves, t.Evidence), tables: tables}
	r.furnish(stretches)
	r.keep()
	r.emend(places)
	r.merge()
	if err := r.cells(t); err != nil {
		return nil, res, err
	}
	claims, err := claims(t, tables)
	if err != nil {
		return nil, res, err
	}
	var known corpus.Evidence
	if t.Evidence != nil {
		known = *t.Evidence
	}
	known.Tables = slices.Concat(tableSpans(claims), known.Tables)
	res = split.With(t.Source, t.Meta.Lang, r.tokens, t.Leaves, &known)
	res.Items = slices.DeleteFunc(r.passages(claims, res.Items), r.silent)
	return r, res, nil
}

// finish makes clauses with ids of what was found.
func (r *ribbon) finish(t *corpus.Text, l *ledger, res split.Result) (err error) {
	if t.Clauses, err = r.clauses(t, l, res); err != nil {
		return err
	}
	r.label(t, res)
	r.merge()
	r.flow(t.Clauses)
	t.SetTokens(r.tokens)
	return layOut(t)
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
	r.furnish(slices.DeleteFunc(res.Furniture, func(f corpus.Span) bool {
		return slices.ContainsFunc(r.tables, func(b table) bool { return b.holds(f) })
	}))
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
