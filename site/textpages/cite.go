package textpages

import (
	"bytes"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/corpus"
	"quinola/corpus/plainjson"
	"quinola/site/export"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// Citation is how a clause is cited, in four notations, as text in the language of
// the reader. The state of the edition and the caveat on the scan stand inside each
// of them, for otherwise they do not travel.
type Citation struct {
	Text  joined.Told
	Forms []CitationForm
}

// CitationForm is a citation for a program.
type CitationForm struct{ Name, Text string }

// citation is what there is to say of a clause. Besides where it stands there are
// words of the interface, each with its figures, that say where in print and file.
type citation struct {
	corpus.Meta
	id, where, address, caveat string
	besides                    []counted
	line                       page.EditionLine
}

// counted is a phrase of the interface with its figures.
type counted struct {
	phrase  string
	figures []any
}

func (e *Pages) cite(c *corpus.Clause) Citation {
	s := citation{Meta: c.Text.Meta, id: c.ID, where: page.Locator(c), caveat: export.CaveatOf(c.Text), line: e.Line}
	last := lastLeaf(c)
	switch from, to := e.folio(c, c.Leaf), e.folio(c, last); {
	case from > 0 && to > from:
		s.besides = append(s.besides, counted{", pp. %d–%d", []any{from, to}})
	case from > 0:
		s.besides = append(s.besides, counted{", p. %d", []any{from}})
	}
	switch {
	case c.Leaf > 0 && last > c.Leaf:
		s.besides = append(s.besides, counted{" (leaves %d–%d of the file)", []any{c.Leaf, last}})
	case c.Leaf > 0:
		s.besides = append(s.besides, counted{" (leaf %d of the file)", []any{c.Leaf}})
	}
	if a := e.Address(); a != "" {
		s.address = a + page.ClausePath(c)
	}
	return Citation{s.told(), []CitationForm{{"BibTeX", s.bibTeX()}, {"RIS", s.ris()}, {"CSL-JSON", s.csl()}}}
}

// folio returns the printed page that a leaf of a clause's text is, 0 where it is not
// known.
func (e *Pages) folio(c *corpus.Clause, leaf int) int {
	if list := e.folios[c.Text]; leaf > 0 && leaf <= len(list) {
		return list[leaf-1]
	}
	return 0
}

// lastLeaf returns the leaf on which the last word of a clause begins, or 0.
func lastLeaf(c *corpus.Clause) int {
	for _, t := range slices.Backward(c.Tokens()) {
		if strings.TrimSpace(t.Reading) != "" {
			return c.Text.LeafAt(t.Start)
		}
	}
	return 0
}

func (s *citation) title() string { return s.Title + ": " + s.place(language.English) }

// place is where a clause stands, in a language.
func (s *citation) place(tag language.Tag) string {
	where, in := s.where, phrases.Printer(tag)
	for _, b := range s.besides {
		where += in.Sprintf(b.phrase, b.figures...)
	}
	return where
}

// told returns the citation as text, in every language of the interface.
func (s *citation) told() (t joined.Told) {
	for i, l := range phrases.Languages {
		if text := template.HTML(s.text(l.Tag)); i == 0 {
			t.English = text
		} else {
			t.Also = append(t.Also, joined.ToldIn{Lang: l.Tag.String(), Text: text})
		}
	}
	return t
}

// text returns the citation in a language, as HTML: title and headings are the book's.
func (s *citation) text(tag language.Tag) string {
	plain := func(text string) string { return template.HTMLEscapeString(page.Printed(text)) }
	owned := func(text string) string {
		if text == "" || s.Lang == "" {
			return plain(text)
		}
		return `<span lang="` + template.HTMLEscapeString(s.Lang) + `">` + plain(text) + `</span>`
	}
	book := owned(page.OneLine(s.Title))
	if i := Imprint(s.Meta); i != "" {
		book += ", " + plain(joined.SaidIn(tag, i))
	}
	where := owned(s.where) + plain(s.place(tag)[len(s.where):])
	text := phrases.Printer(tag).Sprintf("%s: %s. In: %s, edition %s, %s. %s", book, where, plain(s.line.Name()), plain(s.line.State()), plain(s.id), plain(joined.SaidIn(tag, s.caveat)))
	if s.address != "" {
		text += " " + plain(s.address)
	}
	return strings.TrimSpace(text)
}

func (s *citation) bibTeX() string {
	var b strings.Builder
	fmt.Fprintf(&b, "@incollection{%s,\n", bibKey("quinola:"+s.id))
	for _, f := range [][2]string{
		{"title", s.title()}, {"booktitle", s.line.Title}, {"edition", s.line.Version}, {"year", year(s.line.Date)},
		{"note", strings.TrimPrefix(fmt.Sprintf("%s; clause %s; edition %s. %s", Imprint(s.Meta), s.id, s.line.State(), s.caveat), "; ")},
		{"langid", strings.ToLower(page.LangNames[s.Lang])},
	} {
		if f[1] != "" {
			fmt.Fprintf(&b, "  %-9s = {%s},\n", f[0], bibEscapes.Replace(f[1]))
		}
	}
	if s.address != "" {
		fmt.Fprintf(&b, "  %-9s = {%s},\n", "url", s.address) // as it is: it can hold no brace
	}
	return b.String() + "}"
}

// ris returns the citation as reference managers read it: a tag, two spaces, a
// hyphen, a space and the value on each line.
func (s *citation) ris() string {
	var b strings.Builder
	for _, f := range [][2]string{
		{"TY", "CHAP"}, {"ID", "quinola:" + s.id}, {"TI", s.title()}, {"T2", s.line.Title}, {"ET", s.line.Version},
		{"PY", year(s.line.Date)}, {"DA", strings.ReplaceAll(s.line.Date, "-", "/")}, {"OP", Imprint(s.Meta)}, {"LA", s.Lang},
		{"UR", s.address}, {"N1", "Clause " + s.id + ". " + s.caveat},
	} {
		if v := page.OneLine(f[1]); v != "" {
			fmt.Fprintf(&b, "%s  - %s\n", f[0], v)
		}
	}
	return b.String() + "ER  - "
}

func (s *citation) csl() string {
	item := struct {
		ID        string            `json:"id"`
		Type      string            `json:"type"`
		Title     string            `json:"title"`
		Container string            `json:"container-title,omitempty"`
		Edition   string            `json:"edition,omitempty"`
		Version   string            `json:"version,omitempty"`
		Issued    map[string]any    `json:"issued,omitempty"`
		Original  map[string]string `json:"original-date,omitempty"`
		Printer   string            `json:"original-publisher,omitempty"`
		Place     string            `json:"original-publisher-place,omitempty"`
		Language  string            `json:"language,omitempty"`
		URL       string            `json:"URL,omitempty"`
		Note      string            `json:"note"`
	}{
		ID: "quinola:" + s.id, Type: "chapter", Title: s.title(), Container: s.line.Title, Edition: s.line.Version, Version: s.line.Version,
		Printer: known(s.Printer), Place: known(s.Place), Language: s.Lang, URL: s.address, Note: "Clause " + s.id + ". " + s.caveat,
	}
	if s.line.Date != "" {
		item.Issued = map[string]any{"date-parts": [][]string{strings.Split(s.line.Date, "-")}}
	}
	if y := known(s.Year); y != "" {
		item.Original = map[string]string{"literal": y}
	}
	data, err := plainjson.Of([]any{item}, "  ")
	if err != nil {
		return "" // strings alone: it cannot fail
	}
	return string(bytes.TrimSpace(data))
}

// known returns what a text.toml says, or nothing where it says that it is unknown.
func known(s string) string {
	if s == "unknown" {
		return ""
	}
	return s
}

func year(date string) string {
	y, _, _ := strings.Cut(date, "-")
	return y
}

// bibKey keeps what a BibTeX key may hold.
func bibKey(s string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("{}(),=#%\"'\\~ \t\n", r) {
			return '_'
		}
		return r
	}, s)
}

// bibEscapes escapes what BibTeX and TeX read as their own.
var bibEscapes = strings.NewReplacer(`\`, `\textbackslash{}`, "{", `\{`, "}", `\}`, "%", `\%`, "&", `\&`, "#", `\#`, "$", `\$`, "_", `\_`, "\n", " ")
