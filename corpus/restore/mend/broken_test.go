package mend

import (
	"testing"

	"quinola/corpus/lang"
)

// A word that a space breaks is one where books set its parts nowhere side by side; two
// words of which one is none that is damaged, too. What may stand in two words stays.
func TestSpaceWithin(t *testing.T) {
	reads(t, [][2]string{
		{"fa vale ur", "sa valeur"},
		{"to ut", "tout"},
		{"le fom meil", "le sommeil"},
		{"le terr itolre", "le territoire"},
		{"le s chose s", "les choses"},
		{"e n ville", "en ville"},
		{"par my", "par my"},
		{"vne fin", "vne fin"},
	})
}

// A rarer word is parted from another that is rare, too, and from one in a spelling that the
// books lack.
func TestRunTogetherRarer(t *testing.T) {
	reads(t, [][2]string{
		{"nulserpent", "nul serpent"},
		{"dressantdes", "dressant des"},
		{"grandfeigneurye", "grand seigneurye"},
	})
}

// A printer of the time began a word with v, whatever it was.
func TestInitialU(t *testing.T) {
	reads(t, [][2]string{
		{"la uanité", "la vanité"},
		{"uous", "vous"},
		{"vne", "vne"},
	})
}

// An apostrophe before a consonant is a speck, but where books have cut the word so.
func TestSpeck(t *testing.T) {
	reads(t, [][2]string{
		{"la foire' de", "la foire de"},
		{"la grand' mere", "la grand' mere"},
	})
}

// Behind an apostrophe l is no word.
func TestAfterElision(t *testing.T) {
	l := lang.Of("fr")
	p := For(l, nil).Fit(Words(damagedPage, l), nil)
	for _, gap := range []Gap{Close, Space} {
		found := p.Read([]Token{{Text: "ce", Gap: Line}, {Text: "qu'", Gap: Space}, {Text: "l", Gap: gap}, {Text: "fit", Gap: Space}})
		if got, want := found[2].Text == "il", gap == Close; got != want {
			t.Errorf("qu' and l, %d apart, are read as %q", gap, found[2].Text)
		}
	}
}

// In a scan that does not err two words that stand are two, as they were printed.
func TestSpaceInASoundScan(t *testing.T) {
	const page = "the man who had the charge of the house sent for his servants and told them that it was late, and that they should go to their beds; which they did, and nobody was seen there before the morning"
	l := lang.Of("en")
	p := For(l, nil).Fit(Words(page, l), nil)
	for _, c := range []struct{ a, b, want string }{
		{"over", "seer", "over"},
		{"hand", "kerchief", "hand"},
	} {
		found := p.Read([]Token{{Text: "the", Gap: Line}, {Text: c.a, Gap: Space}, {Text: c.b, Gap: Space}, {Text: "was", Gap: Space}})
		if found[1].Text != c.want {
			t.Errorf("%s %s is read as %q", c.a, c.b, found[1].Text)
		}
	}
}
