package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestMutantsOfPiquemedrille(t *testing.T) {
	agree.Mutants(t, Piquemedrille(), 20_000, "hombre/bete.void")
}
