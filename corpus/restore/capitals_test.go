package restore

import (
	"strings"
	"testing"
)

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

// What the books that taught the model do not say stands in another as its scan shows it:
// the spelling of its time, accents where the machine sees them, and words cut short.
func TestAsShown(t *testing.T) {
	const company = "Celui qui mêle donne neuf cartes à chacun, trois à trois, & il eft le premier à jouer; après lui joue celui qui eft à fa gauche. Si la levée eft à lui, il reçoit cinq jettons; où il n'en a pas été reçu, il ne marque rien, & le coup eft nul. Le refte fe joue de même que la premiere fois: la bête eft payée d'abord, & celui qui l'a gagnée mêle après, s'il eft à côté.\n\n"
	for _, c := range []struct{ src, want string }{
		{"DU ROY RENDU.", "DU ROY RENDU."},
		{"Le Roy de cœur eft pris, & la Dame auffi.", "Le Roy de cœur est pris, & la Dame aussi."},
		{"Voyez la page 29 & fuiv. du même tome.", "Voyez la page 29 & suiv. du même tome."},
		{"Celui qui eft marqué païe un jetton à chacun.", "Celui qui est marqué païe un jetton à chacun."},
		{"Il faut l'appeller, & après cela il paye la bête.", "Il faut l'appeller, & après cela il paye la bête."},
	} {
		got := Reading(Tokens([]byte(company+c.src), "fr", nil))
		if i := strings.LastIndex(got, "\n"); got[i+1:] != c.want {
			t.Errorf("%q\nis read as\n%q", c.src, got[i+1:])
		}
	}
}

// A name that the books of cards lack and others have is no word of theirs, nor is the mark
// after it dirt; what only a machine makes a name is read as they say it.
func TestNamesOfOtherBooks(t *testing.T) {
	const of = "Ce jeu fe joue à trois perfonnes; on fe fert d'un jeu entier, & l'on donne neuf cartes à chaque Joueur, trois à trois. "
	for _, c := range []struct{ text, want string }{
		{"On le joue à Rouen & à Cadix, à Lifbonne & en Pruffe.", "On le joue à Rouen & à Cadix, à Lisbonne & en Prusse."},
		{"On le joue avec Corneille, Racine & Monfieur de Turenne, la Reine de Hongrie & la Reyne l'aimoient.", "On le joue avec Corneille, Racine & Monsieur de Turenne, la Reine de Hongrie & la Reyne l'aimoient."},
		{"M. de Vauban y jouoit à Paris, & Colbert y perdoit.", "M. de Vauban y jouoit à Paris, & Colbert y perdoit."},
		{"Spadille, Manille & la Bafle font les trois matadors.", "Spadille, Manille & la Baste sont les trois matadors."},
	} {
		got := Reading(Tokens([]byte(of+c.text+" "+of), "fr", nil))
		if !strings.Contains(got, c.want) {
			t.Errorf("%q\nis read as %q", c.text, got)
		}
	}
}
