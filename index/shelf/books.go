package shelf

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"quinola/corpus/edition"
	"quinola/corpus/plainjson"
)

// Book is a book of a shelf: a scan as edition.NewText takes it (a file of plain
// text or one that says where each word stands, such as hOCR; a folder or a zip of pages), or a line
// {"id","lang","raw"} of a file NAME.jsonl.
type Book struct {
	No       int    // its place on the shelf, from 0
	ID       string // by which its clauses are named
	File     string
	Lang     string // "": its words tell
	Encoding string // of plain text that is not UTF-8
	Line     int    // of a .jsonl, from 1; 0 for a file that is a book as a whole
	Offset   int64  // ... where the line begins
	Error    string // why it is known already that it cannot be read
}

// Name returns what a book is called where its file is told: "shelf.jsonl:17".
func (b Book) Name() string {
	if b.Line > 0 {
		return fmt.Sprintf("%s:%d", b.File, b.Line)
	}
	return b.File
}

// Manner is what holds of all books that do not say otherwise.
type Manner struct{ Lang, Encoding string }

// Books lists the books of a folder in the order of their names: all that lies in
// it and is not hidden.
func Books(folder string, m Manner) ([]Book, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var books []Book
	taken := map[string]string{}
	add := func(b Book) {
		b.No = len(books)
		switch {
		case b.Error != "":
		case b.ID == "":
			b.Error = b.Name() + ": its name has no letter or digit of which an id could be made; give it another"
		case taken[b.ID] != "":
			b.Error = fmt.Sprintf("%s: would be called %s, as %s is; give it another name", b.Name(), b.ID, taken[b.ID])
		default:
			taken[b.ID] = b.Name()
		}
		books = append(books, b)
	}
	for _, e := range entries {
		name := filepath.Join(folder, e.Name())
		switch {
		case strings.HasPrefix(e.Name(), "."):
		case filepath.Ext(name) == ".jsonl" && !e.IsDir():
			if err := eachLine(name, m, add); err != nil {
				return nil, err
			}
		case e.IsDir():
			add(Book{ID: edition.PlainID(e.Name()), File: name, Lang: m.Lang})
		default:
			add(Book{ID: edition.IDOf(name), File: name, Lang: m.Lang, Encoding: m.Encoding})
		}
	}
	if len(books) == 0 {
		return nil, &edition.Error{File: folder, What: "holds no book", Cure: "put scans into it: a file or a folder of pages each, or lines of JSON in a file NAME.jsonl"}
	}
	return books, nil
}

// A line is no longer than this, in bytes.
const longestLine = 64 << 20

// eachLine tells of each book that is a line of a file.
func eachLine(name string, m Manner, add func(Book)) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, 64<<10)
	for at, line := int64(0), 1; ; line++ {
		b := Book{File: name, Lang: m.Lang, Line: line, Offset: at}
		data, n, err := nextLine(in)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		at += n
		if len(bytes.TrimSpace(data)) > 0 || n > longestLine {
			b.entitle(data, n)
			add(b)
		}
		if err != nil {
			return nil
		}
	}
}

// entitle reads from a line, of n bytes, what the book is called.
func (b *Book) entitle(data []byte, n int64) {
	if n > longestLine {
		b.Error = b.Name() + ": a line of more than 64 MB; give a book of that size as a file"
		return
	}
	p, err := parse(b.Name(), data)
	if err != nil {
		b.Error = err.Error()
		return
	}
	b.ID = edition.PlainID(p.ID)
	if p.Lang != "" {
		b.Lang = p.Lang
	}
}

// passage is a book as a line.
type passage struct{ ID, Lang, Raw string }

func parse(where string, line []byte) (p passage, err error) {
	line = bytes.TrimPrefix(line, []byte("\ufeff")) // some editors write it before UTF-8
	return p, plainjson.Line(where, `{"id","lang","raw"}`, line, &p)
}

// nextLine reads a line with its end, and tells its length; of one that is too
// long it keeps nothing.
func nextLine(in *bufio.Reader) (line []byte, n int64, err error) {
	for {
		more, err := in.ReadSlice('\n')
		if n += int64(len(more)); n <= longestLine {
			line = append(line, more...)
		} else {
			line = nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, n, err
		}
	}
}
