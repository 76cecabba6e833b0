package restore

import (
	"strings"
	"testing"
)

// Of a word with a mark of loss in it what is left stands, and what is damaged beside it is
// mended as ever.
func TestLostLetters(t *testing.T) {
	for _, c := range []struct{ lang, src, want string }{
		{"fr", "On donne douze ca[…]tes à chacun, & le premier qui jo[…] gagne la main.\nLe jou-\neur qui perd la partie paye un jetton […] pour le Ro[…]\n", "On donne douze ca[…]tes à chacun, & le premier qui jo[…] gagne la main. Le joueur qui perd la partie paye un jetton […] pour le Ro[…]"},
		{"en", "The dealer gives twelve ca[…]ds to each player, and the […]est hand leads a c[…][…]d.\n", "The dealer gives twelve ca[…]ds to each player, and the […]est hand leads a c[…][…]d."},
		{"de", "Ein jeder, der einen an[…]ern verlezet, wird von dem Ge[…]ſez geſtraft.\n", "Ein jeder, der einen an[…]ern verlezet, wird von dem Ge[…]sez gestraft."},
	} {
		if got := strings.TrimSpace(Reading(Tokens([]byte(c.src), c.lang, nil))); got != c.want {
			t.Errorf("%s: read\n%q, want\n%q", c.lang, got, c.want)
		}
	}
}
