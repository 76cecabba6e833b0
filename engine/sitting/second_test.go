package sitting

import (
	"testing"

	"quinola/engine/cards"
)

// What is told of a player is told to the player, where that comes out right.
func TestAPlayerIsSpokenTo(t *testing.T) {
	for text, want := range map[string]string{
		"S has the point: S marks 5":             "You have the point: you mark 5",
		"S passes the number":                    "You pass the number",
		"S does not agree: the cards are dealt":  "You do not agree: the cards are dealt",
		"♥A forced: S pays W 1, N pays W 1":      "♥A forced: you pay W 1, N pays W 1",
		"♥J forced: E pays S 10, W pays S 5":     "♥J forced: E pays you 10, W pays you 5",
		"W forces ♠A from S":                     "W forces ♠A from you",
		"E does not pay S 5":                     "E does not pay you 5",
		"S: an imperial: S marks 24":             "You: an imperial: you mark 24",
		"the fool makes a trick for S":           "the fool makes a trick for you",
		"S placed ♠A":                            "You placed ♠A",
		"N wins, and cards are left: S pays N 4": "N wins, and cards are left: you pay N 4",
		"S wins, and kings are left: W pays S 1": "You win, and kings are left: W pays you 1",
		"N marks 5":                              "N marks 5",

		// What is the player's own.
		"S's jettons make an imperial":       "Your jettons make an imperial",
		"N draws the lot of S, ♥K":           "N draws your lot, ♥K",
		"the hand of S goes under the talon": "Your hand goes under the talon",

		// Two verbs, and two players.
		"S threw down the hand, and has the rest of the tricks": "You threw down the hand, and have the rest of the tricks",
		"S is out, and makes a bête":                            "You are out, and make a bête",
		"S leads without a word, and so plays":                  "You lead without a word, and so play",
		"S dealt wrongly, and it was noticed":                   "You dealt wrongly, and it was noticed",
		"nobody wins, and S was the last to lay down":           "nobody wins, and you were the last to lay down",
		"S and E win":                                  "You and E win",
		"U and S change cards":                         "U and you change cards",
		"S and the whister have made the tricks":       "You and the whister have made the tricks",
		"the queen that S holds is a matador":          "the queen that you hold is a matador",
		"who holds the king has lost: S takes nothing": "who holds the king has lost: you take nothing",
	} {
		if got := Second(text, cards.South); got != want {
			t.Errorf("%q is told as %q, want %q", text, got, want)
		}
	}
	if got, want := Second("the king is paid: E pays N 5, E pays S 5", cards.East), "the king is paid: you pay N 5, you pay S 5"; got != want {
		t.Errorf("payments of East are told as %q, want %q", got, want)
	}
}
