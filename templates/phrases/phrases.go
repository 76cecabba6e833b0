// Package phrases is the one table of the words of the interface, in English, French
// and Swedish. Programs print by it: Printer, and Say for what was put together
// elsewhere. Pages are written in English and take their words from it (Page) when a
// reader's browser asks for another language.
//
// The table is phrases.tsv. Its first column is the English phrase, which is also its
// key: text with %d for a number and %s for words, which may be a phrase of the table
// in their turn. What the books and the editors say is no phrase; on a page it has the
// attribute lang or translate="no".
package phrases

import (
	_ "embed"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"quinola/corpus/lang"
)

//go:embed phrases.tsv
var table string

// Languages are the languages of the interface, English first, with the names
// they have for themselves.
var Languages = []struct {
	Tag  language.Tag
	Name string
}{
	{language.English, "English"},
	{language.French, "Français"},
	{language.Swedish, "Svenska"},
}

// phrase is one row: the English, and what it is in the other languages.
type phrase struct {
	english string
	in      []string // as Languages, without English
	line    int
}

// text returns the phrase in one of Languages.
func (p phrase) text(language int) string {
	if language == 0 {
		return p.english
	}
	return p.in[language-1]
}

// rows are read when they are first asked for: most commands need none.
var rows = sync.OnceValue(func() []phrase {
	rows, err := read(table)
	if err != nil {
		panic(err) // the table is embedded, and a test reads it
	}
	return rows
})

// read reads the table: a row a line, comments and empty lines apart.
func read(table string) ([]phrase, error) {
	var rows []phrase
	seen := map[string]int{}
	line := 0
	for row := range strings.Lines(table) {
		line++
		row = strings.TrimRight(row, "\r\n")
		if row == "" || row[0] == '#' {
			continue
		}
		cells := strings.Split(row, "\t")
		if len(cells) != len(Languages) {
			return nil, fmt.Errorf("phrases.tsv:%d: %d columns, not %d: English, French, Swedish", line, len(cells), len(Languages))
		}
		if at, ok := seen[cells[0]]; ok {
			return nil, fmt.Errorf("phrases.tsv:%d: %q stands in line %d already", line, cells[0], at)
		}
		seen[cells[0]] = line
		for _, cell := range cells[1:] {
			if cell == "" || fmt.Sprint(verbs(cell)) != fmt.Sprint(verbs(cells[0])) {
				return nil, fmt.Errorf("phrases.tsv:%d: %q has not the %%d and %%s of %q; number them, %%[2]s, where the order differs", line, cell, cells[0])
			}
		}
		for i, l := range Languages[1:] {
			cells[1+i] = lang.Of(l.Tag.String()).Unbroken(cells[1+i])
		}
		rows = append(rows, phrase{cells[0], cells[1:], line})
	}
	return rows, nil
}

var verb = regexp.MustCompile(`%(?:\[(\d)\])?([ds])`)

// verbs returns the kinds of a phrase's places, in the order of their numbers.
func verbs(text string) []string {
	list := []string{}
	for i, m := range verb.FindAllStringSubmatch(text, -1) {
		n := i
		if m[1] != "" {
			n = int(m[1][0] - '1')
		}
		for len(list) <= n {
			list = append(list, "")
		}
		list[n] = m[2]
	}
	return list
}

// column returns which of Languages a tag is, English for any other.
func column(tag language.Tag) int {
	for i, l := range Languages {
		if l.Tag == tag {
			return i
		}
	}
	return 0
}

// Printer prints phrases in a language of the table, or in English.
func Printer(tag language.Tag) *message.Printer {
	return message.NewPrinter(tag, message.Catalog(built()))
}

// Best returns the language of the table that suits a reader best, by the values of
// LANG and its kin, the most wanted first.
func Best(wanted ...string) language.Tag {
	for i := range wanted {
		wanted[i], _, _ = strings.Cut(wanted[i], ".") // sv_SE.UTF-8
	}
	tags := make([]language.Tag, len(Languages))
	for i, l := range Languages {
		tags[i] = l.Tag
	}
	_, i := language.MatchStrings(language.NewMatcher(tags), wanted...)
	return tags[i]
}

var built = sync.OnceValue(func() *catalog.Builder { return build(rows()) })

func build(rows []phrase) *catalog.Builder {
	b := catalog.NewBuilder(catalog.Fallback(language.English))
	for _, row := range rows {
		_ = b.SetString(language.English, row.english, row.english) // fails for no string
		for i, text := range row.in {
			_ = b.SetString(Languages[i+1].Tag, row.english, text)
		}
	}
	return b
}
