package split

import (
	"testing"

	"quinola/corpus"
)

// What a paragraph does, by the words it is made with.
func TestKindOf(t *testing.T) {
	for _, tt := range []struct {
		lang, reading string
		want          corpus.Kind
	}{
		{"fr", "Lorsqu'un des joueurs a tiré le Roi, chaque joueur doit mettre un jetton sur l'assiette.", corpus.KindRule},
		{"fr", "Celui qui a cartes blanches gagne pour cela dix jettons de chaque Joueur.", corpus.KindRule},
		{"fr", "Celui qui parleroit de maniére à faire désister, feroit la Bête.", corpus.KindRule},
		{"fr", "On apelle Virlicque, lorsqu'il arrive en main à un Joueur quatre as.", corpus.KindDefinition},
		{"fr", "L'As de pique s'apelle Espadille.", corpus.KindDefinition},
		{"fr", "Il est prudent aussi de se défaire des as d'abord qu'on le peut.", corpus.KindAdvice},
		{"fr", "Il faut toujours tâcher de gagner les cartes.", corpus.KindAdvice},
		{"fr", "Voilà quelle est à peu prés la maniére de jouer ce Jeu.", corpus.KindNarrative},
		{"fr", "Ce jeu est tout des plus aisés, on peut le jouer par-tout.", corpus.KindNarrative},
		{"en", "The points in the tricks are forty, and each player takes his own.", corpus.KindRule},
		{"en", "It is best to keep the small hearts.", corpus.KindAdvice},
		{"en", "The Club met at Bath in the winter of that year.", corpus.KindNarrative},
		{"sv", "Den som ger galet, får ej spela.", corpus.KindRule},
		{"sv", "Talon kallas de 3 kort, som öfverblifva.", corpus.KindDefinition},
		{"de", "Wer verliert, zahlt.", corpus.KindRule}, {"xx", "Wer verliert, zahlt.", corpus.KindNarrative},
	} {
		if got := KindOf(tt.lang, tt.reading); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.reading, got, tt.want)
		}
	}
}
