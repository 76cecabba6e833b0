package joined

import (
	"fmt"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/site/page"
)

// HeadingID returns the anchor of the heading at a depth above a clause.
func HeadingID(c *corpus.Clause, depth int) string {
	return fmt.Sprintf("h%d-%s", depth+1, page.Segment(c.Path()))
}

// FirstUnder returns the first clause of a text's i-th clause's division at a
// depth: the clause that carries that heading on the page of the text.
func (e *Edition) FirstUnder(t *corpus.Text, i, depth int) *corpus.Clause {
	for i > 0 {
		a, b := t.Clauses[i-1].Division, t.Clauses[i].Division
		for d := 0; d <= depth; d++ {
			if d >= len(a) || a[d] != b[d] {
				return t.Clauses[i]
			}
		}
		if e.SheetOf[t.Clauses[i-1]] != e.SheetOf[t.Clauses[i]] {
			return t.Clauses[i] // headings begin anew on each sheet
		}
		i--
	}
	return t.Clauses[0]
}

// DivisionHref returns the heading of a division on the page of its text.
func (e *Edition) DivisionHref(at page.Place, t *corpus.Text, division []string) string {
	for i, c := range t.Clauses {
		if strings.Join(c.Division, "\x00") == strings.Join(division, "\x00") {
			first := e.FirstUnder(t, i, len(division)-1)
			return at.To(e.SheetOf[first].Path) + "#" + HeadingID(first, len(division)-1)
		}
	}
	return at.To(page.TextPath(t))
}

// Besides returns the ways from a text to its pages beside others; from a clause
// of it to its place there, where that states some of its rules.
func (e *Edition) Besides(at page.Place, t *corpus.Text, c *corpus.Clause) []page.Link {
	var list []page.Link
	for _, other := range e.Faces[t] {
		path := page.ParallelPath(t, other)
		if c != nil {
			if !slices.ContainsFunc(e.Treating[c], func(r Treated) bool { return e.stating[other][r] }) {
				continue
			}
			path += "#left-" + page.Segment(c.Path())
		}
		list = append(list, page.Link{Href: at.To(path), Text: other.Meta.Short})
	}
	return list
}

// mostOnASheet is how many bytes of source one page of a text may hold.
const mostOnASheet = 34_000

// Sheet is one page of a text: all of it, or a run of its clauses.
type Sheet struct {
	Path    string
	No, Of  int
	Clauses []*corpus.Clause
	Span    corpus.Span
}

// sheetsOf parts a text into pages. A text that fits is one page; a larger
// one is parted where a division begins, and within a division only if that
// is larger than a page.
func sheetsOf(t *corpus.Text) []*Sheet {
	whole := corpus.Span{Start: 0, End: len(t.Source)}
	if len(t.Source) <= mostOnASheet || len(t.Clauses) == 0 {
		return []*Sheet{{Path: page.TextPath(t), No: 1, Of: 1, Clauses: t.Clauses, Span: whole}}
	}
	var list []*Sheet
	var now *Sheet
	size := 0
	for i, c := range t.Clauses {
		begins := i == 0 || Top(c) != Top(t.Clauses[i-1])
		if now == nil || size+c.Span.Len() > mostOnASheet || begins && size > mostOnASheet/3 {
			now = &Sheet{No: len(list) + 1, Span: corpus.Span{Start: c.Span.Start}}
			list = append(list, now)
			size = 0
		}
		now.Clauses = append(now.Clauses, c)
		size += c.Span.Len()
	}
	for i, s := range list {
		s.Of = len(list)
		s.Path = fmt.Sprintf("%ssheet/%d/", page.TextPath(t), s.No)
		s.Span.End = len(t.Source)
		if i+1 < len(list) {
			s.Span.End = list[i+1].Span.Start
		}
	}
	list[0].Span.Start = 0
	return list
}

// Top returns the outermost heading above a clause.
func Top(c *corpus.Clause) string {
	if len(c.Division) == 0 {
		return ""
	}
	return c.Division[0]
}
