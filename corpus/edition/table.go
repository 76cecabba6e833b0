package edition

import (
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// readTables reads the tables.toml of a text, if it has one.
func readTables(fsys fs.FS, t *corpus.Text) ([]corpus.Table, error) {
	file := "texts/" + t.ID + "/tables.toml"
	if _, err := fs.Stat(fsys, file); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var f tablesFile
	if err := readTOML(fsys, file, &f, "strike it where no table is to be set"); err != nil {
		return nil, err
	}
	return f.Table, nil
}

// A table is a corpus.Table and where it stands in the source.
type table struct {
	*corpus.Table
	text   *corpus.Text
	span   corpus.Span
	apart  []corpus.Span // inside, and clauses of their own
	pieces []piece       // what it is made of, in the order of the source
	layout *corpus.Layout
}

// A piece is the words of a cell, or, without a quote, such as stand in none.
type piece struct {
	corpus.Span
	quote string
}

func (b *table) wrong(what, cure string) error {
	return &Error{File: "texts/" + b.text.ID + "/tables.toml", What: fmt.Sprintf("the table of leaf %d from %q: %s", b.Leaf, b.From, what), Cure: cure}
}

const asItIs = "quote the source as it is"

// placeTables finds the tables of a text and their cells in its source.
func placeTables(t *corpus.Text) ([]table, error) {
	var out []table
	for i := range t.Meta.Tables {
		b := table{Table: &t.Meta.Tables[i], text: t}
		f, err := b.place()
		if err == nil {
			err = b.grid()
		}
		if err == nil {
			err = b.tile(f)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, nil
}

// place finds the stretch of a table, on its leaf and the next, and what stands
// apart in it. It returns the stretch.
func (b *table) place() (folded, error) {
	t := b.text
	if b.Leaf < 1 || b.Leaf > len(t.Leaves) {
		return folded{}, b.wrong(fmt.Sprintf("the text has %d leaves", len(t.Leaves)), "give the leaf on which the table begins")
	}
	leaf := t.Leaves[b.Leaf-1]
	first, n := fold(t.Source, leaf).find(oneLine(b.From))
	if n != 1 || b.From == "" {
		return folded{}, b.wrong(fmt.Sprintf("its first words are on the leaf %d times", n), "quote as many as stand there once")
	}
	rest := fold(t.Source, corpus.Span{Start: first.Start, End: t.Leaves[min(b.Leaf, len(t.Leaves)-1)].End})
	last, n := rest.find(oneLine(b.To))
	if n == 0 || b.To == "" {
		return folded{}, b.wrong(fmt.Sprintf("its last words, %q, do not follow", b.To), asItIs)
	}
	b.span = corpus.Span{Start: first.Start, End: max(first.End, last.End)}
	f := fold(t.Source, b.span)
	for _, a := range b.Apart {
		from, n := f.find(oneLine(a.From))
		to, m := f.find(oneLine(a.To))
		if n == 0 || m == 0 || to.End <= from.Start {
			return folded{}, b.wrong(fmt.Sprintf("%q … %q does not stand in it", a.From, a.To), asItIs)
		}
		b.apart = append(b.apart, corpus.Span{Start: from.Start, End: to.End})
	}
	sort.Slice(b.apart, func(i, j int) bool { return b.apart[i].Start < b.apart[j].Start })
	return f, nil
}

// grid makes the cells of the rows, and sees that those that go on over columns
// and rows are rectangles.
func (b *table) grid() error {
	l := &corpus.Layout{Head: b.Head, Side: b.Side, Note: b.Note}
	type at struct{ row, column int }
	first := map[at]at{} // where the cell begins that a place belongs to
	area := map[at]int{}
	for r, row := range b.Rows {
		if len(row) != len(b.Rows[0]) {
			return b.wrong(fmt.Sprintf("row %d has %d cells, the first %d", r+1, len(row), len(b.Rows[0])), `give it as many, "" where one is empty`)
		}
		l.Rows = append(l.Rows, make([]corpus.Cell, len(row)))
		for k, quote := range row {
			begins := at{r, k}
			switch {
			case quote == corpus.CellAcross && k > 0:
				begins = first[at{r, k - 1}]
			case quote == corpus.CellDown && r > 0:
				begins = first[at{r - 1, k}]
			}
			first[at{r, k}] = begins
			area[begins]++
			c := &l.Rows[begins.row][begins.column]
			c.Across, c.Down = max(c.Across, k-begins.column+1), max(c.Down, r-begins.row+1)
			if proposed, lost := corpus.LostCell(quote); lost {
				c.Lost, c.Proposed = true, proposed
			}
			c.Closing = c.Closing || quote == corpus.CellClosing && k > 0
		}
	}
	for begins, n := range area {
		if c := l.Rows[begins.row][begins.column]; n != c.Across*c.Down {
			return b.wrong(fmt.Sprintf("cell %d of row %d goes on in a shape that is no rectangle", begins.column+1, begins.row+1), `mend the "<" and "^" around it`)
		}
	}
	b.layout = l
	return nil
}

// pending is a quotation whose place is not found yet.
type pending struct {
	quote string
	into  *corpus.Span
	where string
}

// quotations returns those of the caption and the cells, in the order of the rows.
func (b *table) quotations() []pending {
	var list []pending
	ask := func(cell *corpus.Cell, text, where string) {
		parts := strings.Split(oneLine(text), " + ")
		cell.Spans = make([]corpus.Span, len(parts))
		for i, p := range parts {
			list = append(list, pending{p, &cell.Spans[i], where})
		}
	}
	if b.Caption != "" {
		ask(&b.layout.Caption, b.Caption, "the caption")
	}
	for r, row := range b.Rows {
		for k, quote := range row {
			_, lost := corpus.LostCell(quote)
			switch {
			case lost:
			case quote != "" && quote != corpus.CellAcross && quote != corpus.CellDown && quote != corpus.CellClosing:
				ask(&b.layout.Rows[r][k], quote, fmt.Sprintf("cell %d of row %d", k+1, r+1))
			}
		}
	}
	return list
}

// tile finds every quotation's place: wherever one may begin, the longest that
// fits whole words is meant, and of equal ones the first in the rows.
func (b *table) tile(f folded) error {
	list := b.quotations()
	for _, q := range list {
		if q.quote == "" {
			return b.wrong(q.where+" quotes nothing, or nothing before or after a +", `write "" for an empty cell`)
		}
	}
	end := len(f.text)
	apart := b.apart
	for p := 0; p < end; {
		if len(apart) > 0 && f.at[p] >= apart[0].Start {
			for p < end && f.at[p] < apart[0].End {
				p++
			}
			apart = apart[1:]
			continue
		}
		if f.text[p] == ' ' {
			p++
			continue
		}
		best := fitting(f, p, list)
		n := strings.IndexByte(f.text[p:]+" ", ' ')
		if best >= 0 {
			n = len(list[best].quote)
		} else { // another may begin after a mark
			for i := p + 1; i < p+n; i++ {
				if before, _ := utf8.DecodeLastRuneInString(f.text[:i]); !unicode.IsLetter(before) && !unicode.IsDigit(before) && utf8.RuneStart(f.text[i]) && fitting(f, i, list) >= 0 {
					n = i - p
				}
			}
		}
		s := corpus.Span{Start: f.at[p], End: f.at[p+n-1] + 1}
		if best >= 0 {
			*list[best].into = s
			b.layout.Moved = b.layout.Moved || best > 0 && list[best-1].into.End == 0
			b.pieces = append(b.pieces, piece{s, list[best].quote})
		} else {
			b.pieces = append(b.pieces, piece{s, ""})
		}
		p += n
	}
	for _, q := range list {
		if q.into.End == 0 {
			return b.wrong(fmt.Sprintf("%s, %q, is not in the source between its first words and its last, or is in another cell", q.where, q.quote), asItIs)
		}
	}
	return nil
}

// fitting returns the quotation that begins at p, or -1.
func fitting(f folded, p int, list []pending) int {
	best := -1
	for i, q := range list {
		if q.into.End == 0 && strings.HasPrefix(f.text[p:], q.quote) && (best < 0 || fits(f, p, q.quote) > fits(f, p, list[best].quote)) {
			best = i
		}
	}
	return best
}

// fits returns how well a quotation fits the words at p: such as end with a word are
// better, then the longer.
func fits(f folded, p int, quote string) int {
	n := len(quote)
	if p+n == len(f.text) || f.text[p+n] == ' ' {
		n += len(f.text)
	}
	return n
}
