package index

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/blevesearch/bleve/v2"
)

// Index answers queries over the clauses of a corpus.
type Index struct {
	vocabulary *Vocabulary
	clauses    []entry
	byID       map[string]int
	bleve      bleve.Index
}

// entry is what ranking and filtering need of a clause without its text.
type entry struct {
	id     string
	text   string
	lang   string
	label  string
	number int
	words  int // length of the reading
}

// The files of an index in its folder.
const (
	vocabularyFile = "vocabulary.tsv"
	clausesFile    = "clauses.tsv"
	bleveFolder    = "bleve"
)

// Build writes the index of docs into the folder dir, which must not exist.
// The order of docs is the order in which clauses of equal score are listed.
func Build(dir string, docs []Doc, lex Lexicon) (err error) {
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
	if err := writeFile(filepath.Join(tmp, vocabularyFile), newVocabulary(docs, lex).write); err != nil {
		return err
	}
	if err := writeFile(filepath.Join(tmp, clausesFile), func(w io.Writer) error {
		for _, d := range docs {
			if _, err := fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%d\t%d\n", d.ID, d.Text, d.Lang, d.Label, d.Number, len(Words(d.Lang, d.Reading))); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	if err := os.Rename(tmp, dir); err != nil && !isIndex(dir) { // another process may have been quicker
		return err
	}
	return nil
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
	data, err := os.ReadFile(filepath.Join(dir, vocabularyFile))
	if err != nil {
		return nil, err
	}
	v, err := readVocabulary(string(data))
	if err != nil {
		return nil, err
	}
	x := &Index{vocabulary: v, byID: map[string]int{}}
	if data, err = os.ReadFile(filepath.Join(dir, clausesFile)); err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 6 {
			return nil, fmt.Errorf("index: %s: broken line %q", clausesFile, line)
		}
		e := entry{id: f[0], text: f[1], lang: f[2], label: f[3]}
		e.number, _ = strconv.Atoi(f[4])
		e.words, _ = strconv.Atoi(f[5])
		x.byID[e.id] = len(x.clauses)
		x.clauses = append(x.clauses, e)
	}
	x.bleve, err = bleve.OpenUsing(filepath.Join(dir, bleveFolder), map[string]any{"read_only": true})
	if err != nil {
		return nil, err
	}
	return x, nil
}

// Close releases the index's files.
func (x *Index) Close() error { return x.bleve.Close() }

// Cached opens the index kept under the user's cache for a corpus with this
// key, building it first where it is missing. docs is called only then. A
// cached index of another key is removed.
func Cached(cache, key string, docs func() ([]Doc, error), lex Lexicon) (*Index, error) {
	dir := filepath.Join(cache, "index-"+key)
	if x, err := Open(dir); err == nil {
		return x, nil
	}
	all, err := docs()
	if err != nil {
		return nil, err
	}
	old, _ := filepath.Glob(filepath.Join(cache, "index-*"))
	for _, o := range old {
		os.RemoveAll(o)
	}
	if err := Build(dir, all, lex); err != nil {
		return nil, fmt.Errorf("cannot build the search index under %s: %w; set QUINOLA_CACHE to a folder that can be written", cache, err)
	}
	return Open(dir)
}
