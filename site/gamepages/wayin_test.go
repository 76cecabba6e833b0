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
