package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// TestDated reads scans by the counts of their time, and a line that tells nothing by
// those that came with it.
func TestDated(t *testing.T) {
	l := lang.Of("fr")
	x := For(l, nil)
	const older = `Monsieur le Prince estoit auec luy, & ie ne vous diray point qu'il auoit vne si grande enuie
		d'estre receu en cette ville, que la nuict mesme ou le iour d'apres il eust enuoyé vn des nostres pour le sçauoir.`
	const newer = `Monsieur le Prince étoit avec lui, & je ne vous dirai point qu'il avoit une si grande envie
		d'être reçu en cette ville, que la nuit même ou le jour d'après il eût envoyé un des nôtres pour le savoir.`
	was, is := x.Fit(Words(older, l), nil), x.Fit(Words(newer, l), nil)
	if was.lex != x.older() || is.lex != x {
		t.Fatalf("by the older counts are read the older: %v, the newer: %v", was.lex == x.older(), is.lex == x.older())
	}
	few := Words("le Roy a la", l)
	if x.Fit(few, was).lex != x.older() || x.Fit(few, is).lex != x {
		t.Error("a line is not read by the counts of those that came with it")
	}
	if a, b := x.uni[x.ids["estre"]], x.older().uni[x.older().ids["estre"]]; b >= a {
		t.Errorf("estre costs %d in the older books and %d in the newer", b, a)
	}
}

// A word that a book is known to hold, and that older books alone have, tells nothing of its
// time, though it stands behind the words of the newer in the order of the older.
func TestDatedWithGiven(t *testing.T) {
	l := &lang.Language{Code: "x"}
	x, err := New(l, Counts{Words: "a\t9\t0\nb\t9\t0\n"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	x.Older(Counts{Words: "a\t9\t0\nc\t9\t0\n"})
	if x = x.With([]string{"c"}); x.Fit([]string{"a", "b", "c"}, nil).lex != x {
		t.Error("three words are read by the older counts")
	}
}

// TestRareWords takes a rare word of a sound scan for a common one misread, and not for
// the same word spelt otherwise, nor where much is strange.
func TestRareWords(t *testing.T) {
	l := lang.Of("fr")
	x := For(l, nil)
	const sound = "On peut faire de cette racine un grand usage dans la maison, & tout le monde vit jans peine dans cette maison. "
	for _, c := range []struct{ scan, word, want string }{
		{sound, "jans", "sans"},
		{strings.Repeat("zwolk brum tnask plomt grsk ", 6) + sound, "jans", "jans"},
		{strings.Replace(sound, "jans", "doubte", 1), "doubte", "doubte"},
	} {
		p := x.Fit(Words(c.scan, l), nil)
		var tokens []Token
		for w := range strings.FieldsSeq(c.scan) {
			tokens = append(tokens, Token{Text: strings.Trim(w, ",."), Gap: Space})
		}
		for _, f := range p.Read(tokens) {
			if tokens[f.From].Text == c.word && f.Text != c.want {
				t.Errorf("%s is read %s, not %s", c.word, f.Text, c.want)
			}
		}
	}
}

// A Swedish scan is read in the spellings that it has, each habit by itself.
func TestHabits(t *testing.T) {
	l := lang.Of("sv")
	x := For(l, nil)
	for _, c := range []struct {
		text string
		want int
	}{
		{"Hwad han wil och hwem han war, det weta wi ej, och hwarken will eller kan han det säga", 1},
		{"At han är til och har et namn, at han går til det hus, det är nog, och at han skal komma up", 2},
		{"Hwad wi wilja, at han skal wara til för wår skull, det är et godt och wäl up täckt ting, at wi weta til", 3},
		{"Hvad vi vilja, att han skall vara till för vår skull, det är ett godt och väl upptäckt ting, att vi veta till", 0},
	} {
		p := x.Fit(Words(c.text, l), nil)
		if p.habits != c.want {
			t.Errorf("%q has the habits %b, want %b", c.text, p.habits, c.want)
		}
		for later, earlier := range map[string]string{"vara": "wara", "att": "at", "vår": "wår"} {
			if want := l.Earlier(later, c.want); want == earlier && p.lex.uni[p.lex.ids[earlier]] >= p.lex.uni[p.lex.ids[later]] {
				t.Errorf("%q: %s is no commoner than %s", c.text, earlier, later)
			}
		}
	}
	if p := x.Fit(Words("han är här", l), x.Fit(Words("Hwad han wil och hwem han war, det weta wi", l), nil)); p.habits != 1 {
		t.Errorf("a line without such words has not the habits of its company: %b", p.habits)
	}
}
