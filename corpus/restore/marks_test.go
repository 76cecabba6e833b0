package restore

import "testing"

// Of two stops one is a speck.
func TestSingleStops(t *testing.T) {
	for _, c := range []struct{ scan, want string }{
		{"il en a deux., qui font la levée", "il en a deux, qui font la levée"},
		{"le Roi; . la Dame", "le Roi; la Dame"},
		{"il perd la partie , .\n\nCelui qui joue", "il perd la partie.\n\nCelui qui joue"},
		{"les cartes, &c., sont", "les cartes, &c., sont"},
		{"le Roi vaut ... quatre, la Dame ... trois", "le Roi vaut ... quatre, la Dame ... trois"},
	} {
		if got := Reading(Tokens([]byte(c.scan), "fr", nil)); got != c.want {
			t.Errorf("%q: %q, want %q", c.scan, got, c.want)
		}
	}
}
