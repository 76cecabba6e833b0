package piquet

import (
	"strconv"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
)

// events is what a hand came to: what was counted by which rule, a line each.
func events(st *game.Settlement) string {
	var list []string
	for _, e := range st.Events {
		for _, p := range e.Pays {
			who := p.To
			if p.To == game.Chest || e.Back {
				who = "-" + p.From
			}
			list = append(list, strings.TrimPrefix(e.Rule, "piquet/")+" "+who+" "+strconv.Itoa(int(p.Amount)))
		}
	}
	return strings.Join(list, "\n")
}

// The hand of c1.p8b: four times ace, king and queen, a good point, and first to
// play: a hundred and sixty-one, and with the Capot two hundred and one.
func TestTheHandOfTwoHundredAndOne(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Piquet(), "piquet", game.Change{Rule: targetID, Part: "score", Value: 300}), `rules piquet
dealer N
deal S ♠AKQ ♥AKQ ♦AKQ ♣AK7 N ♠JT9 ♥JT9 ♦JT9 ♣JT9
talon ♣Q ♠8 ♠7 ♥8 ♥7 ♦8 ♦7 ♣8
draw S ♣7 N ♠9
choose N pass
bid S point ♠AKQ N good S run ♠AKQ N good S set ♠A ♥A ♦A ♣A N good
meld S point ♠AKQ S run ♠AKQ S run ♥AKQ S run ♦AKQ S run ♣AKQ S set ♠A ♥A ♦A ♣A S set ♠K ♥K ♦K ♣K S set ♠Q ♥Q ♦Q ♣Q
play S ♠A N ♠8
play S ♠K N ♠T
play S ♠Q N ♠J
play S ♥A N ♥9
play S ♥K N ♥T
play S ♥Q N ♥J
play S ♦A N ♦9
play S ♦K N ♦T
play S ♦Q N ♦J
play S ♣A N ♣9
play S ♣K N ♣T
play S ♣Q N ♣J`)
	if got := st.Points[0]; got != 201 {
		t.Errorf("the hand comes to %d, not to 201:\n%s", got, events(st))
	}
}
