package edition

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"quinola/corpus"
)

// emend reads the places of the emendations as the editors do. Word by word,
// so that a word which was right keeps the reason the restorer gave for it.
// An emendation of a word that is read so already settles it: it is no longer
// in doubt.
func (r *ribbon) emend(all []located) {
	all = share(r.src, r.parted(all), r.tables)
	for _, e := range all {
		r.release(e)
	}
	var needed []located
	for _, e := range all { // before any cut: a quote may begin within a word that is now read whole
		if s := r.around(e.span); !e.begins && r.reading(s.Start, s.End) == e.Reading && r.whole(s) {
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
			r.border(e.span, r.blank)
		}
	}
	for _, e := range all {
		r.border(e.span, r.join)
		if e.begins {
			r.begin(e.span.Start)
		}
	}
}

// release makes text of furniture that an editor reads: what a quote holds
// besides white space, if all of it is furniture.
func (r *ribbon) release(e located) {
	if e.Reading == "" || len(r.words(r.around(e.span))) > 0 {
		return
	}
	r.cutAt([]int{e.span.Start, e.span.End})
	tokens := r.between(e.span.Start, e.span.End)
	for i := range tokens {
		if t := &tokens[i]; t.Why.Has(corpus.Furniture) {
			t.Reading, t.Why = string(r.src[t.Start:t.End]), corpus.Emended
		}
	}
}

// settle takes the doubt from all words of a span. If it is all there is on its
// line the editor has said that the line is text, whatever it looks like.
func (r *ribbon) settle(s corpus.Span) {
	tokens := r.between(s.Start, s.End)
	for i := range tokens {
		tokens[i].Rivals = nil
	}
	if len(tokens) > 0 && r.alone(s) && !tokens[0].Why.Has(corpus.Emended) {
		tokens[0].Why = corpus.Why(strings.TrimPrefix(string(tokens[0].Why+"+"+corpus.Emended), "+"))
	}
}

// alone reports whether a span is all there is on its lines, the mark of a leaf
// aside.
func (r *ribbon) alone(s corpus.Span) bool {
	lo := bytes.LastIndexByte(r.src[:s.Start], '\n') + 1
	hi := len(r.src)
	if i := bytes.IndexByte(r.src[s.End:], '\n'); i >= 0 {
		hi = s.End + i
	}
	return len(r.words(corpus.Span{Start: lo, End: s.Start})) == 0 && len(r.words(corpus.Span{Start: s.End, End: hi})) == 0
}

// unmarked returns an emendation's reading without what the words on either side of
// it in the source read already: a mark at its end, or a word more than it
// quotes ("comptent 4," for "comprent" before "4,").
func (r *ribbon) unmarked(e located, quoted int) []string {
	words := strings.Fields(e.Reading)
	if e.goesOn {
		return words
	}
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

// set reads the source words as the words of a reading: one by one if there
// are as many, else what differs in the middle line by line.
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
		lines, texts := r.lineByLine(source[lead:len(source)-trail], words[lead:len(words)-trail])
		source = slices.Concat(source[:lead], lines, source[len(source)-trail:])
		words = slices.Concat(words[:lead], texts, words[len(words)-trail:])
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
		r.settle(w)
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
