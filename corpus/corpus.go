// Package corpus holds the vocabulary of the edition's texts: a text, its leaves, the
// tokens that turn its source into a reading, and the clauses that a reader cites. It
// also loads texts whose readings are pinned. It knows no game, and it never changes a
// byte of a source. Start at Text, Token and Clause.
package corpus

import "strings"

// Span is a half-open range of bytes in a text's source.
type Span struct{ Start, End int }

// Len returns the number of bytes in the span.
func (s Span) Len() int { return s.End - s.Start }

// Contains reports whether all of o lies in the span.
func (s Span) Contains(o Span) bool { return s.Start <= o.Start && o.End <= s.End }

// Overlaps reports whether the two have bytes in common.
func (s Span) Overlaps(o Span) bool { return s.Start < o.End && o.Start < s.End }

// Corpus is a set of texts in the order in which they are published.
type Corpus struct {
	Edition Edition
	Texts   []*Text

	byText   map[string]*Text
	byClause map[string]*Clause
}

// Edition says which state of the corpus this is. All is given by edition.toml
// and nothing taken from a clock.
type Edition struct {
	Version string // "0.1"
	Date    string // "2026-11-21"
	Title   string
	Address string // where it is published, "https://…/"; "" where that is not known
	Licence string // the address of the licence under which the editors offer what is theirs; "" where none is told
	Opening string // the id of the clause with which the edition opens; "" leaves it to the program

	Method map[string]string // how its editors made and checked the readings, by language: en, fr, sv
}

// Text is one book, as received and as read.
type Text struct {
	ID       string // "hague-1785", the name of its folder
	Meta     Meta
	Source   []byte // source.txt, byte for byte; of a restated text, restated.txt
	Restated bool   // told in the project's own words: nothing about scans applies
	Leaves   []Span // the printed leaves, in order; leaf n is Leaves[n-1]
	Clauses  []*Clause

	Emendations []Emendation
	Evidence    *Evidence         // what is known of the scan besides its letters; nil for nothing
	Moved       map[string]string // ids that were given once, and the clauses that hold their words now
	Unaided     *Unaided          // nil where it was not measured

	tokens *tape
}

// Unaided is how well the restorer reads a text without the editors' help,
// held against their reading.
type Unaided struct {
	Letters float64 // read otherwise, in a hundred
	Spoilt  float64 // words that the scan had right and the restorer has not, in a hundred
}

// Meta is what text.toml says of a text.
type Meta struct {
	Title      string
	Short      string            // how the edition calls it in a line
	Called     map[string]string // ... in other languages, where that differs: fr, sv
	Lang       string            // its code in package lang
	Place      string
	Printer    string
	Year       string // "1785", "about 1755"
	Certainty  string // how well the year is known
	Scan       string // what kind of machine reading the source is
	Images     bool   // its readings were held against images of the pages
	Provenance string
	Rights     string
	Cite       string   // how a section is cited, %s being its number; "" for the edition's usual form
	Divided    string   // how it is divided, in a sentence
	Leaves     string   // how its leaves are parted, in a sentence
	Game       string   // the game, where a text has but one
	Players    string   // ... by how many it is played
	Pack       string   // ... and with what cards
	Says       []string // ... and the paths of the clauses that say so
	Through    bool     // its items are numbered through all divisions: "hague-1785:18"
	Closed     bool     // there are no divisions but those listed
	Paragraphs []string // the divisions, or "*", in whose numbered items each further paragraph is a clause of its own
	Divisions  []Division
	Furniture  []Stretch       // what the editors know to be no part of the book
	Passages   []Passage       // stretches that are one clause of a kind, where splitting sees several
	Tables     []Table         // tables that the editors set
	Kinds      map[string]Kind // by the path of a clause, where splitting takes it for another
	Citations  []Erratum       // what the editors say of citations that are wrong
	Lost       []Lacuna        // leaves that the scan lacks
}

// Erratum says what is wrong with a citation, and what must be meant.
type Erratum struct {
	Clause string   // the path of the clause that cites
	Words  string   // the citation as read, or a part of it
	Meant  []string // the paths of the clauses that must be meant
	Note   string
}

// Stretch is a part of a source, from one quotation to another, both of it.
type Stretch struct {
	From string
	To   string
	What string // why it is no part of the book
}

// Passage is a stretch of a source, from one quotation to another, both of it,
// that is one clause: a table, say, that the scan shows in pieces.
type Passage struct {
	From string
	To   string
	Kind Kind
}

// Lacuna is a place where the scan lacks what was printed.
type Lacuna struct {
	After    int    // the leaf on which it is, or after which leaves are lost
	At       int    // the offset in the source at which it is
	Extent   string // how much is lost, as far as can be told
	Evidence string
}

// Division is what the editors say of one division of a text: the part of an
// id it gives to its clauses, and for a game what is played and by whom.
type Division struct {
	Heading  string   // as printed, by which the division is recognised; "" where the print has none
	At       string   // the heading quoted from the source, where likeness would not do
	Then     string   // ... and the words after it, where it stands there twice
	Before   string   // the words it stands before, where the heading is lost
	Slug     string   // "reversy.2"; dots part it into the divisions above
	Name     string   // how the edition calls it, where the print is no help
	Game     string   // the game's modern name
	Players  string   // "3 to 6"; "" where the text does not say
	Pack     string   // "32 cards"; "" where the text does not say
	Says     []string // the paths of the clauses that say who plays and with what
	Cardless bool     // the game is played without cards
	Kind     Kind     // of its unnumbered paragraphs, if they are not narrative
	Items    Kind     // of its numbered items, if they are not rules
	Plain    bool     // not a heading at all: its words belong to the division before
}

// Token is a stretch of the source and what was printed there. The tokens of
// a text tile its source: their spans, put end to end, give it back byte for
// byte. White space and marks are tokens too.
//
// A word broken over a line or over furniture is several tokens: the first
// carries the whole reading, the later ones read "" with Why "join".
// Furniture (running heads, folios, catchwords ...) reads "".
type Token struct {
	Span
	Reading string
	Why     Why
	Rivals  []string // other readings the program could not rule out: the token is doubtful
}

// Why says why a token's reading differs from its source: one or more of the
// Why constants joined by "+", or "" where it does not differ.
type Why string

// The reasons a reading may differ from its source.
const (
	LongS      Why = "long-s"     // ſ, which the scan shows as f, í, l ...
	Join       Why = "join"       // a word broken by a line end, a stray space or furniture
	Split      Why = "split"      // words run together
	Accent     Why = "accent"     // an accent lost or bent
	Letters    Why = "letters"    // letters misread
	Ligature   Why = "ligature"   // ﬁ, ﬅ, œ, & ...
	Apostrophe Why = "apostrophe" // 1'on, I'on, Ton
	Numeral    Why = "numeral"    // a number set right, by its sequence or by sense
	Marks      Why = "marks"      // punctuation
	Space      Why = "space"      // white space normalised
	Furniture  Why = "furniture"  // kept, marked, not read
	Label      Why = "label"      // a clause's number, set right; not part of the reading of the clause
	Italic     Why = "italic"     // a mark of the machine's, *…* or <i>…</i>: reads nothing, see Text.Italics
	Markup     Why = "markup"     // another mark of the machine's: a number sign, a backslash, stars around a whole page
	Lost       Why = "lost"       // what was printed here is lost: the reading has LacunaMark in its place
	Emended    Why = "emendation"
)

// LacunaMark stands in a reading for words that the scan has lost. An editor
// sets it, by an emendation or for lost leaves in text.toml; nothing is invented
// to fill it.
const LacunaMark = "[…]"

// Has reports whether w includes the reason r.
func (w Why) Has(r Why) bool {
	for part := range strings.SplitSeq(string(w), "+") {
		if part == string(r) {
			return true
		}
	}
	return false
}

// Machine reports whether a token is a mark of the machine's: it reads nothing,
// whatever an editor reads around it.
func (w Why) Machine() bool { return w == Italic || w == Markup }

// Kind says what sort of thing a clause is.
type Kind string

// The kinds of clauses.
const (
	KindRule       Kind = "rule"
	KindDefinition Kind = "definition"
	KindAdvice     Kind = "advice"
	KindNarrative  Kind = "narrative"
	KindTable      Kind = "table"
	KindVerse      Kind = "verse"
	KindHeading    Kind = "heading"
)

// Clause is the smallest numbered or paragraph unit that a reader would cite.
type Clause struct {
	ID       string   // "hague-1785:18": the text, a colon, a dotted path that never changes
	Text     *Text    // the text it belongs to
	Division []string // the headings above it, outermost first
	Label    string   // as restored, "XVIII"; "" for a paragraph without one
	Number   int      // the number the label stands for; 0 for none
	Kind     Kind
	Leaf     int  // the leaf it begins on, counted from 1; 0 for a restated text
	Span     Span // in the source, label included
	Body     int  // offset in the source where the reading begins, after the label
	Lost     bool // the label is not in the source: it follows from its neighbours

	// Holes are stretches inside the span that are clauses of their own, such
	// as a table at the foot of the page on which a sentence breaks off.
	Holes []Span

	Layout *Layout // of a table that the editors set; nil for any other clause
}

// Raw returns the clause as it stands in the source, label included.
func (c *Clause) Raw() string { return string(c.Text.Source[c.Span.Start:c.Span.End]) }

// Reading returns what was printed in the clause, without its label. A table that
// the editors set reads row by row, a line each, with tabulators between cells.
func (c *Clause) Reading() string {
	var b strings.Builder
	for _, t := range c.Printed() {
		b.WriteString(t.Reading)
	}
	if c.Layout != nil {
		return b.String() // its first cell may be empty
	}
	return strings.TrimSpace(b.String())
}

// Printed returns the tokens of the clause's body in the order of print, which is
// that of the source but for a table that the editors set.
func (c *Clause) Printed() []Token {
	if c.Layout != nil {
		return c.Layout.printed(c.Tokens())
	}
	return c.Tokens()
}

// Tokens returns the tokens of the clause's body in the order of the source: those
// that begin at or after Body and before the end of its span, without those in
// its holes.
func (c *Clause) Tokens() []Token {
	all := c.Text.Between(c.Body, c.Span.End)
	if len(c.Holes) == 0 {
		return all
	}
	var out []Token
	for _, t := range all {
		in := false
		for _, h := range c.Holes {
			in = in || t.Start >= h.Start && t.Start < h.End
		}
		if !in {
			out = append(out, t)
		}
	}
	return out
}

// Path returns the part of the clause's id after the colon.
func (c *Clause) Path() string {
	_, path, _ := strings.Cut(c.ID, ":")
	return path
}
