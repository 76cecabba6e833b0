package restore

import (
	"os"
	"path/filepath"
	"testing"
)

func source(tb testing.TB, id string) []byte {
	src, err := os.ReadFile(filepath.Join("..", "texts", id, "source.txt"))
	if err != nil {
		tb.Fatal(err)
	}
	return src
}

// BenchmarkBook restores the longest of the books, model and caches included.
func BenchmarkBook(b *testing.B) {
	src := source(b, "academie")
	leaves := Leaves(src)
	frenchModel()
	b.ReportAllocs()
	for b.Loop() {
		Tokens(src, "fr", leaves)
	}
	b.ReportMetric(float64(len(leaves)*b.N)/b.Elapsed().Seconds(), "leaves/s")
}
