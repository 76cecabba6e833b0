package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"

	"quinola/corpus"
	"quinola/corpus/page"
	"quinola/index/shelf"
)

var (
	made   = flag.Int("books", 10, "how many books are made of the corpus")
	leaves = flag.Int("leaves", 5, "of how many leaves each")
)

func TestMain(m *testing.M) { ptest.Main(m) }

// A shelf of books made of leaves of the Académie, and one that is none, comes out
// of Beam byte for byte as it comes out of the steps done one after another.
func TestShelf(t *testing.T) {
	from, to, plain := t.TempDir(), t.TempDir(), t.TempDir()
	src, err := corpus.FS.ReadFile("texts/academie/source.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := page.Leaves(src)
	for n := range *made {
		first := 10 + n*7%(len(all)-20-*leaves)
		book := src[all[first].Start:all[first+*leaves-1].End]
		if err := os.WriteFile(filepath.Join(from, fmt.Sprintf("book%05d.txt", n)), book, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(from, "cover.png"), []byte("\x89PNG"), 0o644); err != nil {
		t.Fatal(err)
	}
	m := shelf.Manner{Lang: "fr"}
	books, err := shelf.Books(from, m)
	if err != nil {
		t.Fatal(err)
	}
	measured(t, "without Beam", len(books), func() error { return shelf.Run(context.Background(), books, plain, nil) })
	measured(t, "with Beam", len(books), func() error { return run(context.Background(), from, to, m) })
	for _, name := range []string{shelf.BooksFile, shelf.ReadingsFile, shelf.ClausesFile, shelf.PostingsFile} {
		got, err := os.ReadFile(filepath.Join(to, name))
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(filepath.Join(plain, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) || len(got) == 0 {
			t.Errorf("%s: %d bytes, and %d of the steps alone", name, len(got), len(want))
		}
	}
}

// measured logs what a run took: processor, time, and the most memory that the
// test has held so far.
func measured(t *testing.T, how string, books int, do func() error) {
	t.Helper()
	var before, after syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &before)
	start := time.Now()
	if err := do(); err != nil {
		t.Fatal(err)
	}
	took := time.Since(start)
	syscall.Getrusage(syscall.RUSAGE_SELF, &after)
	spent := time.Duration(after.Utime.Nano() + after.Stime.Nano() - before.Utime.Nano() - before.Stime.Nano())
	t.Logf("%s: %d books, %.1f s of processor, %.1f ms a book, %.1f s, %d MB held at most", how, books, spent.Seconds(), float64(spent.Milliseconds())/float64(books), took.Seconds(), after.Maxrss>>10)
}
