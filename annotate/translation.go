package annotate

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"quinola/corpus/lang"
)

// translationsFile is beside the notes of a text: what they say in English, in
// other languages.
const translationsFile = "translations.tsv"

// Translation is what the editors say, in another language.
type Translation struct{ Lang, Text string }

// translations are the rows of one text's file, by the English.
type translations struct {
	file string
	rows map[string]translated
}

type translated struct {
	line int
	in   []Translation
}

// Translations are what a note of the text says in English, in the other
// languages that somebody has put it into: a gloss, a case, the title of an example.
// They are found by the English itself, so that none outlives it.
func (a *Annotations) Translations(text, english string) []Translation {
	t := a.translations[text]
	if t == nil {
		return nil
	}
	return t.rows[english].in
}

// readTranslations reads the translations of a text's notes, where there are
// any. A row at fault is reported and left out.
func (a *Annotations) readTranslations(text string, all *Problems) {
	name := path.Join("notes", text, translationsFile)
	r := report{a.source.name(name), all}
	data, err := fs.ReadFile(a.source.FS, name)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		r.at(0, "cannot be read: %v", err)
		return
	}
	t := &translations{r.file, map[string]translated{}}
	var tags []string
	for i, line := range strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n") {
		cells := strings.Split(strings.TrimRight(line, "\r"), "\t")
		switch {
		case tags == nil:
			if len(cells) < 2 || cells[0] != "en" || slices.ContainsFunc(cells, func(tag string) bool { return lang.Of(tag) == nil }) {
				r.at(1, "the first line names the languages, en and those that it is put into, parted by tabs: en, fr, sv")
				return
			}
			tags = cells
		case len(cells) == 1 && cells[0] == "":
		case len(cells) != len(tags) || slices.ContainsFunc(cells, func(cell string) bool { return strings.TrimSpace(cell) == "" }):
			r.at(i+1, "the line has not one text for each of %s, parted by tabs; give each", strings.Join(tags, ", "))
		case t.rows[cells[0]].line > 0:
			r.at(i+1, "%q stands in line %d already; remove one", cells[0], t.rows[cells[0]].line)
		default:
			row := translated{line: i + 1}
			for j, tag := range tags[1:] {
				row.in = append(row.in, Translation{tag, lang.Of(tag).Unbroken(cells[1+j])})
			}
			t.rows[cells[0]] = row
		}
	}
	a.translations[text] = t
}

// StaleTranslations are the rows whose English no note of their text says any
// more: they were made of other words, and are shown nowhere.
func (a *Annotations) StaleTranslations() Problems {
	var list Problems
	said := map[string]map[string]bool{}
	for _, n := range a.Notes() {
		id := n.Clause.Text.ID
		if said[id] == nil {
			said[id] = map[string]bool{}
		}
		said[id][n.Gloss] = true
		for _, x := range n.Examples {
			said[id][x.Title] = true
		}
		for _, l := range n.Links {
			said[id][l.Case] = true
		}
	}
	for text, t := range a.translations {
		for english, row := range t.rows {
			if !said[text][english] {
				list = append(list, Problem{t.file, row.line, "no gloss, case or title of the text says this in English any more; translate anew what it says now, or remove the line"})
			}
		}
	}
	list.sort()
	return list
}
