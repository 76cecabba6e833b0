package edition

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/split"
)

// An item may say several things, a paragraph each: a rule, the reason for it, and
// another rule. Splitting leaves them together, for nothing on the page says that
// the number reaches no further than its paragraph; the editors say where it does
// not, by the key paragraphs of text.toml. Then the first paragraph keeps the
// item's id, hague-1785:18, and the further ones are hague-1785:18.p2, 18.p3.

// within makes items of the further paragraphs of those numbered items of which
// apart reports true. The items stay in the order of the source.
func (r *ribbon) within(lang string, items []split.Item, apart func(i int) bool) []split.Item {
	type piece struct {
		split.Item
		of int // where the item begins whose paragraph it is; -1 for none
	}
	var all []piece
	for i, it := range items {
		if it.Number == 0 || it.Kind != corpus.KindRule || !apart(i) {
			all = append(all, piece{it, -1})
			continue
		}
		starts := r.paragraphs(it)
		for k, at := range append([]int{it.Span.Start}, starts...) {
			p := piece{it, -1}
			p.Span = corpus.Span{Start: at, End: it.Span.End}
			if k < len(starts) {
				p.Span.End = r.lastWord(at, starts[k])
			}
			p.Holes = slices.DeleteFunc(slices.Clone(it.Holes), func(h corpus.Span) bool { return h.Start < p.Span.Start || h.Start >= p.Span.End })
			if k > 0 {
				p.of = it.Span.Start
				p.Body, p.Label, p.Number, p.List, p.Lost = at, "", 0, 0, false
				p.Kind = split.KindOf(lang, r.reading(at, p.Span.End))
			}
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b piece) int { return a.Span.Start - b.Span.Start })
	out := make([]split.Item, len(all))
	at := map[int]int{}
	for i, p := range all {
		if p.Number > 0 {
			at[p.Span.Start] = i + 1
		}
		p.Within = at[p.of]
		out[i] = p.Item
	}
	return out
}

// paragraphs are where the further paragraphs of an item begin: after a blank line
// of the reading, where no sentence goes on and none announces what follows.
func (r *ribbon) paragraphs(it split.Item) []int {
	var out []int
	last, blank := rune(0), false
	for _, t := range r.between(it.Body, it.Span.End) {
		word := strings.TrimSpace(t.Reading)
		if lies(t.Start, it.Holes) || word == "" {
			blank = blank || strings.Contains(t.Reading, blankBefore)
			continue
		}
		before := t.Reading[:strings.Index(t.Reading, word)]
		first, _ := utf8.DecodeRuneInString(word)
		if last != 0 && (blank || strings.Contains(before, blankBefore)) && !runsOn(last, first, false) && !strings.ContainsRune(goesOn, last) {
			out = append(out, t.Start)
		}
		blank = strings.HasSuffix(t.Reading, blankBefore)
		last, _ = utf8.DecodeLastRuneInString(word)
	}
	return out
}

// goesOn ends what announces the next paragraph: "as follows:".
const goesOn = ",;:—–-"

// lastWord is where the last word ends that is read between two offsets.
func (r *ribbon) lastWord(from, to int) int {
	end := from
	for _, t := range r.between(from, to) {
		if strings.ContainsFunc(t.Reading, func(c rune) bool { return !unicode.IsSpace(c) }) {
			end = t.End
		}
	}
	return end
}

// apart reports whether the paragraphs within the items of a division are clauses
// of their own.
func apart(m *corpus.Meta, slug string) bool {
	return slices.ContainsFunc(m.Paragraphs, func(d string) bool {
		return d == everywhere || slug == d || strings.HasPrefix(slug, d+".")
	})
}

// everywhere names all divisions.
const everywhere = "*"
