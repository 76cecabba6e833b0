package restore

import (
	"bytes"
	"os"
	"path/filepath"
	"quinola/corpus/page"
	"quinola/corpus/restore/channel"
	"strconv"
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
	leaves := page.Leaves(src)
	frenchModel()
	b.ReportAllocs()
	for b.Loop() {
		Tokens(src, "fr", leaves)
	}
	b.ReportMetric(float64(len(leaves)*b.N)/b.Elapsed().Seconds(), "leaves/s")
}

// BenchmarkLoad loads the model of French.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := channel.Load(frenchConfusions, frenchWords, frenchBigrams, frenchClasses, frenchSenses, frenchLexicon); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOneWord reads one word that fills megabytes: cost a byte must not
// grow with the length.
func BenchmarkOneWord(b *testing.B) {
	for _, n := range []int{1 << 18, 1 << 20, 1 << 22} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			src := bytes.Repeat([]byte("e"), n)
			b.SetBytes(int64(n))
			for b.Loop() {
				Tokens(src, "fr", nil)
			}
		})
	}
}
