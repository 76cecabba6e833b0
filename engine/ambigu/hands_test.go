package ambigu

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

func TestRandomHands(t *testing.T) {
	agree.Random(t, Ambigu(), func(_ *record.Record, st *game.Settlement) string { return "" })
}

func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Ambigu(), 20_000, "ambigu/quit.time", "ambigu/raise.most", "ambigu/loss.most", "ambigu/claim")
}

func BenchmarkAmbigu(b *testing.B) { agree.Bench(b, Ambigu(), "ambigu") }
