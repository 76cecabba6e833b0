package reversis

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/table"
)

// The same seed gives the same hand.
func TestSameSeedSameHand(t *testing.T) {
	every(t, 200, func(t *testing.T, l *table.Law, n uint64) {
		for seed := range n {
			if a, b := string(play.Random(l, game.Mixed, seed).AppendJSON(nil)), string(play.Random(l, game.Mixed, seed).AppendJSON(nil)); a != b {
				t.Fatalf("seed %d: %s\nand %s", seed, a, b)
			}
		}
	})
}
