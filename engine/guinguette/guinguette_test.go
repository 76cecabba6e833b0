package guinguette

import (
	"slices"
	"testing"

	"quinola/engine/agree"
)

// What nobody tries in random hands the examples of the notes show: to show the
// guinguette that came by the cotillon, to keep silent about a cabaret, to take a
// card back, and to sit down with other jettons than all.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Guinguette(), 20_000, "guinguette/guinguette.late", "guinguette/cabaret.declare", "guinguette/boxes.order", "guinguette/revoke.back", "guinguette/stir.hidden", "parts/purse")
}

// Whoever pays the winner for having been second is not told to have been first; and
// the best of several cabarets is paid by the rule that says which is best.
func TestWhoIsPaidAndWhy(t *testing.T) {
	l := agree.Law(t, Guinguette(), "guinguette")
	st, err := l.Settle(agree.Parse(t, `rules guinguette
dealer T
deal S ♠2 ♦K ♣24 E ♠QK ♥24 N ♠987 ♣6 W ♥JT9 ♦2 T ♥57 ♦57
talon ♣KQJAT98753 ♠AJT6543 ♥KQA863 ♦QJAT98643
bet N cabaret W cabaret N pass W pass W show ♥JT9
bid S spades S play E play N play W pass T pass
play S ♠2 E ♠Q N ♠9 W ♥9 T ♥5
play E ♠K N ♠8 W ♥T T ♥7 S ♣2
play E ♥2 N ♠7 W ♥J T ♦5 S ♣4
play N ♣6 W ♦2 T ♦7 S ♦K E ♥4`))
	if err != nil {
		t.Fatal(err)
	}
	told := map[string][]string{}
	for _, e := range st.Events {
		told[e.Text] = e.By
	}
	if told["E was the first to make two tricks: N pays E 2"] == nil {
		t.Errorf("what N pays E is told otherwise: %q", told)
	}
	if by := told["W has the best cabaret: W takes 5 from the cabaret"]; !slices.Contains(by, "guinguette/cabaret.best") {
		t.Errorf("W draws the cabaret by %q", by)
	}
}
