package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// A word that is one but for an accent is that word, and not two that stand together, nor
// another.
func TestMarksAlone(t *testing.T) {
	toy := &lang.Language{Code: "x-toy", Name: "Toy", Letters: "é", FunctionWords: "lu su en"}
	words := "core\t2000\t0\nen\t4000\t0\nencore\t3\t0\nencorem\t90\t0\nkasto\t90\t0\nlu\t4000\t0\n"
	x, err := New(toy, Counts{words, "en\tcore=1900\n"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := x.Fit(Words(strings.Repeat("lu kasto en core lu encorem ", 4)+"éncore", toy), nil)
	got := p.Read([]Token{{Text: "lu"}, {Text: "éncore", Gap: Space}})
	if last := got[len(got)-1]; last.Text != "encore" || len(last.Rest) > 0 {
		t.Errorf("éncore is read %q %v, want encore", last.Text, last.Rest)
	}
}
