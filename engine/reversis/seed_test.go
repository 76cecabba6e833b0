package reversis

import (
	"testing"

	"quinola/engine/game"
)

// The same seed gives the same hand, whatever was dealt before.
func TestSameSeedSameHand(t *testing.T) {
	every(t, func(t *testing.T, l *Law) {
		d := newDealer(l)
		var h hand
		for seed := range uint64(200) {
			d.make(mixed, seed, &h)
			if a, b := string(l.record(&h).AppendJSON(nil)), string(l.Random(game.Mixed, seed).AppendJSON(nil)); a != b {
				t.Fatalf("seed %d: %s\nand %s", seed, a, b)
			}
		}
	})
}
