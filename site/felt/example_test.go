package felt

import (
	"testing"

	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// A page opens with an example that can be run, if it has one, and of these with
// the one that shows most; where the editors begin with such a one, with that.
func TestAPageOpensWithAnExampleThatRuns(t *testing.T) {
	notes := sitetest.Edited(t).Notes
	for _, c := range []struct {
		clause string
		opens  int
	}{
		{"hague-1785:18", 0},
		{"academie:ma-commere.p4", 4},          // the first says how many sit down
		{"academie:ma-commere.p7", 2},          // the first two ask who may lay open
		{"academie:mediateur.s1.c1.a2.p19", 1}, // the first counts the cards dealt
		{"academie:hombre.loix.39", 0},         // no other is there
	} {
		n := notes.Note(c.clause)
		if n == nil {
			t.Errorf("%s has no note", c.clause)
		} else if got := Opens(n); got != c.opens {
			t.Errorf("%s opens with example %d of %d, want %d", c.clause, got+1, len(n.Examples), c.opens+1)
		}
	}
}

// The editor of a hand offers the cards that the books of the game are played with, and
// no others: no tens at Reversis, no eights, nines and tens at l'Hombre, no aces at la
// Comète.
func TestTheEditorOffersTheCardsOfTheGame(t *testing.T) {
	o := sitetest.Edited(t)
	edition, err := joined.Join(t.Context(), joined.Sources{Corpus: o.Corpus, Notes: o.Notes})
	if err != nil {
		t.Fatal(err)
	}
	table := &Table{Edition: edition}
	for clause, cards := range map[string]int{
		"hague-1785:18":           48,
		"academie:piquet.c1.p11":  32,
		"academie:hombre.vole.p4": 40,
		"academie:comete.p22":     48,
	} {
		note := o.Notes.Note(clause)
		examples, err := table.Examples(page.Place{}, note)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range examples {
			if !x.Editable() {
				continue
			}
			if got := len(x.Edit.Pack); got != cards {
				t.Errorf("%s, %s: %d cards are offered, want %d: %v", clause, x.ID, got, cards, x.Edit.Pack)
			}
		}
	}
}
