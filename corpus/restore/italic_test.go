package restore

import (
	"slices"
	"testing"

	"quinola/corpus"
)

// What the machine marks as italic is read without its marks, and known.
func TestItalics(t *testing.T) {
	for _, c := range []struct {
		src  string
		want []string
	}{
		{"taga et *stick* med *Spader Äs*.", []string{"stick", "Spader Äs"}},
		{"<i>Sju Spel</i> och <i>Åtta</i>", []string{"Sju Spel", "Åtta"}},
		{"**T**il detta Spel", nil},            // a great initial
		{"*fiche*rne, som", []string{"fiche"}}, // the word is whole all the same
		{"sex fisk* och", nil},                 // a footnote's star
		{"*Göra Bete*, är:\n\n*Om Spelets art.*\n\nSpelet bör", []string{"Göra Bete", "Om Spelets art."}},
		{"*Nio Spel.*\n\n*Tio Spel.*\n\n*Elfva Spel*.\n\n*Tolf och*\n\nen *Ål*", []string{"Ål"}}, // a page of them shows nothing
	} {
		text := &corpus.Text{Source: []byte(c.src)}
		text.SetTokens(Tokens(text.Source, "sv", nil))
		var got []string
		for _, s := range text.Italics(0, len(c.src)) {
			got = append(got, c.src[s.Start:s.End])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %q in italics, want %q", c.src, got, c.want)
		}
	}
}
