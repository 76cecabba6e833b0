package piquet

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/play"
)

// Eldest hand is shown the cards left of the five; the second player, who looks,
// those that are left then, and eldest hand these, too, by naming a suit.
func TestCardsLeftInTheTalonAreShown(t *testing.T) {
	hand, err := play.Sit(agree.Law(t, Piquet(), "piquet"), agree.Parse(t, `rules piquet
dealer N
deal S ♠AKQJT ♥98 ♦987 ♣87 N ♥AKQ ♦AKQJT ♣AKQJ
talon ♠987 ♥JT7 ♣T9`), 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct{ line, south, north string }{
		{"draw S out ♣7", "", ""},
		{"draw S done", "♠8 ♠7 ♥J ♥T", ""},
		{"draw N out ♣J", "♠8 ♠7 ♥J ♥T", ""},
		{"draw N done", "♠8 ♠7 ♥J ♥T", ""},
		{"choose N look", "♠8 ♠7 ♥J ♥T", "♠7 ♥J ♥T ♥7 ♣T ♣9"},
		{"choose S name 0", "♠8 ♠7 ♥J ♥T ♥7 ♣T ♣9", "♠7 ♥J ♥T ♥7 ♣T ♣9"},
	} {
		if err := hand.Do(agree.Parse(t, "rules piquet\n"+step.line).Steps[0]); err != nil {
			t.Fatalf("%s: %v", step.line, err)
		}
		for seat, want := range map[cards.Seat]string{cards.South: step.south, cards.North: step.north} {
			var signs []string
			for _, c := range cards.Ranked(hand.View(seat).Knows) {
				signs = append(signs, c.Sign())
			}
			if got := strings.Join(signs, " "); got != want {
				t.Errorf("%s: %v has seen %s, not %s", step.line, seat, got, want)
			}
		}
	}
}
