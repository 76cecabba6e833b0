package edition

import (
	"fmt"
	"sort"
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/edit"
	"quinola/corpus/split"
)

// A titled heading is one that was found, or that text.toml places by a
// quotation, with the division it opens: an index of Meta.Divisions, or -1.
type titled struct {
	split.Heading
	hint int
}

// lay lays the divisions of text.toml along the headings that were found: by
// a quotation where there is one, by likeness otherwise. What splitting took
// for words of an item and text.toml for a heading is cut out of the item.
func lay(t *corpus.Text, res *split.Result) ([]titled, error) {
	ds := t.Meta.Divisions
	heads := make([]titled, len(res.Headings))
	for i, h := range res.Headings {
		heads[i] = titled{h, -1}
	}
	whole := fold(t.Source, corpus.Span{End: len(t.Source)})
	var added []titled
	var cuts []corpus.Span
	for k := range ds {
		span, ok, err := quoted(t, whole, &ds[k])
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		cuts = append(cuts, span)
		taken := false
		for i := range heads {
			if s := heads[i].Span; heads[i].hint < 0 && s.Start < span.End && span.Start < s.End {
				heads[i].hint, taken = k, true
				break
			}
		}
		if !taken {
			added = append(added, titled{split.Heading{Text: called(&ds[k]), Level: split.Deepest, Span: span}, k})
		}
	}
	free := make([]split.Heading, 0, len(heads))
	var at []int
	for i, h := range heads {
		if h.hint < 0 {
			free = append(free, h.Heading)
			at = append(at, i)
		}
	}
	likely, err := recognise(t, free)
	if err != nil {
		return nil, err
	}
	for i, k := range likely {
		heads[at[i]].hint = k
	}
	heads = append(heads, added...)
	sort.SliceStable(heads, func(i, j int) bool { return heads[i].Span.Start < heads[j].Span.Start })
	for _, s := range cuts {
		res.Items = cutOut(t.Source, res.Items, s)
	}
	n := 0
	for i := range res.Items {
		for n < len(heads) && heads[n].Span.Start <= res.Items[i].Span.Start {
			n++
		}
		res.Items[i].Head = n - 1
	}
	return heads, nil
}

// quoted finds the heading that a division quotes, or the empty place before
// the words that it stands before.
func quoted(t *corpus.Text, whole folded, d *corpus.Division) (corpus.Span, bool, error) {
	words := oneLine(d.At)
	if d.Before != "" {
		words = oneLine(d.Before)
	}
	if words == "" {
		return corpus.Span{}, false, nil
	}
	span, n := whole.find(strings.TrimSpace(words + " " + oneLine(d.Then)))
	if n != 1 {
		return span, false, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("%q, the heading of %s, is in the source %d times", words, d.Slug, n), Cure: "quote it as the source has it; then = \"...\" may add words that follow"}
	}
	switch {
	case d.Before != "":
		span.End = span.Start
	case d.Then != "":
		// The quotation without the words that follow.
		span.End = span.Start
		for _, f := range strings.Fields(words) {
			i := strings.Index(string(t.Source[span.End:]), f)
			span.End += i + len(f)
		}
	}
	return span, true, nil
}

// cutOut takes a stretch out of the items it lies in.
func cutOut(src []byte, items []split.Item, s corpus.Span) []split.Item {
	out := make([]split.Item, 0, len(items)+1)
	for _, it := range items {
		if it.Span.End <= s.Start || it.Span.Start >= s.End {
			out = append(out, it)
			continue
		}
		rest := it
		if it.Span.Start < s.Start {
			it.Span.End = s.Start - len(trailing(src[it.Span.Start:s.Start]))
			it.Body = min(it.Body, it.Span.End)
			out = append(out, it)
			rest.Label, rest.Number, rest.List, rest.Kind, rest.Lost = "", 0, 0, corpus.KindNarrative, false
		}
		if rest.Span.End > s.End {
			rest.Span.Start = s.End + leading(src[s.End:rest.Span.End])
			rest.Body = max(rest.Body, rest.Span.Start)
			if rest.Label == "" {
				rest.Body = rest.Span.Start
			}
			if rest.Span.Start < rest.Span.End {
				out = append(out, rest)
			}
		}
	}
	return out
}

// trailing returns the white space at the end of b.
func trailing(b []byte) []byte {
	return b[len(strings.TrimRightFunc(string(b), unicode.IsSpace)):]
}

// leading returns the length of the white space at the beginning of b.
func leading(b []byte) int {
	return len(b) - len(strings.TrimLeftFunc(string(b), unicode.IsSpace))
}

// recognise lays the divisions that quote nothing along headings, both in
// their order, so that as much as possible agrees. It gives every heading its
// division, or -1; a division with a heading that is found nowhere is an error.
func recognise(t *corpus.Text, heads []split.Heading) ([]int, error) {
	var want []string
	var index []int
	for k, d := range t.Meta.Divisions {
		if d.Heading != "" {
			want = append(want, plain(d.Heading))
			index = append(index, k)
		}
	}
	like := make([][]float64, len(heads))
	score := make([][]float64, len(heads)+1)
	score[0] = make([]float64, len(want)+1)
	for i, h := range heads {
		text, raw := plain(h.Text), plain(h.Raw)
		like[i] = make([]float64, len(want))
		score[i+1] = make([]float64, len(want)+1)
		for k := range want {
			like[i][k] = max(likeness(text, want[k]), likeness(raw, want[k]))
			s := max(score[i][k+1], score[i+1][k])
			if like[i][k] > 0 {
				s = max(s, score[i][k]+like[i][k])
			}
			score[i+1][k+1] = s
		}
	}
	out := make([]int, len(heads))
	seen := make([]bool, len(want))
	k := len(want)
	for i := len(heads) - 1; i >= 0; i-- {
		out[i] = -1
		for k > 0 && score[i+1][k] == score[i+1][k-1] {
			k--
		}
		if k > 0 && score[i+1][k] != score[i][k] {
			out[i] = index[k-1]
			seen[k-1] = true
			k--
		}
	}
	for k, ok := range seen {
		if !ok {
			return nil, &Error{File: "texts/" + t.ID + "/text.toml", What: fmt.Sprintf("the heading %q is not found", t.Meta.Divisions[index[k]].Heading), Cure: "write it as the text has it, in the order of the text, or quote the source with at"}
		}
	}
	return out, nil
}

// likeness says how much a heading is the one wanted: 1 for the same letters,
// 0 where more than a quarter of them differ. What a heading has beyond the
// words wanted is passed over.
func likeness(text, want string) float64 {
	if len(text) > len(want)+len(want)/4 {
		text = text[:len(want)]
	}
	d := edit.Strings(text, want)
	if len(want) == 0 || d*4 > len(want) {
		return 0
	}
	return 1 - float64(d)/float64(len(want))
}
