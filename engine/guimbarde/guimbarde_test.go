package guimbarde

import (
	"testing"

	"quinola/engine/agree"
)

// In random hands the pack is found false at the deal, where nothing was paid yet, or
// after the last card: guimbarde.loix.11 proves the other.
func TestMutantsComeApart(t *testing.T) {
	agree.Mutants(t, Guimbarde(), 20_000, "guimbarde/void.back")
}
