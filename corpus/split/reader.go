package split

import (
	"bytes"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// A reader fills the glyphs and the lines of a view in one pass over the source,
// in step with its tokens and leaves.
type reader struct {
	*view
	tok, leaf int
	blank     bool // before the line is a blank line, or the top of a leaf or of the text
	top       bool
	cur       line
	spaces    int
	ends      int  // line ends since the last glyph
	tab       bool // a tabulator since the last glyph
	wide      bool // white space of two or more since the last glyph
	begins    bool // an emended reading had a line end since the last glyph
	star      int  // where an asterisk that is furniture and opens a line ends
}

// read goes through the source.
func (r *reader) read() {
	for i := 0; i < len(r.src); {
		for r.leaf < len(r.leaves) && i >= r.leaves[r.leaf].Start {
			r.flush()
			r.leaf++
			r.blank, r.top = true, true
			r.spaces = 0
		}
		for r.tok < len(r.tokens.changed) && int(r.tokens.changed[r.tok].end) <= i {
			r.tok++
		}
		c, n := utf8.DecodeRune(r.src[i:])
		if r.differs(i) {
			if to := r.token(r.tok, i, c, n); to > i {
				i = to
				continue
			}
		}
		r.shown(i, c, n)
		i += n
	}
	r.flush()
}

// token reads a token that differs from the source: furniture, or an
// emendation. It returns the offset from which to go on, or 0 if the source
// must be read.
func (r *reader) token(number, i int, c rune, n int) int {
	switch t := r.tokens.token(number); {
	case t.Why.Has(corpus.Furniture):
		if c == '*' && r.cur.lo == len(r.g) {
			r.star = i + n
		}
		if c == '\n' {
			r.ends++
			r.flush()
		}
		r.spaces++
		return i + n
	case t.Why.Has(corpus.Emended) && !t.Why.Has(corpus.Join) && t.Start == i:
		r.emended(t)
		return t.End
	case t.Why.Has(corpus.Emended) && t.Reading == "":
		if c == '\n' && !r.run {
			r.flush()
			r.ends++
		}
		return i + n
	}
	return 0
}

// emended reads an emendation; line ends within it begin paragraphs.
func (r *reader) emended(t corpus.Token) {
	for _, c := range t.Reading {
		if c == '\n' {
			r.flush()
			r.ends++
			r.begins = true
		}
		if unicode.IsSpace(c) {
			r.spaces++
			continue
		}
		r.emit(c, t.Start, t.End)
	}
	if k := bytes.Count(r.src[t.Start:t.End], []byte("\n")); k > 0 && !r.begins && !r.run {
		r.flush() // the lines of the source, whatever is read in them
		r.ends += k
	}
}

// shown reads a letter, a mark or white space of the source.
func (r *reader) shown(i int, c rune, n int) {
	switch {
	case c == '\n':
		r.ends++
		if !r.run {
			r.flush()
		}
		r.spaces++
	case unicode.IsSpace(c):
		r.tab = r.tab || c == '\t'
		r.spaces++
		if r.run && r.spaces == 2 {
			r.flush()
			r.wide = true
		}
	default:
		r.emit(c, i, i+n)
	}
}

// flush ends the line, if it has any glyph.
func (r *reader) flush() {
	r.cur.hi = len(r.g)
	if r.cur.hi > r.cur.lo {
		r.cur.leaf = r.leaf
		r.lines = append(r.lines, r.cur)
		r.blank, r.top = false, false
	}
	r.cur = line{lo: len(r.g)}
	r.star = 0
}

// emit adds a glyph to the line.
func (r *reader) emit(c rune, at, end int) {
	if r.run && r.spaces > 0 && !r.wide && r.sentenceEnds(r.cur) {
		r.flush()
		r.cur.dash = c == '—' || c == '–'
	}
	cur, why := &r.cur, r.why(at)
	if cur.lo == len(r.g) {
		cur.blank, cur.top, cur.ends, cur.begins = r.blank || r.ends > 1, r.top, r.ends, r.begins
		cur.indent = r.spaces
		cur.italic, cur.note = r.star > 0 && r.star == at, r.star > 0 && r.star < at
		if c == '*' {
			next := end < len(r.src) && r.src[end] != ' '
			cur.italic, cur.note = next && why != corpus.Markup, !next
		}
	}
	cur.read = cur.read || why.Has(corpus.Emended)
	space := 0
	if cur.lo < len(r.g) {
		space = r.spaces
	}
	r.g = append(r.g, glyph{r: c, from: int32(at), len: uint16(min(end-at, math.MaxUint16)), gap: r.spaces > 0 || cur.lo == len(r.g), space: uint16(min(space, math.MaxUint16)), tab: r.tab && space > 0, mark: why.Machine()})
	r.spaces, r.ends, r.tab, r.wide, r.begins = 0, 0, false, false, false
}

// why returns why the token at an offset differs from the source; zero if there is none.
func (r *reader) why(at int) corpus.Why {
	if r.differs(at) {
		return r.tokens.whys[r.tokens.changed[r.tok].why]
	}
	return ""
}

// differs reports whether the token at an offset differs from the source: it is then the
// next of those that do.
func (r *reader) differs(at int) bool {
	return r.tok < len(r.tokens.changed) && int(r.tokens.changed[r.tok].start) <= at
}

// sentenceEnds reports whether the line so far, in a source without line
// ends, ends a sentence. A label with its stop opens one.
func (v *view) sentenceEnds(l line) bool {
	n := len(v.g) - l.lo
	last := len(v.g) - 1
	for last > l.lo && strings.ContainsRune(")]\"»”", v.g[last].r) {
		last--
	}
	if n == 0 || !strings.ContainsRune(".!?—–", v.g[last].r) {
		return false
	}
	if n > 9 {
		return true
	}
	head := v.g[l.lo : len(v.g)-1]
	if isDash(v.g[len(v.g)-1].r) {
		return false // "— Sentence": the dash belongs to what follows
	}
	s := compact(head)
	if k := prefixLen(s); k > 0 {
		s = s[k:]
	}
	if s == "" {
		return false
	}
	for _, g := range v.guesses(s) {
		if g.cost <= 1 {
			return false
		}
	}
	return true
}
