// Package shelf makes readings, clauses and postings of a shelf of books, of which
// there may be thousands. The work has three steps, and the caller may share each among
// processors or machines:
//
//	Read    one book: restored, split, and its words counted, into parts of its own
//	Merge   the postings of a batch of books, in order
//	Join    all parts, in the order of the books, into four files of JSON lines
//
// A step holds at most one book, or a line of each of the files that it merges. It
// writes its files whole or not at all and may run twice, so an engine that restarts a
// step does no harm. A book that cannot be read is reported in one line and does not
// stop the others.
//
// The files:
//
//	books.jsonl     {"id","file","lang","bytes","leaves","clauses","doubts"}, or {"file","error"}
//	readings.jsonl  {"id","lang","reading"}
//	clauses.jsonl   {"id","text","lang","label","number","division","kind","leaf","source","reading"}
//	postings.jsonl  {"form","lang","clauses":[[id, times], …]}, by form
package shelf

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"quinola/corpus/cores"
)

// The files that Join writes.
const (
	BooksFile    = "books.jsonl"
	ReadingsFile = "readings.jsonl"
	ClausesFile  = "clauses.jsonl"
	PostingsFile = "postings.jsonl"
)

// Batch is how many books' postings Merge makes one file of.
const Batch = 64

// Batches returns how many batches so many books are.
func Batches(books int) int { return (books + Batch - 1) / Batch }

// parts is the folder, within that of the results, in which steps leave what later
// steps take up.
const parts = ".parts"

func part(out, what string, n int) string {
	return filepath.Join(out, parts, fmt.Sprintf("%07d.%s", n, what))
}

// Begin makes the folder of the results ready. What an earlier run left there
// stays until Join replaces it.
func Begin(out string) error {
	if err := os.RemoveAll(filepath.Join(out, parts)); err != nil {
		return err
	}
	return os.MkdirAll(filepath.Join(out, parts), 0o755)
}

// Run does all steps on this machine, on all its processors. tell, which may be
// nil, hears of every book in the order of the shelf.
func Run(ctx context.Context, books []Book, out string, tell func(Told)) error {
	if err := Begin(out); err != nil {
		return err
	}
	if err := cores.Each(ctx, len(books), func(i int) error { return Read(books[i], out) }); err != nil {
		return err
	}
	if err := cores.Each(ctx, Batches(len(books)), func(i int) error { return Merge(out, i, len(books)) }); err != nil {
		return err
	}
	return Join(out, len(books), tell)
}

// whole writes a file as a whole: it is there once all of it is.
func whole(name string, write func(*os.File) error) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), ".new-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if err := errors.Join(write(f), f.Chmod(0o644), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// missing reports whether an error says that a file is not there.
func missing(err error) bool { return errors.Is(err, fs.ErrNotExist) }
