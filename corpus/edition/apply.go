package edition

import (
	"bytes"
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
	cuts   map[int]bool
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

// whyOf is the reason of a cut token: none if it reads as its source.
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

// between are the tokens that begin in [start, end).
func (r *ribbon) between(start, end int) []corpus.Token {
	i := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].Start >= start })
	j := sort.Search(len(r.tokens), func(j int) bool { return r.tokens[j].Start >= end })
	if j < i {
		j = i
	}
	return r.tokens[i:j]
}

// reading is what the tokens in [start, end) read, spaces made equal.
func (r *ribbon) reading(start, end int) string {
	var b strings.Builder
	for _, t := range r.between(start, end) {
		b.WriteString(t.Reading)
	}
	return oneLine(b.String())
}

// words are the stretches of the source in span that are neither white space
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

// emend reads the places of the emendations as the editors do. Word by word,
// so that a word which was right keeps the reason the restorer gave for it.
// An emendation of a word that is read so already settles it: it is no longer
// in doubt.
func (r *ribbon) emend(all []located) {
	var needed []located
	for _, e := range all { // before any cut: a quote may begin within a word that is now read whole
		if s := r.around(e.span); r.reading(s.Start, s.End) == e.Reading && r.whole(s) {
			r.settle(s)
		} else {
			needed = append(needed, e)
		}
	}
	all = needed
	var edges []int
	for _, e := range all {
		edges = append(edges, e.span.Start, e.span.End)
	}
	r.cutAt(edges)
	edges = edges[:0]
	for _, e := range all { // the white space around is set by itself
		before := len(bytes.TrimRightFunc(r.src[:e.span.Start], unicode.IsSpace))
		after := len(r.src) - len(bytes.TrimLeftFunc(r.src[e.span.End:], unicode.IsSpace))
		for _, at := range []int{before, after} {
			if r.severs(at) {
				edges = append(edges, at)
			}
		}
	}
	r.cutAt(edges)
	edges = edges[:0]
	rows := make([][]corpus.Span, len(all))
	for i, e := range all {
		if r.reading(e.span.Start, e.span.End) == e.Reading && r.whole(e.span) {
			r.settle(e.span) // … and is not to be cut into words
			continue
		}
		rows[i] = r.words(e.span)
		for _, w := range rows[i] {
			edges = append(edges, w.Start, w.End)
		}
	}
	r.cutAt(edges)
	for i, e := range all {
		if rows[i] != nil || e.Reading == "" {
			r.set(e.span, rows[i], r.unmarked(e, len(rows[i])))
		}
	}
	for i, e := range all {
		if rows[i] != nil || e.Reading == "" {
			r.border(e.span)
		}
	}
}

// settle takes the doubt from all words of a span.
func (r *ribbon) settle(s corpus.Span) {
	tokens := r.between(s.Start, s.End)
	for i := range tokens {
		tokens[i].Rivals = nil
	}
}

// unmarked is an emendation's reading without what the words on either side of
// it in the source read already: a mark at its end, or a word more than it
// quotes ("comptent 4," for "comprent" before "4,").
func (r *ribbon) unmarked(e located, quoted int) []string {
	words := strings.Fields(e.Reading)
	next := r.between(e.span.End, e.span.End+1)
	if n := len(words); n > 0 && len(next) == 1 && next[0].Reading != "" {
		w := words[n-1]
		if k := len(w); k > 1 && next[0].Reading[0] == w[k-1] && strings.IndexByte(",.;:", w[k-1]) >= 0 {
			words[n-1] = w[:k-1]
		}
	}
	const around = 40
	after := strings.Fields(r.reading(e.span.End, min(e.span.End+around, len(r.src))))
	before := strings.Fields(r.reading(max(0, e.span.Start-around), e.span.Start))
	if n := len(words); n > quoted && n > 1 && len(after) > 0 && words[n-1] == after[0] {
		words = words[:n-1]
	}
	if n := len(words); n > quoted && n > 1 && len(before) > 0 && words[0] == before[len(before)-1] {
		words = words[1:]
	}
	return words
}

// around is a span made as wide as the tokens at its edges.
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

// set reads the source words as the words of a reading: one by one if there
// are as many, else what differs in the middle as one.
func (r *ribbon) set(span corpus.Span, source []corpus.Span, words []string) {
	if len(source) == 0 {
		return
	}
	if len(source) != len(words) {
		lead := 0
		for lead < len(source)-1 && lead < len(words) && r.reading(source[lead].Start, source[lead].End) == words[lead] {
			lead++
		}
		trail := 0
		for trail < len(source)-lead-1 && trail < len(words)-lead && r.reading(source[len(source)-1-trail].Start, source[len(source)-1-trail].End) == words[len(words)-1-trail] {
			trail++
		}
		if lead == 0 && len(source)-trail > 1 && len(words)-trail > 1 && strings.HasSuffix(words[0], ".") {
			lead = 1 // a label is a word of its own
		}
		middle := corpus.Span{Start: source[lead].Start, End: source[len(source)-1-trail].End}
		joined := append([]corpus.Span{}, source[:lead]...)
		joined = append(joined, middle)
		source = append(joined, source[len(source)-trail:]...)
		text := append([]string{}, words[:lead]...)
		text = append(text, strings.Join(words[lead:len(words)-trail], " "))
		words = append(text, words[len(words)-trail:]...)
	}
	parted := r.parts(source[len(source)-1])
	read := false
	for i, w := range source {
		r.setWord(w, words[i])
		if i > 0 {
			r.setSpace(corpus.Span{Start: source[i-1].End, End: w.Start}, read && words[i] != "")
		}
		read = read || words[i] != ""
	}
	if parted {
		r.part(source[len(source)-1])
	}
}

// setWord makes a stretch of the source read as a word. Furniture inside it
// stays furniture, and a mark of the machine's a mark.
func (r *ribbon) setWord(w corpus.Span, word string) {
	if r.reading(w.Start, w.End) == word {
		return
	}
	first := true
	for i := range r.between(w.Start, w.End) {
		t := &r.between(w.Start, w.End)[i]
		if t.Why.Has(corpus.Furniture) || t.Why.Machine() {
			continue
		}
		t.Reading, t.Why, t.Rivals = "", corpus.Join+"+"+corpus.Emended, nil
		if first {
			t.Reading, t.Why = word, corpus.Emended
			if strings.Contains(word, corpus.LacunaMark) {
				t.Why += "+" + corpus.Lost
			}
			first = false
		}
	}
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
