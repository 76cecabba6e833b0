package main

import (
	"fmt"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/index"
)

// BenchmarkShards builds the page's files for the corpus 1, 10 and 100 times
// over, and tells how many there are, what they weigh, and the first of them.
func BenchmarkShards(b *testing.B) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		b.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil && notes == nil {
		b.Fatal(err)
	}
	contents := index.Read(c, notes, index.Tell{})
	for _, n := range []int{1, 10, 100} {
		b.Run(fmt.Sprintf("%d×", n), func(b *testing.B) {
			grown := index.Contents{Docs: grown(contents.Docs, n), Concepts: contents.Concepts}
			b.ResetTimer()
			for b.Loop() {
				files, err := index.Shards(grown, index.Restorer{})
				if err != nil {
					b.Fatal(err)
				}
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
