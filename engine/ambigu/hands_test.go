package ambigu

import (
	"testing"

	"quinola/engine/agree"
)

func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Ambigu(), 20_000, "ambigu/quit.time", "ambigu/raise.most", "ambigu/loss.most", "ambigu/claim")
}
