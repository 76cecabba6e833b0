package main

import (
	"fmt"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/index"
)

// firstMost is how large the first file of the static search may be, of the corpus a hundred
// times over, too.
const firstMost = 60_000 // bytes

// contents reads what the search of the edition holds.
func contents(t testing.TB) index.Contents {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil && notes == nil {
		t.Fatal(err)
	}
	return index.Read(c, notes, index.Tell{})
}

// first builds the page's files and returns them; the first must stay small.
func first(t testing.TB, list index.Contents) map[string][]byte {
	files, err := index.Shards(list, index.Restorer{})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(files["start.gz"]); n == 0 || n > firstMost {
		t.Errorf("the first file has %d bytes, at most %d", n, firstMost)
	}
	return files
}

// The first file that a search fetches stays small where the corpus is ten times as large, with
// new words in each copy; BenchmarkShards holds it to the same a hundred times over.
func TestTheFirstFileStaysSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the search of ten corpora")
	}
	c := contents(t)
	first(t, index.Contents{Docs: grown(c.Docs, 10), Concepts: c.Concepts})
}

// BenchmarkShards builds the page's files for the corpus 1, 10 and 100 times
// over, and tells how many there are, what they weigh, and the first of them.
func BenchmarkShards(b *testing.B) {
	contents := contents(b)
	for _, n := range []int{1, 10, 100} {
		b.Run(fmt.Sprintf("%d×", n), func(b *testing.B) {
			grown := index.Contents{Docs: grown(contents.Docs, n), Concepts: contents.Concepts}
			b.ResetTimer()
			for b.Loop() {
				files := first(b, grown)
				size := 0
				for _, data := range files {
					size += len(data)
				}
				b.ReportMetric(float64(len(files)), "files")
				b.ReportMetric(float64(size)/1000, "KB")
				b.ReportMetric(float64(len(files["start.gz"]))/1000, "KB-first")
			}
		})
	}
}
