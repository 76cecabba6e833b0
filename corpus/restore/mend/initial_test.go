package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// Of F's the F is an initial, whatever the scan shows of its long s; two f that no
// counted book has are two ſ or none; and a scan that shows its apostrophes has lost
// few.
func TestLeftAlone(t *testing.T) {
	for _, c := range []struct{ lang, company, word string }{
		{"en", "the fame perfon of whom I fpeak is here in this houfe, and he was the firft to fay fo, as we fuppofe, of the moft of us.", "F's"},
		{"sv", "han fade att det famma fkulle wara fagdt, och haffua the förfta som är fattade af thenna fak, ther om the äro alla famma.", "effterlåtit"},
		{"fr", "l'on dit qu'il n'est pas d'humeur à s'en aller, & que l'ami d'un homme n'a qu'à l'écouter s'il l'aime, l'eau, l'air, d'or, d'en, s'il, l'un, l'on, d'une, n'est, l'autre, d'autres, l'esprit, l'homme, d'honneur, l'argent.", "naurez"},
	} {
		l := lang.Of(c.lang)
		p := For(l, nil).Fit(Words(strings.Repeat(c.company+" ", 4), l), nil)
		found := p.Read([]Token{{Text: c.word, Gap: Space}})
		if got := found[0].Text; got != c.word || len(found[0].Rest) > 0 {
			t.Errorf("%s: %s is read as %s %v", c.lang, c.word, got, found[0].Rest)
		}
	}
}
