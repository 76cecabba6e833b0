package scan

import (
	"strings"
	"testing"
)

// A signature and a catchword that stand beside one another at the foot of a page, and that
// the file has first, are put there.
func TestTwoBlocksBesideOneAnotherAtTheFoot(t *testing.T) {
	line := func(text string, x, y float64) Line {
		box := Box{x, y, x + 100, y + 20}
		return Line{Words: []Word{{Text: text, Box: box}}, Box: box, Begins: true}
	}
	p := Page{Lines: []Line{line("A 2", 50, 900), line("and", 400, 905), line("The dealer gives nine cards,", 50, 100), line("and turns up the last.", 50, 130)}}
	p.edges()
	var got []string
	for _, l := range p.Lines {
		got = append(got, l.Words[0].Text)
	}
	if want := "The dealer gives nine cards,|and turns up the last.|A 2|and"; strings.Join(got, "|") != want {
		t.Errorf("%q, want %q", got, want)
	}
}
