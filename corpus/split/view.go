package split

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// A glyph is one letter or mark of the source that is neither white space nor
// furniture.
type glyph struct {
	r       rune
	at, end int
	gap     bool // a space between words stands before it
	mark    bool // the machine's: it is not read
}

// A line is a line of the source, or a sentence of a source without lines.
type line struct {
	lo, hi int  // its glyphs
	leaf   int  // counted from 1
	blank  bool // a blank line, the top of a leaf or the top of the text is before it
	top    bool // the first line of its leaf
	spaced bool // set with spaced letters
	dash   bool // a sentence that a dash joins to the one before
	tabs   int  // tabulators, leaders and wide spaces in it
	indent int
	ends   int // line ends since the line before
	head   int // index of its heading plus one, 0 for none
	table  bool
	verse  bool
	begins bool // an editor says that a paragraph begins with it
	read   bool // an editor reads it, so that it is no furniture
	note   bool // an asterisk and a space before it: a note to the page
	label  *hyp // the label in a row of such that it begins with, see markAnnounced
	italic bool // an asterisk right before it: a word set off, in a digitiser's Markdown
}

// A view is a source as this package reads it.
type view struct {
	src      []byte
	lang     string
	tokens   []corpus.Token
	leaves   []corpus.Span
	g        []glyph
	lines    []line
	width    int  // the usual number of glyphs of a full line
	unbroken bool // lines are paragraphs: a short one need not end any
	run      bool // the source has no line ends: lines are sentences
	heads    []Heading
	headsTo  []int // how many headings begin before each line
	marks    []corpus.Span
	labels   map[string][]guess
	numbered map[string]int    // the levels of lines such as "CHAPITRE SECOND"
	proper   map[string]string // such lines without their damage
	openings map[string]int    // first words of labelled items
	begins   map[string]int    // first letters of paragraphs
	highest  int               // the highest number that is looked for

	highestRoman int // and the highest in Roman numerals
}

// sentences longer than this on the average are no lines.
const longLine = 300

func newView(src []byte, lang string, tokens []corpus.Token, leaves []corpus.Span) *view {
	v := &view{src: src, lang: lang, tokens: tokens, leaves: leaves, labels: map[string][]guess{}, numbered: map[string]int{}, proper: map[string]string{}, openings: map[string]int{}, begins: map[string]int{}, highest: maxNumber, highestRoman: maxNumber}
	lines := 1
	for _, c := range src {
		if c == '\n' {
			lines++
		}
	}
	v.run = len(src)/lines > longLine
	v.read()
	v.measure()
	for i := range v.lines {
		v.closeUp(&v.lines[i])
	}
	v.doubleSpaced()
	return v
}

// read fills v.g and v.lines in one pass over the source, in step with the
// tokens and the leaves.
func (v *view) read() {
	var (
		tok, leaf int
		blank     = true
		top       = true
		cur       = line{blank: true, top: true}
		spaces    int
		ends      int  // line ends since the last glyph
		wide      bool // white space of two or more since the last glyph
		begins    bool // an emended reading had a line end since the last glyph
		star      int  // where an asterisk ends that is furniture and opens a line
	)
	flush := func() {
		cur.hi = len(v.g)
		if cur.hi > cur.lo {
			cur.leaf = leaf
			v.lines = append(v.lines, cur)
			blank, top = false, false
		}
		cur = line{lo: len(v.g)}
		star = 0
	}
	emit := func(r rune, at, end int) {
		if v.run && spaces > 0 && !wide && v.sentenceEnds(cur) {
			flush()
			cur.dash = r == '—' || r == '–'
		}
		if cur.lo == len(v.g) {
			cur.blank, cur.top, cur.ends, cur.begins = blank || ends > 1, top, ends, begins
			cur.indent = spaces
			cur.italic, cur.note = star > 0 && star == at, star > 0 && star < at
			if r == '*' {
				next := end < len(v.src) && v.src[end] != ' '
				cur.italic, cur.note = next && v.whyAt(tok, at) != corpus.Markup, !next
			}
		}
		cur.read = cur.read || v.whyAt(tok, at).Has(corpus.Emended)
		v.g = append(v.g, glyph{r: r, at: at, end: end, gap: spaces > 0 || cur.lo == len(v.g), mark: v.whyAt(tok, at).Machine()})
		if spaces > 2 && cur.lo < len(v.g)-1 && !v.afterLabel(line{lo: cur.lo, hi: len(v.g) - 1}) {
			cur.tabs++
		}
		spaces, ends, wide, begins = 0, 0, false, false
	}
	for i := 0; i < len(v.src); {
		for leaf < len(v.leaves) && i >= v.leaves[leaf].Start {
			flush()
			leaf++
			blank, top = true, true
			spaces = 0
		}
		for tok < len(v.tokens) && v.tokens[tok].End <= i {
			tok++
		}
		r, n := utf8.DecodeRune(v.src[i:])
		if tok < len(v.tokens) && v.tokens[tok].Start <= i {
			t := v.tokens[tok]
			switch {
			case t.Why.Has(corpus.Furniture):
				if r == '*' && cur.lo == len(v.g) {
					star = i + n
				}
				if r == '\n' {
					ends++
					flush()
				}
				spaces++
				i += n
				continue
			case t.Why.Has(corpus.Emended) && !t.Why.Has(corpus.Join) && t.Start == i:
				for _, r := range t.Reading {
					if r == '\n' {
						flush()
						ends++
						begins = true
					}
					if unicode.IsSpace(r) {
						spaces++
						continue
					}
					emit(r, t.Start, t.End)
				}
				if k := bytes.Count(v.src[t.Start:t.End], []byte("\n")); k > 0 && !begins && !v.run {
					flush() // the lines of the source, whatever is read in them
					ends += k
				}
				i = t.End
				continue
			case t.Why.Has(corpus.Emended) && t.Reading == "":
				if r == '\n' && !v.run {
					flush()
					ends++
				}
				i += n
				continue
			}
		}
		switch {
		case r == '\n':
			ends++
			if !v.run {
				flush()
			}
			spaces++
		case unicode.IsSpace(r):
			if r == '\t' && !v.afterLabel(cur) {
				cur.tabs++
			}
			spaces++
			if v.run && spaces == 2 {
				flush()
				wide = true
			}
		default:
			emit(r, i, i+n)
		}
		i += n
	}
	flush()
}

// whyAt is why the token tok, if it holds an offset, differs from the source.
func (v *view) whyAt(tok, at int) corpus.Why {
	if tok < len(v.tokens) && v.tokens[tok].Start <= at {
		return v.tokens[tok].Why
	}
	return ""
}

// afterLabel reports whether the line so far is what may be a label and its
// stop: white space after it makes no cell.
func (v *view) afterLabel(l line) bool {
	hi := len(v.g)
	if l.hi > l.lo {
		hi = l.hi
	}
	n := hi - l.lo
	return n >= 2 && n <= 7 && strings.ContainsRune(".):", v.g[hi-1].r)
}

// sentenceEnds reports whether the line so far, of a source without line
// ends, ends a sentence. A label and its stop do not: it opens one.
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

// text is a line with single spaces between its words.
func (v *view) text(lo, hi int) string {
	var b strings.Builder
	for i := lo; i < hi; i++ {
		if v.g[i].gap && i > lo {
			b.WriteByte(' ')
		}
		b.WriteRune(v.g[i].r)
	}
	return b.String()
}

// compact is glyphs without any spaces.
func compact(g []glyph) string {
	var b strings.Builder
	for _, x := range g {
		b.WriteRune(x.r)
	}
	return b.String()
}

// span is a line's stretch of the source.
func (v *view) span(l line) corpus.Span {
	return corpus.Span{Start: v.g[l.lo].at, End: v.g[l.hi-1].end}
}
