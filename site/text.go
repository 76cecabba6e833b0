package site

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"quinola/corpus"
	"quinola/site/export"
)

// mostOnASheet is how many bytes of source one page of a text may hold.
const mostOnASheet = 34_000

// sheet is one page of a text: all of it, or a run of its clauses.
type sheet struct {
	path    string
	no, of  int
	clauses []*corpus.Clause
	span    corpus.Span
}

// sheetsOf parts a text into pages. A text that fits is one page; a larger
// one is parted where a division begins, and within a division only if that
// is larger than a page.
func sheetsOf(t *corpus.Text) []*sheet {
	whole := corpus.Span{Start: 0, End: len(t.Source)}
	if len(t.Source) <= mostOnASheet || len(t.Clauses) == 0 {
		return []*sheet{{path: textPath(t), no: 1, of: 1, clauses: t.Clauses, span: whole}}
	}
	var list []*sheet
	var now *sheet
	size := 0
	for i, c := range t.Clauses {
		begins := i == 0 || top(c) != top(t.Clauses[i-1])
		if now == nil || size+c.Span.Len() > mostOnASheet || begins && size > mostOnASheet/3 {
			now = &sheet{no: len(list) + 1, span: corpus.Span{Start: c.Span.Start}}
			list = append(list, now)
			size = 0
		}
		now.clauses = append(now.clauses, c)
		size += c.Span.Len()
	}
	for i, s := range list {
		s.of = len(list)
		s.path = fmt.Sprintf("%ssheet/%d/", textPath(t), s.no)
		s.span.End = len(t.Source)
		if i+1 < len(list) {
			s.span.End = list[i+1].span.Start
		}
	}
	list[0].span.Start = 0
	return list
}

// top is the outermost heading above a clause.
func top(c *corpus.Clause) string {
	if len(c.Division) == 0 {
		return ""
	}
	return c.Division[0]
}

// textPages are the pages of the texts, their clauses and their words.
type textPages struct {
	*felt
	emendations map[*corpus.Text][]corpus.PlacedEmendation
	folios      map[*corpus.Text][]int  // the printed page of each leaf
	doubted     map[string]func() []int // of each text: how many places are in doubt on each of its sheets
	near        nearness
}

// newTextPages are the pages of the texts of an edition.
func newTextPages(table *felt) *textPages {
	e := &textPages{felt: table, emendations: map[*corpus.Text][]corpus.PlacedEmendation{}, folios: map[*corpus.Text][]int{}, doubted: map[string]func() []int{}}
	for _, t := range e.corpus.Texts {
		e.emendations[t], e.folios[t] = t.PlacedEmendations(), t.Folios()
		e.doubted[t.ID] = sync.OnceValue(func() []int { return doubtsOf(t, e.sheets[t.ID]) })
	}
	return e
}

// TextPage is a text, or one sheet of it.
type TextPage struct {
	Short, Title, Lang, Imprint string
	Sheet                       string
	Restated                    bool
	Facts                       []NamedText
	Contents                    []Content
	Blocks                      []Block
	Emendations                 []Emendation
	Doubts                      *Doubts // nil where no word on the page is in doubt
	Cite                        string
	Beside                      []Link // pages on which it stands beside other texts
	Play                        []Link // the table at which it is played
	Forms                       []Form // in which it is to be had for programs
}

// NamedText is a name and what is said under it.
type NamedText struct{ Name, Text string }

// Content is one line of a table of contents.
type Content struct {
	Link
	Note  string
	Inner bool // under the heading above it
}

// textPages are the texts, a page or several sheets each.
func (e *textPages) textPages() []page {
	var list []page
	for _, t := range e.corpus.Texts {
		sheets := e.sheets[t.ID]
		if len(sheets) == 1 {
			list = append(list, e.sheetPage(t, sheets[0]))
			continue
		}
		list = append(list, e.contentsPage(t))
		for _, s := range sheets {
			list = append(list, e.sheetPage(t, s))
		}
	}
	return list
}

// contentsPage is the page of a text that is too large for one: its contents.
func (e *textPages) contentsPage(t *corpus.Text) page {
	return page{path: textPath(t), frame: &Frame{Title: t.Meta.Short, Description: describe(t), Linked: e.linkedText(place{textPath(t)}, t)}, body: func(at place) (any, error) {
		v := e.textPage(t)
		v.Facts, v.Beside, v.Play = factsOf(t), e.besides(at, t, nil), e.tablesOf(at, t)
		v.Forms = e.wholeForms(at, t)
		var above []string
		for _, s := range e.sheets[t.ID] {
			v.Contents = append(v.Contents, contentsOf(at, s, above)...)
			above = s.clauses[len(s.clauses)-1].Division
		}
		return v, nil
	}}
}

func (e *textPages) textPage(t *corpus.Text) TextPage {
	return TextPage{Short: t.Meta.Short, Title: t.Meta.Title, Lang: t.Meta.Lang, Imprint: imprint(t.Meta), Restated: t.Restated}
}

// sheetPage is a page of a text: its clauses one after another.
func (e *textPages) sheetPage(t *corpus.Text, s *sheet) page {
	f := Frame{Title: t.Meta.Short, Description: describe(t)}
	at := place{s.path}
	if s.of == 1 {
		f.Linked = e.linkedText(at, t)
	}
	if s.of > 1 {
		f.Title = fmt.Sprintf("%s, sheet %d of %d", t.Meta.Short, s.no, s.of)
		f.Crumbs = []Link{{at.to(textPath(t)), t.Meta.Short, ""}}
		sheets := e.sheets[t.ID]
		if s.no > 1 {
			f.Prev = &Link{at.to(sheets[s.no-2].path), "Sheet " + fmt.Sprint(s.no-1), ""}
		}
		if s.no < s.of {
			f.Next = &Link{at.to(sheets[s.no].path), "Sheet " + fmt.Sprint(s.no+1), ""}
		}
	}
	return page{path: s.path, frame: &f, body: func(at place) (any, error) {
		v := e.textPage(t)
		if s.of > 1 {
			v.Sheet = fmt.Sprintf("Sheet %d of %d", s.no, s.of)
		} else {
			v.Facts, v.Beside, v.Play = factsOf(t), e.besides(at, t, nil), e.tablesOf(at, t)
			v.Forms = e.wholeForms(at, t)
		}
		v.Emendations = e.emendationsOf(at, t, s.span)
		v.Contents = contentsOf(at, s, nil)
		v.Blocks = e.blocksOf(at, t, s)
		v.Doubts = e.doubtsOn(at, t, s)
		v.Cite = e.citeSheet(t, s)
		return v, nil
	}}
}

// citeSheet is how a page of a text is cited: by its leaves, where it has any.
func (e *textPages) citeSheet(t *corpus.Text, s *sheet) string {
	c := citation{Meta: t.Meta, id: t.ID, where: "the whole text", caveat: export.CaveatOf(t), line: e.line}
	if s.of > 1 && len(t.Leaves) > 1 {
		c.where = fmt.Sprintf("leaves %d–%d of the file", t.LeafAt(s.span.Start), t.LeafAt(s.span.End-1))
	} else if s.of > 1 {
		c.where = fmt.Sprintf("sheet %d of %d", s.no, s.of)
	}
	if a := e.address(); a != "" {
		c.address = a + s.path
	}
	return c.text()
}

// contentsOf lists the headings of the two outer levels that begin on a sheet;
// above is the division of the clause before it.
func contentsOf(at place, s *sheet, above []string) []Content {
	var list []Content
	for _, c := range s.clauses {
		for _, h := range headingsOf(above, c) {
			if h.Level > 3 {
				continue
			}
			to := "#" + h.ID
			if at.path != s.path {
				to = at.to(s.path + to)
			}
			list = append(list, Content{Link: Link{Href: to, Text: h.Text}, Note: from(c), Inner: h.Level > 2})
		}
		above = c.Division
	}
	return list
}

// from says where a heading begins.
func from(c *corpus.Clause) string {
	if c.Leaf > 0 && len(c.Text.Leaves) > 1 {
		return fmt.Sprintf("leaf %d", c.Leaf)
	}
	return ""
}

// factsOf is what is known of the print of a text.
func factsOf(t *corpus.Text) []NamedText {
	var list []NamedText
	for _, f := range []NamedText{
		{"Year", t.Meta.Certainty}, {"Scan", t.Meta.Scan}, {"Provenance", t.Meta.Provenance},
		{"Rights", t.Meta.Rights}, {"Divided", t.Meta.Divided}, {"Lost", lostOf(t)},
	} {
		if f.Text != "" {
			list = append(list, f)
		}
	}
	return list
}

// imprint is place, printer and year, as far as they are known.
func imprint(m corpus.Meta) string {
	var parts []string
	for _, p := range []string{m.Place, m.Printer, m.Year} {
		if p != "" && p != "unknown" {
			parts = append(parts, p)
		}
	}
	return strings.Join(parts, ", ")
}

func describe(t *corpus.Text) string {
	d := t.Meta.Title
	if i := imprint(t.Meta); i != "" {
		d += ", " + i
	}
	return fmt.Sprintf("%s: %d clauses.", d, len(t.Clauses))
}

// lostOf says what of a text the scan lacks, and on what evidence; "" for
// nothing. It is told and never filled.
func lostOf(t *corpus.Text) string {
	var said []string
	words, leaves := 0, []string(nil)
	for _, l := range t.Lacunae() {
		if l.At == t.Leaves[l.After-1].End {
			said = append(said, fmt.Sprintf("After leaf %d, %s: %s.", l.After, l.Extent, l.Evidence))
			continue
		}
		words++
		if n := fmt.Sprint(l.After); !slices.Contains(leaves, n) {
			leaves = append(leaves, n)
		}
	}
	switch {
	case words == 1:
		said = append(said, fmt.Sprintf("In one place, on leaf %s, words are lost: the reading has %s there.", leaves[0], corpus.LacunaMark))
	case words > 1:
		said = append(said, fmt.Sprintf("In %d places words are lost: the reading has %s there (leaves %s).", words, corpus.LacunaMark, strings.Join(leaves, ", ")))
	}
	return strings.Join(said, " ")
}
