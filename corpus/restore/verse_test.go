package restore

import "testing"

// Where a line of print ends is read of verse and of tables; elsewhere lines run
// on, and only paragraphs are parted.
func TestKeptLines(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"a stanza with stops in its midst",
			"Passa aldrig på Spadillen,\n Om du ej har höga kort:\n*Basta*, Ponto och Manillen\n Duga ej stort.\n\nMen i Gasque är Basta bra.",
			"Passa aldrig på Spadillen,\nOm du ej har höga kort:\nBasta, Ponto och Manillen\nDuga ej stort.\n\nMen i Gasque är Basta bra."},
		{"a blank line after every line of verse",
			"## REGLOR\n\nFörst, då du vil spela,\n\nSätt dig på din plats:\n\nRäkna, om det skulle fela\n\nNågot uti Sats,\n\n\n\nAfgör, hvad som spelas.",
			"REGLOR\n\nFörst, då du vil spela,\nSätt dig på din plats:\nRäkna, om det skulle fela\nNågot uti Sats,\n\nAfgör, hvad som spelas."},
		{"short paragraphs are no verse",
			"Tio Spel öfvergå.\n\nDärnäst Elfva Spel.\n\nSedan Tolf.\n\nSist Tretton Spel.",
			"Tio Spel öfvergå.\n\nDärnäst Elfva Spel.\n\nSedan Tolf.\n\nSist Tretton Spel."},
		{"names in asterisks",
			"Eder Spelare i quäll,\n\\*\\*\\* , \\*\\*\\* och \\*\\*\\*\n\\*\\* och \\*\\* ;\nVerket vare!",
			"Eder Spelare i quäll,\n***, *** och ***\n** och **;\nVerket vare!"},
		{"rows of a table",
			"Boston betalas med . . . 5 point,\n . . . med vhist . . . . 8\nLiten Misère\t\t\t48\nSju Spel\t\t\t18",
			"Boston betalas med . . . 5 point,\n. . . med vhist . . . . 8\nLiten Misère 48\nSju Spel 18"},
		{"dots that lead nowhere", "så är det . . .\noch så vidare", "så är det... och så vidare"},
	} {
		if got := Reading(Tokens([]byte(c.src), "sv", nil)); got != c.want {
			t.Errorf("%s:\n%q, want\n%q", c.name, got, c.want)
		}
	}
}
