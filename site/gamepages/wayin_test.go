package gamepages

import (
	"testing"

	"quinola/engine/games"
	"quinola/site/joined"
	"quinola/site/page"
)

// Where several numbers of players may sit down, the words beside it are those of the
// clause that allows them, together where they stand together.
func TestHowManyMayPlayIsQuotedWhole(t *testing.T) {
	e := edited(t)
	for id, want := range map[string][2]string{
		"mouche":    {"Three to six may play; five where nothing else is said.", "On joue à ce jeu depuis trois jusqu’à six"},
		"bete":      {"Three to seven may play; five where nothing else is said.", "L’on joue à ce jeu à trois, quatre, cinq, six & même sept personnes"},
		"bete.3":    {"Three play.", "L’on joue à ce jeu à trois"},
		"romestecq": {"Two, four or six may play; four where nothing else is said.", "On peut jouer à ce jeu, deux, quatre ou six personnes"},
		"tontine":   {"Twelve or fifteen may play; twelve where nothing else is said.", "On peut jouer à la Tontine douze, ou quinze personnes"},
		"gillet":    {"Four play.", "Le jeu du gillet se joue à quatre personnes"},
	} {
		rs := games.Find(id)
		if got := joined.Answers(rs, "parts/players"); got != want[0] {
			t.Errorf("%s says %q, want %q", id, got, want[0])
		}
		w := e.wordsFor(page.Place{Path: "games/"}, rs, "parts/players")
		if w == nil || page.Printed(w.Quote) != want[1] {
			t.Errorf("%s quotes %+v, want %q", id, w, want[1])
		}
	}
}

// A chapter within the chapter of a game, as le Piquet à écrire is in that of le Piquet,
// does not name the whole.
func TestABookIsNamedByTheChapterThatHoldsIt(t *testing.T) {
	e := edited(t)
	for id, want := range map[string]string{
		"piquet":              "Les Regles du Jeu de Piquet, Académie",
		"piquet.ecrire":       "Les Regles du Jeu de Piquet, Académie",
		"hombre.a-deux":       "Le Jeu de l’Hombre à deux, Académie",
		"pamphile":            "Le Jeu du Pamphile, Académie",
		"tritrille":           "Article second. Du Tritrille, Académie",
		"triomphe.seconde":    "Le Jeu de la Triomphe, Académie",
		"quadrille.roi-rendu": "Le Jeu de Quadrille, Académie",
		"quintille":           "Le Quintille, ou l’Hombre à cinq, Académie",
	} {
		if got := page.Printed(e.bookIn(page.Place{Path: "games/"}, games.Find(id)).Book.Text); got != want {
			t.Errorf("%s is taught in %q, want %q", id, got, want)
		}
	}
}
