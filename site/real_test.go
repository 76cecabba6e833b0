package site

import (
	"testing"

	"quinola/corpus"
	opened "quinola/corpus/edition"
)

func TestBuildReal(t *testing.T) {
	c, err := opened.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	built(t, c)
}
