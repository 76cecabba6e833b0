package textpages

import (
	"bytes"
	"fmt"
	"strings"

	"quinola/corpus"
	"quinola/corpus/plainjson"
	"quinola/site/export"
	"quinola/site/page"
)

// Citation is how a clause is cited, in four notations. The state of the
// edition and the caveat on the scan stand inside each of them, for otherwise
// they do not travel.
type Citation struct {
	Text  string
	Forms []CitationForm
}

// CitationForm is a citation for a program.
type CitationForm struct{ Name, Text string }

// citation is what there is to say of a clause.
type citation struct {
	corpus.Meta
	id, where, address, caveat string
	line                       page.EditionLine
}

func (e *Pages) cite(c *corpus.Clause) Citation {
	s := citation{Meta: c.Text.Meta, id: c.ID, where: page.Locator(c), caveat: export.CaveatOf(c.Text), line: e.Line}
	if folio := e.folio(c); folio > 0 {
		s.where += fmt.Sprintf(", p. %d", folio)
	}
	if c.Leaf > 0 {
		s.where += fmt.Sprintf(" (leaf %d of the file)", c.Leaf)
	}
	if a := e.Address(); a != "" {
		s.address = a + page.ClausePath(c)
	}
	return Citation{s.text(), []CitationForm{{"BibTeX", s.bibTeX()}, {"RIS", s.ris()}, {"CSL-JSON", s.csl()}}}
}

// folio is the printed page on which a clause begins, 0 where it is not known.
func (e *Pages) folio(c *corpus.Clause) int {
	if list := e.folios[c.Text]; c.Leaf > 0 && c.Leaf <= len(list) {
		return list[c.Leaf-1]
	}
	return 0
}

func (s *citation) title() string { return s.Title + ": " + s.where }

func (s *citation) text() string {
	book := s.Title
	if i := Imprint(s.Meta); i != "" {
		book += ", " + i
	}
	text := fmt.Sprintf("%s: %s. In: Quinola, edition %s (%s), %s. %s", book, s.where, s.line.Version, s.line.Date, s.id, s.caveat)
	if s.address != "" {
		text += " " + s.address
	}
	return page.OneLine(text)
}

func (s *citation) bibTeX() string {
	var b strings.Builder
	fmt.Fprintf(&b, "@incollection{%s,\n", bibKey("quinola:"+s.id))
	for _, f := range [][2]string{
		{"title", s.title()}, {"booktitle", s.line.Title}, {"edition", s.line.Version}, {"year", year(s.line.Date)},
		{"note", strings.TrimPrefix(fmt.Sprintf("%s; clause %s; edition of %s. %s", Imprint(s.Meta), s.id, s.line.Date, s.caveat), "; ")},
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

// ris is the citation as reference managers read it: a tag, two spaces, a
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

// known is what a text.toml says, or nothing where it says that it is unknown.
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
