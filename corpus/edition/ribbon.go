package edition

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// A ribbon is a row of tokens that is cut and read anew in places. Whatever is
// done to it, its tokens go on tiling the source.
type ribbon struct {
	src    []byte
	tokens []corpus.Token
	tables []table // which cells no token goes over
}

// cutAt makes sure that a token begins at each of the offsets.
func (r *ribbon) cutAt(offsets []int) {
	sort.Ints(offsets)
	out := make([]corpus.Token, 0, len(r.tokens)+len(offsets))
	k := 0
	for _, t := range r.tokens {
		for k < len(offsets) && offsets[k] <= t.Start {
			k++
		}
		for k < len(offsets) && offsets[k] < t.End {
			var head corpus.Token
			head, t = r.cut(t, offsets[k])
			out = append(out, head)
			for k < len(offsets) && offsets[k] <= t.Start {
				k++
			}
		}
		out = append(out, t)
	}
	r.tokens = out
}

// cut parts a token in two. The reading is parted at the same letter if it is
// as long as the source; otherwise the first part reads what is left of the
// reading when the source of the second is taken from its end, if it ends so;
// and if nothing of the kind is true, both parts read as their source.
func (r *ribbon) cut(t corpus.Token, at int) (a, b corpus.Token) {
	a, b = t, t
	a.End, b.Start = at, at
	if t.Reading == "" {
		return a, b
	}
	head, tail := string(r.src[t.Start:at]), string(r.src[at:t.End])
	first, second := strings.TrimSpace(head), strings.TrimSpace(tail)
	switch n, h := utf8.RuneCountInString(t.Reading), utf8.RuneCountInString(head); {
	case n == h+utf8.RuneCountInString(tail) && utf8.ValidString(t.Reading):
		i := runeIndex(t.Reading, h)
		a.Reading, b.Reading = t.Reading[:i], t.Reading[i:]
	case strings.HasSuffix(t.Reading, tail):
		a.Reading, b.Reading = strings.TrimSuffix(t.Reading, tail), tail
	case strings.HasPrefix(t.Reading, head):
		a.Reading, b.Reading = head, strings.TrimPrefix(t.Reading, head)
	case second != "" && strings.HasSuffix(t.Reading, second):
		a.Reading, b.Reading = strings.TrimSuffix(t.Reading, second), second
	case first != "" && strings.HasPrefix(t.Reading, first):
		a.Reading, b.Reading = first, strings.TrimPrefix(t.Reading, first)
	default:
		a.Reading, b.Reading = head, tail
		a.Rivals, b.Rivals = nil, nil
	}
	a.Why, b.Why = whyOf(a, head), whyOf(b, tail)
	return a, b
}

// severs reports whether a cut parts what a token reads without loss.
func (r *ribbon) severs(at int) bool {
	i := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].End > at })
	if i == len(r.tokens) || r.tokens[i].Start == at {
		return false
	}
	a, b := r.cut(r.tokens[i], at)
	return a.Reading+b.Reading == r.tokens[i].Reading
}

// whyOf returns the reason of a cut token: none if it reads as its source.
func whyOf(t corpus.Token, source string) corpus.Why {
	if t.Reading == source {
		return ""
	}
	return t.Why
}

func runeIndex(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

// between returns the tokens that begin in [start, end).
func (r *ribbon) between(start, end int) []corpus.Token {
	i := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].Start >= start })
	j := sort.Search(len(r.tokens), func(j int) bool { return r.tokens[j].Start >= end })
	if j < i {
		j = i
	}
	return r.tokens[i:j]
}

// reading returns what the tokens in [start, end) read, spaces made equal.
func (r *ribbon) reading(start, end int) string {
	var b strings.Builder
	for _, t := range r.between(start, end) {
		b.WriteString(t.Reading)
	}
	return oneLine(b.String())
}

// words returns the stretches of the source in span that are neither white space
// nor furniture.
func (r *ribbon) words(span corpus.Span) []corpus.Span {
	var out []corpus.Span
	start := -1
	end := func(at int) {
		if start >= 0 {
			out = append(out, corpus.Span{Start: start, End: at})
			start = -1
		}
	}
	for _, t := range r.between(span.Start, span.End) {
		if t.Why.Has(corpus.Furniture) {
			end(t.Start)
			continue
		}
		for i := t.Start; i < t.End; {
			c, n := utf8.DecodeRune(r.src[i:])
			if unicode.IsSpace(c) {
				end(i)
			} else if start < 0 {
				start = i
			}
			i += n
		}
	}
	end(span.End)
	return out
}

// around returns a span made as wide as the tokens at its edges.
func (r *ribbon) around(s corpus.Span) corpus.Span {
	i := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].End > s.Start })
	j := sort.Search(len(r.tokens), func(j int) bool { return r.tokens[j].End >= s.End })
	return corpus.Span{Start: r.tokens[i].Start, End: r.tokens[j].End}
}

// whole reports whether no word is read across the edges of a span: no token
// outside it is the rest of a word inside, or the other way round.
func (r *ribbon) whole(s corpus.Span) bool {
	next := r.between(s.End, s.End+1)
	return len(next) == 0 || !next[0].Why.Has(corpus.Join)
}

// merge joins the tokens of a word that is set as one, so that the reader
// sees one correction. Only neighbours with nothing between them are joined.
func (r *ribbon) merge() {
	out := r.tokens[:0]
	for _, t := range r.tokens {
		k := len(out) - 1
		if k >= 0 && t.Reading == "" && t.Why == corpus.Join+"+"+corpus.Emended && out[k].Why.Has(corpus.Emended) && !out[k].Why.Has(corpus.Join) ||
			k >= 0 && t.Reading == "" && t.Why == corpus.Label && out[k].Why == corpus.Label {
			out[k].End = t.End
			continue
		}
		out = append(out, t)
	}
	r.tokens = out
}

// mark gives a stretch of the source one reading, for one reason. Furniture
// and white space at its ends keep theirs.
func (r *ribbon) mark(s corpus.Span, reading string, why corpus.Why) {
	tokens := r.between(s.Start, s.End)
	for i := range tokens {
		t := &tokens[i]
		if t.Why.Has(corpus.Furniture) {
			continue
		}
		t.Reading, t.Why, t.Rivals = reading, why, nil
		reading = ""
	}
}
