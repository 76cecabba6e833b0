package edition

import (
	"sort"
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/edit"
)

// blankBefore is what an emended reading has before a word that begins a
// paragraph. Splitting takes it for a blank line, whatever the source has.
const blankBefore = "\n\n"

// parted makes one emendation of each paragraph of a reading, so that none goes
// on over the beginning of another.
func (r *ribbon) parted(all []located) []located {
	var out []located
	for _, e := range all {
		paragraphs := strings.Split(e.Reading, blankBefore)
		for i, p := range paragraphs {
			part := e
			part.begins = i > 0
			part.Reading, part.goesOn = p, i+1 < len(paragraphs)
			if part.goesOn {
				at := r.boundary(e.span, p, strings.Join(paragraphs[i+1:], " "))
				part.span.End, e.span.Start = at, at
			}
			if p != "" || i > 0 || len(paragraphs) == 1 {
				out = append(out, part)
			}
		}
	}
	return out
}

// boundary returns the place in a stretch of the source that parts best what reads
// as head from what reads as tail: the beginning of one of its words, or of a
// letter where it is but one word. Of places that are as good the last is taken,
// so that marks stay with the words before them.
func (r *ribbon) boundary(s corpus.Span, head, tail string) int {
	if head == "" {
		return s.Start
	}
	var places []int
	for _, w := range r.words(s) {
		places = append(places, w.Start)
	}
	if len(places) < 2 {
		places = places[:0]
		for i := range string(r.src[s.Start:s.End]) {
			places = append(places, s.Start+i)
		}
	}
	best, least := s.Start, -1
	head, tail = plain(head), plain(tail)
	for _, at := range places {
		d := edit.Strings(plain(string(r.src[s.Start:at])), head) + edit.Strings(plain(string(r.src[at:s.End])), tail)
		if least < 0 || d <= least {
			best, least = at, d
		}
	}
	return best
}

// begin makes what is read from an offset on begin a paragraph: the white space
// before it reads as a blank line or, where it has none, its first word does.
func (r *ribbon) begin(at int) {
	first := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].Start >= at })
	blank := -1
	for i := first - 1; i >= 0 && strings.TrimSpace(r.tokens[i].Reading) == ""; i-- {
		t := &r.tokens[i]
		if t.Why.Has(corpus.Furniture) || !strings.ContainsFunc(string(r.src[t.Start:t.End]), unicode.IsSpace) {
			continue
		}
		if blank < 0 {
			blank = i
		}
		t.Reading, t.Why, t.Rivals = "", corpus.Space, nil
	}
	if blank >= 0 {
		r.tokens[blank].Reading, r.tokens[blank].Why = blankBefore, corpus.Space+"+"+corpus.Emended
		return
	}
	for i := first; i < len(r.tokens); i++ {
		if t := &r.tokens[i]; t.Reading != "" {
			t.Reading = blankBefore + strings.TrimLeftFunc(t.Reading, unicode.IsSpace)
			t.Why = corpus.Emended
			return
		}
	}
}
