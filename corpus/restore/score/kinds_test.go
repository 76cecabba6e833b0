package score

import "testing"

func TestFiguresAndNames(t *testing.T) {
	const (
		gold   = "Il donne 2 pieds au\nRoi, & 9 à Titien. Le Titien\nest à l'Homme du Port-Royal."
		spoilt = "Il donne 2 pieds au\nRoi, & , à milieu. Le Titien\nest à l'Homme du Port-Royal."
	)
	var s Tally
	s.Add(gold, gold, spoilt, spoilt, "fr")
	if s.Figures != 2 || s.FiguresSpoilt != 1 || s.Names != 5 || s.NamesSpoilt != 1 || s.Spoilt != 2 {
		t.Errorf("%+v", s)
	}
	if n, want := len(kinds(gold, "fr")), len(Fold(gold, "fr")); n != want {
		t.Errorf("%d kinds of %d words", n, want)
	}
}
