package edition

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/edit"
)

// keep lets read what cells quote, though it was taken for furniture: a figure
// alone on its line is often that of a page, but not in a table. Nor does a word
// go on from one cell to another.
func (r *ribbon) keep() {
	for i := range r.tables {
		for _, p := range r.tables[i].pieces {
			if p.quote == "" {
				continue
			}
			for _, at := range []int{p.Start, p.End} {
				if r.severs(at) {
					r.cutAt([]int{at})
				}
			}
			cell := r.between(p.Start, p.End)
			if len(cell) > 0 && cell[0].Reading == "" && cell[0].Why.Has(corpus.Join) {
				before := r.between(r.tables[i].span.Start, p.Start)
				for k := len(before) - 1; k >= 0; k-- {
					if strings.TrimSpace(before[k].Reading) != "" {
						r.unread(&before[k])
						break
					}
				}
				r.unread(&cell[0])
			}
			for k := range cell {
				if cell[k].Why.Has(corpus.Furniture) {
					r.unread(&cell[k])
				}
			}
		}
	}
}

// unread lets a token read as its source does.
func (r *ribbon) unread(t *corpus.Token) {
	t.Reading, t.Why, t.Rivals = string(r.src[t.Start:t.End]), "", nil
}

// holds reports whether a stretch touches a cell.
func (b *table) holds(s corpus.Span) bool {
	return slices.ContainsFunc(b.pieces, func(p piece) bool { return p.quote != "" && p.Start < s.End && s.Start < p.End })
}

// share parts the emendations that run over more cells of a table than one, so
// that each cell reads its own words: those that are likest to its source, in
// their order.
func share(src []byte, places []located, tables []table) []located {
	var out []located
	for _, e := range places {
		parts := []located{e}
		for i := range tables {
			if b := &tables[i]; e.span.Start < b.span.End && b.span.Start < e.span.End {
				if pieces := b.under(e.span); len(pieces) > 1 {
					parts = deal(src, e, pieces)
				}
			}
		}
		out = append(out, parts...)
	}
	return out
}

// under returns the pieces of a table in a stretch, and what stands between them.
func (b *table) under(s corpus.Span) []piece {
	var list []piece
	at := s.Start
	other := func(to int) {
		if len(bytes.TrimSpace(b.text.Source[at:max(at, to)])) > 0 {
			list = append(list, piece{corpus.Span{Start: at, End: to}, "other"})
		}
	}
	for _, p := range b.pieces {
		if p.End <= s.Start || p.Start >= s.End {
			continue
		}
		p.Start, p.End = max(p.Start, s.Start), min(p.End, s.End)
		other(p.Start)
		list = append(list, p)
		at = p.End
	}
	other(s.End)
	return list
}

// deal deals the words of an emendation out to pieces of its stretch.
func deal(src []byte, e located, pieces []piece) []located {
	words := strings.Fields(e.Reading)
	const never = 1 << 20
	cost := make([][]int, len(pieces)+1) // of the first pieces with the first words
	took := make([][]int, len(pieces)+1) // how many words the last of them has
	for i := range cost {
		cost[i], took[i] = make([]int, len(words)+1), make([]int, len(words)+1)
		for j := range cost[i] {
			if cost[i][j] = never; i == 0 && j == 0 {
				cost[i][j] = 0
			}
			for n := 0; i > 0 && n <= j; n++ {
				p, c := pieces[i-1], 0
				if n > 0 || p.quote != "" { // a brace reads nothing
					c = unlike(string(src[p.Start:p.End]), words[j-n:j])
				}
				if n == 0 && p.quote != "" {
					c++ // a cell reads something
				}
				if c += cost[i-1][j-n]; c < cost[i][j] {
					cost[i][j], took[i][j] = c, n
				}
			}
		}
	}
	out := make([]located, len(pieces))
	j := len(words)
	for i := len(pieces); i > 0; i-- {
		n := took[i][j]
		part := e
		part.span, part.Reading = pieces[i-1].Span, strings.Join(words[j-n:j], " ")
		part.begins, part.goesOn = e.begins && i == 1, e.goesOn && i == len(pieces)
		out[i-1] = part
		j -= n
	}
	return out
}

// cells makes sure that no token reads words of two cells.
func (r *ribbon) cells(t *corpus.Text) error {
	var edges []int
	for i := range r.tables {
		for _, p := range r.tables[i].pieces {
			for _, at := range []int{p.Start, p.End} {
				if r.severs(at) {
					edges = append(edges, at)
				}
			}
		}
	}
	r.cutAt(edges)
	t.SetTokens(r.tokens)
	for i := range r.tables {
		if err := r.tables[i].check(); err != nil {
			return err
		}
	}
	return nil
}

// unlike returns how much words differ from their source, in letters and in marks.
func unlike(source string, words []string) int {
	a, b := strings.Join(strings.Fields(source), ""), strings.Join(words, "")
	return edit.Strings(plain(a), plain(b)) + edit.Strings(a, b)
}

// longestToken is more bytes than a word has that is set letter by letter.
const longestToken = 400

// check holds a table to the tokens of its text: each begins and ends within one
// cell, every cell reads something, and what stands in no cell reads nothing.
func (b *table) check() error {
	if at := b.span.Start; at > 0 {
		for _, k := range b.text.Between(max(0, at-longestToken), at) {
			if reads := strings.TrimSpace(k.Reading); k.End > at && reads != "" {
				return b.wrong(fmt.Sprintf("%q is read over its beginning", reads), "begin it before that, or emend it")
			}
		}
	}
	for _, p := range b.pieces {
		var reading strings.Builder
		for _, k := range b.text.Between(p.Start, p.End) {
			if reads := strings.TrimSpace(k.Reading); k.End > p.End && reads != "" {
				return b.wrong(fmt.Sprintf("%q is read over the end of the cell %q", reads, p.quote), "emend it within the cell")
			}
			reading.WriteString(k.Reading)
		}
		switch reads := oneLine(reading.String()); {
		case reads == "" && p.quote != "":
			return b.wrong(fmt.Sprintf("the cell %q reads nothing", p.quote), "quote it in no cell, or emend it")
		case reads != "" && p.quote == "":
			return b.wrong(fmt.Sprintf("%q, read %q, stands in no cell", b.text.Source[p.Start:p.End], reads), "quote it in a row, or emend it away")
		}
	}
	return nil
}

// layOut gives the clauses of tables their layouts.
func layOut(t *corpus.Text) error {
	tables, err := placeTables(t)
	if err != nil {
		return err
	}
	byStart := map[int]*corpus.Clause{}
	for _, c := range t.Clauses {
		if c.Kind == corpus.KindTable {
			byStart[c.Span.Start] = c
		}
	}
	for i := range tables {
		b := &tables[i]
		c := byStart[b.span.Start]
		if c == nil || c.Span != b.span {
			return b.wrong("it is no clause in the pins", "pin the text again with quinola pin")
		}
		if err := b.check(); err != nil {
			return err
		}
		c.Layout = b.layout
	}
	return nil
}
