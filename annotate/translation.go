package annotate

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"quinola/corpus/lang"
)

// translationsFile is beside the notes of a text, and beside the terms: what they say in
// English, in other languages. The notes of one division may have a file of their own, of
// which this is the end of the name: piquet.translations.tsv.
const translationsFile = "translations.tsv"

// holdsTranslations reports whether a file of this name holds translations.
func holdsTranslations(name string) bool {
	division, ok := strings.CutSuffix(name, translationsFile)
	return ok && (division == "" || len(division) > 1 && strings.HasSuffix(division, ".") && division[0] != '.')
}

// Translation is what the editors say, in another language.
type Translation struct{ Lang, Text string }

// translations are the rows of one text, by the English.
type translations map[string]translated

type translated struct {
	file string
	line int
	in   []Translation
}

// Translations returns what the editors say of a text, or of terms if text is "", in
// the languages into which somebody has translated it. A translation is found by the
// English itself, so that it is dropped when the English changes: see Sayings.
func (a *Annotations) Translations(text, english string) []Translation {
	return a.translations[text][english].in
}

// readTranslations reads the translations that lie in a folder, where there are any: of
// the notes of a text, or of the terms. A row at fault is reported and left out.
func (a *Annotations) readTranslations(folder, text string, all *Problems) {
	entries, err := a.source.list(folder)
	if err != nil {
		report{a.source.name(folder), all}.at(0, "cannot be listed: %v", errors.Unwrap(err))
	}
	rows := translations{}
	for _, e := range entries {
		if name := path.Join(folder, e.Name()); holdsTranslations(e.Name()) {
			data, err := fs.ReadFile(a.source.FS, name)
			r := report{a.source.name(name), all}
			if err != nil {
				r.at(0, "cannot be read: %v", err)
				continue
			}
			rows.read(string(data), r)
		}
	}
	a.translations[text] = rows
}

// read adds the rows of a file.
func (t translations) read(data string, r report) {
	var tags []string
	for i, line := range strings.Split(strings.TrimPrefix(data, "\ufeff"), "\n") {
		cells := strings.Split(strings.TrimRight(line, "\r"), "\t")
		switch {
		case tags == nil:
			if len(cells) < 2 || cells[0] != "en" || slices.ContainsFunc(cells, func(tag string) bool { return lang.Of(tag) == nil }) ||
				len(slices.Compact(slices.Sorted(slices.Values(cells)))) < len(cells) {
				r.at(1, "the first line names the languages, en and those that it is put into, each once, parted by tabs: en, fr, sv")
				return
			}
			tags = cells
		case len(cells) == 1 && cells[0] == "":
		case len(cells) != len(tags) || slices.ContainsFunc(cells, func(cell string) bool { return strings.TrimSpace(cell) == "" }):
			r.at(i+1, "the line has not one text for each of %s, parted by tabs; give each", strings.Join(tags, ", "))
		case t[cells[0]].line > 0:
			where := fmt.Sprintf("in line %d", t[cells[0]].line)
			if file := t[cells[0]].file; file != r.file {
				where = fmt.Sprintf("in %s:%d", file, t[cells[0]].line)
			}
			r.at(i+1, "%q stands %s already; remove one", cells[0], where)
		default:
			row := translated{file: r.file, line: i + 1}
			for j, tag := range tags[1:] {
				row.in = append(row.in, Translation{tag, lang.Of(tag).Unbroken(cells[1+j])})
			}
			t[cells[0]] = row
		}
	}
}

// Saying is something that the editors say in English. A page shows it in the reader's
// language if somebody has translated it.
type Saying struct {
	Text    string // the id of the text that it concerns; "" for a term
	At      string // the text, the clause, the term, or the ruleset whose book is silent
	Kind    string // "fact", "gloss", "case", "title", "comment", "reason", "remark", "term", "silence"
	English string
}

// Sayings returns all that the editors say of the corpus, in the order of the notes, each
// once for a text.
func (a *Annotations) Sayings() []Saying {
	var list []Saying
	seen := map[[2]string]bool{}
	say := func(text, at, kind string, all ...string) {
		for _, english := range all {
			if key := [2]string{text, english}; english != "" && !seen[key] {
				seen[key] = true
				list = append(list, Saying{text, at, kind, english})
			}
		}
	}
	for _, t := range a.Corpus.Texts {
		say(t.ID, t.ID, "fact", t.Meta.Certainty, t.Meta.Scan, t.Meta.Provenance, t.Meta.Rights, t.Meta.Divided)
		for _, l := range t.LostLeaves() {
			say(t.ID, t.ID, "fact", l.Extent, l.Evidence)
		}
	}
	for _, n := range a.Notes() {
		text, id := n.Clause.Text.ID, n.Clause.ID
		say(text, id, "gloss", n.Gloss)
		say(text, id, "reason", n.Reason)
		for _, l := range n.Links {
			say(text, id, "case", l.Case)
		}
		for _, x := range n.Examples {
			say(text, id, "title", x.Title)
		}
		say(text, id, "comment", n.Body.Passages()...)
		for _, c := range n.Claims {
			say(text, id, "remark", c.Remark)
		}
	}
	for _, s := range a.Silences() {
		say(s.Ruleset.TextID(), s.Ruleset.ID, "silence", s.Question, s.Ruling, s.From)
	}
	for _, t := range a.Terms {
		say("", t.ID, "term", t.Body.Passages()...)
	}
	return list
}

// StaleTranslations returns the rows whose English no note has any more. They translate
// other words and are shown nowhere.
func (a *Annotations) StaleTranslations() Problems {
	var list Problems
	said := map[[2]string]bool{}
	for _, s := range a.Sayings() {
		said[[2]string{s.Text, s.English}] = true
	}
	for text, rows := range a.translations {
		for english, row := range rows {
			if !said[[2]string{text, english}] {
				list = append(list, Problem{row.file, row.line, "nothing that the editors say is this in English any more; translate anew what they say now, or remove the line"})
			}
		}
	}
	list.sort()
	return list
}
