package annotate

import (
	"sync"
	"testing"

	"quinola/corpus"
	"quinola/corpus/edition"
)

// published opens the edition's own corpus and notes, once for all tests.
var published = sync.OnceValues(func() (*Annotations, error) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return nil, err
	}
	return Read(BuiltIn(), c)
})

// TestNotes reports all that is wrong in the edition's own notes and terms.
func TestNotes(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Error(err)
	}
	if a == nil {
		return
	}
	for _, p := range a.DeadLinks() {
		t.Error(p)
	}
	t.Logf("%d notes, %d terms", len(a.Notes()), len(a.Terms))
}
