package restore

import "testing"

// In a row of capitals the short words are capitals too.
func TestCapitals(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"LE JEU D U  GILLET.\n\nOn peut jouér á ce jeu depuis quatre jufqu’á fix perfonnes.", "LE JEU DU GILLET.\n\nOn peut jouer à ce jeu depuis quatre jusqu'à six personnes."},
		{"RÉGLES DU JEU D E  L A SIZETTE.\n\nCelui qui méle eft le dernier.", "RÉGLES DU JEU DE LA SIZETTE.\n\nCelui qui mêle est le dernier."},
		{"REGLEMENT DU JEU DE L'IMPERIALE.\n\nCelui qui mêle donne les cartes à tous les joueurs.", "REGLEMENT DU JEU DE L'IMPERIALE.\n\nCelui qui mêle donne les cartes à tous les joueurs."}, // no accents are put in
	} {
		if got := Reading(Tokens([]byte(c.src), "fr", nil)); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
