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
		"S and E win":                            "S and E win",
		"S's jettons make an imperial":           "S's jettons make an imperial",
		"S has lost his Espagnolette":            "S has lost his Espagnolette",
		"S is out, and makes a bête":             "S is out, and makes a bête",
		"the queen that S holds is a matador":    "the queen that S holds is a matador",
		"S has the cards: the queen that S took": "S has the cards: the queen that S took",
	} {
		if got := Second(text, cards.South); got != want {
			t.Errorf("%q is told as %q, want %q", text, got, want)
		}
	}
	if got, want := Second("the king is paid: E pays N 5, E pays S 5", cards.East), "the king is paid: you pay N 5, you pay S 5"; got != want {
		t.Errorf("payments of East are told as %q, want %q", got, want)
	}
}
