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

// A capital behind a common word begins a name, where the machine runs words together.
func TestBeforeName(t *testing.T) {
	toy := &lang.Language{Code: "x-toy", Name: "Toy", FunctionWords: "lu su en"}
	x, err := New(toy, Counts{"alfo\t40\t0\nen\t400\t0\nkasto\t90\t0\nlu\t400\t0\n", ""}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := x.Fit(Words(strings.Repeat("lu kasto en alfo ", 4), toy), nil)
	p.errs = true
	for word, want := range map[string]string{"enZarbok": "en Zarbok", "enZar": "", "kaztoZarbok": "", "enZarBok": "", "enAlfo": "", "enzarbok": ""} {
		got := ""
		if a, ok := p.beforeName(0, []rune(word)); ok {
			got = a.text + " " + a.rest[0].Text
		}
		if got != want {
			t.Errorf("%s is parted %q, want %q", word, got, want)
		}
	}
}
