package restore

import (
	"strings"
	"testing"
)

// A folio does not run into the word that follows it.
func TestWhole(t *testing.T) {
	src := []byte("3\nQuelques,Liures, des Lutz, la Lyre, vne Musette,\nQui demonstrent assez que chez vous ont esté\nPour tousiours y loger trauail & pauureté.\nIe reconnoi cela de certaine science,\nNon pour en auoir faict en moy l'experience:\n")
	tokens := Tokens(src, "fr", nil)
	if got := Reading(tokens); !strings.HasPrefix(got, "Quelques") {
		t.Errorf("the folio is read: %q", got)
	}
	if got := Whole(src, tokens); !strings.HasPrefix(got, " 3 Quelques, Liures") {
		t.Errorf("%q", got)
	}
}
