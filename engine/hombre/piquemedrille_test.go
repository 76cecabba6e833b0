package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestRandomHandsOfPiquemedrille(t *testing.T) { agree.Random(t, Piquemedrille(), nil) }

func TestMutantsOfPiquemedrille(t *testing.T) {
	agree.Mutants(t, Piquemedrille(), 20_000, "hombre/bete.void")
}

func BenchmarkPiquemedrille(b *testing.B) { agree.Bench(b, Piquemedrille(), "piquemedrille") }
