package brusquembille

import (
	"fmt"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// A hand has 120 points, unless an irregular act ends it.
func TestRandomHands(t *testing.T) {
	agree.Holds(t, Brusquembille(), func(r *record.Record, st *game.Settlement) string {
		sum := int32(0)
		for _, p := range st.Points {
			sum += p
		}
		if len(r.Acts) == 0 && sum != 120 {
			return fmt.Sprintf("the points are %d, not 120", sum)
		}
		return ""
	})
}

// What custom asks is lifted for every card, and only where players agree on
// nothing are they free to leave: no random hand shows it, and the notes do.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Brusquembille(), 5_000, "brusquembille/custom.follow", "brusquembille/custom.head", "brusquembille/match.free")
}
