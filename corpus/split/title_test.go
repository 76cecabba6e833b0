package split

import "testing"

// The article of a title may stand on a line of its own.
func TestAnArticleLeadsATitle(t *testing.T) {
	src := []byte("THE\n\nCOMPLEAT GAMESTER.\n\nOf PIQUET.\n\nThe Game is played by two, and he that cuts the lowest card deals\nto the other two cards at a time.\n")
	r := Text(src, "en", nil, nil)
	if len(r.Headings) < 1 || r.Headings[0].Text != "THE COMPLEAT GAMESTER" || len(r.Items) != 1 {
		t.Errorf("headings %+v, items %+v", r.Headings, r.Items)
	}
}

// What stands between the number of a chapter and the great initial of its text
// tells what the chapter contains: it belongs to the heading.
func TestSummary(t *testing.T) {
	const head, text = "LE JEU DE QUADRILLE.\n\nCHAPITRE SECOND.\n\n", "LE nom de Quadrille que porte ce jeu, fait sentir\nque c'est un jeu qui doit être joué à quatre\npersonnes, ni plus ni moins.\n\nCelui qui donne, donne dix cartes à chacun, & puis\nil tourne la derniere.\n"
	for _, tt := range []struct{ between, want string }{
		{"Comment il faut jouer le Quadrille, avec l'ordre\nqu'on doit observer en le jouant, soit pour tirer\nles places, donner les cartes, la maniere de\nparler, & celle de jouer sans apeller.\n\n",
			"CHAPITRE SECOND. Comment il faut jouer le Quadrille, avec l'ordre qu'on doit observer en le jouant, soit pour tirer les places, donner les cartes, la maniere de parler, & celle de jouer sans apeller"},
		{"", "CHAPITRE SECOND"},
		{"Celui qui mêle donne dix cartes à chacun, puis il\ntourne la derniere, & tous jouent, le premier en\ncartes d'abord, puis ceux qui sont à sa droite.\n\nOn joue avec quarante cartes.\n\n", "CHAPITRE SECOND"},
	} {
		heads := Text([]byte(head+tt.between+text), "fr", nil, nil).Headings
		if got := heads[len(heads)-1].Text; got != tt.want {
			t.Errorf("got  %q\nwant %q", got, tt.want)
		}
	}
}
