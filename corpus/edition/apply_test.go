package edition

import (
	"testing"

	"quinola/corpus"
	"quinola/corpus/restore"
)

// What an emendation does to the spaces around its words.
func TestEmend(t *testing.T) {
	for _, c := range []struct{ source, quote, reading, want string }{
		{"il prend la la carte", "la la", "la", "il prend la carte"},
		{"il prend 3 la carte de pique", "prend 3 la carte", "prend la carte", "il prend la carte de pique"},
		{"il prend x, la carte", "prend x, la", "prend la", "il prend la carte"},
		{"il pre nd la carte", "pre nd la", "prend la", "il prend la carte"},
		{"il prendla carte", "prendla", "prend la", "il prend la carte"},
		{"il prend les carte;pour lui", "carte;", "cartes;", "il prend les cartes; pour lui"},
		{"il prend les carte;pour lui", "les carte;", "les cartes;", "il prend les cartes; pour lui"},
		{"il prend la ¿ carte", "¿", "", "il prend la carte"},
		{"il faut revenir ¿ on joue", "¿", ",", "il faut revenir, on joue"},
		{"il joue la ca rte , de pique", "ca rte ,", "carte", "il joue la carte de pique"},
		{"les da mes & deux valets", "da mes", "dames", "les dames & deux valets"},
		{"la carte. Celui qui", "Celui", "¶ Celui", "la carte.\n\nCelui qui"},
		{"la ca rte . Ce lui qui", "ca rte . Ce lui", "carte. ¶ Celui", "la carte.\n\nCelui qui"},
		{"la carte.Celui qui", "carte.Celui", "carte. ¶Celui", "la carte.\n\nCelui qui"},
		{"la carte.Celui qui", "Celui", "¶ Celui", "la carte.\n\nCelui qui"},
		{"la carte;\npar |fonne ne", "par |fonne", "personne", "la carte; personne ne"},
	} {
		src := []byte(c.source)
		leaf := corpus.Span{End: len(src)}
		e := corpus.Emendation{Leaf: 1, Quote: c.quote, Cert: "sure", Evidence: "sense"}
		if e.Reading, _ = paragraphs(c.reading); e.String() != "" {
			if back, err := ParseEmendations("a.txt", []byte(e.String())); err != nil || back[0].Quote != e.Quote || back[0].Reading != e.Reading {
				t.Errorf("%s is read back as %+v, %v", e, back, err)
			}
		}
		span, n := fold(src, leaf).find(c.quote)
		if n != 1 {
			t.Fatalf("%q is in %q %d times", c.quote, c.source, n)
		}
		r := &ribbon{src: src, tokens: restore.Tokens(src, "fr", nil)}
		r.emend([]located{{Emendation: e, span: span}})
		if got := restore.Reading(r.tokens); got != c.want {
			t.Errorf("%q, %q for %q: %q, want %q", c.source, c.reading, c.quote, got, c.want)
		}
	}
}
