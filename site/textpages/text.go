// Package textpages makes the pages of the texts: the title page, each text and its
// clauses, texts side by side, and the words of the games.
package textpages

import (
	"fmt"
	"html/template"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/message"

	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// Pages are the pages of the texts, their clauses and their words.
type Pages struct {
	*felt.Table
	emendations map[*corpus.Text][]corpus.PlacedEmendation
	folios      map[*corpus.Text][]int  // the printed page of each leaf
	doubted     map[string]func() []int // of each text: how many places are in doubt on each of its sheets
	near        nearness
}

// New returns the pages of the texts of an edition.
func New(table *felt.Table) *Pages {
	e := &Pages{Table: table, emendations: map[*corpus.Text][]corpus.PlacedEmendation{}, folios: map[*corpus.Text][]int{}, doubted: map[string]func() []int{}}
	for _, t := range e.Corpus.Texts {
		e.emendations[t], e.folios[t] = t.PlacedEmendations(), t.Folios()
		e.doubted[t.ID] = sync.OnceValue(func() []int { return doubtsOf(t, e.Sheets[t.ID]) })
	}
	return e
}

// TextPage is a text, or one sheet of it.
type TextPage struct {
	Short, Title, Lang, Imprint string
	Sheet                       string
	Restated                    bool
	Facts                       []Fact
	Contents                    []Content
	Blocks                      []Block
	Emendations                 []Emendation
	Doubts                      *Doubts // nil where no word on the page is in doubt
	Cite                        joined.Told
	Beside                      []page.Link // pages on which it stands beside other texts
	Play                        []page.Link // the table at which it is played
	Forms                       []Form      // in which it is to be had for programs
}

// Content is one line of a table of contents.
type Content struct {
	page.Link
	Note  string
	Inner bool // under the heading above it
}

// TextPages returns the texts, a page or several sheets each.
func (e *Pages) TextPages() []page.Page {
	var list []page.Page
	for _, t := range e.Corpus.Texts {
		sheets := e.Sheets[t.ID]
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

// contentsPage returns the page of a text that is too large for one: its contents.
func (e *Pages) contentsPage(t *corpus.Text) page.Page {
	return page.Page{Path: page.TextPath(t), Frame: &page.Frame{Title: t.Meta.Short, Description: describe(t), Linked: e.linkedText(page.Place{Path: page.TextPath(t)}, t)}, Body: func(at page.Place) (any, error) {
		v := e.textPage(t)
		v.Facts, v.Beside, v.Play = e.FactsOf(t), e.Besides(at, t, nil), e.TablesOf(at, t)
		v.Forms, v.Cite = e.WholeForms(at, t), e.citePart(t, theWholeText, page.TextPath(t))
		var above []string
		for _, s := range e.Sheets[t.ID] {
			v.Contents = append(v.Contents, contentsOf(at, s, above)...)
			above = s.Clauses[len(s.Clauses)-1].Division
		}
		return v, nil
	}}
}

func (e *Pages) textPage(t *corpus.Text) TextPage {
	return TextPage{Short: t.Meta.Short, Title: t.Meta.Title, Lang: t.Meta.Lang, Imprint: Imprint(t.Meta), Restated: t.Restated}
}

// sheetPage returns a page of a text: its clauses one after another.
func (e *Pages) sheetPage(t *corpus.Text, s *joined.Sheet) page.Page {
	f := page.Frame{Title: t.Meta.Short, Description: describe(t)}
	at := page.Place{Path: s.Path}
	if s.Of == 1 {
		f.Linked = e.linkedText(at, t)
	}
	if s.Of > 1 {
		f.Title = fmt.Sprintf("%s, sheet %d of %d", t.Meta.Short, s.No, s.Of)
		f.Crumbs = []page.Link{{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}}
		sheets := e.Sheets[t.ID]
		if s.No > 1 {
			f.Prev = &page.Link{Href: at.To(sheets[s.No-2].Path), Text: "Sheet " + fmt.Sprint(s.No-1)}
		}
		if s.No < s.Of {
			f.Next = &page.Link{Href: at.To(sheets[s.No].Path), Text: "Sheet " + fmt.Sprint(s.No+1)}
		}
	}
	return page.Page{Path: s.Path, Frame: &f, Body: func(at page.Place) (any, error) {
		v := e.textPage(t)
		if s.Of > 1 {
			v.Sheet = fmt.Sprintf("Sheet %d of %d", s.No, s.Of)
		} else {
			v.Facts, v.Beside, v.Play = e.FactsOf(t), e.Besides(at, t, nil), e.TablesOf(at, t)
			v.Forms = e.WholeForms(at, t)
		}
		v.Emendations = e.emendationsOf(at, t, s.Span)
		v.Contents = contentsOf(at, s, nil)
		v.Blocks = e.blocksOf(at, t, s)
		v.Doubts = e.doubtsOn(at, t, s)
		v.Cite = e.citeSheet(t, s)
		return v, nil
	}}
}

// citeSheet returns how a page of a text is cited: by its leaves, where it has any.
func (e *Pages) citeSheet(t *corpus.Text, s *joined.Sheet) joined.Told {
	part := theWholeText
	switch {
	case s.Of > 1 && len(t.Leaves) > 1:
		part = counted{"leaves %d–%d of the file", []any{t.LeafAt(s.Span.Start), t.LeafAt(s.Span.End - 1)}}
	case s.Of > 1:
		part = counted{"sheet %d of %d", []any{s.No, s.Of}}
	}
	return e.citePart(t, part, s.Path)
}

var theWholeText = counted{phrase: "the whole text"}

// citePart returns how a part of a text is cited, of which the page is at a path.
func (e *Pages) citePart(t *corpus.Text, part counted, path string) joined.Told {
	c := citation{Meta: t.Meta, id: t.ID, besides: []counted{part}, caveat: export.CaveatOf(t), line: e.Line}
	if a := e.Address(); a != "" {
		c.address = a + path
	}
	return c.told()
}

// contentsOf lists the headings of the two outer levels that begin on a sheet;
// above is the division of the clause before it.
func contentsOf(at page.Place, s *joined.Sheet, above []string) []Content {
	var list []Content
	for _, c := range s.Clauses {
		for _, h := range headingsOf(above, c) {
			if h.Level > 3 {
				continue
			}
			to := "#" + h.ID
			if at.Path != s.Path {
				to = at.To(s.Path + to)
			}
			list = append(list, Content{Link: page.Link{Href: to, Text: h.Text}, Note: from(c), Inner: h.Level > 2})
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

// Fact is something that the editors know of the print of a text.
type Fact struct {
	Name string
	Text joined.Told
}

// FactsOf returns what is known of the print of a text.
func (e *Pages) FactsOf(t *corpus.Text) []Fact {
	var list []Fact
	for _, f := range []page.NamedText{
		{Name: "Year", Text: t.Meta.Certainty}, {Name: "Scan", Text: t.Meta.Scan}, {Name: "Provenance", Text: t.Meta.Provenance},
		{Name: "Rights", Text: t.Meta.Rights}, {Name: "Divided", Text: t.Meta.Divided},
	} {
		if f.Text != "" {
			list = append(list, Fact{f.Name, e.Says(t.ID, f.Text)})
		}
	}
	if e.Line.Images { // the foot of every page says that each book tells this
		list = append(list, Fact{"Reading", saidOf(export.CaveatOf(t))})
	}
	if LostOf(t) != "" {
		list = append(list, Fact{"Lost", e.lost(t)})
	}
	return list
}

// saidOf is a sentence of the interface, in every language.
func saidOf(english string) (told joined.Told) {
	for i, l := range phrases.Languages {
		if said := template.HTML(template.HTMLEscapeString(page.Printed(joined.SaidIn(l.Tag, english)))); i == 0 {
			told.English = said
		} else {
			told.Also = append(told.Also, joined.ToldIn{Lang: l.Tag.String(), Text: said})
		}
	}
	return told
}

// lost returns what a text lacks, in the languages in which all of it is told.
func (e *Pages) lost(t *corpus.Text) (told joined.Told) {
	for i, l := range phrases.Languages {
		whole := true
		text := page.Printed(lostIn(t, phrases.Printer(l.Tag).Sprintf, func(english string) string {
			for _, in := range e.Translations(t.ID, english) {
				if in.Lang == l.Tag.String() {
					return in.Text
				}
			}
			whole = whole && i == 0
			return english
		}))
		switch said := template.HTML(template.HTMLEscapeString(text)); {
		case i == 0:
			told.English = said
		case whole:
			told.Also = append(told.Also, joined.ToldIn{Lang: l.Tag.String(), Text: said})
		}
	}
	return told
}

// Imprint returns place, printer and year, as far as they are known.
func Imprint(m corpus.Meta) string {
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
	if i := Imprint(t.Meta); i != "" {
		d += ", " + i
	}
	return fmt.Sprintf("%s: %d clauses.", d, len(t.Clauses))
}

// LostOf says what of a text the scan lacks, and on what evidence; "" for
// nothing. It is told and never filled.
func LostOf(t *corpus.Text) string {
	return lostIn(t, func(format message.Reference, a ...any) string { return fmt.Sprintf(format.(string), a...) }, func(english string) string { return english })
}

// lostIn returns the same in the words of a language, with what the editors say put
// into it.
func lostIn(t *corpus.Text, phrase func(message.Reference, ...any) string, put func(english string) string) string {
	var said []string
	words, leaves := 0, []string(nil)
	for _, l := range t.Lacunae() {
		if l.At == t.Leaves[l.After-1].End {
			said = append(said, phrase("After leaf %d, %s: %s.", l.After, put(l.Extent), put(l.Evidence)))
			continue
		}
		words++
		if n := fmt.Sprint(l.After); !slices.Contains(leaves, n) {
			leaves = append(leaves, n)
		}
	}
	switch {
	case words == 1:
		said = append(said, phrase("In one place, on leaf %s, words are lost: the reading has %s there.", leaves[0], corpus.LacunaMark))
	case words > 1:
		said = append(said, phrase("In %d places words are lost: the reading has %s there (leaves %s).", words, corpus.LacunaMark, strings.Join(leaves, ", ")))
	}
	return strings.Join(said, " ")
}
