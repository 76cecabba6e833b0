package split

import (
	"iter"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/page"
)

// A glyph is one letter or mark of the source that is neither white space nor
// furniture.
type glyph struct { // as small as it can be: a long scan has millions
	r     rune
	from  int32  // where its bytes begin
	len   uint16 // how many it has
	space uint16 // how much white space stands before it
	gap   bool   // a space between words stands before it
	tab   bool   // a tabulator stands before it, within its line
	mark  bool   // added by the machine: it is not read
}

// at and end return where the bytes of a glyph begin and end.
func (g *glyph) at() int  { return int(g.from) }
func (g *glyph) end() int { return int(g.from) + int(g.len) }

// A line is a line of the source or, in a source without line ends, a sentence.
type line struct { // its marks stand together: a long scan has hundreds of thousands of lines
	lo, hi int // its glyphs
	leaf   int // counted from 1
	indent int
	ends   int // line ends since the line before
	head   int // the index of its heading plus one, 0 for none
	told   int // of the headings that the scan tells, the one that it belongs to, counted from 1; 0 for none

	label   *hyp        // the label of a row that it begins with, see markAnnounced
	divides *page.Label // it heads a division of a row of such, by a word that no language lists

	blank    bool // before it is a blank line, or the top of a leaf or of the text
	top      bool // it is the first line of its leaf
	spaced   bool // it is set with spaced letters
	dash     bool // a dash joins the sentence to the one before
	celled   bool // it is cut into cells
	table    bool
	verse    bool
	begins   bool // an editor says that a paragraph begins with it
	read     bool // an editor reads it, so it is no furniture
	note     bool // it begins with an asterisk and a space, or another sign of a note: a note to the page
	foot     bool // it is one of the notes at the foot of its leaf, see markNotes
	middle   bool // it stands in the middle of its column, by what the scan tells
	speaker  bool // it names who speaks what stands below it, see markSpeakers
	lettered bool // it begins with a letter of a row of them, see markLettered
	italic   bool // an asterisk directly before it: a word set off, in a digitiser's Markdown
}

// A view is a source as this package reads it.
type view struct {
	src      []byte
	lang     string
	tokens   *readings
	leaves   []corpus.Span
	g        []glyph
	lines    []line
	width    int  // the usual number of glyphs of a full line
	unbroken bool // lines are paragraphs: a short one need not end any
	run      bool // the source has no line ends: lines are sentences
	volumes  bool // it has several volumes, see findVolumes
	years    bool // its titles end in several years, see findYears
	margin   int  // the column at which full lines end, see findMargin; 0 where that tells nothing
	outlined bool // its Markdown tells how deep each heading is
	heads    []Heading
	headsTo  []int // how many headings begin before each line
	told     int   // how many headings the scan tells
	marks    []corpus.Span
	labels   map[string][]guess
	numbered map[string]int    // the levels of lines such as "CHAPITRE SECOND"
	proper   map[string]string // such lines, undamaged
	openings map[string]int    // first words of labelled items
	begins   map[string]int    // first letters of paragraphs
	highest  int               // the highest number searched for

	highestRoman int // the same, in Roman numerals
}

// longLine is the average bytes to a line above which a source has no line ends.
const longLine = 300

// newView reads a source into glyphs and lines, and finds how the lines are set.
func newView(src []byte, lang string, tokens iter.Seq[[]corpus.Token], leaves []corpus.Span) *view {
	v := &view{src: src, lang: lang, tokens: readingsOf(src, tokens), leaves: leaves, labels: map[string][]guess{}, numbered: map[string]int{}, proper: map[string]string{}, openings: map[string]int{}, begins: map[string]int{}, highest: maxNumber, highestRoman: maxNumber}
	lines, filled, glyphs := 1, 0, 0
	begun := false
	for _, c := range src {
		switch {
		case c == '\n':
			lines++
			begun = false
		case c > ' ' && utf8.RuneStart(c):
			glyphs++
			if !begun {
				begun = true
				filled++
			}
		}
	}
	v.run = len(src)/lines > longLine
	v.g = make([]glyph, 0, glyphs) // except a few that an editor reads
	v.lines = make([]line, 0, filled)
	(&reader{view: v, blank: true, top: true, cur: line{blank: true, top: true}}).read()
	v.measure()
	var room []page.Glyph
	for i := range v.lines {
		room = v.set(&v.lines[i], room)
	}
	v.doubleSpaced()
	v.partRunIn()
	return v
}

// text returns a line with single spaces between its words.
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

// compact returns glyphs without any spaces.
func compact(g []glyph) string {
	var b strings.Builder
	for _, x := range g {
		b.WriteRune(x.r)
	}
	return b.String()
}

// span returns a line's stretch of the source.
func (v *view) span(l line) corpus.Span {
	return corpus.Span{Start: v.g[l.lo].at(), End: v.g[l.hi-1].end()}
}
