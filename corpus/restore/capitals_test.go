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

// Where the accents of a scan hold, a word that books of cards do not have keeps those
// that it is shown with; and where they do not, it does not.
func TestAccentsThatHold(t *testing.T) {
	for _, word := range []string{"prié", "loué", "marié", "salué", "blessé", "mûr", "jeûne", "côté"} {
		src := "Celui qui mêle donne les cartes à chacun. On dit que " + word + " est un mot de la langue."
		if got := Reading(Tokens([]byte(src), "fr", nil)); got != src {
			t.Errorf("%q\nis read as\n%q", src, got)
		}
	}
	const src, want = "Celui qui méle eft obligé de donner les cartes á chacun, & celui qui a joué fait une lévée qui lui est dûe.", "Celui qui mêle est obligé de donner les cartes à chacun, & celui qui a joué fait une levée qui lui est due."
	if got := Reading(Tokens([]byte(src), "fr", nil)); got != want {
		t.Errorf("%q\nis read as\n%q", src, got)
	}
}
