package tei

import (
	"sort"
	"strconv"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/restore/modern"
)

// readingWriter writes a text clause by clause, under its divisions.
type readingWriter struct {
	*markup
	book   Book
	faults map[*corpus.Clause][]fault
	leaf   int
	above  []string
	gone   []corpus.Lacuna // that are still to come
	before string          // the word before, for the modern spelling
}

// fault is words of a clause in which the book itself errs, and what they
// should be, where that can be told.
type fault struct {
	first, last int // tokens of the clause
	corr        string
}

// faults returns those that the notes tell of sums and references.
func (b Book) faults() map[*corpus.Clause][]fault {
	found := map[*corpus.Clause][]fault{}
	if b.Notes == nil {
		return found
	}
	for _, c := range b.Notes.Claims() {
		if c.Verdict != annotate.BookError || c.Dead != "" || len(c.Spans) != 1 || c.Note.Clause.Text != b.Text || c.Note.Clause.Layout != nil {
			continue
		}
		s := c.Spans[0]
		found[c.Note.Clause] = append(found[c.Note.Clause], fault{s.First, s.Last, b.corrected(c)})
	}
	for _, list := range found {
		sort.Slice(list, func(i, j int) bool { return list[i].first < list[j].first })
	}
	return found
}

// corrected returns the words of a claim with the figure that they should have, ""
// where they do not give it in figures once.
func (b Book) corrected(c *annotate.Claim) string {
	says, truth := c.Says, c.Truth
	if c.Reference() {
		from, to := b.Notes.Corpus.Clause(c.Says), b.Notes.Corpus.Clause(c.Truth)
		if from == nil || to == nil {
			return ""
		}
		says, truth = strconv.Itoa(from.Number), strconv.Itoa(to.Number)
	}
	if strings.Count(c.Words, says) != 1 {
		return ""
	}
	return strings.Replace(c.Words, says, truth, 1)
}

func (w *readingWriter) body() {
	w.gone = w.book.Text.LostLeaves()
	for _, c := range w.book.Text.Clauses {
		w.division(c.Division)
		w.gone = w.leaves(w.gone, c.Span.Start)
		w.clause(c)
	}
	w.leaves(w.gone, len(w.book.Text.Source))
	w.division(nil)
}

// division closes the divisions that end and opens those that begin.
func (w *readingWriter) division(path []string) {
	same := 0
	for same < len(path) && same < len(w.above) && path[same] == w.above[same] {
		same++
	}
	for range w.above[same:] {
		w.close("div")
		w.line()
	}
	for _, h := range path[same:] {
		w.open("div")
		w.element("head", oneLine(h))
		w.line()
	}
	w.above = path
}

func (w *readingWriter) clause(c *corpus.Clause) {
	w.before = ""
	id := []attr{{"xml:id", ClauseID(c)}, {"type", string(c.Kind)}, {"n", c.Label}}
	switch {
	case c.Layout != nil:
		w.table(c, id)
	case c.Kind == corpus.KindVerse:
		w.open("lg", id...)
		for _, l := range linesOf(c) {
			w.open("l")
			w.tokens(c, l, 0)
			w.close("l")
		}
		w.close("lg")
	default:
		w.open("ab", id...)
		tokens := c.Tokens()
		first := 0
		for first < len(tokens) && strings.TrimSpace(tokens[first].Reading) == "" {
			first++
		}
		w.tokens(c, kept(tokens), first)
		w.close("ab")
	}
	w.line()
}

// linesOf returns the tokens of verse, line by line: a line ends with a line end of
// the source, or of a restated text.
func linesOf(c *corpus.Clause) [][]corpus.Token {
	var lines [][]corpus.Token
	var line []corpus.Token
	for _, t := range kept(c.Tokens()) {
		line = append(line, t)
		if strings.TrimSpace(t.Reading) == "" && !t.Why.Has(corpus.Furniture) && strings.ContainsRune(string(c.Text.Source[t.Start:t.End])+t.Reading, '\n') {
			lines, line = append(lines, line), nil
		}
	}
	if line != nil {
		lines = append(lines, line)
	}
	return lines
}

// table writes a table as the editors set it.
func (w *readingWriter) table(c *corpus.Clause, id []attr) {
	w.open("table", append(id, attr{"rend", moved(c.Layout)})...)
	caption, rows := c.Layout.Set(c.Tokens())
	if len(kept(caption)) > 0 {
		w.open("head")
		w.tokens(c, kept(caption), -1)
		w.close("head")
	}
	for i, row := range rows {
		role := "data"
		if i < c.Layout.Head {
			role = "label"
		}
		w.open("row", attr{"role", role})
		for j, cell := range row {
			place := c.Layout.Rows[i][j]
			w.open("cell", attr{"cols", times(place.Across)}, attr{"rows", times(place.Down)})
			if place.Lost {
				w.empty("gap", attr{"reason", "lost"})
			}
			w.tokens(c, kept(cell), -1)
			w.close("cell")
		}
		w.close("row")
	}
	w.close("table")
}

// moved says of a table whether the scan has its cells in another order.
func moved(l *corpus.Layout) string {
	if l.Moved {
		return "moved"
	}
	return ""
}

func times(n int) string {
	if n < 2 {
		return ""
	}
	return strconv.Itoa(n)
}

// tokens writes tokens of a clause; first is the place of the first among all
// of the clause, by which the printer's faults are found, or -1 where they are
// not told.
func (w *readingWriter) tokens(c *corpus.Clause, list []corpus.Token, first int) {
	var italics []corpus.Span
	if len(list) > 0 {
		italics = w.book.Text.Italics(c.Span.Start, c.Span.End)
	}
	italic := func(t corpus.Token) bool {
		for _, s := range italics {
			if t.Start >= s.Start && t.End <= s.End {
				return true
			}
		}
		return false
	}
	slanted := false
	set := func(on bool) {
		switch {
		case on && !slanted:
			w.open("hi", attr{"rend", "italic"})
		case !on && slanted:
			w.close("hi")
		}
		slanted = on
	}
	faults := w.faults[c]
	for i := 0; i < len(list); {
		if n := w.book.Text.LeafAt(list[i].Start); n > w.leaf {
			set(false)
			w.leaf = n
			w.empty("pb", attr{"n", strconv.Itoa(n)})
		}
		if first >= 0 && len(faults) > 0 && first+i >= faults[0].first {
			f := faults[0]
			faults = faults[1:]
			if end := min(f.last-first, len(list)); end > i {
				set(false)
				w.fault(list[i:end], f.corr)
				i = end
				continue
			}
		}
		set(italic(list[i]))
		w.token(list[i])
		i++
	}
	set(false)
}

// fault writes words in which the book itself errs.
func (w *readingWriter) fault(list []corpus.Token, corr string) {
	if corr != "" {
		w.open("choice")
	}
	w.open("sic")
	for _, t := range list {
		w.token(t)
	}
	w.close("sic")
	if corr != "" {
		w.element("corr", corr, attr{"resp", "#editors"})
		w.close("choice")
	}
}

// token writes what was printed: with its modern spelling beside it, with the
// readings that could not be ruled out, or with the mark of what is lost.
func (w *readingWriter) token(t corpus.Token) {
	if t.Why.Has(corpus.Furniture) && t.Reading == "" {
		return
	}
	word, _ := modern.After(w.book.Text.Meta.Lang, w.before, t.Reading)
	if strings.TrimSpace(t.Reading) != "" {
		w.before = t.Reading
	}
	switch {
	case len(t.Rivals) > 0:
		w.open("choice")
		w.element("unclear", t.Reading, attr{"cert", "high"})
		for _, r := range t.Rivals {
			w.element("unclear", r, attr{"cert", "low"})
		}
		w.close("choice")
	case word != t.Reading && !strings.Contains(t.Reading, corpus.LacunaMark):
		w.open("choice")
		w.element("orig", t.Reading)
		w.element("reg", word)
		w.close("choice")
	default:
		w.said(t.Reading)
	}
}

// said writes a reading, with a gap where words are lost and a mark where a
// paragraph begins.
func (w *readingWriter) said(s string) {
	w.gaps(s, func(part string) {
		for j, paragraph := range strings.Split(part, "\n\n") {
			if j > 0 {
				w.empty("milestone", attr{"unit", "paragraph"})
				w.markup.text("\n\n")
			}
			w.markup.text(paragraph)
		}
	})
}
