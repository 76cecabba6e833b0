package restore

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/lang"
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
	e := emitter{src: src, u: u, at: u.span.Start, word0: -1, white: -1}
	for _, w := range words {
		if w.to > w.from {
			e.word(w)
		}
	}
	e.fill(u.span.End)
	for i := range e.out {
		t := &e.out[i]
		if t.Why == "" && t.Reading != string(src[t.Start:t.End]) {
			t.Why = corpus.Space
		}
	}
	return e.out
}

// emitter puts out the tokens of a unit in order.
type emitter struct {
	src   []byte
	u     *unit
	at    int // all before is tiled
	f     int // furniture before this index is behind at
	out   []corpus.Token
	last  string // what the last word that was read reads
	word0 int    // the token that carries it
	tight bool   // that word is a hyphen, and no dash
	white int    // the first white space since, or -1
	seam  bool   // a mark of italics stands since
	gap   gap    // the widest gap since
}

// word emits what lies before w, then w: in pieces, if it is broken.
func (e *emitter) word(w word) {
	c := e.u.cells[w.from:w.to]
	e.fill(int(c[0].at))
	e.gap = max(e.gap, c[0].gap)
	if w.reading != "" && e.word0 >= 0 {
		after := w.reading
		if after == "." && e.leads(w) {
			after = "…"
		}
		s := space(e.gap, e.last, after, e.u.lang)
		if e.tight && e.gap <= gapLine && !(e.gap == gapSpace && compounds(e.u.lang)) {
			s = "" // a hyphen within a word, at a line's end too
		}
		if e.seam && e.gap == gapNone {
			s = "" // nothing but a mark of italics parts the letters
		}
		if s != "" && e.white >= 0 {
			e.out[e.white].Reading = s
		} else if s != "" {
			e.out[e.word0].Reading += s // nothing but furniture parts the words
			if e.out[e.word0].Why == "" {
				e.out[e.word0].Why = corpus.Split
			}
		}
	}
	head := 1
	for head < len(c) && c[head].gap < gapLine && !e.furnitureIn(int(c[head-1].end), int(c[head].at)) {
		head++
	}
	end := int(c[head-1].end)
	if end <= e.at && len(e.out) > 0 { // parted within a ligature, whose bytes the word before has
		e.out[len(e.out)-1].Reading += w.reading
		e.last = w.reading
		return
	}
	why := w.why
	if w.reading != "" && slices.ContainsFunc(c, func(c cell) bool { return c.at == c.end }) {
		why = plus(corpus.Ligature, why)
	}
	if head < len(c) && !why.Has(corpus.Join) {
		why = plus(corpus.Join, why)
	}
	source := string(e.src[e.at:end])
	if why == "" && w.reading != source {
		why = corpus.Letters
		if strings.ContainsAny(source, " \t\n") {
			why = corpus.Join
		}
	}
	e.out = append(e.out, corpus.Token{Span: corpus.Span{Start: e.at, End: end}, Reading: w.reading, Why: why, Rivals: w.rivals})
	e.at = end
	if w.reading != "" {
		before, _ := utf8.DecodeLastRuneInString(e.last)
		e.tight = w.reading == "-" && c[0].gap == gapNone && unicode.IsLetter(before)
		e.last, e.word0, e.white, e.gap, e.seam = w.reading, len(e.out)-1, -1, gapNone, false
	}
	e.seam = e.seam || w.why == corpus.Italic
	for head < len(c) {
		e.joined(int(c[head].at))
		j := head + 1
		for j < len(c) && c[j].gap < gapLine && !e.furnitureIn(int(c[j-1].end), int(c[j].at)) {
			j++
		}
		e.joined(int(c[j-1].end))
		head = j
	}
}

// compounds reports whether the language writes two words as one, and so may leave
// the second to what follows: korn- och hafreåkrar.
func compounds(code string) bool {
	l := lang.Of(code)
	return l != nil && l.Compounds
}

// leads reports whether a dot is one of several, set close or the leaders of a
// table.
func (e *emitter) leads(w word) bool {
	return e.u.cells[w.from].leads || w.to < len(e.u.cells) && e.u.cells[w.to].r == '.' && e.u.cells[w.to].gap == gapNone
}

// joined emits all up to end as the later part of a broken word.
func (e *emitter) joined(end int) {
	e.pieces(end, func(s corpus.Span) {
		e.out = append(e.out, corpus.Token{Span: s, Why: corpus.Join})
	})
}

// fill emits all up to end, which is white space and furniture.
func (e *emitter) fill(end int) {
	e.pieces(end, func(s corpus.Span) {
		if e.white < 0 {
			e.white = len(e.out)
		}
		e.out = append(e.out, corpus.Token{Span: s})
	})
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
func space(g gap, before, after, code string) string {
	first, _ := utf8.DecodeRuneInString(after)
	last, _ := utf8.DecodeLastRuneInString(before)
	switch {
	case g == gapParagraph:
		return "\n\n"
	case g == gapKept:
		return "\n"
	case after == "…" && g == gapSpace:
		return " "
	case g == gapNone && strings.Contains(",;", before) && unicode.IsLetter(first):
		return " "
	case g == gapNone && (!wordly(first) && first != '&' || !wordly(last) && last != '&'):
		return "" // a mark
	case strings.ContainsRune(",.;:!?)]", first) && utf8.RuneCountInString(after) == 1:
		return ""
	case elided(before, code, g) && wordly(first), strings.ContainsRune("([", last):
		return "" // an elided word
	}
	return " "
}

// elided reports whether a word has lost its last letter to the one after it,
// and stands close to it: what one language alone elides in every other too (s'esquicher),
// what others do only as the scan has it (o' the, d' officieren), and not where verse has
// cut it (båd' för, encor' une).
func elided(word, code string, g gap) bool {
	bare, ok := strings.CutSuffix(word, "'")
	l := lang.Of(code)
	if !ok || utf8.RuneCountInString(bare) == 1 {
		return ok && (g == gapNone || l == nil || l.Elides || lang.ElidedAbroad(strings.ToLower(bare)))
	}
	return l != nil && l.Elides && g == gapNone || l.Closes(strings.ToLower(bare))
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
