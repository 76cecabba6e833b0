package edition

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/shallow"
)

// editionFile is edition.toml.
type editionFile struct {
	Version string
	Date    string
	Title   string
	Address string
	Licence string
	Opening string
	Texts   []string
	Method  map[string]string // en, fr, sv: how the readings were made and checked
}

// textFile is text.toml. All keys but title and lang may be left out.
//
//	title, short, lang (one of lang.Codes), place, printer, year, certainty,
//	scan, provenance, rights, cite, divided, leaves   what the text is
//	images   = true   the readings were held against images of the pages
//	called   = { fr = "La Haye 1785" }   what it is called in a line in other languages
//	game, players, pack, says   the game, where the text has but one
//	restated = true   the text is restated.txt, told in our own words
//	through  = true   items are numbered through all divisions: ids "hague-1785:18"
//	closed   = true   there are no divisions but those listed
//	paragraphs = ["hombre"]   the divisions, "*" for all, in whose numbered items each
//	         further paragraph is a clause of its own: "hombre.loix.3.p2"
//
//	[[division]]      in the order of the text; dots in a slug part the levels
//	heading  as printed: the heading that is most like it is meant
//	at       or quoted from the source; then = the words after it, if it is there twice
//	before   or the words before which a lost heading stood
//	slug, name; for a game: game, its modern name; players, pack, and says =
//	         the paths of the clauses that say so; what the text does not say is left out
//	cardless = true   the game is none of cards
//	kind     of its paragraphs, items of its numbered items
//	plain = true      what was taken for a heading is none
//
//	[[furniture]]     from, to: quotations; what: why it is no part of the book
//	[[passage]]       from, to: quotations of a stretch that is one clause; kind: table, verse ...
//	[[lacuna]]        after: the leaf after which leaves are lost; extent, evidence
//	[[citation]]      clause, words, meant, note: a citation that is wrong
type textFile struct {
	Title, Short, Lang, Place, Printer, Year, Certainty string
	Scan, Provenance, Rights, Cite, Divided, Leaves     string
	Called                                              map[string]string
	Game                                                string
	Players, Pack                                       string
	Says                                                []string
	Restated, Images                                    bool
	Through, Closed                                     bool
	Paragraphs                                          []string
	Division                                            []corpus.Division
	Furniture                                           []corpus.Stretch
	Passage                                             []corpus.Passage
	Citation                                            []corpus.Erratum
	Lacuna                                              []corpus.Lacuna
}

// tablesFile is tables.toml, which a text need not have.
//
//	[[table]]         a table that the scan gives out of order, or in one row
//	leaf              on which it begins
//	from, to          quotations: what it covers, both included
//	apart             what of it is no part of the table: [{from = "…", to = "…"}]
//	caption           the words above it
//	rows              [["cell", "cell"], …] in the order of print, each as long as the others.
//	                  A cell quotes the source; " + " parts quotations of one that the scan has
//	                  in pieces. "" is an empty cell, "[…]" one whose words are lost, "[…] 56"
//	                  one for which a sum tells them; "<" goes on with the cell on the left, "^" with the cell above; "#" is the word
//	                  with which the cell on the left closes. Words that read nothing need no cell.
//	head, side        how many rows name the columns, how many columns the rows
//	note              what the order rests on: a sum, the sense
type tablesFile struct{ Table []corpus.Table }

var (
	plainID   = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`)
	address   = regexp.MustCompile(`^https?://[^\s"<>\\^{|}]+/$`)
	licence   = regexp.MustCompile(`^https?://[^\s"<>\\^{|}]+$`)
	plainSlug = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$`)
)

// readEdition reads edition.toml. Without a list of texts, all folders of
// texts are read in alphabetical order.
func readEdition(fsys fs.FS) (corpus.Edition, []string, error) {
	var f editionFile
	if err := readTOML(fsys, "edition.toml", &f, "a corpus is a folder that holds edition.toml and texts/"); err != nil {
		return corpus.Edition{}, nil, err
	}
	ids := f.Texts
	if len(ids) == 0 {
		var err error
		if ids, err = textIDs(fsys); err != nil {
			return corpus.Edition{}, nil, err
		}
	}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			return corpus.Edition{}, nil, &Error{File: "edition.toml", What: fmt.Sprintf("the text %q is named twice", id), Cure: "name it once"}
		}
		if !plainID.MatchString(id) {
			return corpus.Edition{}, nil, &Error{File: "edition.toml", What: fmt.Sprintf("%q cannot name a text", id), Cure: "use small letters, digits and hyphens"}
		}
	}
	if f.Address != "" && !address.MatchString(f.Address) {
		return corpus.Edition{}, nil, &Error{File: "edition.toml", What: fmt.Sprintf("the address %q is none", f.Address), Cure: `write it as address = "https://example.org/quinola/", or strike it`}
	}
	if f.Licence != "" && !licence.MatchString(f.Licence) {
		return corpus.Edition{}, nil, &Error{File: "edition.toml", What: fmt.Sprintf("the licence %q is no address", f.Licence), Cure: `write it as licence = "https://creativecommons.org/licenses/by/4.0/", or strike it`}
	}
	return corpus.Edition{Version: f.Version, Date: f.Date, Title: f.Title, Address: f.Address, Licence: f.Licence, Opening: f.Opening, Method: f.Method}, ids, nil
}

// readMeta reads the text.toml of a text.
func readMeta(fsys fs.FS, file string, t *corpus.Text) error {
	var f textFile
	if err := readTOML(fsys, file, &f, "write title, lang, year, provenance and rights into it"); err != nil {
		return err
	}
	if lang.Of(f.Lang) == nil {
		return &Error{File: file, What: fmt.Sprintf("lang is %q", f.Lang), Cure: "write one of " + strings.Join(lang.Codes(), ", ")}
	}
	if f.Title == "" {
		return &Error{File: file, What: "the text has no title", Cure: `write title = "…"`}
	}
	for tag := range f.Called {
		if lang.Of(tag) == nil {
			return &Error{File: file, What: fmt.Sprintf("called names the unknown language %q", tag), Cure: `write called = { fr = "…", sv = "…" }`}
		}
	}
	for i, d := range f.Division {
		if !d.Plain && !plainSlug.MatchString(d.Slug) || d.Heading+d.At+d.Before+d.Name == "" {
			return &Error{File: file, What: fmt.Sprintf("division %d has heading %q and slug %q", i+1, d.Heading, d.Slug), Cure: "give a slug, and heading, at, before or name; a slug is small letters, digits and hyphens, parted by dots"}
		}
		for _, k := range []corpus.Kind{d.Kind, d.Items} {
			if k != "" && !known(k) {
				return &Error{File: file, What: fmt.Sprintf("division %q is of the unknown kind %q", d.Slug, k), Cure: kinds}
			}
		}
	}
	for _, p := range f.Passage {
		if !known(p.Kind) {
			return &Error{File: file, What: fmt.Sprintf("the passage from %q is of the unknown kind %q", p.From, p.Kind), Cure: kinds}
		}
	}
	for i, l := range f.Lacuna {
		if l.After < 1 || l.At != 0 || l.Extent == "" || l.Evidence == "" {
			return &Error{File: file, What: fmt.Sprintf("lacuna %d is not told in full", i+1), Cure: "give after, the leaf after which leaves are lost, extent and evidence"}
		}
	}
	t.Restated = f.Restated
	t.Meta = corpus.Meta{
		Title: f.Title, Short: f.Short, Called: f.Called, Lang: f.Lang, Place: f.Place, Printer: f.Printer, Year: f.Year,
		Certainty: f.Certainty, Scan: f.Scan, Images: f.Images, Provenance: f.Provenance, Rights: f.Rights, Cite: f.Cite,
		Divided: f.Divided, Leaves: f.Leaves, Game: f.Game, Players: f.Players, Pack: f.Pack, Says: f.Says, Through: f.Through, Closed: f.Closed, Paragraphs: f.Paragraphs, Divisions: f.Division, Furniture: f.Furniture, Passages: f.Passage, Citations: f.Citation, Lost: f.Lacuna,
	}
	if t.Meta.Short == "" {
		t.Meta.Short = f.Title
	}
	return nil
}

// kindsFile says of a text's clauses which are of another kind than the splitter
// takes them for: lines "path" = "kind".
const kindsFile = "kinds.toml"

// readKinds reads the kinds.toml of a text, if it has one.
func readKinds(fsys fs.FS, t *corpus.Text) error {
	file := "texts/" + t.ID + "/" + kindsFile
	if _, err := fs.Stat(fsys, file); err != nil {
		return nil
	}
	if err := readTOML(fsys, file, &t.Meta.Kinds, ""); err != nil {
		return err
	}
	for _, path := range slices.Sorted(maps.Keys(t.Meta.Kinds)) {
		if k := t.Meta.Kinds[path]; !known(k) {
			return &Error{File: file, What: fmt.Sprintf("%s is of the unknown kind %q", path, k), Cure: kinds}
		}
	}
	return nil
}

const kinds = "a kind is rule, definition, advice, narrative, table, verse or heading"

// known reports whether k is a kind of clause.
func known(k corpus.Kind) bool {
	switch k {
	case corpus.KindRule, corpus.KindDefinition, corpus.KindAdvice, corpus.KindNarrative, corpus.KindTable, corpus.KindVerse, corpus.KindHeading:
		return true
	}
	return false
}

// readTOML decodes a file and turns what may be wrong with it into one line.
func readTOML(fsys fs.FS, file string, into any, missing string) error {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return &Error{File: file, What: "cannot be read: " + cause(err), Cure: missing}
	}
	if !utf8.Valid(data) {
		return &Error{File: file, Line: badLine(data), What: "bytes that are not UTF-8", Cure: "save the file as UTF-8"}
	}
	md, err := shallow.Decode(string(data), into)
	var pe toml.ParseError
	switch {
	case errors.As(err, &pe):
		return &Error{File: file, Line: pe.Position.Line, What: oneLine(pe.Message), Cure: "mend this line"}
	case err != nil:
		return &Error{File: file, What: oneLine(strings.TrimPrefix(err.Error(), "toml: ")), Cure: "mend it"}
	}
	if keys := md.Undecoded(); len(keys) > 0 {
		return &Error{File: file, Line: keyLine(data, keys[0].String()), What: fmt.Sprintf("the key %q means nothing here", keys[0]), Cure: "strike it, or mend its spelling"}
	}
	return nil
}

// badLine returns the line of the first byte that is not UTF-8.
func badLine(data []byte) int {
	line := 1
	for len(data) > 0 {
		r, n := utf8.DecodeRune(data)
		if r == utf8.RuneError && n == 1 {
			return line
		}
		if r == '\n' {
			line++
		}
		data = data[n:]
	}
	return 0
}

// keyLine returns the line on which a key is set, or 0.
func keyLine(data []byte, key string) int {
	last := key[strings.LastIndexByte(key, '.')+1:]
	for i, l := range strings.Split(string(data), "\n") {
		k, _, ok := strings.Cut(l, "=")
		if ok && strings.TrimSpace(k) == last || strings.Trim(l, "[] ") == key {
			return i + 1
		}
	}
	return 0
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
