package restore

import (
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"
)

// Letters that a file writes as letter and accent are read as those that it writes as
// one, and are put out so.
func TestDecomposed(t *testing.T) {
	for _, c := range []struct{ lang, scan string }{
		{"fr", "En tres-grãde abondance, & l'armée cõtraire de l'excés, la danrée, l'extremité de la Ville, & ses fossés."},
		{"sv", "Så skal ock then som är i Häradet, gifwa bönderna betalning för åkern, och hålla wägen öppen."},
	} {
		apart := norm.NFD.String(c.scan)
		tokens := Tokens([]byte(apart), c.lang, nil)
		if got, want := Reading(tokens), Reading(Tokens([]byte(c.scan), c.lang, nil)); got != want || got != c.scan {
			t.Errorf("%q: %q, and of composed letters %q", c.scan, got, want)
		}
		for _, token := range tokens {
			if !strings.HasPrefix(norm.NFC.String(apart[token.Start:]), norm.NFC.String(apart[token.Start:token.End])) {
				t.Errorf("%s: %q parts a letter from its accent", c.lang, apart[token.Start:token.End])
			}
		}
	}
}
