package site

import (
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	opened "quinola/corpus/edition"
)

// real is the edition itself.
func real(t testing.TB) (*corpus.Corpus, *annotate.Annotations) {
	t.Helper()
	c, err := opened.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil {
		t.Log(err)
	}
	return c, notes
}

func TestBuildReal(t *testing.T) {
	c, notes := real(t)
	built(t, Options{Corpus: c, Notes: notes})
}
