package page

import (
	"strings"
	"testing"
)

// glyphsOf are those of a line as a scan has it.
func glyphsOf(line string) []Glyph {
	var out []Glyph
	g := Glyph{}
	for _, r := range line {
		if IsSpace(r) {
			g.Space, g.Tab = g.Space+1, g.Tab || r == '\t'
			continue
		}
		g.R = r
		out = append(out, g)
		g = Glyph{}
	}
	return out
}

// How a line is set: its words, parted by spaces; before a letter that may begin
// one all the same a middle dot, before a cell a stroke.
func TestSetOf(t *testing.T) {
	for _, c := range []struct {
		name, line string
		spaced     bool
		want       string
	}{
		{"a heading letter by letter", "C H A P I T R E", true, "CHAPITRE"},
		{"... with its number", "C H A P I T R E   I I.", true, "CHAPITRE I·I."},
		{"a sentence letter by letter", "l e  j o u e u r  p e r d , s i", true, "le joueur perd, si"},
		{"what hangs together within it", "i l  f a u t  jou e r", true, "il faut jou·er"},
		{"four letters prove nothing", "A B C D", true, "A B C D"},
		{"too many stand together to tell", "d ú Pa íT e .", true, "d ú Pa íT e ."},
		{"words", "il y a un as à la main", false, "il y a un as à la main"},
		{"wide spaces", "Spadille    10   fiches", false, "Spadille |10 |fiches"},
		{"a tabulator", "Spadille\t10", false, "Spadille |10"},
		{"leaders", "Spadille . . . 10", false, "Spadille |. |. |. 10"},
		{"strokes", "Basta ___ 4", false, "Basta |_|_|_ 4"},
		{"many dots lead to words, too", "Basta .... quatre", false, "Basta |.|.|.|. quatre"},
		{"three to a figure alone", "Basta ... quatre", false, "Basta ... quatre"},
		{"two dots lead nowhere", "Basta .. 4", false, "Basta .. 4"},
		{"what stands after a label is no cell", "XII.   Le joueur perd", false, "XII. Le joueur perd"},
		{"nothing", "", false, ""},
	} {
		line := glyphsOf(c.line)
		set := SetOf(line)
		var got strings.Builder
		for i, g := range line {
			p := Place(0)
			if set.Places != nil {
				p = set.Places[i]
			}
			if g.Space > 0 && p&Close == 0 {
				got.WriteByte(' ')
			}
			if p&Loose != 0 {
				got.WriteString("·")
			}
			if p&(Cell|Leader) != 0 {
				got.WriteByte('|')
			}
			got.WriteRune(g.R)
		}
		if got.String() != c.want || set.Spaced != c.spaced || set.Celled(0, len(line)) != strings.Contains(c.want, "|") {
			t.Errorf("%s: %q is set %q, spaced %v; want %q", c.name, c.line, got.String(), set.Spaced, c.want)
		}
	}
}
