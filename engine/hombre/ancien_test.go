package hombre

import (
	"testing"

	"quinola/engine/agree"
)

func TestMutantsOfAncien(t *testing.T) {
	agree.Mutants(t, Ancien(), 20_000, "parts/purse", "hombre/vole.pool")
}
