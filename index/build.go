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
	readings *Vocabulary
	glosses  *Vocabulary
	concepts []Concept
	topics   []Topic
	common   func() map[string]bool // the words by which no topic is found
	titles   []title
	books    []Book
	clauses  []entry
	byID     map[string]int
	bleve    bleve.Index
}

// title is a heading, over the clauses from one on.
type title struct {
	at   int
	text string
}

// entry is what ranking and filtering need of a clause without its text.
type entry struct {
	id     string
	text   string
	lang   string
	label  string
	number int
	length [2]int // of the reading and of the gloss: places in tables.Length
}

func (e *entry) lengthOf(f *field) int {
	if f == glosses {
		return e.length[1]
	}
	return e.length[0]
}

// The files of an index in its folder.
const (
	readingsFile = "readings.tsv"
	glossesFile  = "glosses.tsv"
	conceptsFile = "concepts.json"
	topicsFile   = "topics.json"
	booksFile    = "books.json"
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

	b, err := bleve.NewBuilder(filepath.Join(tmp, bleveFolder), newMapping(), map[string]any{"buildPathPrefix": tmp, "batchSize": 4000})
	if err != nil {
		return err
	}
	for _, d := range docs {
		if err := b.Index(d.ID, d); err != nil {
			b.Close()
			return fmt.Errorf("index %s: %w", d.ID, err)
		}
	}
	if err := b.Close(); err != nil {
		return err
	}
	for name, write := range map[string]func(io.Writer) error{
		readingsFile: newVocabulary(docs, readings, lex).write,
		glossesFile:  newVocabulary(docs, glosses, lex).write,
		conceptsFile: asJSON(c.Concepts),
		topicsFile:   asJSON(c.Topics),
		booksFile:    asJSON(c.Books),
		clausesFile:  func(w io.Writer) error { return writeClauses(w, docs) },
	} {
		if err := writeFile(filepath.Join(tmp, name), write); err != nil {
			return err
		}
	}
	if err := os.Rename(tmp, dir); err != nil && !isIndex(dir) { // another process may have been quicker
		return err
	}
	return nil
}

func asJSON(value any) func(io.Writer) error {
	return func(w io.Writer) error { return json.NewEncoder(w).Encode(value) }
}

func writeClauses(w io.Writer, docs []Doc) error {
	for i := range docs {
		d := &docs[i]
		if _, err := fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%d\t%d\t%d\n", d.ID, d.Text, d.Lang, d.Label, d.Number,
			readings.length(d), glosses.length(d)); err != nil {
			return err
		}
	}
	return nil
}

// length is the place in tables.Length of a clause's field.
func (f *field) length(d *Doc) int {
	lang, text := f.of(d)
	return lengthClass(len(Words(lang, text)))
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
	x := &Index{byID: map[string]int{}}
	var err error
	if x.readings, err = openVocabulary(dir, readingsFile); err != nil {
		return nil, err
	}
	if x.glosses, err = openVocabulary(dir, glossesFile); err != nil {
		return nil, err
	}
	for name, into := range map[string]any{conceptsFile: &x.concepts, topicsFile: &x.topics, booksFile: &x.books} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(data, into); err != nil {
			return nil, fmt.Errorf("index: %s: %w", name, err)
		}
	}
	data, err := os.ReadFile(filepath.Join(dir, clausesFile))
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 7 {
			return nil, fmt.Errorf("index: %s: broken line %q", clausesFile, line)
		}
		e := entry{id: f[0], text: f[1], lang: f[2], label: f[3]}
		e.number, _ = strconv.Atoi(f[4])
		for i := range e.length {
			e.length[i], _ = strconv.Atoi(f[5+i])
		}
		x.byID[e.id] = len(x.clauses)
		x.clauses = append(x.clauses, e)
	}
	// What every search asks of the topics is found once, when the first asks.
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
	x.bleve, err = bleve.OpenUsing(filepath.Join(dir, bleveFolder), map[string]any{"read_only": true})
	if err != nil {
		return nil, err
	}
	return x, nil
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

// Kept opens the index kept under the user's cache for a corpus with this key;
// nil where there is none, and Keep makes it.
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
