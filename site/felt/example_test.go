package felt

import (
	"testing"

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
