package page

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestParseLabel(t *testing.T) {
	for _, tt := range []struct {
		line   string
		number int
		rest   string // what follows the label
	}{
		{"ART. XII. Celui qui donne", 12, "Celui qui donne"},
		{"ART. XII.", 12, ""},
		{"Art.12. Celui", 12, "Celui"},
		{"Article 544. La propriété", 544, "La propriété"},
		{"Article premier. — La loi", 1, "La loi"},
		{"LAW I. The dealer", 1, "The dealer"},
		{"RULE THE TWENTY-FIRST.", 21, ""},
		{"Twenty-first Rule. The dealer", 21, "The dealer"},
		{"Règle soixante-douzieme. Celui", 72, "Celui"},
		{"Vingt et unieme Regle. Celui", 21, "Celui"},
		{"Tjugondeförsta", 0, ""},
		{"Tjuguförsta Regeln. Den", 21, "Den"},
		{"1 §. Den som", 1, "Den som"},
		{"1. § Den som", 1, "Den som"},
		{"§12. The dealer", 12, "The dealer"},
		{"§. XII. The dealer", 12, "The dealer"},
		{"N:o 3. Den som", 3, "Den som"},
		{"12°. Le premier", 12, "Le premier"},
		{"XII. Le premier", 12, "Le premier"},
		{"Art. 1er. Le premier", 1, "Le premier"},
		{"8O §. Den som", 80, "Den som"},
		{"(1I2) Celui", 112, "Celui"},
		{"Nº XII. Le premier", 12, "Le premier"},
		{"Aphorisme XII. Le premier", 12, "Le premier"},
		{"Third Case. The dealer", 3, "The dealer"},
		{"Zweyundzwanzigster Artikel. Wer", 22, "Wer"},
		{"LEX DECIMA TERTIA. Qui", 13, "Qui"},
		{"12. «Le premier»", 12, "«Le premier»"},

		{"Article 12 du présent titre", 0, ""}, // a reference
		{"12 joueurs", 0, ""},
		{"Lawful play", 0, ""},
		{"Louis XIV régna", 0, ""},
		{"Chapitre XII. Le premier", 0, ""},
		{"The rule of the game", 0, ""},
		{"Art. LXXXXIIIIV. Celui", 0, ""},
		{"A\u00a0B", 0, ""},
	} {
		l, ok := ParseLabel(tt.line)
		if !ok {
			l = Label{}
		}
		if l.Number != tt.number || ok && tt.line[l.Len:] != tt.rest {
			t.Errorf("%q: number %d, then %q", tt.line, l.Number, tt.line[l.Len:])
		}
	}
}

// A label beyond reading has the number that is missing.
func TestRows(t *testing.T) {
	all := []Found{{0, Label{Number: 16, Class: "art"}}, {2, Label{Class: "art"}}, {4, Label{Number: 18, Class: "art"}}, {6, Label{Number: 1, Class: "art"}}}
	got := rows(all)
	if len(got) != 2 || len(got[0]) != 3 || got[0][1].Number != 17 || got[1][0].Number != 1 {
		t.Errorf("rows %+v", got)
	}
}

// paper is a text for Labels: an empty line parts paragraphs.
type paper []string

func (p paper) Len() int          { return len(p) }
func (p paper) Line(i int) string { return p[i] }
func (p paper) Blank(i int) bool  { return true }
func (p paper) Leaf(i int) int    { return 0 }

// Two articles are a law if no more are announced; two references are none.
func TestTwoArticles(t *testing.T) {
	for _, tt := range []struct {
		lines paper
		want  int
	}{
		{paper{"THE LAWS", "ARTICLE I.", "The dealer gives nine cards to each player.", "ARTICLE II.", "The eldest hand leads, and the next follows."}, 1},
		{paper{"THE LAWS", "ARTICLE II.", "The dealer gives nine cards to each player.", "ARTICLE III.", "The eldest hand leads, and the next follows."}, 0},
		{paper{"THE LAWS", "1.", "The dealer gives nine cards to each player.", "2.", "The eldest hand leads, and the next follows."}, 0},
		{paper{"ARTICLE I.", "OF THE DEAL.", "The dealer gives nine cards.", "ARTICLE II.", "OF THE PLAY.", "The eldest hand leads, and the next follows."}, 0},
	} {
		if labels, _ := Rows(tt.lines); len(labels) != tt.want {
			t.Errorf("%q: %d rows of labels, want %d", tt.lines, len(labels), tt.want)
		}
	}
}

// leaves are a paper of which each leaf has so many lines.
type leaves struct {
	paper
	long int
}

func (l leaves) Leaf(i int) int { return i / l.long }

// A word that no language lists announces numbers if it stands in a row of them,
// but not where it is the head of every leaf, the title of a letter of several
// paragraphs, or a division with laws of its own.
func TestWordsOfNoList(t *testing.T) {
	const says = "The dealer gives nine cards to each player."
	made := func(lines ...string) (out paper) {
		for n := range 6 {
			for _, l := range lines {
				out = append(out, strings.ReplaceAll(l, "#", string(rune('1'+n))))
			}
		}
		return out
	}
	for _, tt := range []struct {
		name  string
		lines Lines
		want  int
	}{
		{"cases", made("Case #. "+says, says), 1},
		{"cases on lines of their own", made("CASE #.", says), 1},
		{"heads of leaves", leaves{made("Page #.", says), 2}, 0},
		{"letters", made("Letter #.", says, says), 0},
		{"divisions", made("Part #.", says, "Art. 1. "+says, "Art. 2. "+says, "Art. 3. "+says), 6},
		{"a reference among them", append(made("Case #. " + says)[:3:3], append(paper{"Case 1. " + says}, made("Case #. " + says)[3:]...)...), 1},
		{"three", made("Case #. " + says)[:3], 0},
	} {
		if got, _ := Rows(tt.lines); len(got) != tt.want {
			t.Errorf("%s: %d rows of labels, want %d", tt.name, len(got), tt.want)
		}
	}
}

// A label at the foot of a leaf that the next one has again is its catchword.
func TestCatchwordsAreNoLabels(t *testing.T) {
	var text paper
	for n := range 7 {
		text = append(text, "THE LAWS", fmt.Sprintf("%d.", n+1), "The dealer gives nine cards to each player.", fmt.Sprintf("%d.", n+2))
	}
	rows, _ := Rows(leaves{text, 4})
	if len(rows) != 1 || len(rows[0]) != 7 {
		t.Fatalf("rows %+v", rows)
	}
	for k, f := range rows[0] {
		if f.Line != 4*k+1 {
			t.Errorf("label %d on line %d", f.Number, f.Line)
		}
	}
}

func FuzzParseLabel(f *testing.F) {
	for _, s := range []string{"", "ART. XII. A", "1 §.", "RULE THE FIRST", "\u00a0", "§", "((", "Art. \v", "1°°.\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		l, ok := ParseLabel(line)
		if l.Len < 0 || l.Len > len(line) || l.Number < 0 || l.Number > MaxNumber {
			t.Errorf("%q: %+v", line, l)
		}
		if ok && utf8.ValidString(line) && l.Alone != (strings.TrimSpace(line[l.Len:]) == "") {
			t.Errorf("%q: alone %v, then %q", line, l.Alone, line[l.Len:])
		}
	})
}
