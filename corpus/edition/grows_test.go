package edition

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// What opening a corpus takes grows as its texts do, many small ones and one of
// many tiny leaves: the time for each stays the same from one size to the next.
func BenchmarkManyParts(b *testing.B) {
	for _, n := range []int{500, 2000} {
		b.Run(fmt.Sprintf("texts=%d", n), func(b *testing.B) {
			opening(b, n, "LAWS.\n\nI. The deal goes round.\n\nII. The ace takes the king.\n", n)
		})
	}
	for _, n := range []int{5000, 20000} {
		b.Run(fmt.Sprintf("leaves=%d", n), func(b *testing.B) {
			var source strings.Builder
			for i := range n {
				fmt.Fprintf(&source, "I. The deal goes round %d times.\n\f", i)
			}
			opening(b, 1, source.String(), n)
		})
	}
}

// opening opens a corpus of so many texts of one source, and tells what each of
// its parts takes.
func opening(b *testing.B, texts int, source string, parts int) {
	fsys := fstest.MapFS{}
	ids := make([]string, texts)
	for i := range ids {
		ids[i] = fmt.Sprintf("%q", fmt.Sprintf("t%d", i))
		fsys[fmt.Sprintf("texts/t%d/text.toml", i)] = &fstest.MapFile{Data: []byte(goodText)}
		fsys[fmt.Sprintf("texts/t%d/source.txt", i)] = &fstest.MapFile{Data: []byte(source)}
	}
	fsys["edition.toml"] = &fstest.MapFile{Data: []byte("version = \"1\"\ntexts = [" + strings.Join(ids, ", ") + "]\n")}
	for b.Loop() {
		if _, err := Open(fsys); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(parts), "ns/part")
}
