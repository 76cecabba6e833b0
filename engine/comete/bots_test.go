package comete

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Two bots that both hold good cards do not raise upon each other without end: each raise
// is of one counter at least, and from twelve on nobody raises.
func TestBotsOfHocStopRaising(t *testing.T) {
	law := agree.Law(t, Hoc(), "hoc")
	for seed := range uint64(12) {
		hand, err := play.Sit(law, &record.Record{Rules: "hoc", Dealer: cards.South}, seed)
		if err != nil {
			t.Fatal(err)
		}
		raises := 0
		for n := uint64(0); hand.Turn() != cards.NoSeat; n++ {
			step := hand.Advise(6, seed+n)[0].Step
			switch step.Act {
			case "pass", "declare": // a contest begins
				raises = 0
			case "raise":
				if raises++; raises > 12 {
					t.Fatalf("seed %d: %d raises in one contest", seed, raises)
				}
			}
			if err := hand.Do(step); err != nil {
				t.Fatal(err)
			}
		}
	}
}
