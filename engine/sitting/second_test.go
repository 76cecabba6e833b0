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
		"S wins the party: he has no trick":      "You win the party: you have no trick",
		"N wins the party: he has no trick":      "N wins the party: he has no trick",
		"N marks 5":                              "N marks 5",

		// What is the player's own.
		"S's jettons make an imperial":                                "Your jettons make an imperial",
		"S has lost his Espagnolette":                                 "You have lost your Espagnolette",
		"a trick stays with S: his right is at an end":                "a trick stays with you: your right is at an end",
		"a trick stays with N: his right is at an end":                "a trick stays with N: his right is at an end",
		"N draws the lot of S, ♥K":                                    "N draws your lot, ♥K",
		"the hand of S goes under the talon":                          "Your hand goes under the talon",
		"S threw down his hand: the rest of the tricks are his":       "You threw down your hand: the rest of the tricks are yours",
		"S asks that the other play his good cards":                   "You ask that the other play his good cards",
		"the queen returns what he was paid for it: S returns 3 to W": "the queen returns what you were paid for it: you return 3 to W",
		"the queen returns what he was paid for it: W returns 3 to S": "the queen returns what he was paid for it: W returns 3 to you",

		// Two verbs, and two players.
		"S is out, and makes a bête":                  "You are out, and make a bête",
		"S leads without a word, and so plays":        "You lead without a word, and so play",
		"S throws ♥Q though he could follow suit":     "You throw ♥Q though you could follow suit",
		"S dealt wrongly, and it was noticed":         "You dealt wrongly, and it was noticed",
		"nobody wins, and S was the last to lay down": "nobody wins, and you were the last to lay down",
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
