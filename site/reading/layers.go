// Package reading writes the words of a text in their layers (source, reading and
// modern spelling), with the apparatus that explains where these differ. It writes what
// templates would write, but faster: half of the site is words.
package reading

import (
	"strconv"
	"strings"

	"quinola/corpus"
)

// Layers is a stretch of a text in its layers, cut into passages that are
// equally lit, and the apparatus that explains where the layers differ.
type Layers struct {
	Lang      string
	Passages  []Passage
	Entries   []Entry
	Modern    []ModernPassage
	Spelt     []Spelling // the words of the modern layer that the reading spells otherwise
	Same      bool       // a restated text: there is one layer
	Kind      corpus.Kind
	Rows      []Row     // of verse and tables; their passages stand in the cells
	Arranged  *Arranged // of a table that the editors set; nil for none
	Addressed bool      // each word of the reading has its address
}

// Passage is a stretch that is set in one manner.
type Passage struct {
	Manner
	Runs []Run
}

// Manner is what sets a passage off from those beside it.
type Manner struct {
	Place  Place  // where it stands in the account of the clause's words
	Lit    string // the numbers of the links that quote it, "1 3"
	Ref    string // the page of the clause that its words cite
	Italic bool   // so printed
}

// Place is where words stand in the account of a clause that has a note.
type Place string

// The places that show: words that links quote have their marks.
const (
	Linked   Place = ""
	SetAside Place = "set-aside" // they state nothing that a hand could show
	Unlinked Place = "unlinked"  // nothing accounts for them yet
)

// Located is a stretch of a clause's reading with its place.
type Located struct {
	Start, End int
	Place      Place
}

// Run is a stretch that both layers show in one piece.
type Run struct {
	Source, Reading string
	N               int  // the entry of the apparatus that explains it, 0 for none
	First           bool // the first run of that entry
	Doubt           bool // the program could not rule out another reading
	Furniture       bool // kept, marked, not read
	Leaf            int  // a new leaf begins here
	Anchor          bool // ... and this is its address on the page
	Words           words
	Note            int // the emendation, of those listed on the page, that ends with it
}

// Entry explains one difference between the layers.
type Entry struct {
	N           int
	Word        int // the word of the clause in which it stands
	Scan        string
	Reading     string
	Reasons     []string
	Cert        string // of an emendation
	Evidence    string
	Rivals      []string
	Line        string // an emendation of it, ready for a reader's own
	first, last int    // its tokens
	spans       []corpus.Span
}

// Quoted is a stretch of a clause's reading that a link quotes: bytes of the
// concatenated readings of its tokens.
type Quoted struct{ Start, End, Link int }

// Referring is a stretch whose words cite a clause.
type Referring struct {
	Start, End int
	Href       string
}

// Setting is how a stretch of a text is to be shown.
type Setting struct {
	Kind   corpus.Kind
	Quotes []Quoted
	Places []Located
	Refs   []Referring
	Layout *corpus.Layout // of a table that the editors set; nil for none
	// of the text, whose evidence the apparatus gives
	Emendations []corpus.PlacedEmendation
	Noted       func(corpus.Span) int // the number of the emendation that ends there; may be nil
	// Each difference is explained and each word has its address; without, the
	// pages of whole texts stay small.
	Apparatus bool
}

// Of cuts the tokens into runs, and those of verse and tables into rows.
func Of(t *corpus.Text, tokens []corpus.Token, s Setting) Layers {
	l := Layers{Lang: t.Meta.Lang, Same: t.Restated, Kind: s.Kind, Addressed: s.Apparatus}
	c := cutter{Layers: &l, text: t, Setting: s, open: -1, spellings: map[[2]string]int{}}
	if len(tokens) > 0 {
		c.leaf = t.LeafAt(tokens[0].Start)
	}
	c.italics = italics(t, tokens)
	var rows [][]cut
	if s.Layout != nil {
		c.arrange(tokens, s.Layout)
	} else if rows = rowsOf(t.Source, s.Kind, tokens); rows == nil {
		c.cut(tokens, 0, len(tokens))
	}
	head := s.Kind == corpus.KindTable && headed(tokens, rows)
	for i, cells := range rows {
		row := Row{Head: head && i == 0}
		for _, cell := range cells {
			l.Passages, l.Modern = nil, nil
			c.cut(tokens, cell.from, cell.to)
			row.Cells = append(row.Cells, Cell{Class: cell.class, Span: cell.span, Passages: l.Passages, Modern: l.Modern})
		}
		l.Rows = append(l.Rows, row)
		l.Passages, l.Modern = nil, nil
	}
	for i := range l.Entries {
		x := &l.Entries[i]
		emended(s.Emendations, x)
		if l.Arranged == nil {
			x.Line = correction(t, tokens, x.first, x.last)
		}
	}
	return l
}

// cutter cuts tokens into runs, from first to last.
type cutter struct {
	*Layers
	text *corpus.Text
	Setting
	at    int // in the concatenated readings
	leaf  int
	open  int // the entry of a word that goes on, or -1
	words words

	italics   []bool            // of the tokens; nil for none
	spellings map[[2]string]int // the numbers of those listed
	before    string            // the word before, for the modern layer
}

func (c *cutter) cut(tokens []corpus.Token, from, to int) {
	for i := from; i < to; i++ {
		tok := tokens[i]
		end := c.at + len(tok.Reading)
		m := Manner{Place: placeOf(c.Places, c.at, end), Lit: lit(c.Quotes, c.at, end), Ref: ref(c.Refs, c.at, end), Italic: c.italics != nil && c.italics[i]}
		c.run(i, tok, m)
		if !c.Same {
			c.modernise(tok, m)
		}
		c.at = end
	}
}

func (c *cutter) run(i int, tok corpus.Token, m Manner) {
	run := Run{Source: string(c.text.Source[tok.Start:tok.End]), Reading: tok.Reading, Furniture: tok.Why.Has(corpus.Furniture), Words: c.words}
	if n := c.text.LeafAt(tok.Start); n > c.leaf {
		c.leaf, run.Leaf = n, n
	}
	if c.Setting.Kind == corpus.KindTable && tok.Reading == stroke {
		run.Source, run.Reading = "", ""
	}
	c.words.over(tok.Reading)
	if c.Noted != nil {
		run.Note = c.Noted(tok.Span)
	}
	switch goesOn := tok.Why.Has(corpus.Join) && tok.Reading == ""; {
	case run.Furniture:
	case goesOn && c.open >= 0 && c.Apparatus:
		word := &c.Entries[c.open]
		word.Scan += " " + strings.TrimSpace(run.Source)
		word.spans = append(word.spans, tok.Span)
		word.last = i
		run.N = word.N
	case explains(tok) && !alike(tok, run.Source):
		run.Doubt = len(tok.Rivals) > 0
		run.N = -1
		if c.Apparatus {
			c.open = len(c.Entries)
			run.N, run.First = c.open+1, true
			c.Entries = append(c.Entries, Entry{N: run.N, Word: c.words.n, Scan: strings.TrimSpace(run.Source), Reading: tok.Reading, Reasons: reasons(tok.Why), Rivals: tok.Rivals, first: i, last: i, spans: []corpus.Span{tok.Span}})
		}
	case strings.TrimSpace(tok.Reading) != "":
		c.open = -1
	}
	c.add(run, m)
}

// explains reports whether a token's difference is worth a word: white space,
// labels set right and the machine's own marks are not.
func explains(t corpus.Token) bool {
	if len(t.Rivals) > 0 {
		return true
	}
	if t.Why == "" || strings.TrimSpace(t.Reading) == "" && t.Why.Has(corpus.Space) {
		return false
	}
	return t.Why != corpus.Space && t.Why != corpus.Label && !t.Why.Machine()
}

// alike reports whether a reader sees the same in scan and reading, where no editor
// has said so and no word is parted or joined: pages print every apostrophe as the printer's, and & as it stands.
func alike(t corpus.Token, source string) bool {
	for _, why := range []corpus.Why{corpus.Emended, corpus.Split, corpus.Join} {
		if t.Why.Has(why) {
			return false
		}
	}
	return len(t.Rivals) == 0 && strings.TrimSpace(straight.Replace(source)) == strings.TrimSpace(t.Reading)
}

var straight = strings.NewReplacer("’", "'", "‘", "'")

// add appends a run, joining it to the last one where nothing parts them.
func (l *Layers) add(r Run, m Manner) {
	if n := len(l.Passages); n == 0 || l.Passages[n-1].Manner != m {
		l.Passages = append(l.Passages, Passage{Manner: m})
	}
	p := &l.Passages[len(l.Passages)-1]
	if n := len(p.Runs); n > 0 && r.Leaf == 0 && !r.First {
		last := &p.Runs[n-1]
		if last.N == r.N && last.Furniture == r.Furniture && last.Doubt == r.Doubt && last.Note == 0 && r.N == 0 {
			last.Note = r.Note
			last.Source += r.Source
			last.Reading += r.Reading
			return
		}
	}
	p.Runs = append(p.Runs, r)
}

// lit returns the numbers of the links whose quotes overlap [start, end). A token
// without a reading is lit as the words around it are.
func lit(quotes []Quoted, start, end int) string {
	var b strings.Builder
	for _, q := range quotes {
		in := q.Start < end && start < q.End
		if start == end {
			in = q.Start < start && start < q.End
		}
		if in {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(strconv.Itoa(q.Link))
		}
	}
	return b.String()
}

// placeOf returns the place of the stretch [start, end): of a token that lies in
// two, the one told first. What is between the words of a stretch is of it.
func placeOf(places []Located, start, end int) Place {
	for _, p := range places {
		if p.Start < end && start < p.End || start == end && p.Start < start && start < p.End {
			return p.Place
		}
	}
	return Linked
}

// ref returns the page that the stretch [start, end) cites, or "".
func ref(refs []Referring, start, end int) string {
	for _, r := range refs {
		if r.Start < end && start < r.End || start == end && r.Start < start && start < r.End {
			return r.Href
		}
	}
	return ""
}

// reasons puts a token's Why into words, in the order of the constants.
func reasons(why corpus.Why) []string {
	var list []string
	for part := range strings.SplitSeq(string(why), "+") {
		if text := whyText[corpus.Why(part)]; text != "" {
			list = append(list, text)
		}
	}
	return list
}

var whyText = map[corpus.Why]string{
	corpus.LongS:      "long s, which the scan takes for another letter",
	corpus.Join:       "a word that the scan breaks",
	corpus.Split:      "words that the scan runs together",
	corpus.Accent:     "an accent lost or bent",
	corpus.Letters:    "letters misread",
	corpus.Ligature:   "a ligature",
	corpus.Apostrophe: "an apostrophe misread",
	corpus.Numeral:    "a number set right by its sequence or by sense",
	corpus.Marks:      "punctuation misread",
	corpus.Space:      "a space",
	corpus.Lost:       "words that the scan has lost",
	corpus.Emended:    "an editor's emendation",
}

// Anchors gives the first mark of each leaf its address, where the leaf has none
// yet.
func (l *Layers) Anchors(marked map[int]bool) {
	for p := range l.passages {
		for r := range p.Runs {
			if run := &p.Runs[r]; run.Leaf > 0 && !marked[run.Leaf] {
				marked[run.Leaf] = true
				run.Anchor = true
			}
		}
	}
}
