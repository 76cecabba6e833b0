package edition

import (
	"testing"

	"quinola/corpus"
)

// Opening the pinned texts is what every command waits for.
func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		if _, err := Open(corpus.FS); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpenAcademie(b *testing.B) {
	for b.Loop() {
		if _, err := OpenText(corpus.FS, "academie"); err != nil {
			b.Fatal(err)
		}
	}
}
