package boston

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHands(t *testing.T) { agree.Random(t, Boston(), nil) }

func TestMutants(t *testing.T) {
	agree.Mutants(t, Boston(), 30_000, "boston/whist.turn", "boston/misere.kept")
}

func BenchmarkBoston(b *testing.B) { agree.Bench(b, Boston(), "reglor-boston") }
