package edition

import (
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
)

// An emendation over the end of a line leaves each line its words.
func TestLineByLine(t *testing.T) {
	for _, tt := range []struct {
		src, reading string
		want         string // lines parted by strokes
	}{
		{"la ca rte\nde pi que", "la carte de pique", "la carte|de pique"},
		{"qui-de lui-meme efe-*\nmande", "qui de lui-même demande", "qui de lui-même demande"},
		{"M a\n\ns i l l e", "Manille", "Manille"},
		{"il gagne\n1\nla partie", "il gagne la partie", "il gagne|la partie"},
		{"o\nu la vole", "& la vole", "|& la vole"},
	} {
		r := &ribbon{src: []byte(tt.src)}
		r.tokens = []corpus.Token{{Span: corpus.Span{End: len(tt.src)}}}
		_, got := r.lineByLine(r.words(corpus.Span{End: len(tt.src)}), strings.Fields(tt.reading))
		if want := strings.Split(tt.want, "|"); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", tt.src, got, want)
		}
	}
}

// A word that a leaf's end breaks is one word, if only its halves are emended.
func TestOverleaf(t *testing.T) {
	src := "THE LAWS.\n\nThe eldest h4nd, unless he be ad-\n\f\nver5ary, plays vis-a-\n\f\nv1s the dealer.\n"
	text := &corpus.Text{ID: "t", Source: []byte(src), Meta: corpus.Meta{Lang: "en"}}
	for leaf, e := range [][2]string{{"h4nd, unless he be ad-", "hand, unless he be ad-"}, {"ver5ary, plays vis-a-", "versary, plays vis-a-"}, {"v1s", "vis"}} {
		text.Emendations = append(text.Emendations, corpus.Emendation{Leaf: leaf + 1, Quote: e[0], Reading: e[1]})
	}
	if err := build(text, nil); err != nil {
		t.Fatal(err)
	}
	tiles(t, text)
	if got, want := text.Clauses[0].Reading(), "The eldest hand, unless he be adversary, plays vis-a-vis the dealer."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
