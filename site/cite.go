package site

import (
	"encoding/json"
	"fmt"
	"strings"

	"quinola/corpus"
)

// Citation is how a clause is cited, in three notations. The caveat on the
// scan stands inside each of them, for otherwise it does not travel.
type Citation struct{ Text, BibTeX, CSL string }

const caveat = "Reading of a machine-read text; no page image was consulted."

const restatedCaveat = "Restated in the edition's own words; not the words of the source."

func (e *edition) cite(c *corpus.Clause) Citation {
	m := c.Text.Meta
	note := caveat
	if c.Text.Restated {
		note = restatedCaveat
	}
	where := clauseName(c)
	if c.Leaf > 0 {
		where += fmt.Sprintf(" (leaf %d of the file)", c.Leaf)
	}
	book := m.Title
	if i := imprint(m); i != "" {
		book += ", " + i
	}
	name := "Quinola"
	text := fmt.Sprintf("%s: %s. In: %s, edition %s (%s), %s. %s", book, where, name, e.line.Version, e.line.Date, c.ID, note)
	key := "quinola:" + c.ID
	var b strings.Builder
	fmt.Fprintf(&b, "@incollection{%s,\n", bibKey(key))
	for _, f := range [][2]string{
		{"title", m.Title + ": " + where}, {"booktitle", e.line.Title}, {"edition", e.line.Version},
		{"year", year(e.line.Date)}, {"note", fmt.Sprintf("%s; clause %s; edition of %s. %s", imprint(m), c.ID, e.line.Date, note)}, {"langid", langName[m.Lang]},
	} {
		if f[1] != "" {
			fmt.Fprintf(&b, "  %-9s = {%s},\n", f[0], bibText(f[1]))
		}
	}
	b.WriteString("}")
	csl, err := json.MarshalIndent([]map[string]any{{
		"id": key, "type": "chapter", "title": m.Title + ": " + where, "container-title": e.line.Title,
		"edition": e.line.Version, "version": e.line.Version, "issued": map[string]any{"date-parts": [][]string{strings.Split(e.line.Date, "-")}},
		"original-date": map[string]string{"literal": m.Year}, "original-publisher": m.Printer, "original-publisher-place": m.Place,
		"language": m.Lang, "note": "Clause " + c.ID + ". " + note,
	}}, "", "  ")
	if err != nil {
		csl = nil // strings alone: it cannot fail
	}
	return Citation{Text: text, BibTeX: b.String(), CSL: string(csl)}
}

var langName = map[string]string{"fr": "french", "en": "english", "sv": "swedish"}

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

// bibText escapes what BibTeX and TeX read as their own.
func bibText(s string) string { return bibEscapes.Replace(s) }

var bibEscapes = strings.NewReplacer(`\`, `\textbackslash{}`, "{", `\{`, "}", `\}`, "%", `\%`, "&", `\&`, "#", `\#`, "$", `\$`, "_", `\_`, "\n", " ")
