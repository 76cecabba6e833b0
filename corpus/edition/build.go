package edition

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/restore"
	"quinola/corpus/split"
)

// build restores, emends and splits a text; l is what is known of its ids, nil
// for nothing. It returns the emendations that the restorer makes superfluous;
// when strict, they are errors.
func build(t *corpus.Text, l *ledger, strict bool) (superfluous []corpus.Emendation, err error) {
	t.Leaves = restore.Leaves(t.Source)
	places, errs := locate(t)
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	stretches, err := stretches(t)
	if err != nil {
		return nil, err
	}
	r := &ribbon{src: t.Source, tokens: restore.Tokens(t.Source, t.Meta.Lang, t.Leaves)}
	r.furnish(stretches)
	for _, e := range r.emend(places) {
		superfluous = append(superfluous, e.Emendation)
		errs = append(errs, &Error{File: e.File, Line: e.Line, What: fmt.Sprintf("the restorer reads %q unaided", e.Reading), Cure: "strike this emendation"})
	}
	if strict && len(errs) > 0 {
		return superfluous, errors.Join(errs...)
	}
	r.merge()
	res := split.Text(t.Source, t.Meta.Lang, r.tokens, t.Leaves)
	if t.Clauses, err = clauses(t, l, res); err != nil {
		return superfluous, err
	}
	r.label(t, res)
	r.merge()
	r.flow(t.Clauses)
	t.Tokens = r.tokens
	return superfluous, nil
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
		if c.Label == "" || c.Lost || c.Body <= c.Span.Start {
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
	if len(t.Meta.Furniture) == 0 {
		return nil, nil
	}
	whole := fold(t.Source, corpus.Span{End: len(t.Source)})
	var out []corpus.Span
	from := 0
	for _, f := range t.Meta.Furniture {
		a := strings.Index(whole.text[from:], oneLine(f.From))
		if a < 0 || f.From == "" {
			return nil, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("furniture from %q is not in the source after the one before it", f.From), Cure: "quote the source as it is"}
		}
		a += from
		b := strings.Index(whole.text[a:], oneLine(f.To))
		if b < 0 || f.To == "" {
			return nil, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("furniture to %q does not follow its beginning", f.To), Cure: "quote the source as it is"}
		}
		from = a + b + len(oneLine(f.To))
		out = append(out, corpus.Span{Start: whole.at[a], End: whole.at[from-1] + 1})
	}
	return out, nil
}

// Superfluous lists the emendations of a text that the restorer, as it is
// now, makes unaided; an editor strikes them.
func Superfluous(t *corpus.Text) ([]corpus.Emendation, error) {
	c := *t
	return build(&c, nil, false)
}
