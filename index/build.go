package index

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"github.com/blevesearch/bleve/v2"
)

// Index answers queries over the clauses of a corpus.
type Index struct {
	readings *side
	glosses  map[string]*side // by field.told
	concepts []Concept
	topics   []Topic
	common   func() map[string]bool // the words that find no topic, because too many topics have them
	titles   []title
	books    []Book
	games    []Game
	clauses  []entry
	byID     map[string]int
	bleve    bleve.Index
}

// title is a heading, and the first clause under it.
type title struct {
	at   int
	text string
}

// entry holds what ranking and filtering need of a clause, except its text.
type entry struct {
	id     string
	text   string
	lang   string
	label  string
	number int
}

// side is one searched field, with its vocabulary and with what ranking needs of each
// clause's text.
type side struct {
	field      *field
	vocabulary *Vocabulary
	texts      []extent
}

// extent is the language and the length, a place in tables.Length, of a clause's text.
type extent struct {
	lang   string
	length int
}

// The files of an index in its folder, besides the words of each field.
const (
	conceptsFile = "concepts.json"
	topicsFile   = "topics.json"
	booksFile    = "books.json"
	gamesFile    = "games.json"
	clausesFile  = "clauses.tsv"
	bleveFolder  = "bleve"
)

// Build writes the index of c into the folder dir, which must not exist.
func Build(dir string, c Contents, lex Lexicon) (err error) {
	docs := c.Docs
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Dir(dir), ".index-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)

	in := tongues(docs)
	fields := fieldsOf(in)
	b, err := bleve.NewBuilder(filepath.Join(tmp, bleveFolder), newMapping(docs, fields), map[string]any{"buildPathPrefix": tmp, "batchSize": 4000})
	if err != nil {
		return err
	}
	for i := range docs {
		if err := b.Index(docs[i].ID, document(&docs[i], fields)); err != nil {
			b.Close()
			return fmt.Errorf("index %s: %w", docs[i].ID, err)
		}
	}
	if err := b.Close(); err != nil {
		return err
	}
	files := map[string]func(io.Writer) error{
		conceptsFile: asJSON(c.Concepts),
		topicsFile:   asJSON(c.Topics),
		booksFile:    asJSON(c.Books),
		gamesFile:    asJSON(c.Games),
		clausesFile:  func(w io.Writer) error { return writeClauses(w, docs, in) },
	}
	for _, f := range fields {
		files[f.file()] = newVocabulary(docs, f, lex).write
	}
	for name, write := range files {
		if err := writeFile(filepath.Join(tmp, name), write); err != nil {
			return err
		}
	}
	if err := os.Rename(tmp, dir); err != nil && !isIndex(dir) { // another process may have written it first
		return err
	}
	return nil
}

func asJSON(value any) func(io.Writer) error {
	return func(w io.Writer) error { return json.NewEncoder(w).Encode(value) }
}

// writeClauses writes the languages in which the editors say anything, and a line for
// each clause, which ends in the languages and lengths of its fields.
func writeClauses(w io.Writer, docs []Doc, tongues []string) error {
	if _, err := fmt.Fprintln(w, strings.Join(tongues, "\t")); err != nil {
		return err
	}
	fields := fieldsOf(tongues)
	for i := range docs {
		d := &docs[i]
		line := fmt.Sprintf("%s\t%s\t%s\t%s\t%d", d.ID, d.Text, d.Lang, d.Label, d.Number)
		for _, f := range fields {
			e := f.extent(d)
			line += fmt.Sprintf("\t%s\t%d", e.lang, e.length)
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

// file returns the file in which an index has the words of a field.
func (f *field) file() string { return f.name + ".tsv" }

// extent returns that of a clause's field.
func (f *field) extent(d *Doc) extent {
	lang, text := f.of(d)
	return extent{lang, lengthClass(len(Words(lang, text)))}
}

func writeFile(name string, write func(io.Writer) error) (err error) {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	w := bufio.NewWriter(f)
	if err := write(w); err != nil {
		return err
	}
	return w.Flush()
}

func isIndex(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, clausesFile))
	return err == nil
}

// Open opens the index in dir for reading. Several processes may have it open.
func Open(dir string) (*Index, error) {
	x := &Index{glosses: map[string]*side{}, byID: map[string]int{}}
	for name, into := range map[string]any{conceptsFile: &x.concepts, topicsFile: &x.topics, booksFile: &x.books, gamesFile: &x.games} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(data, into); err != nil {
			return nil, fmt.Errorf("index: %s: %w", name, err)
		}
	}
	if err := x.openClauses(dir); err != nil {
		return nil, err
	}
	// What every search needs of the topics is computed once, at the first search.
	x.common = sync.OnceValue(func() map[string]bool {
		for i := range x.topics {
			x.topics[i].folded = x.topics[i].named()
		}
		return commonWords(x.topics)
	})
	for i := range x.topics {
		if at, ok := x.byID[x.topics[i].ID]; ok && x.topics[i].Kind == TopicTitle {
			x.titles = append(x.titles, title{at, x.topics[i].Title})
		}
	}
	var err error
	x.bleve, err = bleve.OpenUsing(filepath.Join(dir, bleveFolder), map[string]any{"read_only": true})
	if err != nil {
		return nil, err
	}
	return x, nil
}

// openClauses reads the clauses, and the words of each of their fields.
func (x *Index) openClauses(dir string) error {
	data, err := os.ReadFile(filepath.Join(dir, clausesFile))
	if err != nil {
		return err
	}
	head, lines, _ := strings.Cut(string(data), "\n")
	var sides []*side
	for _, f := range fieldsOf(strings.Split(head, "\t")) {
		v, err := openVocabulary(dir, f.file())
		if err != nil {
			return err
		}
		s := &side{field: f, vocabulary: v}
		if sides = append(sides, s); f == readings {
			x.readings = s
		} else {
			x.glosses[f.told] = s
		}
	}
	for line := range strings.Lines(lines) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 5+2*len(sides) {
			return fmt.Errorf("index: %s: broken line %q", clausesFile, line)
		}
		e := entry{id: f[0], text: f[1], lang: f[2], label: f[3]}
		e.number, _ = strconv.Atoi(f[4])
		for i, s := range sides {
			length, _ := strconv.Atoi(f[6+2*i])
			s.texts = append(s.texts, extent{f[5+2*i], length})
		}
		x.byID[e.id] = len(x.clauses)
		x.clauses = append(x.clauses, e)
	}
	return nil
}

func openVocabulary(dir, name string) (*Vocabulary, error) {
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		return nil, err
	}
	return readVocabulary(string(data))
}

// Close releases the index's files.
func (x *Index) Close() error { return x.bleve.Close() }

// Kept opens the index kept under the user's cache for a corpus with this key; it
// returns nil if there is none; Keep makes it.
func Kept(cache, key string) *Index {
	x, err := Open(keptIn(cache, key))
	if err != nil {
		return nil
	}
	return x
}

// Keep builds the index of a corpus under the user's cache, and opens it. A
// kept index of another key is removed.
func Keep(cache, key string, all Contents, lex Lexicon) (*Index, error) {
	old, _ := filepath.Glob(keptIn(cache, "*"))
	for _, o := range old {
		os.RemoveAll(o)
	}
	dir := keptIn(cache, key)
	if err := Build(dir, all, lex); err != nil {
		return nil, fmt.Errorf("cannot build the search index under %s: %w; set QUINOLA_CACHE to a folder that can be written", cache, err)
	}
	return Open(dir)
}

func keptIn(cache, key string) string { return filepath.Join(cache, "index-"+key) }
