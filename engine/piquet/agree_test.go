package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/piquet/naive"
)

// The engine agrees with a settlement that was written from the clauses alone.
func TestPiquetAgreesWithTheSecondSettlement(t *testing.T) {
	rs := *Piquet().Rulesets()[0]
	rs.Variants = nil // à écrire counts a hand as this does, and writes it otherwise
	agree.Test(t, &rs, naive.Settle)
}
