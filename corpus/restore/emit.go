package restore

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// word is a run of cells and what was printed there.
type word struct {
	from, to int // cells
	reading  string
	why      corpus.Why
	rivals   []string
}

// emit tiles the unit's span with tokens: its words, its furniture, and the
// white space between them.
func emit(src []byte, u *unit, words []word) []corpus.Token {
	e := emitter{src: src, u: u, at: u.span.Start}
	for i, w := range words {
		if w.to > w.from {
			e.word(w, i > 0)
		}
	}
	e.fill(u.span.End, "")
	return e.out
}

type emitter struct {
	src   []byte
	u     *unit
	at    int // all before is tiled
	f     int // furniture before this index is behind at
	out   []corpus.Token
	last  string // the last word's reading
	word0 int    // the token that carries it
}

// word emits what lies before w, then w: in pieces, if it is broken.
func (e *emitter) word(w word, spaced bool) {
	c := e.u.cells[w.from:w.to]
	gap := ""
	if spaced {
		gap = space(c[0].gap, e.last, w.reading)
	}
	e.fill(int(c[0].at), gap)
	head := 1
	for head < len(c) && c[head].gap < gapLine && !e.furnitureIn(int(c[head-1].end), int(c[head].at)) {
		head++
	}
	end := int(c[head-1].end)
	why := w.why
	if head < len(c) && !why.Has(corpus.Join) {
		why = plus(corpus.Join, why)
	}
	e.out = append(e.out, corpus.Token{Span: corpus.Span{Start: e.at, End: end}, Reading: w.reading, Why: why, Rivals: w.rivals})
	e.word0 = len(e.out) - 1
	e.at = end
	for head < len(c) {
		e.joined(int(c[head].at))
		j := head + 1
		for j < len(c) && c[j].gap < gapLine && !e.furnitureIn(int(c[j-1].end), int(c[j].at)) {
			j++
		}
		e.joined(int(c[j-1].end))
		head = j
	}
	if w.reading != "" {
		e.last = w.reading
	}
}

// joined emits all up to end as the later part of a broken word.
func (e *emitter) joined(end int) {
	e.pieces(end, func(s corpus.Span) {
		e.out = append(e.out, corpus.Token{Span: s, Why: corpus.Join})
	})
}

// fill emits all up to end, which is white space and furniture: the first
// stretch of white space reads gap.
func (e *emitter) fill(end int, gap string) {
	given := false
	e.pieces(end, func(s corpus.Span) {
		t := corpus.Token{Span: s}
		if !given {
			t.Reading, given = gap, true
		}
		if t.Reading != string(e.src[s.Start:s.End]) {
			t.Why = corpus.Space
		}
		e.out = append(e.out, t)
	})
	if !given && gap != "" {
		e.out[e.word0].Reading += gap // nothing but furniture parts two words
	}
}

// pieces calls f with the stretches outside furniture up to end, and emits the
// furniture itself.
func (e *emitter) pieces(end int, f func(corpus.Span)) {
	for e.at < end {
		for e.f < len(e.u.furniture) && e.u.furniture[e.f].End <= e.at {
			e.f++
		}
		stop := end
		if e.f < len(e.u.furniture) {
			g := e.u.furniture[e.f]
			if g.Start <= e.at {
				stop = min(g.End, end)
				e.out = append(e.out, corpus.Token{Span: corpus.Span{Start: e.at, End: stop}, Why: corpus.Furniture})
				e.at = stop
				continue
			}
			stop = min(g.Start, end)
		}
		f(corpus.Span{Start: e.at, End: stop})
		e.at = stop
	}
}

// furnitureIn reports whether furniture begins between two offsets.
func (e *emitter) furnitureIn(from, to int) bool {
	for _, g := range e.u.furniture[e.f:] {
		if g.Start >= to {
			return false
		}
		if g.End > from {
			return true
		}
	}
	return false
}

// space is the white space read between two words.
func space(g gap, before, after string) string {
	if after == "" || before == "" {
		return ""
	}
	first, _ := utf8.DecodeRuneInString(after)
	last, _ := utf8.DecodeLastRuneInString(before)
	switch {
	case g == gapNone && (!wordly(first) && first != '&' || !wordly(last) && last != '&'), last == '\'' && g != gapBlank:
		return "" // a mark, or an elided word
	case strings.ContainsRune(",.;:!?)]", first) && utf8.RuneCountInString(after) == 1:
		return ""
	case g == gapBlank && ends(before):
		return "\n\n"
	}
	return " "
}

// ends reports whether a word ends a sentence or a heading.
func ends(w string) bool {
	r, _ := utf8.DecodeLastRuneInString(w)
	return strings.ContainsRune(".!?:", r) || unicode.IsUpper(r)
}

// plus joins two reasons.
func plus(a, b corpus.Why) corpus.Why {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return a + "+" + b
}
