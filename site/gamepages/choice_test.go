package gamepages

import (
	"testing"

	"quinola/engine/games"
)

// How many may play a game is said by the numbers for which its books have rules, one after
// another or each by itself.
func TestHowManyMayPlay(t *testing.T) {
	for game, want := range map[string]string{
		"sixte": "6 players", "bete": "3 to 7 players", "imperiale": "2 or 3 players", "romestecq": "2, 4 or 6 players", "triomphe": "2, 4, 5 or 6 players",
	} {
		if got := players(games.Game(game).Rulesets()); got != want {
			t.Errorf("%s is for %s, want %s", game, got, want)
		}
	}
}
