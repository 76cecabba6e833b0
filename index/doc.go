// Package index is the search: it finds clauses by words, whatever their spelling, form
// or misreading, and makes the concordance of a query. One index is on disk, in Bleve, for
// the command (Build, Open, Index.Search); one is packed files for the page (Shards),
// which a script reads without Bleve. Both widen and rank by the same tables, and a test
// asks both the same queries. docs/search.md explains the levels and the order.
package index

import (
	"maps"
	"slices"
	"strings"
)

// Contents is what an index is made of.
type Contents struct {
	Docs     []Doc // in the order in which clauses of equal score are listed
	Concepts []Concept
	Topics   []Topic
	Books    []Book
	Games    []Game
}

// Concept is a term of the games, with its names in the languages of the texts.
type Concept struct {
	ID    string
	Name  string
	Names []Name
	See   []string // ids of others
}

// Name is what texts in a language call a concept.
type Name struct {
	Lang string `json:"lang"`
	Form string `json:"form"`
}

// Doc is a clause as the index sees it.
type Doc struct {
	ID      string // clause id
	Text    string // text id
	Lang    string // language of the reading
	Game    string // folded
	Kind    string
	Label   string
	Number  int
	Reading string
	Gloss   map[string]string // what the editors say, by language, searched apart from the texts
	Rules   []string          // ids of the rules linked to the clause
}

// Lexicon gives the index what is known of a language's words.
type Lexicon interface {
	// Known reports whether word is a word of lang as printed at the time of the books.
	// Such a word is never taken for a misreading of another.
	Known(lang, word string) bool
	// Dictionary reports whether there is a dictionary of lang; if there is none, Known
	// is true for every word.
	Dictionary(lang string) bool
	// Modern is the modern spelling of a word of lang, which may be itself.
	Modern(lang, word string) string
}

// field is a text of a clause that is searched separately from the others. Its language
// may differ from clause to clause.
type field struct {
	name    string // as Bleve has it, and the file of its words
	folder  string // of its files for the page
	told    string // the language of the readers to whom the editors say it; "" of the texts
	scanned bool   // read by a machine, so that a form may be a misreading
	of      func(*Doc) (lang, text string)
}

var readings = &field{"Reading", "", "", true, func(d *Doc) (string, string) { return d.Lang, d.Reading }}

// English is the language that the editors write in.
const English = "en"

// glosses returns what the editors say in lang, and in English if nobody has translated
// it.
func glosses(lang string) *field {
	return &field{"Gloss-" + lang, "g/" + lang + "/", lang, false, func(d *Doc) (string, string) {
		if text := d.Gloss[lang]; text != "" {
			return lang, text
		}
		return English, d.Gloss[English]
	}}
}

// FolderOf returns the folder of a file of the search if only readers of one language
// other than English use it, and else "".
func FolderOf(name string) string {
	if rest, ok := strings.CutPrefix(name, "g/"); ok {
		if lang, _, _ := strings.Cut(rest, "/"); lang != English {
			return glosses(lang).folder
		}
	}
	return ""
}

// tongues returns the languages in which the editors say anything: English, then the
// others.
func tongues(docs []Doc) []string {
	others := map[string]bool{}
	for i := range docs {
		for lang := range docs[i].Gloss {
			others[lang] = true
		}
	}
	delete(others, English)
	return append([]string{English}, slices.Sorted(maps.Keys(others))...)
}

// fieldsOf returns all fields that are searched: the readings, and what the editors say
// in each of these languages.
func fieldsOf(tongues []string) []*field {
	fields := []*field{readings}
	for _, lang := range tongues {
		fields = append(fields, glosses(lang))
	}
	return fields
}
