package restore

import "testing"

// Some editors of scans put a word that a line breaks whole at the beginning of the next,
// with the hyphen in it. There it is joined, if it is a word and its halves are not common
// ones; a hyphen within a line, between two words, or at the beginning of a paragraph, where
// no line above can have broken the word, is the book's own.
func TestHyphenOfABrokenWord(t *testing.T) {
	for _, c := range []struct{ lang, src, want string }{
		{"sv", "Hwar och en af dem gaf\nbekym-mer åt de andra, en\nordent-lig styrelse och en\nmil-lion daler, eller\nhun-drade, som\nväga-byggning, allt från\nbör-jan.", "Hwar och en af dem gaf bekymmer åt de andra, en ordentlig styrelse och en million daler, eller hundrade, som väga-byggning, allt från början."},
		{"en", "He who sits on the right of the\ncom-pany plays first, as the\nQues-tion is put; the well-bred player says it\nwell-bred, and pays a\nhun-dred.\n\nCom-pany is good.", "He who sits on the right of the company plays first, as the Question is put; the well-bred player says it well-bred, and pays a hundred.\n\nCom-pany is good."},
		{"fr", "Celui qui doit donner les cartes est le plus jeune de tous, et peut-être le\npeut-être plus habile de la\ncompa-gnie, comme il est dit.", "Celui qui doit donner les cartes est le plus jeune de tous, et peut-être le peut-être plus habile de la compagnie, comme il est dit."},
	} {
		if got := Reading(Tokens([]byte(c.src), c.lang, nil)); got != c.want {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.src, got)
		}
	}
}
