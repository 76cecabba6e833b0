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

// TestExamples runs every example of the edition. What is not proved yet is
// told with -v.
func TestExamples(t *testing.T) {
	a, _ := published()
	if a == nil {
		t.Fatal("the corpus cannot be opened")
	}
	r, err := a.Check(t.Context(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Failed {
		t.Error(f)
	}
	for _, h := range r.Coverage().Holes {
		if h.Weight > DeadLink && h.Weight < Unannotated {
			t.Logf("%s: %s", h.Weight, h)
		}
	}
	t.Logf("%d of %d examples pass; of %d clauses that state a rule %d are proved, %d are excluded, %d have no note",
		r.Passed, r.Examples, r.Clauses.Rule, r.Clauses.Proved, r.Clauses.Excluded, r.Clauses.Open)
}
