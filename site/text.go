package site

import (
	"fmt"
	"sort"
	"strings"

	"quinola/annotate/quote"
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

// TextPage is a text, or one sheet of it.
type TextPage struct {
	Short, Title, Lang, Imprint string
	Sheet                       string
	Restated                    bool
	Facts                       []NamedText
	Contents                    []Content
	Blocks                      []Block
	Emendations                 []Emendation
	Cite                        string
	Beside                      []Link // pages on which it stands beside other texts
	Play                        *Link  // the table at which it is played
}

// Emendation is an editor's correction, as the page of a text lists it.
type Emendation struct {
	N                              int
	Leaf                           int
	Clause                         Link // in which it stands, if in one
	Quote, Reading, Cert, Evidence string
}

// emendationsOf lists the emendations of a stretch of a text in the order of
// the source.
func (e *edition) emendationsOf(at place, t *corpus.Text, within corpus.Span) []Emendation {
	var list []Emendation
	for _, p := range e.emendations[t] {
		if p.Start < within.Start || p.Start >= within.End {
			continue
		}
		x := Emendation{N: len(list) + 1, Leaf: p.Leaf, Quote: p.Quote, Reading: p.Reading, Cert: p.Cert, Evidence: p.Evidence}
		i := sort.Search(len(t.Clauses), func(i int) bool { return t.Clauses[i].Span.Start > p.Start })
		if i > 0 && p.Start < t.Clauses[i-1].Span.End {
			c := t.Clauses[i-1]
			x.Clause = Link{at.to(clausePath(c)), clauseName(c), ""}
		}
		list = append(list, x)
	}
	return list
}

// noted says which emendation of a stretch of a text ends with a token, by its
// number in the list of emendationsOf; it says each number once.
func (e *edition) noted(t *corpus.Text, within corpus.Span) func(corpus.Span) int {
	all := e.emendations[t]
	first := sort.Search(len(all), func(i int) bool { return all[i].Start >= within.Start })
	said := make([]bool, len(all))
	return func(token corpus.Span) int {
		i := sort.Search(len(all), func(i int) bool { return all[i].Start >= token.End }) - 1
		if i < first || all[i].End <= token.Start || all[i].End > token.End || said[i] {
			return 0
		}
		said[i] = true
		return i - first + 1
	}
}

// NamedText is a name and what is said under it.
type NamedText struct{ Name, Text string }

// Content is one line of a table of contents.
type Content struct {
	Link
	Note  string
	Inner bool // under the heading above it
}

// Block is a clause on the page of its text, or what stands between two.
type Block struct {
	ID, Href, Label, Name string
	Kind                  corpus.Kind
	Headings              []Heading
	Leaf                  int  // the leaf that begins with it
	Unread                bool // kept from the scan, and no part of the book
	Layers                Layers
	tokens                []corpus.Token
	clause                *corpus.Clause
}

// Heading is a heading of the book above a clause.
type Heading struct {
	Level    int
	ID, Text string
}

func (e *edition) textPages() []page {
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
func (e *edition) contentsPage(t *corpus.Text) page {
	return page{path: textPath(t), frame: Frame{Title: t.Meta.Short, Description: describe(t)}, body: func(at place) (any, error) {
		v := e.textPage(t)
		v.Facts, v.Beside, v.Play = factsOf(t), e.besides(at, t, nil), e.tableOf(at, t.ID)
		var above []string
		for _, s := range e.sheets[t.ID] {
			v.Contents = append(v.Contents, contentsOf(at, s, above)...)
			above = s.clauses[len(s.clauses)-1].Division
		}
		return v, nil
	}}
}

func (e *edition) textPage(t *corpus.Text) TextPage {
	return TextPage{Short: t.Meta.Short, Title: t.Meta.Title, Lang: t.Meta.Lang, Imprint: imprint(t.Meta), Restated: t.Restated}
}

// sheetPage is a page of a text: its clauses one after another.
func (e *edition) sheetPage(t *corpus.Text, s *sheet) page {
	f := Frame{Title: t.Meta.Short, Description: describe(t)}
	at := place{s.path}
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
	return page{path: s.path, frame: f, body: func(at place) (any, error) {
		v := e.textPage(t)
		if s.of > 1 {
			v.Sheet = fmt.Sprintf("Sheet %d of %d", s.no, s.of)
		} else {
			v.Facts, v.Beside, v.Play = factsOf(t), e.besides(at, t, nil), e.tableOf(at, t.ID)
		}
		v.Emendations = e.emendationsOf(at, t, s.span)
		v.Contents = contentsOf(at, s, nil)
		v.Blocks = e.blocksOf(at, t, s)
		v.Cite = e.citeSheet(t, s)
		return v, nil
	}}
}

// citeSheet is how a page of a text is cited: by its leaves, where it has any.
func (e *edition) citeSheet(t *corpus.Text, s *sheet) string {
	c := citation{Meta: t.Meta, id: t.ID, where: "the whole text", caveat: export.CaveatOf(t), line: e.line}
	if s.of > 1 && len(t.Leaves) > 1 {
		c.where = fmt.Sprintf("leaves %d–%d of the file", t.LeafAt(s.span.Start), t.LeafAt(s.span.End-1))
	} else if s.of > 1 {
		c.where = fmt.Sprintf("sheet %d of %d", s.no, s.of)
	}
	if a := e.corpus.Edition.Address; a != "" {
		c.address = a + s.path
	}
	return c.text()
}

// blocksOf is everything between the ends of a sheet, in order: no token is
// left out, whether a clause claims it or not. What stands between two clauses
// and is not read there, or is read as the heading above the next one, goes
// with the source of the clause before it.
func (e *edition) blocksOf(at place, t *corpus.Text, s *sheet) []Block {
	var list []Block
	var above []string
	end := s.span.Start
	for i := 0; i <= len(s.clauses); i++ {
		next := s.span.End
		var headings []Heading
		var c *corpus.Clause
		if i < len(s.clauses) {
			c = s.clauses[i]
			next, headings = c.Span.Start, headingsOf(above, c)
		}
		gap := t.Between(end, max(end, next))
		if silent(gap, headings) {
			if n := len(list); aside(t, gap) {
				list = append(list, Block{Unread: true, tokens: unread(gap)})
			} else if n > 0 {
				list[n-1].tokens = append(list[n-1].tokens, unread(gap)...)
			} else if len(gap) > 0 && strings.TrimSpace(string(t.Source[gap[0].Start:gap[len(gap)-1].End])) != "" {
				list = append(list, Block{tokens: unread(gap)})
			}
		} else {
			list = append(list, Block{tokens: gap})
		}
		if c == nil {
			break
		}
		b := Block{ID: segment(c.Path()), Href: at.to(clausePath(c)), Label: heading(c), Name: named(c), Kind: c.Kind, Headings: headings, clause: c}
		if c.Label == "" {
			b.Label = "¶"
		}
		b.tokens = append(b.tokens, c.Tokens()...)
		list = append(list, b)
		above = c.Division
		end = max(end, c.Span.End)
	}
	noted := e.noted(t, s.span)
	for i := range list {
		b := &list[i]
		b.Layers = e.layersOf(t, b.tokens, setting{kind: b.Kind, refs: e.referring(at, b.clause), noted: noted})
	}
	markLeaves(t, list)
	return list
}

// named is what the link of a clause is called to those who hear it: what is
// seen, and what tells it from others.
func named(c *corpus.Clause) string {
	switch {
	case c.Label == "":
		return "Paragraph " + c.Path()
	case c.Label == clauseName(c):
		return "Clause " + c.Label
	}
	return "Clause " + c.Label + ", " + c.Path()
}

// silent reports whether the tokens read as nothing that the page does not
// show already as a heading.
func silent(tokens []corpus.Token, headings []Heading) bool {
	var read, shown strings.Builder
	for _, t := range tokens {
		read.WriteString(t.Reading)
	}
	for _, h := range headings {
		shown.WriteString(h.Text)
	}
	return strings.Contains(quote.Fold(shown.String()), quote.Fold(read.String()))
}

// mostWithin is how many bytes that are not read may follow a clause unseen.
const mostWithin = 80

// aside reports whether what is not read there is too long to go with the
// source of a clause, which it would part from the next.
func aside(t *corpus.Text, gap []corpus.Token) bool {
	if len(gap) == 0 {
		return false
	}
	return len(strings.Join(strings.Fields(string(t.Source[gap[0].Start:gap[len(gap)-1].End])), " ")) > mostWithin
}

// unread are the tokens as the source alone shows them.
func unread(tokens []corpus.Token) []corpus.Token {
	list := make([]corpus.Token, len(tokens))
	for i, t := range tokens {
		list[i] = corpus.Token{Span: t.Span, Why: corpus.Furniture}
	}
	return list
}

// headingsOf are the headings that begin above a clause.
func headingsOf(above []string, c *corpus.Clause) []Heading {
	same := 0
	for same < len(above) && same < len(c.Division) && above[same] == c.Division[same] {
		same++
	}
	var list []Heading
	for i := same; i < len(c.Division); i++ {
		list = append(list, Heading{Level: min(2+i, 4), ID: headingID(c, i), Text: c.Division[i]})
	}
	return list
}

func headingID(c *corpus.Clause, depth int) string {
	return fmt.Sprintf("h%d-%s", depth+1, segment(c.Path()))
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

func factsOf(t *corpus.Text) []NamedText {
	var list []NamedText
	for _, f := range []NamedText{
		{"Year", t.Meta.Certainty}, {"Scan", t.Meta.Scan}, {"Provenance", t.Meta.Provenance},
		{"Rights", t.Meta.Rights}, {"Divided", t.Meta.Divided},
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
