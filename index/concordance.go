package index

import (
	"cmp"
	"context"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"strings"

	"quinola/corpus/plainjson"
)

// Concordance is every place in the texts where a query's words stand, with the text
// before and after it.
type Concordance struct {
	Query     string  `json:"query"`
	Total     int     `json:"total"`
	Lines     []Line  `json:"lines"`
	Spellings []Spelt `json:"spellings"` // most frequent first
}

// Line is one place.
type Line struct {
	Clause string `json:"clause"`
	Lang   string `json:"lang"` // of the words
	Before string `json:"before"`
	Word   string `json:"word"` // as printed; of a phrase, all its words
	After  string `json:"after"`
	Start  int    `json:"start"` // byte of the clause's reading
}

// Spelt is one spelling of the words in the texts.
type Spelt struct {
	Spelling string `json:"spelling"`
	Count    int    `json:"count"`
}

// Order is how the lines of a concordance are sorted.
type Order string

// The orders of a concordance.
const (
	InTexts Order = ""      // as in the corpus
	Left    Order = "left"  // by the words before, the nearest first
	Right   Order = "right" // by the words after
)

// Concordance finds every place where a word or phrase of the query stands, in the
// clauses that answer the whole query, with about width letters before and after. The
// query is widened as in a search. Of the options it uses only Off and, for what the
// editors say, Lang.
func (x *Index) Concordance(ctx context.Context, query string, order Order, width int, opts Options) (*Concordance, error) {
	_, a, err := x.found(ctx, Parse(query), Options{Off: opts.Off, Lang: opts.Lang})
	if err != nil {
		return nil, err
	}
	c := &Concordance{Query: query, Lines: []Line{}, Spellings: []Spelt{}}
	clauses := a.order()
	slices.Sort(clauses)
	spellings := map[string]int{}
	for _, n := range clauses {
		text, err := x.stored(n, a.side.field.name)
		if err != nil {
			return nil, err
		}
		text, marks := plain(text, a.marks[n])
		for _, m := range marks {
			word := strings.Join(strings.Fields(text[m[0]:m[1]]), " ")
			c.Lines = append(c.Lines, Line{x.clauses[n].id, a.side.texts[n].lang, before(text[:m[0]], width), word, after(text[m[1]:], width), m[0]})
			spellings[strings.ToLower(word)]++
		}
	}
	c.Total = len(c.Lines)
	for s, n := range spellings {
		c.Spellings = append(c.Spellings, Spelt{s, n})
	}
	slices.SortFunc(c.Spellings, func(x, y Spelt) int { return cmp.Or(y.Count-x.Count, strings.Compare(x.Spelling, y.Spelling)) })
	c.sort(order)
	return c, nil
}

// before returns the end of a text, about width letters of it on whole words.
func before(text string, width int) string {
	letters := []rune(oneLine(text))
	if len(letters) <= width {
		return string(letters)
	}
	cut := string(letters[len(letters)-width:])
	if _, rest, ok := strings.Cut(cut, " "); ok {
		cut = rest
	}
	return "…" + cut
}

// after returns the beginning of a text.
func after(text string, width int) string {
	letters := []rune(oneLine(text))
	if len(letters) <= width {
		return string(letters)
	}
	cut := string(letters[:width])
	if i := strings.LastIndexByte(cut, ' '); i >= 0 {
		cut = cut[:i]
	}
	return cut + "…"
}

func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' || r == '\v' {
			return ' '
		}
		return r
	}, s)
}

func (c *Concordance) sort(order Order) {
	if order != Left && order != Right {
		return
	}
	type keyed struct {
		key  []string
		line Line
	}
	list := make([]keyed, len(c.Lines))
	for i, l := range c.Lines {
		side := l.After
		if order == Left {
			side = l.Before
		}
		list[i].line = l
		for _, w := range Words(l.Lang, side) {
			list[i].key = append(list[i].key, w.Form)
		}
		if order == Left {
			slices.Reverse(list[i].key)
		}
	}
	slices.SortStableFunc(list, func(x, y keyed) int { return slices.Compare(x.key, y.key) })
	for i := range list {
		c.Lines[i] = list[i].line
	}
}

// WriteJSON writes the concordance as one JSON value.
func (c *Concordance) WriteJSON(w io.Writer) error {
	return plainjson.Write(w, c, "")
}

// WriteCSV writes a line for each place under a line of names. A spreadsheet would take
// a field that begins with =, +, - or @ for a formula, so such a field is written after
// an apostrophe.
func (c *Concordance) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	if err := out.Write([]string{"clause", "language", "before", "word", "after", "start"}); err != nil {
		return err
	}
	for _, l := range c.Lines {
		if err := out.Write([]string{l.Clause, l.Lang, harmless(l.Before), harmless(l.Word), harmless(l.After), strconv.Itoa(l.Start)}); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

func harmless(field string) string {
	if field != "" && strings.ContainsRune("=+-@", rune(field[0])) {
		return "'" + field
	}
	return field
}
