// Package export gives the edition to programs and to people without a browser: a
// clause as JSON and as plain text, and the whole corpus as one file that the command
// can read again.
package export

import (
	"bytes"
	"fmt"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/plainjson"
	"quinola/corpus/restore/modern"
)

// The caveats of a reading. They stand inside whatever is cited or taken
// along, for otherwise they do not travel.
const (
	Caveat         = "Reading of a machine-read text; no page image was consulted."
	ImagesCaveat   = "Reading of a machine-read text, held against images of the pages."
	RestatedCaveat = "Restated in the edition's own words; not the words of the source."
)

// CaveatOf returns what must be known of the readings of a text.
func CaveatOf(t *corpus.Text) string {
	switch {
	case t.Restated:
		return RestatedCaveat
	case t.Meta.Images:
		return ImagesCaveat
	}
	return Caveat
}

// Clause is a clause as quinola clauses -json prints it.
type Clause struct {
	ID       string   `json:"id"`
	Text     string   `json:"text"`
	Lang     string   `json:"lang"`
	Label    string   `json:"label"`
	Number   *int     `json:"number"`
	Division []string `json:"division"`
	Kind     string   `json:"kind"`
	Leaf     *int     `json:"leaf"`
	Source   Span     `json:"source"`
	Raw      string   `json:"raw"`
	Reading  string   `json:"reading"`
	Modern   string   `json:"modern"`
	Gloss    Glosses  `json:"gloss,omitempty"`
	Links    []Link   `json:"links"`
	Asides   []Aside  `json:"asides"`
	Examples int      `json:"examples"`

	Words      int                 `json:"words"`     // of the reading, function words apart
	Accounted  int                 `json:"accounted"` // of them, those inside links and asides, or of a clause that is excluded
	Provisions annotate.Provisions `json:"provisions"`
	Game       *string             `json:"game"` // that the clause is about, or null

	Status string `json:"status"`
	Reason string `json:"reason"`
}

// Glosses are what the editors say that a clause says, by language. The English
// is theirs; others are translations of it.
type Glosses map[string]string

// Span is a stretch of source.txt in bytes.
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// Link is a rule and the words of the clause that state it.
type Link struct {
	Rule  string `json:"rule"`
	Quote string `json:"quote"`
	State string `json:"state"`
	How   string `json:"how"`

	Case   string `json:"case,omitempty"` // of the rule, where the clause states several
	Proved bool   `json:"proved"`         // by an example of the clause that fails without it
}

// Aside is words of the clause that state nothing a hand could show.
type Aside struct {
	Quote string `json:"quote"`
	Why   string `json:"why"`
	Of    string `json:"of,omitempty"` // what the words repeat
}

// NewClause returns a clause with what the editors say of it; notes and report may
// be nil.
func NewClause(notes *annotate.Annotations, report *annotate.Report, c *corpus.Clause) Clause {
	j := Clause{
		ID: c.ID, Text: c.Text.ID, Lang: c.Text.Meta.Lang, Label: c.Label, Number: number(c.Number),
		Division: c.Division, Kind: string(c.Kind), Leaf: number(c.Leaf),
		Source: Span{c.Span.Start, c.Span.End}, Raw: c.Raw(), Reading: c.Reading(), Modern: modernReading(c), Links: []Link{}, Asides: []Aside{}, Game: gameOf(c),
	}
	if j.Division == nil {
		j.Division = []string{}
	}
	if notes != nil {
		j.Kind = string(notes.KindOf(c))
		if n := notes.Note(c.ID); n != nil {
			j.annotated(n)
			j.Gloss = glossesOf(notes, n)
		}
		account := notes.AccountOf(c)
		j.Words, j.Accounted = account.Words, account.Accounted
	}
	if report != nil {
		if s := report.Standings[c.ID]; s != nil {
			j.Status, j.Reason, j.Provisions = string(s.Status), s.Reason, s.Provisions()
			for i, l := range s.Links {
				j.Links[i].Proved = l.Proved
			}
		}
	}
	return j
}

// annotated adds what a note says.
func (j *Clause) annotated(n *annotate.Note) {
	j.Examples = len(n.Examples)
	for _, l := range n.Links {
		j.Links = append(j.Links, Link{Rule: l.ID(), Quote: l.Quote, State: string(l.State()), How: string(l.How), Case: l.Case})
	}
	for _, s := range n.Asides {
		j.Asides = append(j.Asides, Aside{s.Quote, string(s.Why), s.Of})
	}
}

// glossesOf returns the gloss of a note in all languages that have it, nil where
// there is none.
func glossesOf(notes *annotate.Annotations, n *annotate.Note) Glosses {
	if n.Gloss == "" {
		return nil
	}
	all := Glosses{"en": n.Gloss}
	for _, t := range notes.Translations(n.Clause.Text.ID, n.Gloss) {
		all[t.Lang] = t.Text
	}
	return all
}

// gameOf returns the id of the game that a clause is about, if its text or division
// says so.
func gameOf(c *corpus.Clause) *string {
	if game := c.Game(); game != "" {
		return &game
	}
	return nil
}

func number(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

// modernReading returns the reading of a clause in modern spelling.
func modernReading(c *corpus.Clause) string {
	var b strings.Builder
	before := ""
	for _, t := range c.Printed() {
		word, _ := modern.After(c.Text.Meta.Lang, before, t.Reading)
		b.WriteString(word)
		if strings.TrimSpace(t.Reading) != "" {
			before = t.Reading
		}
	}
	return strings.TrimSpace(b.String())
}

// Entry is a clause as the site publishes it: with the bytes that are read
// otherwise than they stand, and what must be known of it.
type Entry struct {
	Clause
	Body    int     `json:"body"`            // where the reading begins in the source, after the label
	Holes   []Span  `json:"holes,omitempty"` // stretches inside that are clauses of their own
	Changes []Token `json:"changes"`
	Table   *Table  `json:"table,omitempty"` // of a clause that is a table whose cells the editors set
	Edition Edition `json:"edition"`
	Caveat  string  `json:"caveat"`
}

// Token is a stretch of the source that reads otherwise than it stands. All
// other bytes from body to the end of the source are read as they are, so that
// source and changes give the reading, but for a Table, whose cells they give.
type Token struct {
	Span
	Reading string   `json:"reading"`
	Why     string   `json:"why"`
	Rivals  []string `json:"rivals,omitempty"` // readings not ruled out
}

// Table is a table in the order of print, where the scan has another. Its
// readings are those of the clause; "" is an empty cell, or goes on with the one
// before or above.
type Table struct {
	Caption string     `json:"caption"`
	Rows    [][]string `json:"rows"`
	Head    int        `json:"head"`  // how many rows name the columns
	Side    int        `json:"side"`  // how many columns name the rows
	Moved   bool       `json:"moved"` // the source has the cells in another order
	Note    string     `json:"note"`  // what the order rests on

	Proposed []Proposed `json:"proposed,omitempty"` // what the editors propose in lost cells; no reading has it
}

// Proposed is what the editors propose in a cell that reads [corpus.LacunaMark].
type Proposed struct {
	Row     int    `json:"row"`    // counted from 0
	Column  int    `json:"column"` // counted from 0
	Reading string `json:"reading"`
}

// tableOf returns a clause's table, if the editors set one.
func tableOf(c *corpus.Clause) *Table {
	l := c.Layout
	if l == nil {
		return nil
	}
	t := Table{Head: l.Head, Side: l.Side, Moved: l.Moved, Note: l.Note}
	t.Caption, t.Rows = l.Cells(c.Tokens(), func(t corpus.Token) string { return t.Reading })
	for r, row := range l.Rows {
		for i, cell := range row {
			if cell.Proposed != "" {
				t.Rows[r][i] = corpus.LacunaMark
				t.Proposed = append(t.Proposed, Proposed{r, i, cell.Proposed})
			}
		}
	}
	return &t
}

// Edition is the state of the edition.
type Edition struct {
	Title   string `json:"title"`
	Version string `json:"version"`
	Date    string `json:"date"`
}

// NewEntry returns a clause as it is published.
func NewEntry(notes *annotate.Annotations, report *annotate.Report, ed corpus.Edition, c *corpus.Clause) Entry {
	e := Entry{Clause: NewClause(notes, report, c), Body: c.Body, Changes: []Token{}, Table: tableOf(c), Edition: Edition{ed.Title, ed.Version, ed.Date}, Caveat: CaveatOf(c.Text)}
	for _, h := range c.Holes {
		if start, end := max(h.Start, c.Body), min(h.End, c.Span.End); start < end { // a hole may go on after the clause
			e.Holes = append(e.Holes, Span{start, end})
		}
	}
	for _, t := range c.Tokens() {
		if len(t.Rivals) > 0 || t.Reading != string(c.Text.Source[t.Start:t.End]) {
			e.Changes = append(e.Changes, Token{Span{t.Start, t.End}, t.Reading, string(t.Why), t.Rivals})
		}
	}
	return e
}

// JSON returns the entry as one line.
func (e Entry) JSON() ([]byte, error) {
	data, err := plainjson.Of(e, "")
	if err != nil {
		return nil, fmt.Errorf("clause %s as JSON: %w", e.ID, err)
	}
	return data, nil
}

// Plain returns a clause as plain text: what it is, the edition, the caveat, an
// empty line, and the reading.
func Plain(ed corpus.Edition, c *corpus.Clause) []byte {
	m := c.Text.Meta
	var b bytes.Buffer
	line := func(parts ...string) {
		var said []string
		for _, p := range parts {
			if p != "" && p != "unknown" {
				said = append(said, strings.Join(strings.Fields(p), " "))
			}
		}
		b.WriteString(strings.Join(said, ", ") + "\n")
	}
	line(m.Title, m.Place, m.Printer, m.Year)
	line(append(append([]string{}, c.Division...), c.Label)...)
	where := c.ID
	if c.Leaf > 0 {
		where += fmt.Sprintf(", leaf %d of the file", c.Leaf)
	}
	line(where)
	line(ed.Title)
	line("Edition "+ed.Version, ed.Date)
	line(CaveatOf(c.Text))
	if l := c.Layout; l != nil {
		line("The editors have set the cells of this table: " + l.Note)
	}
	b.WriteString("\n" + c.Reading() + "\n")
	return b.Bytes()
}
