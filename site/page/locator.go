package page

import (
	"cmp"
	"strings"
	"unicode"

	"quinola/annotate/quote"
	"quinola/corpus"
)

// pilcrow stands before the number of a paragraph.
const pilcrow = "¶\u202f"

// Locator is the place of a clause as a person would write it: the headings of its
// divisions, and its number or its paragraph, "Le Jeu de Quadrille, Loix, XXVI".
func Locator(c *corpus.Clause) string {
	var parts []string
	for i, d := range c.Division {
		d = OneLine(d)
		if i > 0 { // "Chapitre premier. Des ustenciles": its number is enough
			if end := strings.IndexAny(d, ".,;:"); end > 0 && strings.Contains(d[:end], " ") {
				d = d[:end]
			}
		}
		parts = append(parts, strings.TrimRight(d, ".,;: "))
	}
	return strings.Join(append(parts, numeral(c)), ", ")
}

// numeral returns the number of a clause among its neighbours: its label, or that of
// its paragraph.
func numeral(c *corpus.Clause) string {
	if c.Label != "" {
		return strings.TrimRight(c.Label, ". ")
	}
	h := Heading(c)
	if h != "" && h[0] >= '0' && h[0] <= '9' {
		return pilcrow + h
	}
	return h
}

// Heading returns a clause's label as printed, or the number of its paragraph.
func Heading(c *corpus.Clause) string {
	if c.Label != "" {
		return c.Label
	}
	last := c.Path()
	last = last[strings.LastIndexByte(last, '.')+1:]
	if n := strings.TrimPrefix(last, "p"); n != "" && n[0] >= '0' && n[0] <= '9' {
		return n
	}
	return last
}

// ClauseName returns the name of a clause beside its text: its label if no other clause
// of the text has the same, "XVIII", and otherwise with the names of its divisions,
// "Médiateur 4.2.3, ¶ 3".
func ClauseName(c *corpus.Clause) string {
	if throughout(c) {
		return numeral(c)
	}
	segments := strings.Split(c.Path(), ".")
	var b strings.Builder
	counted := false
	for i, id := range segments[:len(segments)-1] {
		var over string // what is printed over the division
		if i < len(c.Division) {
			over = c.Division[i]
		}
		name := divisionName(id, over)
		if name == "" { // the corpus is not the edition's own
			return c.Path()
		}
		was := counted
		counted = unicode.IsDigit(rune(name[0])) || len(name) == 1
		switch {
		case i == 0:
		case was && counted:
			b.WriteByte('.')
		case counted:
			b.WriteByte(' ')
		default:
			b.WriteString(", ")
		}
		b.WriteString(name)
	}
	if n := numeral(c); !strings.HasPrefix(n, b.String()+".") { // "9.1" says that it is in 9
		b.WriteString(", " + n)
		return b.String()
	}
	return numeral(c)
}

// throughout reports whether no other clause of the text has the same number. Otherwise
// clauses are numbered within a division, and numbers may recur.
func throughout(c *corpus.Clause) bool {
	return c.Label != "" && c.Text.Meta.Through || !strings.Contains(c.Path(), ".")
}

// divisionName returns a short name for a division, by its part of a clause's id: its
// number ("s4", "Section quatriéme. Du payement", is 4), the words of its
// heading that the id is made of ("loix" is "Loix"), or the beginning of that
// heading.
func divisionName(id, heading string) string {
	if n := strings.TrimLeft(id, "abcdefghijklmnopqrstuvwxyz"); n != "" && len(id)-len(n) <= 1 && unicode.IsDigit(rune(n[0])) {
		return n
	}
	if words := wordsOf(heading, strings.Split(id, "-")); words != "" {
		return Capital(words)
	}
	heading, _, _ = strings.Cut(OneLine(heading), ". ")
	if heading == "" {
		return Capital(id)
	}
	return Clip(heading, 40)
}

// wordsOf returns consecutive words as they are spelt in a text, or "".
func wordsOf(text string, words []string) string {
	found, start, in := 0, 0, 0
	for i, r := range text + " " {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			continue
		}
		if word := text[in:i]; word != "" {
			if quote.Fold(word) != words[found] {
				found = 0
			}
			if quote.Fold(word) == words[found] {
				if found == 0 {
					start = in
				}
				if found++; found == len(words) {
					return text[start:i]
				}
			}
		}
		in = i + len(string(r))
	}
	return ""
}

// ClauseTitle returns the name of a clause on its own: "The Hague 1785, XVIII".
func ClauseTitle(c *corpus.Clause) string { return ClauseTitleIn(c, "en") }

// ClauseTitleIn returns the same with the name of its text in another language.
func ClauseTitleIn(c *corpus.Clause, lang string) string {
	return cmp.Or(c.Text.Meta.Called[lang], c.Text.Meta.Short) + ", " + ClauseName(c)
}

// Neighbour links to a clause from the page of its neighbour: by its number alone if
// both are under one heading.
func Neighbour(at Place, c, from *corpus.Clause) *Link {
	under := func(c *corpus.Clause) string { return c.Path()[:strings.LastIndexByte(c.Path(), '.')+1] }
	if under(c) == under(from) {
		return &Link{at.To(ClausePath(c)), numeral(c), ""}
	}
	l := BesideText(at, c)
	return &l
}

// HeardName returns the name of a clause's link for screen readers: the visible text,
// and what tells it from other links.
func HeardName(c *corpus.Clause) string {
	if c.Label == "" {
		return "Paragraph " + strings.Replace(ClauseName(c), pilcrow, "", 1)
	}
	return "Clause " + ClauseName(c)
}

// BesideText links to a clause from a place where its text is known.
func BesideText(at Place, c *corpus.Clause) Link {
	return Link{at.To(ClausePath(c)), ClauseName(c), NameLang(c)}
}

// BesideTexts links to clauses that are named one after the other, each by what its name
// does not share with that of the one before: "Piquet 4, ¶ 13b" and then "¶ 13c".
func BesideTexts(at Place, list []*corpus.Clause) []Link {
	var links []Link
	before := ""
	for _, c := range list {
		l := BesideText(at, c)
		before, l.Text = l.Text, NameAfter(before, l.Text)
		links = append(links, l)
	}
	return links
}

// NameAfter returns the name of a clause without what it shares with the name of the clause
// before it: their divisions. A paragraph of that clause keeps its whole name.
func NameAfter(before, name string) string {
	was, parts := strings.Split(before, ", "), strings.Split(name, ", ")
	shared := 0
	for shared < len(was) && shared < len(parts) && was[shared] == parts[shared] {
		shared++
	}
	if shared == len(was) || shared == len(parts) {
		return name
	}
	return strings.Join(parts[shared:], ", ")
}

// ClauseLink links to a clause by its full name.
func ClauseLink(at Place, c *corpus.Clause) Link {
	return Link{at.To(ClausePath(c)), ClauseTitle(c), NameLang(c)}
}

// NameLang returns the language of a clause's name, where that has words.
func NameLang(c *corpus.Clause) string {
	if throughout(c) {
		return ""
	}
	return c.Text.Meta.Lang
}

// ClauseLinks link to clauses by their full names.
func ClauseLinks(at Place, list []*corpus.Clause) []Link {
	var links []Link
	for _, c := range list {
		links = append(links, ClauseLink(at, c))
	}
	return links
}
