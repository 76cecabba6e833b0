// Command shelf reads a shelf of books with Apache Beam: on this machine with
// Beam's own local runner, which needs no server, or on many machines with any
// runner that Beam has and a folder that all of them see.
//
//	go run . -o OUT [-lang fr] BOOKS
//
// The steps are those of quinola/index/shelf, which says what is read and written;
// quinola shelf does the same on one machine without Beam. Between the steps only
// names and numbers go through Beam: its local runner holds whatever it is given in
// memory, so readings and postings go through the folder of the results.
//
// This is a module of its own, so that the tool itself needs nothing of Beam.
package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"

	"quinola/index/shelf"
)

// reading reads a book, and gives the number of its batch with that of the book.
type reading struct{ Out string }

func (r *reading) ProcessElement(b shelf.Book, emit func(batch, book int)) error {
	if err := shelf.Read(b, r.Out); err != nil {
		return err
	}
	emit(b.No/shelf.Batch, b.No)
	return nil
}

// merging merges the postings of a batch once all of its books are read.
type merging struct {
	Out   string
	Books int
}

func (m *merging) ProcessElement(batch int, read func(*int) bool, emit func(all, batch int)) error {
	if err := shelf.Merge(m.Out, batch, m.Books); err != nil {
		return err
	}
	emit(0, batch)
	return nil
}

// joining makes the results once all batches are merged.
type joining struct {
	Out   string
	Books int
}

func (j *joining) ProcessElement(_ int, merged func(*int) bool) error {
	return shelf.Join(j.Out, j.Books, func(t shelf.Told) {
		if t.Error != "" {
			fmt.Fprintln(os.Stderr, t.Error)
		}
	})
}

func init() {
	register.DoFn2x1[shelf.Book, func(int, int), error](&reading{})
	register.DoFn3x1[int, func(*int) bool, func(int, int), error](&merging{})
	register.DoFn2x1[int, func(*int) bool, error](&joining{})
	register.Emitter2[int, int]()
	register.Iter1[int]()
}

// pipeline lays out the steps. The books are shuffled first, so that a runner may
// share them among its workers.
func pipeline(books []shelf.Book, out string) *beam.Pipeline {
	p, s := beam.NewPipelineWithRoot()
	listed := beam.Reshuffle(s, beam.CreateList(s, books))
	read := beam.ParDo(s.Scope("Read"), &reading{out}, listed)
	merged := beam.ParDo(s.Scope("Merge"), &merging{out, len(books)}, beam.GroupByKey(s, read))
	beam.ParDo0(s.Scope("Join"), &joining{out, len(books)}, beam.GroupByKey(s, merged))
	return p
}

// run reads the books of a folder.
func run(ctx context.Context, folder, out string, m shelf.Manner) error {
	folder, err := filepath.Abs(folder) // workers stand elsewhere
	if err != nil {
		return err
	}
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	books, err := shelf.Books(folder, m)
	if err != nil {
		return err
	}
	if err := shelf.Begin(out); err != nil {
		return err
	}
	return beamx.Run(ctx, pipeline(books, out))
}

func main() {
	out := flag.String("o", "", "the `folder` to write into")
	var m shelf.Manner
	flag.StringVar(&m.Lang, "lang", "", "the `language` of the books, fr, en, sv or nl; else their words tell it")
	flag.StringVar(&m.Encoding, "encoding", "", "what plain text is written in, if not UTF-8")
	flag.Parse()
	beam.Init()
	slog.SetLogLoggerLevel(slog.LevelWarn)
	if *out == "" || flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "shelf: say which folder has the books and where to write: shelf -o OUT BOOKS")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, flag.Arg(0), *out, m); err != nil {
		fmt.Fprintln(os.Stderr, "shelf:", err)
		os.Exit(2)
	}
}
