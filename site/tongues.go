package site

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"golang.org/x/text/language"

	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/said"
	"quinola/templates"
	"quinola/templates/phrases"
)

// tongues are the tables of phrases of every language except English: one whole table,
// and one for each part of the site with what its pages say. A part is a kind of page,
// or the pages of a kind that are about one thing.
type tongues struct {
	whole map[string]*phrases.Page // by the tag of the language
	sum   string                   // of all that the words of pages come from
	parts map[string]*said.Words
}

// partOf returns the part of the site that a page is of.
func partOf(k kind, p page.Page) string {
	if p.About == "" {
		return k.name
	}
	return k.name + "." + page.Segment(p.About)
}

// putTongues writes the whole table of each language, with what the books answer, and
// prepares to collect what the pages say.
func (e *builder) putTongues(put func(stem, ext string, data []byte) (string, error)) error {
	e.tongues = tongues{whole: map[string]*phrases.Page{}, parts: map[string]*said.Words{}}
	for _, l := range phrases.Languages {
		t := page.Tongue{Tag: l.Tag.String(), Name: l.Name}
		if l.Tag != language.English {
			table, err := e.phrasesIn(l.Tag)
			if err != nil {
				return err
			}
			data, err := json.Marshal(table)
			if err != nil {
				return fmt.Errorf("build: %w", err)
			}
			if t.Whole, err = put("phrases-"+t.Tag, ".json", data); err != nil {
				return err
			}
			e.tongues.whole[t.Tag] = table
		}
		e.Assets.Tongues = append(e.Assets.Tongues, t)
	}
	var err error
	e.tongues.sum, err = e.sumOfWords()
	return err
}

// hears prepares to collect what a page says.
func (e *builder) hears(k kind, p page.Page) *said.Words {
	name := partOf(k, p)
	s := e.tongues.parts[name]
	if s == nil {
		s = &said.Words{Late: k.late, Texts: map[string]bool{}, Scripts: map[string]bool{}}
		e.tongues.parts[name] = s
	}
	return s
}

// phrasesIn returns the whole table of a language.
func (e *builder) phrasesIn(tag language.Tag) (*phrases.Page, error) {
	table, err := phrases.For(tag.String())
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	for _, text := range e.Corpus.Texts {
		table.Name(text.Meta.Short, cmp.Or(text.Meta.Called[tag.String()], page.Printed(text.Meta.Short)))
	}
	for _, rs := range e.Books() { // a list of books is needed wherever each of them is
		if name := rs.Name; table.Phrases[name] == "" {
			table.Phrases[name] = page.Printed(name)
		}
	}
	for said, own := range joined.AnswersIn(tag, e.PlayedGames()) {
		if table.Phrases[said] == "" {
			table.Phrases[said] = own
		}
	}
	return table, nil
}

// sumOfWords is a hash of the edition's words. The tables of the parts have it in their
// names, because pages name their table before it is made.
func (e *builder) sumOfWords() (string, error) {
	sum := sha256.New()
	fmt.Fprintln(sum, e.Line, e.Assets)
	err := fs.WalkDir(templates.Files, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err == nil && name == "table":
			return fs.SkipDir // the engine that a released program brings
		case err != nil || d.IsDir():
			return err
		}
		data, err := templates.Files.ReadFile(name)
		sum.Write(data)
		return err
	})
	if err != nil {
		return "", fmt.Errorf("build: %w", err)
	}
	return hex.EncodeToString(sum.Sum(nil)[:5]), nil
}

// tonguesOf returns the languages as a page of that part names them.
func (e *builder) tonguesOf(part string) []page.Tongue {
	list := slices.Clone(e.Assets.Tongues)
	for i, t := range list {
		if t.Whole != "" {
			list[i].Phrases = assets + "phrases-" + t.Tag + "-" + part + "-" + e.tongues.sum + ".json"
		}
	}
	return list
}

// putParts writes the tables of the parts of the site whose pages are made.
func (e *builder) putParts(late bool) error {
	var names []string
	var lists [][]string
	for _, name := range slices.Sorted(maps.Keys(e.tongues.parts)) {
		if s := e.tongues.parts[name]; s.Late == late {
			names, lists = append(names, name), append(lists, s.List())
		}
	}
	besides := e.wanted(names)
	for i, t := range e.Assets.Tongues {
		if t.Whole == "" {
			continue
		}
		for k, part := range e.tongues.whole[t.Tag].Parts(lists, besides) {
			data, err := json.Marshal(part)
			if err != nil {
				return fmt.Errorf("build: %w", err)
			}
			if err := e.folder.Put(e.tonguesOf(names[k])[i].Phrases, data); err != nil {
				return err
			}
		}
	}
	return nil
}

// wanted lists, for each part of the site, the rows that its pages need beside what
// they say: the words of their scripts and, on the search page, what it may find.
func (e *builder) wanted(parts []string) []map[string]bool {
	rows := map[string]bool{}
	for _, table := range e.tongues.whole {
		for english := range table.Phrases {
			rows[english] = true
		}
		for _, f := range table.Forms {
			rows[f.English] = true
		}
	}
	spoken := map[string][]string{} // by script
	list := make([]map[string]bool, len(parts))
	for n, name := range parts {
		list[n] = map[string]bool{}
		for script := range e.tongues.parts[name].Scripts {
			says, known := spoken[script]
			if !known {
				for english := range rows {
					if speaks(e.scripts[script], english) {
						says = append(says, english)
					}
				}
				spoken[script] = says
			}
			for _, english := range says {
				list[n][english] = true
			}
		}
		if name == "search" {
			maps.Copy(list[n], e.foundNames())
		}
	}
	return list
}

// foundNames returns the rows that a search may find: books, each alone and before a
// comma, and what the terms mean.
func (e *builder) foundNames() map[string]bool {
	found := map[string]bool{}
	for _, t := range e.Corpus.Texts {
		found[t.Meta.Short], found[t.Meta.Short+", %s"] = true, true
	}
	for _, rs := range e.Books() {
		found[rs.Name] = true
	}
	if e.Notes != nil {
		for _, t := range e.Notes.Terms {
			found[t.Meaning] = true
		}
	}
	return found
}

// lateParts returns the files of the parts that are made after the worker, which
// names them.
func (e *builder) lateParts() []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(e.tongues.parts)) {
		if !e.tongues.parts[name].Late {
			continue
		}
		for _, t := range e.tonguesOf(name) {
			if t.Phrases != "" {
				list = append(list, t.Phrases)
			}
		}
	}
	return list
}

// speaks reports whether a script uses the words of a row.
func speaks(script []byte, english string) bool {
	for _, words := range phrases.Between(english) {
		if len(words) < 4 {
			words = `"` + words + `"`
		}
		if !bytes.Contains(script, []byte(words)) {
			return false
		}
	}
	return true
}
