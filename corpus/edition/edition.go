// Package edition opens a corpus: a folder with edition.toml and, below texts, a folder
// for each text. A text that is pinned is loaded from its pins. Any other text is
// restored, emended and split on the spot, by the same code that writes the pins.
//
//	edition.toml                       version, date, title, the order of the texts
//	texts/ID/text.toml                 what the text is and how it is divided
//	texts/ID/source.txt                the file as received, byte for byte
//	texts/ID/words.txt                 words that the book is known to hold, one a line
//	texts/ID/layout.tsv                what a scan with places tells of its lines
//	texts/ID/tables.toml               the order of tables whose cells the scan has out of order
//	texts/ID/emendations/*.txt         what the editors correct, a line each
//	texts/ID/clauses.tsv, reading.tsv  the pins
//	texts/ID/moved.tsv                 ids that were given once, and where they lead now
//	texts/ID/restated.txt              instead of a source: told in our own words
package edition

// The pins are written by quinola pin, or by:
//go:generate go test -run TestPins$ -update

import (
	"fmt"
	"io/fs"
	"sort"
	"strings"

	"quinola/corpus"
	"quinola/corpus/cores"
)

// Error is what is wrong with a file of a corpus, and what to do about it.
type Error struct {
	File string
	Line int // 0 where no line is to blame
	What string
	Cure string
}

func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&b, ":%d", e.Line)
	}
	b.WriteString(": " + e.What)
	if e.Cure != "" {
		b.WriteString("; " + e.Cure)
	}
	return b.String()
}

// Open reads the corpus in fsys, such as corpus.FS or os.DirFS of a folder.
func Open(fsys fs.FS) (*corpus.Corpus, error) {
	ed, ids, err := readEdition(fsys)
	if err != nil {
		return nil, err
	}
	texts := make([]*corpus.Text, len(ids))
	errs := make([]error, len(ids))
	shelf := &corpus.Shelf{}
	cores.All(len(ids), func(i int) { texts[i], errs[i] = openText(fsys, ids[i], shelf) })
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return corpus.New(ed, texts), nil
}

// OpenText reads one text of a corpus: its pins, if it has them.
func OpenText(fsys fs.FS, id string) (*corpus.Text, error) {
	return openText(fsys, id, &corpus.Shelf{})
}

func openText(fsys fs.FS, id string, shelf *corpus.Shelf) (*corpus.Text, error) {
	t, err := readText(fsys, id)
	if err != nil {
		return nil, err
	}
	if t.Restated {
		return t, restated(t)
	}
	pinned, err := loadPins(fsys, t, shelf)
	if err != nil {
		return t, err
	}
	if err := readAccuracy(fsys, t); err != nil {
		return t, err
	}
	l := &ledger{}
	if l.moved, err = readMoved(fsys, "texts/"+id+"/moved.tsv"); err != nil {
		return t, err
	}
	if !pinned {
		if err := build(t, l); err != nil {
			return t, err
		}
		shelveBuilt(t, shelf)
		return t, l.settle(t)
	}
	if err := layOut(t); err != nil {
		return t, err
	}
	return t, l.settle(t)
}

// readText reads what is written of a text by hand: its text.toml, its
// source and its emendations.
func readText(fsys fs.FS, id string) (*corpus.Text, error) {
	t := &corpus.Text{ID: id}
	dir := "texts/" + id
	if _, err := fs.Stat(fsys, dir); err != nil {
		return nil, &Error{File: dir, What: "there is no such folder", Cure: "make it with quinola new text, or strike it from edition.toml"}
	}
	if err := readMeta(fsys, dir+"/text.toml", t); err != nil {
		return nil, err
	}
	if err := readKinds(fsys, t); err != nil {
		return nil, err
	}
	name := "/source.txt"
	if t.Restated {
		name = "/restated.txt"
	}
	var err error
	if t.Source, err = readSource(fsys, dir+name); err != nil {
		return nil, err
	}
	if err := readEvidence(fsys, t); err != nil {
		return t, err
	}
	if t.Meta.Tables, err = readTables(fsys, t); err != nil {
		return t, err
	}
	t.Emendations, err = readEmendations(fsys, dir+"/emendations")
	return t, err
}

// cause returns an error without the path that the message already names.
func cause(err error) string {
	var pe *fs.PathError
	if asPathError(err, &pe) {
		return pe.Err.Error()
	}
	return err.Error()
}

func asPathError(err error, target **fs.PathError) bool {
	pe, ok := err.(*fs.PathError)
	if ok {
		*target = pe
	}
	return ok
}

// textIDs lists the folders of texts, in alphabetical order.
func textIDs(fsys fs.FS) ([]string, error) {
	entries, err := fs.ReadDir(fsys, "texts")
	if err != nil {
		return nil, &Error{File: "texts", What: "cannot be read: " + cause(err), Cure: "a corpus is a folder that holds edition.toml and texts/"}
	}
	var ids []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			ids = append(ids, e.Name())
		}
	}
	sort.Strings(ids)
	return ids, nil
}
