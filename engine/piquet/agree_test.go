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

// And so it does where a match is written, in all its manners.
func TestPiquetAEcrireAgreesWithTheSecondSettlement(t *testing.T) {
	agree.Test(t, Piquet().Rulesets()[1], naive.Write)
}
