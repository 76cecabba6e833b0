package textpages

import (
	"testing"

	"quinola/corpus"
)

func TestSilent(t *testing.T) {
	for _, c := range []struct {
		read, shown string
		want        bool
	}{
		{"", "", true},
		{"Du Médiateur", "Du Médiateur", true},
		{"LE JEU\n\nBE LA TONTINE:", "Le Jeu de la Tontine", true},
		{"LE JEU DU FOQ CETTE", "Le Jeu du Poque", true},
		{"Autre maniére de jouer la Triomphe.", "Autre maniére de jouer à la Triomphe", true},
		{"TABLE PREMIERE", "", false},
		{"Avec les cartes qui restent, chacun joue.", "Le Jeu du Poque", false},
	} {
		if got := silent([]corpus.Token{{Reading: c.read}}, []Heading{{Text: c.shown}}); got != c.want {
			t.Errorf("%q under the heading %q: silent %v, want %v", c.read, c.shown, got, c.want)
		}
	}
}
