package index

import (
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Concordance is every place of the texts where a query's words stand, each
// with what stands before and after it.
type Concordance struct {
	Query     string  `json:"query"`
	Total     int     `json:"total"`
	Lines     []Line  `json:"lines"`
	Spellings []Spelt `json:"spellings"` // most frequent first
}

// Line is one place.
type Line struct {
	Clause string `json:"clause"`
	Lang   string `json:"lang"`
	Before string `json:"before"`
	Word   string `json:"word"` // as printed; of a phrase, all its words
	After  string `json:"after"`
	Start  int    `json:"start"` // byte of the clause's reading
}

// Spelt is a way in which the words are spelt in the texts.
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

// Concordance finds every place where a word or phrase of the query stands, in
// the clauses that answer the whole query, with about width letters before and
// after. The query is widened as a search is; opts.Limit is not heeded.
func (x *Index) Concordance(ctx context.Context, query string, order Order, width int, opts Options) (*Concordance, error) {
	q := Parse(query)
	a := &answer{Index: x, ctx: ctx, off: opts.Off, side: x.side(q), res: &Results{}}
	if err := a.match(q); err != nil {
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
		text, marks := plain(text, whole(text, a.marks[n], q))
		for _, m := range marks {
			word := strings.Join(strings.Fields(text[m[0]:m[1]]), " ")
			c.Lines = append(c.Lines, Line{x.clauses[n].id, x.clauses[n].lang, before(text[:m[0]], width), word, after(text[m[1]:], width), m[0]})
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

// whole makes one mark of the marks of a phrase: those that follow each other
// with nothing but a mark or a space between, where the query has a phrase.
func whole(text string, marks [][2]int, q Query) [][2]int {
	longest := 1
	for _, t := range q.Terms {
		longest = max(longest, len(t.Words))
	}
	var list [][2]int
	words := 0
	for _, m := range marks {
		if len(list) > 0 {
			last := &list[len(list)-1]
			if m[0] < last[1] { // of two phrases that share a word
				continue
			}
			if words < longest && len(Words("", text[last[1]:m[0]])) == 0 && len(text[last[1]:m[0]]) <= gap {
				last[1] = m[1]
				words++
				continue
			}
		}
		list = append(list, m)
		words = 1
	}
	return list
}

func before(text string, width int) string {
	from := max(0, len(text)-width)
	for from > 0 && !utf8.RuneStart(text[from]) {
		from--
	}
	cut := text[from:]
	if from > 0 {
		if _, rest, ok := strings.Cut(cut, " "); ok {
			cut = rest
		}
		cut = "…" + cut
	}
	return oneLine(cut)
}

func after(text string, width int) string {
	to := min(width, len(text))
	for to < len(text) && !utf8.RuneStart(text[to]) {
		to++
	}
	cut := text[:to]
	if to < len(text) {
		if i := strings.LastIndexByte(cut, ' '); i >= 0 {
			cut = cut[:i]
		}
		cut += "…"
	}
	return oneLine(cut)
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
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(c)
}

// WriteCSV writes a line for each place under a line of names. A spreadsheet
// takes a field that begins with =, +, - or @ for a formula: such a field is
// written after an apostrophe.
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
