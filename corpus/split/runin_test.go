package split

import (
	"strings"
	"testing"
)

// An item that is run into the paragraph of the one before it is one; a number that is not the
// next, or that a sentence holds, is none. That a row begins anew far above invents no items.
func TestRunInItems(t *testing.T) {
	const src = `Loix particulieres du jeu, que les joueurs doivent observer entr'eux pendant toute la partie, & sans exception.

I. Celui qui joue doit faire six mains pour gagner, soit en appellant ou sans prendre, & le jeu se marque comme il est dit.

II. Le Jeu se paye ainsi que les joueurs en sont convenus avant la partie, & il n'est permis à personne d'y rien changer.

Il n'est point permis de jouer en la couleur qui est ôtée, parce qu'on pourroit faire la vole sans que l'on pût s'y opposer.

LOIX GENERALES.

XLVIII. Il n'est pas permis d'avertir son ami qui est à jouer, que l'on a six mains, ni de rien dire qui intéresse le jeu.

XLIX. Ceux qui défendent la Poule ne peuvent point se communiquer leur Jeu, quoique la vole soit entreprise par les autres.

L. Celui qui a été forcé de jouer avec Espadille, ne peut prétendre à la vole. LI. La vole ne sçauroit être entreprise que le Roi appellé n'ait paru, suivant le nombre XX. Les autres joueront.

LII. L'on peut, lorsque le Roi appellé n'a point paru, jouer jusqu'à la derniere carte, sans encourir la peine de la vole.

LIII. Ceux qui feroient la vole sans avoir fait connoître le Roi, n'en seroient point payez, encore que la Dame eût fait une levée.
`
	var got []string
	for _, it := range Split([]byte(src), "fr", nil, nil) {
		got = append(got, it.Label)
	}
	if want := " I II  XLVIII XLIX L LI LII LIII"; strings.Join(got, " ") != want {
		t.Errorf("labels %q, want %q", strings.Join(got, " "), want)
	}
}
